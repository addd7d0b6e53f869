import type { Place } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { placeSummary, placeTitle } from "./place-words.ts";

const bakery: Place = {
  displayName: { text: "Au Pain d’Or" },
  primaryTypeDisplayName: { text: "Boulangerie" },
  postalAddress: { regionCode: "FR", locality: "Nice" },
  formattedAddress: "12 rue des Lices, 06000 Nice",
  nationalPhoneNumber: "04 93 00 00 00",
};

test.each<[string, Place, string]>([
  ["a shop", bakery, "Au Pain d’Or, boulangerie à Nice"],
  ["a shop in no town", { ...bakery, postalAddress: { regionCode: "FR" } }, "Au Pain d’Or, boulangerie"],
  [
    "a town",
    {
      displayName: { text: "Nice" },
      primaryTypeDisplayName: { text: "Commune" },
      postalAddress: { regionCode: "FR", locality: "Nice" },
    },
    "Nice, commune",
  ],
  ["an abbreviation", { ...bakery, primaryTypeDisplayName: { text: "ONG" } }, "Au Pain d’Or, ONG à Nice"],
  ["nothing", {}, "Lieu sans nom"],
])("the title of %s", (_name, place, title) => expect(placeTitle(place)).toBe(title));

test("the summary tells where and how to reach it", () => {
  expect(placeSummary(bakery)).toBe(
    "Au Pain d’Or, boulangerie à Nice. Adresse\u00a0: 12 rue des Lices, 06000 Nice. Téléphone\u00a0: 04 93 00 00 00.",
  );
});

test("a long summary is cut", () => {
  expect(placeSummary({ editorialSummary: { text: "a".repeat(5000) } })).toHaveLength(300);
});
