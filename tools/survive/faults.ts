import { answersOutOfOrder } from "./answers-out-of-order.ts";
import { failingPlaceBackend } from "./backend/failing-place-backend.ts";
import type { Fault } from "./fault.ts";
import { failingFeed } from "./feeds/failing-feed.ts";
import { privateAddresses } from "./fetching/private-addresses.ts";
import { botCheck } from "./forms/bot-check.ts";
import { consentCookie } from "./forms/consent-cookie.ts";
import { crossSite } from "./forms/cross-site.ts";
import { databaseAway } from "./forms/database-away.ts";
import { diskFull } from "./forms/disk-full.ts";
import { hostileFields } from "./forms/hostile-fields.ts";
import { killedOnPostgres, killedOnSqlite } from "./forms/killed-while-posting.ts";
import { nthWrite } from "./forms/nth-write.ts";
import { powerCut } from "./forms/power-cut.ts";
import { sentTwice } from "./forms/sent-twice.ts";
import { uploads } from "./forms/uploads.ts";
import { hostilePlaceData } from "./hostile-place-data.ts";
import { forbiddenKeys } from "./input/forbidden-keys.ts";
import { generatedInput } from "./input/generated-input.ts";
import { hostileExtracts } from "./input/hostile-extracts.ts";
import { hostileFeeds } from "./input/hostile-feeds.ts";
import { openingHoursStrings } from "./input/opening-hours-strings.ts";
import { regularExpressions } from "./input/regular-expressions.ts";
import { fiveTimesCapacity } from "./load/five-times-capacity.ts";
import { halfLoad } from "./load/half-load.ts";
import { quotaOvershoot } from "./load/quota-overshoot.ts";
import { restartUnderLoad } from "./load/restart-under-load.ts";
import { slowSockets } from "./load/slow-sockets.ts";
import { mountedAndUnmounted } from "./mounted-and-unmounted.ts";
import { failingPhotoHost } from "./photos/failing-photo-host.ts";
import { failingRouter } from "./routing/failing-router.ts";
import { strangersPage } from "./strangers-page.ts";

/** What pages, feeds and servers of the kit and the places meet. */
const FAULTS_OF_PLACES: readonly Fault[] = [
  answersOutOfOrder,
  hostilePlaceData,
  mountedAndUnmounted,
  strangersPage,
  fiveTimesCapacity,
  slowSockets,
  quotaOvershoot,
  restartUnderLoad,
  halfLoad,
  failingFeed,
  failingRouter,
  failingPlaceBackend,
  failingPhotoHost,
  privateAddresses,
  hostileExtracts,
  hostileFeeds,
  openingHoursStrings,
  generatedInput,
  forbiddenKeys,
  regularExpressions,
];

/** What the site's forms meet. Most ask one site that all of them share, and so run one after the other. */
const FAULTS_OF_FORMS: readonly Fault[] = [
  killedOnSqlite,
  killedOnPostgres,
  powerCut,
  nthWrite,
  diskFull,
  databaseAway,
  crossSite,
  consentCookie,
  botCheck,
  uploads,
  hostileFields,
  sentTwice,
];

/** Every fault that `npm run survive` runs, in this order. */
export const FAULTS = { places: FAULTS_OF_PLACES, forms: FAULTS_OF_FORMS };
