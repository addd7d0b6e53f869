import { answersOutOfOrder } from "./answers-out-of-order.ts";
import { describeScenarios } from "./describe-scenarios.ts";
import { hostilePlaceData } from "./hostile-place-data.ts";
import { forbiddenKeys } from "./input/forbidden-keys.ts";
import { generatedInput } from "./input/generated-input.ts";
import { hostileExtracts } from "./input/hostile-extracts.ts";
import { hostileFeeds } from "./input/hostile-feeds.ts";
import { openingHoursStrings } from "./input/opening-hours-strings.ts";
import { regularExpressions } from "./input/regular-expressions.ts";
import { mountedAndUnmounted } from "./mounted-and-unmounted.ts";
import { failingPhotoHost } from "./remote/failing-photo-host.ts";
import { failingPlaceBackend } from "./remote/failing-place-backend.ts";
import { failingPriceFeed } from "./remote/failing-price-feed.ts";
import { failingRouter } from "./remote/failing-router.ts";
import { privateAddresses } from "./remote/private-addresses.ts";
import { thirdPartyPage } from "./third-party-page.ts";

/** Hostile data, pages and servers around the kit and the places. */
describeScenarios([
  answersOutOfOrder,
  hostilePlaceData,
  mountedAndUnmounted,
  thirdPartyPage,
  failingPriceFeed,
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
]);
