import { encodeBoundary, type PlaceRecord } from "@lieudit/place-model";
import { afterAll, describe, expect, test } from "vitest";
import type { ExplainQuery, PlaceIndex } from "../place-index.ts";
import { ADDRESS_CASES } from "./address-cases.ts";
import { AUTOCOMPLETE_CASES } from "./autocomplete-cases.ts";
import { NEARBY_CASES } from "./nearby-cases.ts";
import { aLocality, aPoi, awayFromHarbour, HARBOUR } from "./places.ts";
import { AUTOCOMPLETE_POINT_CASES, TEXT_POINT_CASES } from "./point-cases.ts";
import { REVERSE_CASES } from "./reverse-cases.ts";
import { TEXT_CASES } from "./text-cases.ts";

type MakeIndex = (records: readonly PlaceRecord[]) => Promise<PlaceIndex>;

/** Makers of an index that has these records. The suite closes it after its group of cases. */
export interface MadeIndexes {
  /** Opens the index as a server does, with threads of its own. */
  makeIndex: MakeIndex;
  /** Opens the index in the calling thread; for the many searches. */
  makeIndexHere: MakeIndex;
}

/** The conformance suite of `PlaceIndex`. Call it in a test file of the adapter. */
export function describePlaceIndex(adapter: string, { makeIndex, makeIndexHere }: MadeIndexes): void {
  /** Returns the index of a list of places. Cases of one group share it, because building one is slow. */
  function sharedIndexes(make: MakeIndex): MakeIndex {
    const indexes = new Map<readonly PlaceRecord[], Promise<PlaceIndex>>();
    // Each may hold a connection, of which a server gives out a hundred.
    afterAll(async () => {
      for (const index of indexes.values()) await (await index).close();
    });
    return (places) => {
      let index = indexes.get(places);
      if (index === undefined) {
        index = make(places);
        indexes.set(places, index);
      }
      return index;
    };
  }

  describe(`${adapter}: autocomplete`, () => {
    const withPlaces = sharedIndexes(makeIndexHere);
    test.each([...AUTOCOMPLETE_CASES, ...AUTOCOMPLETE_POINT_CASES])(
      "$title",
      async ({ places, query: given, expected }) => {
        const query = { input: "", limit: 5, language: "fr", ...given };
        const hits = await (await withPlaces(places)).autocomplete(query);
        expect(hits.map(({ place }) => place.names.default)).toEqual(expected);
      },
    );
  });

  describe(`${adapter}: text search`, () => {
    const withPlaces = sharedIndexes(makeIndexHere);
    test.each([...TEXT_CASES, ...TEXT_POINT_CASES, ...ADDRESS_CASES])(
      "$title",
      async ({ places, query: given, expected, hasMore = false, isFirstOnly = false }) => {
        const query = { text: "", limit: 20, language: "fr", ...given };
        const result = await (await withPlaces(places)).searchText(query);
        expect(result.places.map(({ names }) => names.default)).toEqual(expected);
        if (!isFirstOnly) expect(result.hasMore).toBe(hasMore);
      },
    );
  });

  describe(`${adapter}: nearby search`, () => {
    const withPlaces = sharedIndexes(makeIndexHere);
    test.each(NEARBY_CASES)("$title", async ({ places, query: given, expected }) => {
      const query = { center: HARBOUR, radiusMetres: 1_000, limit: 20, rank: "DISTANCE" as const, ...given };
      const result = await (await withPlaces(places)).searchNearby(query);
      expect(result.map(({ names }) => names.default)).toEqual(expected);
    });
  });

  describe(`${adapter}: reverse geocoding`, () => {
    const withPlaces = sharedIndexes(makeIndexHere);
    test.each(REVERSE_CASES)("$title", async ({ places, query: given, expected }) => {
      const query = { location: HARBOUR, limit: 20, ...given };
      const result = await (await withPlaces(places)).reverseGeocode(query);
      expect(result.map(({ names }) => names.default)).toEqual(expected);
    });
  });

  describe(`${adapter}: by id`, () => {
    const withPlaces = sharedIndexes(makeIndex);
    const fountain = aPoi("Fontaine 🥐 d’Œuvre", "tourist_attraction", {
      names: { byLanguage: { ar: "نافورة" } },
    });
    const cafe = aPoi("Café");
    const both = [fountain, cafe];

    test("a record comes back as it was put in", async () => {
      expect(await (await withPlaces(both)).getPlace(fountain.id)).toEqual(fountain);
    });

    test("an unknown id gives null, and is left out of a list that keeps its order", async () => {
      const places = await withPlaces(both);
      expect(await places.getPlace("place-unknown")).toBeNull();
      const result = await places.getPlaces([cafe.id, "place-unknown", fountain.id]);
      expect(result.map(({ id }) => id)).toEqual([cafe.id, fountain.id]);
    });

    test("an outline is read apart from its record, and other places have none", async () => {
      const corners = [HARBOUR, awayFromHarbour(900), awayFromHarbour(0, 900)];
      const area = aLocality("Port-Valbrune");
      const index = await withPlaces([{ ...area, boundary: encodeBoundary([[corners]]) }, cafe]);
      expect(await index.getBoundary(area.id)).toMatchObject({
        type: "Polygon",
        coordinates: [[[6.81, 43.24], {}, {}, [6.81, 43.24]]],
      });
      expect(await index.getPlace(area.id)).toEqual(area);
      expect(await index.getPlaces([area.id])).toEqual([area]);
      expect(await index.getBoundary(cafe.id)).toBeNull();
      expect(await index.getBoundary("place-unknown\0")).toBeNull();
    });

    test("the description counts places by kind and type", async () => {
      const { placeCount, countByKind, countByType } = await (await withPlaces(both)).describe();
      expect(placeCount).toBe(2);
      expect(countByKind).toEqual({ poi: 2 });
      expect(countByType).toMatchObject({ cafe: 1, tourist_attraction: 1, point_of_interest: 2 });
    });
  });

  describe(`${adapter}: explain`, () => {
    const withPlaces = sharedIndexes(makeIndex);
    const places = [aPoi("Boulangerie du Port", "bakery"), aPoi("Café du Port"), aPoi("Phare")];

    test.each<ExplainQuery>([
      { method: "searchText", query: { text: "cafe port", limit: 5, language: "fr" } },
      { method: "autocomplete", query: { input: "boul", limit: 5, language: "fr" } },
    ])("explains the results of $method in their order, with parts that add up", async (call) => {
      const index = await withPlaces(places);
      const { candidates, candidateCount, readings } = await index.explainSearch(call);
      const ids =
        call.method === "autocomplete"
          ? (await index.autocomplete(call.query)).map(({ place }) => place.id)
          : (await index.searchText(call.query)).places.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(candidates.slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
      expect(candidateCount).toBe(candidates.length);
      for (const { score, parts } of candidates) {
        expect(Object.values(parts).reduce((sum, points) => sum + points, 0)).toBeCloseTo(score);
      }
      const { readers, words } = readings[0]!;
      expect(words.map(({ text }) => text)).toEqual(
        call.method === "autocomplete" ? ["boul"] : ["cafe", "port"],
      );
      expect(readers.reduce((sum, { newPlaces }) => sum + newPlaces, 0)).toBe(candidateCount);
      expect(readers.map(({ name }) => name)).toContain(candidates[0]!.reader);
    });
  });

  describe(`${adapter}: calls`, () => {
    const withPlaces = sharedIndexes(makeIndex);
    test("an aborted call rejects with the signal's reason", async () => {
      const places = await withPlaces([aPoi("Café")]);
      const reason = new Error("the reader went on typing");
      const query = { input: "caf", limit: 5, language: "fr" };
      await expect(places.autocomplete(query, AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    test("a closed index rejects with CLOSED", async () => {
      const places = await withPlaces([aPoi("Café")]);
      await places.close();
      await expect(places.getPlace("place-Caf-")).rejects.toMatchObject({
        name: "PlaceIndexError",
        code: "CLOSED",
      });
    });
  });
}
