import { encodeBoundary, type PlaceRecord } from "@lieudit/place-model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aLocality, anAddress, aPoi, aStreet, awayFromHarbour, HARBOUR } from "../src/conformance/places.ts";
import { getRing } from "../src/geo/cells.ts";
import type { PlaceIndex } from "../src/place-index.ts";
import type { IndexReader } from "../src/search/index-reader.ts";
import { showSources } from "../src/search/scoped-reader.ts";
import { runWithSources } from "../src/search/visible-sources.ts";

const PUBLIC = aPoi("Kiosque Zorblat", "bakery", { location: awayFromHarbour(20) });
const DEPOT = aPoi("Depot Zorblat", "bakery", {
  source: "private-stores",
  id: "own-private-stores_1",
  hours: { tag: "24/7", isWeekly: true, periods: [{ open: { day: 0, hour: 0, minute: 0 } }] },
  facts: { rating: 4.5, nationalPhoneNumber: "04 94 12 34 56" },
});
const OFFICE = aPoi("Bureau Zorblat", "library", {
  source: "private-offices",
  id: "own-private-offices_1",
  location: awayFromHarbour(5),
});
const HIDDEN_TOWN = aLocality("Quenouille", {
  source: "private-stores",
  boundary: encodeBoundary([[[HARBOUR, awayFromHarbour(900), awayFromHarbour(0, 900)]]]),
});
const RECORDS: readonly PlaceRecord[] = [
  DEPOT,
  // A private record with the id of a public one does not replace it.
  aPoi("Zorblat volant", "cafe", { id: PUBLIC.id, source: "private-offices" }),
  OFFICE,
  anAddress("7", "Rue Quenouille", { source: "private-stores" }),
  aStreet("Rue Quenouille", { source: "private-stores" }),
  HIDDEN_TOWN,
  // Its popularity and its other names are for private places only.
  aLocality("Fuseau", {
    source: "private-offices",
    popularity: 0.95,
    names: { byLanguage: { en: "Spindleton" } },
  }),
  aPoi("Kiosque du Fuseau", "store", { address: { locality: "Fuseau" } }),
  PUBLIC,
  // Fill the pages of public results.
  ...Array.from({ length: 30 }, (_, i) =>
    aPoi(`Zorblat privé ${i}`, "bakery", { source: "private-stores", popularity: 0.9 }),
  ),
  ...Array.from({ length: 30 }, (_, i) => aPoi(`Zorblat public ${i}`, "bakery", { popularity: 0.1 })),
];

const LANGUAGE = { language: "fr", limit: 20 };
const CIRCLE = { center: HARBOUR, radiusMetres: 500, limit: 20 };
/** Each reads what one method gives, as JSON. */
const CALLS: Record<string, (index: PlaceIndex) => Promise<unknown>> = {
  "getPlace of a private id": (index) => index.getPlace(DEPOT.id),
  "getPlace of a stored id": (index) => index.getPlace(`~~private^stores~${DEPOT.id}`),
  getPlaces: (index) =>
    index.getPlaces([DEPOT.id, OFFICE.id, PUBLIC.id, `~~private^stores~${DEPOT.id}`, "place-unknown"]),
  getBoundary: (index) => index.getBoundary(HIDDEN_TOWN.id),
  autocomplete: (index) => index.autocomplete({ ...LANGUAGE, input: "zorb" }),
  "autocomplete with an error": (index) => index.autocomplete({ ...LANGUAGE, input: "quenuille" }),
  "autocomplete by type": (index) =>
    index.autocomplete({ ...LANGUAGE, input: "zorblat", primaryTypes: ["library"] }),
  searchText: (index) => index.searchText({ ...LANGUAGE, text: "zorblat" }),
  "searchText of the next page": (index) => index.searchText({ ...LANGUAGE, text: "zorblat", offset: 20 }),
  "searchText with an error": (index) => index.searchText({ ...LANGUAGE, text: "depot zorbalt" }),
  "searchText with another name of a town": (index) =>
    index.searchText({ ...LANGUAGE, text: "kiosque spindleton" }),
  "searchText of a type": (index) => index.searchText({ ...LANGUAGE, text: "boulangerie à Quenouille" }),
  "searchText of a phone number": (index) => index.searchText({ ...LANGUAGE, text: "04 94 12 34 56" }),
  "searchText with filters": (index) =>
    index.searchText({
      ...LANGUAGE,
      text: "zorblat",
      minRating: 4,
      openAt: new Date("2026-11-20T12:00:00Z"),
    }),
  "searchText of a point": (index) => index.searchText({ ...LANGUAGE, text: "43.24, 6.81" }),
  "searchText of an address": (index) =>
    index.searchText({ ...LANGUAGE, text: "7 rue Quenouille 83999 Port-Valbrune", isAddress: true }),
  "searchText in an area": (index) =>
    index.searchText({
      ...LANGUAGE,
      text: "zorblat",
      restriction: { low: awayFromHarbour(-500, -500), high: awayFromHarbour(500, 500) },
    }),
  "searchNearby by distance": (index) => index.searchNearby({ ...CIRCLE, rank: "DISTANCE" }),
  "searchNearby by popularity": (index) =>
    index.searchNearby({ ...CIRCLE, rank: "POPULARITY", includedTypes: ["bakery"], excludedTypes: ["bar"] }),
  "searchNearby of a stored type": (index) =>
    index.searchNearby({ ...CIRCLE, rank: "DISTANCE", includedTypes: ["~~private^stores~"] }),
  reverseGeocode: (index) => index.reverseGeocode({ location: HARBOUR, limit: 20 }),
  "reverseGeocode of a type": (index) =>
    index.reverseGeocode({ location: HARBOUR, limit: 20, types: ["library", "route", "locality"] }),
  explainSearch: (index) =>
    index.explainSearch({ method: "searchText", query: { ...LANGUAGE, text: "depot zorblat quenuille" } }),
  describe: (index) => index.describe(),
};

/** Tests of an adapter: who finds the places of private sources. */
export function describePrivateSources(
  adapter: string,
  {
    makeIndex,
    makeReader,
  }: {
    makeIndex: (records: readonly PlaceRecord[]) => Promise<PlaceIndex>;
    makeReader: (records: readonly PlaceRecord[]) => Promise<IndexReader>;
  },
): void {
  describe(`${adapter}: private sources`, () => {
    let all: PlaceIndex;
    let withoutPrivate: PlaceIndex;
    let onlyStores: PlaceIndex;
    beforeAll(async () => {
      const isOf = (...names: string[]) => RECORDS.filter(({ source }) => names.includes(source));
      [all, withoutPrivate, onlyStores] = await Promise.all([
        makeIndex(RECORDS),
        makeIndex(isOf("test")),
        makeIndex(isOf("test", "private-stores")),
      ]);
    });
    afterAll(() => Promise.all([all, withoutPrivate, onlyStores].map((index) => index.close())));
    const runAs = async (sources: readonly string[], index: PlaceIndex, call: string) => {
      const result = await runWithSources(sources, () => CALLS[call]!(index));
      return JSON.stringify(result).replace(',"hasPrivateSources":true', "");
    };

    test.each(Object.keys(CALLS))("%s is the same for others as without private sources", async (call) => {
      const expected = await runAs([], withoutPrivate, call);
      for (const others of [[], ["unknown"], ["test"], ["private"], ["~~private^stores~"]]) {
        expect(await runAs(others, all, call)).toBe(expected);
      }
    });

    test.each(Object.keys(CALLS))("%s with one source has nothing of another", async (call) => {
      expect(await runAs(["private-stores"], all, call)).toBe(
        await runAs(["private-stores"], onlyStores, call),
      );
    });

    test.each([
      ["getPlace of a private id", "Depot"],
      ["getPlaces", "Depot"],
      ["getBoundary", "Polygon"],
      ["autocomplete", "Zorblat privé"],
      ["autocomplete with an error", "Quenouille"],
      ["searchText", "Zorblat privé"],
      ["searchText with an error", "Depot"],
      ["searchText of a type", "Zorblat privé"],
      ["searchText of a phone number", "Depot"],
      ["searchText with filters", "Depot"],
      ["searchText of an address", "7 Rue Quenouille"],
      ["searchText in an area", "Zorblat privé"],
      ["searchNearby by distance", "Zorblat privé"],
      ["searchNearby by popularity", "Zorblat privé"],
      ["reverseGeocode", "7 Rue Quenouille"],
      ["explainSearch", "Depot"],
    ])("%s with its source finds %s", async (call, name) => {
      expect(await runAs(["private-stores"], all, call)).toContain(name);
      expect(await runAs(["unknown", "private-offices", "private-stores"], all, call)).toContain(name);
      expect(await runAs(["private-offices"], all, call)).not.toContain(name);
    });

    test("what a caller reads is not kept in memory for others", async () => {
      const fresh = await makeIndex(RECORDS);
      try {
        for (const call of Object.keys(CALLS)) {
          await runAs(["private-stores"], fresh, call);
          expect(await runAs([], fresh, call)).toBe(await runAs([], withoutPrivate, call));
        }
      } finally {
        await fresh.close();
      }
    });

    test("a ring around a point holds private places for their callers", async () => {
      const reader = await makeReader(RECORDS);
      const find = async (sources: readonly string[]) => {
        const around = getRing(HARBOUR, "small");
        const found = await showSources(reader, sources).matching({ all: [["depot"]], around }, 0, 10);
        return found.length;
      };
      try {
        expect([await find([]), await find(["private-offices"])]).toEqual([0, 0]);
        expect(await find(["private-stores"])).toBe(1);
      } finally {
        await reader.close();
      }
    });

    test("calls at the same time do not share what they see", async () => {
      const found = await Promise.all(
        Array.from({ length: 40 }, (_, i) => runAs(i % 2 === 0 ? ["private-stores"] : [], all, "searchText")),
      );
      for (const [i, result] of found.entries()) expect(result.includes("privé")).toBe(i % 2 === 0);
    });
  });
}
