import type { PlaceRecord } from "@lieudit/place-model";
import { afterAll, describe, expect, test } from "vitest";
import type { AutocompleteQuery, NearbyQuery, PlaceIndex, ReverseQuery, TextQuery } from "../place-index.ts";
import { AUTOCOMPLETE_CLAIMS } from "./autocomplete-cases.ts";
import { NEARBY_CLAIMS } from "./nearby-cases.ts";
import { aPoi, HARBOUR } from "./places.ts";
import { AUTOCOMPLETE_POINT_CLAIMS, TEXT_POINT_CLAIMS } from "./point-cases.ts";
import { REVERSE_CLAIMS } from "./reverse-cases.ts";
import { TEXT_CLAIMS } from "./text-cases.ts";

/** "With these places, this question has these answers, in this order." Ids, or names that give them. */
export interface Claim<Query> {
  claim: string;
  places: readonly PlaceRecord[];
  ask: Partial<Query>;
  answers: readonly string[];
}

export type AutocompleteClaim = Claim<AutocompleteQuery>;
export type TextClaim = Claim<TextQuery> & { hasMore?: boolean };
export type NearbyClaim = Claim<NearbyQuery>;
export type ReverseClaim = Claim<ReverseQuery>;

/**
 * What every adapter of `PlaceIndex` must answer. Call it in a test file of the
 * adapter; `makeIndex` puts the records into a new index, which the suite closes
 * at the end of each group of claims.
 */
export function describePlaceIndex(
  adapter: string,
  makeIndex: (records: readonly PlaceRecord[]) => Promise<PlaceIndex>,
): void {
  /** For one group of claims. Those about the same places share an index: making one takes longer than asking it. */
  function sharedIndexes(): (places: readonly PlaceRecord[]) => Promise<PlaceIndex> {
    const indexes = new Map<readonly PlaceRecord[], Promise<PlaceIndex>>();
    // Each may hold a connection, of which a server gives out a hundred.
    afterAll(async () => {
      for (const index of indexes.values()) await (await index).close();
    });
    return (places) => {
      let index = indexes.get(places);
      if (index === undefined) {
        index = makeIndex(places);
        indexes.set(places, index);
      }
      return index;
    };
  }

  describe(`${adapter}: autocomplete`, () => {
    const withPlaces = sharedIndexes();
    test.each([...AUTOCOMPLETE_CLAIMS, ...AUTOCOMPLETE_POINT_CLAIMS])(
      "$claim",
      async ({ places, ask, answers }) => {
        const query = { input: "", limit: 5, language: "fr", ...ask };
        const hits = await (await withPlaces(places)).autocomplete(query);
        expect(hits.map(({ place }) => place.names.default)).toEqual(answers);
      },
    );
  });

  describe(`${adapter}: text search`, () => {
    const withPlaces = sharedIndexes();
    test.each([...TEXT_CLAIMS, ...TEXT_POINT_CLAIMS])(
      "$claim",
      async ({ places, ask, answers, hasMore = false }) => {
        const query = { text: "", limit: 20, language: "fr", ...ask };
        const found = await (await withPlaces(places)).searchText(query);
        expect(found.places.map(({ names }) => names.default)).toEqual(answers);
        expect(found.hasMore).toBe(hasMore);
      },
    );
  });

  describe(`${adapter}: nearby search`, () => {
    const withPlaces = sharedIndexes();
    test.each(NEARBY_CLAIMS)("$claim", async ({ places, ask, answers }) => {
      const query = { center: HARBOUR, radiusMetres: 1_000, limit: 20, rank: "DISTANCE" as const, ...ask };
      const found = await (await withPlaces(places)).searchNearby(query);
      expect(found.map(({ names }) => names.default)).toEqual(answers);
    });
  });

  describe(`${adapter}: reverse geocoding`, () => {
    const withPlaces = sharedIndexes();
    test.each(REVERSE_CLAIMS)("$claim", async ({ places, ask, answers }) => {
      const query = { location: HARBOUR, limit: 20, ...ask };
      const found = await (await withPlaces(places)).reverseGeocode(query);
      expect(found.map(({ names }) => names.default)).toEqual(answers);
    });
  });

  describe(`${adapter}: by id`, () => {
    const withPlaces = sharedIndexes();
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
      const found = await places.getPlaces([cafe.id, "place-unknown", fountain.id]);
      expect(found.map(({ id }) => id)).toEqual([cafe.id, fountain.id]);
    });

    test("the description counts places by kind and type", async () => {
      const { placeCount, countByKind, countByType } = await (await withPlaces(both)).describe();
      expect(placeCount).toBe(2);
      expect(countByKind).toEqual({ poi: 2 });
      expect(countByType).toMatchObject({ cafe: 1, tourist_attraction: 1, point_of_interest: 2 });
    });
  });

  describe(`${adapter}: calls`, () => {
    const withPlaces = sharedIndexes();
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
