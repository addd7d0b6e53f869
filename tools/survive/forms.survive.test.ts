import { describeScenarios } from "./describe-scenarios.ts";
import { botCheck } from "./forms/bot-check.ts";
import { consentCookie } from "./forms/consent-cookie.ts";
import { crossSite } from "./forms/cross-site.ts";
import { diskFull } from "./forms/disk-full.ts";
import { hostileFields } from "./forms/hostile-fields.ts";
import { nthWrite } from "./forms/nth-write.ts";
import { powerCut } from "./forms/power-cut.ts";
import { sentTwice } from "./forms/sent-twice.ts";
import { uploads } from "./forms/uploads.ts";
import { stopSharedSites } from "./site/shared-site.ts";

/** The site's forms. Most scenarios send to one site that they share. */
describeScenarios(
  [powerCut, nthWrite, diskFull, crossSite, consentCookie, botCheck, uploads, hostileFields, sentTwice],
  stopSharedSites,
);
