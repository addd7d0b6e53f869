import { type ConsentRecord, RECAPTCHA_CATEGORY } from "../app/privacy/consent/consent-record.ts";
import { listPlayerOrigins } from "../app/privacy/outside/player.ts";
import type { OutsideServices } from "../app/shell/services/outside-services.ts";

/** Origins that a page's policy allows besides the site itself. */
export interface OpenedSources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  media: readonly string[];
}

/** Nothing: what every page begins with. */
export const NOTHING_OPENED: OpenedSources = {
  scripts: [],
  connections: [],
  images: [],
  frames: [],
  media: [],
};

/** Returns the services that a visitor's choices allow: those of each accepted category that the operator set up. */
export function openedSources(
  consent: ConsentRecord | null,
  outside: Omit<OutsideServices, "hasPosts">,
): OpenedSources {
  if (consent === null) return NOTHING_OPENED;
  const { matomo, recaptcha } = outside;
  const counter = consent.analytics === true ? matomo : null;
  const google = consent[RECAPTCHA_CATEGORY] === true ? recaptcha : null;
  return {
    scripts: [...(counter === null ? [] : [`${counter.url}/matomo.js`]), ...recaptchaSources(google)],
    connections: [
      ...(counter === null ? [] : [`${counter.url}/matomo.php`]),
      ...(google === null ? [] : [`${google.url}/recaptcha/`]),
    ],
    images: counter === null ? [] : [`${counter.url}/matomo.php`],
    frames: [
      ...(["video", "social"] as const).flatMap((category) =>
        consent[category] === true ? listPlayerOrigins(category, outside) : [],
      ),
      ...(google === null ? [] : [`${google.url}/recaptcha/`]),
    ],
    media: consent.video === true ? ["'self'"] : [],
  };
}

/** Its loader brings a second script from Google's host for such files. */
function recaptchaSources(recaptcha: OutsideServices["recaptcha"]): string[] {
  return recaptcha === null ? [] : [`${recaptcha.url}/recaptcha/`, "https://www.gstatic.com/recaptcha/"];
}
