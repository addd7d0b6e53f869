import { expect, test } from "vitest";
import {
  type CONSENT_CATEGORIES,
  decide,
  decideAll,
  UNDECIDED,
} from "../app/privacy/consent/consent-record.ts";
import { NO_OUTSIDE_SERVICES, type OutsideServices } from "../app/shell/services/outside-services.ts";
import { NOTHING_OPENED, openedSources } from "./opened-sources.ts";

const everything: OutsideServices = {
  matomo: { url: "https://stats.exemple.fr/matomo", siteId: "3" },
  recaptcha: { url: "https://www.google.com", siteKey: "k" },
  playerOrigins: ["https://video.exemple.fr"],
  mastodonOrigins: ["https://mastodon.exemple.fr"],
  countsViews: true,
  hasPosts: true,
};

test("nothing is opened before a choice, after a refusal, or for what the operator did not set up", () => {
  for (const consent of [null, UNDECIDED, decideAll(false)]) {
    expect(openedSources(consent, everything)).toEqual(NOTHING_OPENED);
  }
  const { scripts, connections, images } = openedSources(decideAll(true), NO_OUTSIDE_SERVICES);
  expect([scripts, connections, images]).toEqual([[], [], []]);
});

test("each category opens its own, and nothing of another", () => {
  const opened = (category: (typeof CONSENT_CATEGORIES)[number]) =>
    openedSources(decide(UNDECIDED, category, true), everything);
  expect(opened("analytics")).toEqual({
    scripts: ["https://stats.exemple.fr/matomo/matomo.js"],
    connections: ["https://stats.exemple.fr/matomo/matomo.php"],
    images: ["https://stats.exemple.fr/matomo/matomo.php"],
    frames: [],
    media: [],
  });
  const video = opened("video");
  expect(video.frames).toContain("https://www.youtube-nocookie.com");
  expect(video.frames).toContain("https://video.exemple.fr");
  expect(video.frames.join()).not.toMatch(/facebook|instagram|google\.com/);
  expect([video.scripts, video.connections, video.images]).toEqual([[], [], []]);
  const social = opened("social");
  expect(social.frames.join()).toMatch(/instagram/);
  expect(social.frames).toContain("https://mastodon.exemple.fr");
  expect(social.media).toEqual([]);
  expect(video.media).toEqual(["'self'"]);
  expect(social.frames.join()).not.toMatch(/youtube|video\.exemple/);
  expect(social.scripts).toEqual(["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"]);
  for (const category of ["i18n", "selection_vehicles", "selection_estate"] as const) {
    expect(opened(category)).toEqual(NOTHING_OPENED);
  }
});
