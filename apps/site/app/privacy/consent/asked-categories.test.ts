import { expect, test } from "vitest";
import { NO_OUTSIDE_SERVICES, type OutsideServices } from "../../shell/services/outside-services.ts";
import { listAskedCategories } from "./asked-categories.ts";
import { afterChoice } from "./consent-context.tsx";

const OWN = ["i18n", "selection_vehicles", "selection_estate"];

test.each<[what: string, changes: Partial<OutsideServices>, asked: string[]]>([
  ["nothing", {}, [...OWN, "video"]],
  ["own counts", { countsViews: true }, [...OWN, "analytics", "video"]],
  ["a Matomo", { matomo: { url: "https://stats.exemple.fr", siteId: "1" } }, [...OWN, "analytics", "video"]],
  ["a post in a text", { hasPosts: true }, [...OWN, "social", "video"]],
  ["reCAPTCHA", { recaptcha: { url: "https://www.google.com", siteKey: "k" } }, [...OWN, "social", "video"]],
])("with %s set up, visitors are asked about what is used", (_, changes, asked) => {
  expect(listAskedCategories({ ...NO_OUTSIDE_SERVICES, ...changes })).toEqual(asked);
});

test("who accepts everything has accepted nothing that was not asked", () => {
  const record = afterChoice(null, { category: "all", isAccepted: true }, NO_OUTSIDE_SERVICES);
  expect(record).toEqual({
    i18n: true,
    selection_vehicles: true,
    selection_estate: true,
    analytics: null,
    social: null,
    video: true,
  });
});
