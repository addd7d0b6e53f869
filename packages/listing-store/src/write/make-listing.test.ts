import { anEstate, anEstateDraft } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { makeListing } from "./make-listing.ts";

test("a price is of the day that it is in France, where nights are a day ahead of UTC", () => {
  const night = new Date("2026-07-10T22:30:00Z");
  expect(makeListing(anEstateDraft(), null, night).prixHistorique).toMatchObject([{ date: "2026-07-11" }]);
});

type Steps = [date: string, prixCents: number][];

test.each<[string, Steps, number, Steps]>([
  ["the same price adds nothing", [["2026-10-01", 300]], 300, [["2026-10-01", 300]]],
  [
    "another price is of today",
    [["2026-10-01", 300]],
    200,
    [
      ["2026-10-01", 300],
      ["2026-11-20", 200],
    ],
  ],
  [
    "of two prices on a day the last one stays",
    [
      ["2026-10-01", 300],
      ["2026-11-20", 250],
    ],
    200,
    [
      ["2026-10-01", 300],
      ["2026-11-20", 200],
    ],
  ],
  [
    "a price that comes back the same day has not changed",
    [
      ["2026-10-01", 300],
      ["2026-11-20", 250],
    ],
    300,
    [["2026-10-01", 300]],
  ],
])("%s", (_case, known, prixCents, expected) => {
  const steps = (rows: Steps) => rows.map(([date, cents]) => ({ date, prixCents: cents }));
  const before = anEstate({ prixHistorique: steps(known) });
  const listing = makeListing(anEstateDraft({ prixCents }), before, new Date("2026-11-20T09:00:00Z"));
  expect(listing.prixHistorique).toEqual(steps(expected));
});

test("the price history of a feed wins", () => {
  const prixHistorique = [
    { date: "2026-09-01", prixCents: 400 },
    { date: "2026-11-10", prixCents: 200 },
  ];
  const draft = anEstateDraft({ prixCents: 200, prixHistorique });
  expect(makeListing(draft, anEstate(), new Date("2026-11-20T09:00:00Z")).prixHistorique).toEqual(
    prixHistorique,
  );
});
