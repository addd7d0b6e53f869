import { anEstateDraft } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { listingOfDraft } from "./listing-of-draft.ts";

test("a price is of the day that it is in France, where nights are a day ahead of UTC", () => {
  const night = new Date("2026-07-10T22:30:00Z");
  expect(listingOfDraft(anEstateDraft(), null, night).prixHistorique).toMatchObject([{ date: "2026-07-11" }]);
});
