import { isTagOpenAt, readOpeningHours } from "@lieudit/opening-hours/osm";
import type { PlaceHours, PlaceRecord } from "@lieudit/place-model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aPoi } from "../conformance/places.ts";
import type { TextQuery } from "../place-index.ts";
import { filterTerms, getRequiredFilterTerms, toZoneName } from "./filter-terms.ts";
import { isOpenDuring } from "./open-during.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const TEXT: TextQuery = { text: "café", language: "fr", limit: 20 };

function aPlaceOpen(tag: string, timeZone = "Europe/Paris"): PlaceRecord {
  const place = aPoi("Café", "cafe", { timeZone });
  return { ...place, hours: readHours(tag, place) };
}

function readHours(tag: string, { timeZone, location }: PlaceRecord): PlaceHours {
  return readOpeningHours(tag, { timeZone, location, countryCode: "FR" }, NOW);
}

/** Whether the terms of the place let it through to the filters of the query. */
function passesTerms(place: PlaceRecord, query: Partial<TextQuery>): boolean {
  const terms = filterTerms(place);
  const groups = getRequiredFilterTerms({ ...TEXT, ...query }, [
    "europe/paris",
    "indian/reunion",
    place.timeZone,
  ]);
  return groups.every((group) => group.some((term) => terms.includes(term)));
}

const TAGS = [
  "24/7",
  "Mo-Fr 08:00-12:00,14:00-19:00; Sa 09:00-19:00",
  "Mo-Fr 08:30-18:30; PH off",
  "Mo-Sa 10:00-19:00; Su,PH 10:00-13:00",
  "Fr-Sa 18:00-02:00",
  "Mo-Fr 08:00-12:00; Jul-Aug Mo-Su 07:00-21:00; Dec 25 off",
  "Apr-Sep: 09:00-18:00; Oct-Mar: 10:00-17:00",
  "Apr 15-Sep 30 09:00-18:00",
  "Mo-Fr 18:00+",
  "sunrise-sunset",
  "PH; Mo 08:00-10:00",
  "Mo-Fr",
  'Mo-Fr 08:00-18:00 "sur rendez-vous"',
  "week 1-20 Mo 08:00-12:00",
  "Th[1] 10:00-12:00",
  "2026 Nov 01-2026 Dec 24 Sa 10:00-18:00",
  "Su 22:00-26:00",
];

test.each(TAGS)("a place with the hours %s has a term of each instant that it is open at", (tag) => {
  for (const timeZone of ["Europe/Paris", "Indian/Reunion"]) {
    const place = aPlaceOpen(tag, timeZone);
    const instants = fc.date({
      min: new Date("2026-01-01T00:00:00Z"),
      max: new Date("2027-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    const { location } = place;
    const missed = fc
      .sample(instants, { seed: 20_261_120, numRuns: 150 })
      .filter((openAt) => isTagOpenAt(place.hours!, openAt, { timeZone, countryCode: "FR", location }))
      .filter((openAt) => !passesTerms(place, { openAt }));
    expect(missed).toEqual([]);
  }
});

test.each(TAGS)("a place with the hours %s has a term of each moment that it is open in", (tag) => {
  const place = aPlaceOpen(tag);
  const moments = [
    { from: 180, until: 181 },
    { from: 1_320, until: 1_740, daysAhead: 1 },
    { from: 480, until: 1_200, days: [0, 6] },
    { from: 720, until: 840, days: [3], isThroughout: true },
    { from: 600, until: 600 },
  ];
  const missed = moments
    .filter((moment) => isOpenDuring(place, moment, NOW))
    .filter((moment) => !passesTerms(place, { openDuring: moment, now: NOW }));
  expect(missed).toEqual([]);
});

test.each([
  ["Mo-Fr 08:00-12:00,14:00-19:00", "2026-11-23T02:00:00Z"],
  ["Mo-Fr 08:30-18:30; PH off", "2026-11-23T02:00:00Z"],
  ["Jul-Aug Mo-Su 07:00-21:00; Oct-Dec 10:00-12:00", "2026-11-23T02:00:00Z"],
])("a place with the hours %s has no term of the night", (tag, openAt) => {
  expect(passesTerms(aPlaceOpen(tag), { openAt: new Date(openAt) })).toBe(false);
});

test("a place that is closed for good has no terms of hours", () => {
  const place = { ...aPlaceOpen("24/7"), businessStatus: "CLOSED_PERMANENTLY" as const };
  expect(filterTerms(place)).toEqual([]);
});

test.each([
  [4, 4, true],
  [4.2, 4, true],
  [3.9, 4, false],
  [4.6, 4.5, true],
  [4.4, 4.5, false],
  [5, 5, true],
  [4.3, 4.2, true],
])("a rating of %s passes a minimum of %s: %s", (rating, minRating, isPassing) => {
  const place = aPoi("Café", "cafe", { facts: { rating, userRatingCount: 3 } });
  expect(passesTerms(place, { minRating })).toBe(isPassing);
});

test("price levels, plugs and fuels have terms", () => {
  const place = aPoi("Station", "gas_station", {
    facts: {
      priceLevel: "PRICE_LEVEL_MODERATE",
      evChargeOptions: {
        connectorCount: 1,
        connectorAggregation: [{ type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22, count: 1 }],
      },
    },
  });
  expect(passesTerms(place, { priceLevels: ["PRICE_LEVEL_MODERATE"] })).toBe(true);
  expect(passesTerms(place, { priceLevels: ["PRICE_LEVEL_INEXPENSIVE"] })).toBe(false);
  expect(passesTerms(place, { connectorTypes: ["EV_CONNECTOR_TYPE_TYPE_2"] })).toBe(true);
  expect(passesTerms(place, { connectorTypes: ["EV_CONNECTOR_TYPE_TESLA"] })).toBe(false);
  expect(passesTerms(place, { fuelTypes: ["SP98"] })).toBe(false);
});

test.each([
  "Europe/Paris",
  "America/Port-au-Prince",
  "Etc/GMT+5",
  "America/Argentina/Buenos_Aires",
  "+05:30",
])("the zone %s is read from its term", (zone) => {
  const [term] = filterTerms(aPlaceOpen("24/7", zone));
  expect(toZoneName(term!)).toBe(zone.toLowerCase());
});
