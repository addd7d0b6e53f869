import type { Place, SearchTextRequest } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { expect, test } from "vitest";
import { findPlaces, inTurn } from "./find-places.ts";
import { ALL_PLACES } from "./places-search.ts";

const viewport = { low: { latitude: 43.7, longitude: 7.4 }, high: { latitude: 43.8, longitude: 7.5 } };
const area = { viewport, isStrict: false };
const signal = new AbortController().signal;

/** Answers `total` places in pages, as the protocol does, and keeps what it was asked. */
function pagedClient(total: number) {
  const requests: SearchTextRequest[] = [];
  const client = {
    async searchText(request: SearchTextRequest) {
      requests.push(request);
      const start = Number(request.pageToken ?? 0);
      const places = Array.from({ length: Math.min(20, total - start) }, (_, at) => ({
        id: `p${start + at}`,
      }));
      return { places, ...(start + 20 < total && { nextPageToken: String(start + 20) }) };
    },
    searchNearby: async () => ({ places: [{ id: "near" }] }),
  };
  // Only these two are called in a list, whatever fields they ask for.
  return { client: client as unknown as PlacesClient, requests };
}

test("the second page follows the first one's token", async () => {
  const { client, requests } = pagedClient(50);
  const found = await findPlaces(client, { ...ALL_PLACES, text: "café", page: 2 }, area, ["id"], signal);
  expect(found.places[0]?.id).toBe("p20");
  expect(found.hasMore).toBe(true);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatchObject({ textQuery: "café", locationBias: { rectangle: viewport } });
});

test("the third page is the last, however many there are", async () => {
  const { client } = pagedClient(500);
  const found = await findPlaces(client, { ...ALL_PLACES, text: "café", page: 3 }, area, ["id"], signal);
  expect([found.hasMore, found.isCut]).toEqual([false, true]);
});

test("a page beyond the end is empty", async () => {
  const { client } = pagedClient(5);
  const found = await findPlaces(client, { ...ALL_PLACES, text: "café", page: 2 }, area, ["id"], signal);
  expect(found).toEqual({ places: [], hasMore: false, isCut: false });
});

test("a kind without words asks for the kind's own, strictly, in the chosen town", async () => {
  const { client, requests } = pagedClient(1);
  const search = { ...ALL_PLACES, kind: "boulangerie", isOpenNow: true };
  await findPlaces(client, search, { viewport, isStrict: true }, ["id"], signal);
  expect(requests[0]).toEqual({
    textQuery: "boulangerie",
    languageCode: "fr",
    pageSize: 20,
    includedType: "bakery",
    strictTypeFiltering: true,
    openNow: true,
    locationRestriction: { rectangle: viewport },
  });
});

test("without a wish, the best known places of the area", async () => {
  const { client } = pagedClient(0);
  expect((await findPlaces(client, ALL_PLACES, area, ["id"], signal)).places).toEqual([{ id: "near" }]);
  expect((await findPlaces(client, ALL_PLACES, null, ["id"], signal)).places).toEqual([]);
});

test("a full answer that has no second page is a beginning", async () => {
  const { client } = pagedClient(0);
  const near = async (count: number) => ({
    places: Array.from({ length: count }, (_, at) => ({ id: `p${at}` })),
  });
  const cut = async (count: number) => {
    const nearby = { ...client, searchNearby: () => near(count) } as unknown as PlacesClient;
    const found = await findPlaces(nearby, ALL_PLACES, area, ["id"], signal);
    return [found.hasMore, found.isCut];
  };
  expect(await cut(19)).toEqual([false, false]);
  expect(await cut(20)).toEqual([false, true]);
});

test("lists are taken in turn and a place stands once", () => {
  const place = (id: string): Place => ({ id });
  const lists = [[place("a"), place("b")], [place("c")], [place("a"), place("d")]];
  expect(inTurn(lists).map(({ id }) => id)).toEqual(["a", "c", "b", "d"]);
});
