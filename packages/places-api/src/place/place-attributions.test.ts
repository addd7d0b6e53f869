import { expect, test } from "vitest";
import { translateAttributions } from "./place-attributions.ts";

const link = { providerUri: "https://www.openstreetmap.org/copyright" };

test.each([
  ["fr", "© les contributeurs d’OpenStreetMap"],
  ["fr-CA", "© les contributeurs d’OpenStreetMap"],
  ["ar", "© المساهمون في OpenStreetMap"],
  ["en", "© OpenStreetMap contributors"],
  ["de", "© OpenStreetMap-Mitwirkende"],
  ["sv", "© OpenStreetMap contributors"],
  ["constructor", "© OpenStreetMap contributors"],
])("in %s OpenStreetMap is credited as %s", (language, provider) => {
  expect(translateAttributions([{ provider: "© OpenStreetMap contributors", ...link }], language)).toEqual([
    { provider, ...link },
  ]);
});

test("keeps other attributions unchanged", () => {
  const others = [{ provider: "© OpenStreetMap contributors, Ville d’Aubremer" }, { provider: "INSEE" }];
  expect(translateAttributions(others, "fr")).toEqual(others);
});
