import type { AutocompleteHit, PlaceIndex } from "@lieudit/place-index";
import { decodeBoundary, type Place, type PlaceRecord } from "@lieudit/place-model";
import { createPlacesApi } from "../src/app.ts";
import type { PhotoStore } from "../src/photos/photo-store.ts";

/** The last queries of the index by method, and its results. */
export interface ApiOver {
  asked: Record<string, unknown>;
  call: (path: string, init?: RequestInit) => Promise<Response>;
  getPlace: (fields: string, query?: string) => Promise<Place>;
  /** The answer to a POST, read as JSON. */
  post: (method: string, body: object, mask?: string) => Promise<Answer>;
}

export interface Answer {
  httpStatus: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects and fails on all others
  json: any;
}

/** The API over an index that knows these records, in this order, and answers each question with all of them. */
export function apiOver(
  records: readonly PlaceRecord[],
  now = "2026-03-29T12:00:00Z",
  photos: PhotoStore = { read: async () => null },
): ApiOver {
  const { places, asked } = placesOver(records);
  const app = createPlacesApi({
    places,
    photos,
    clock: () => new Date(now),
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess: "open",
      apiKeys: [{ key: "abc", referrers: [], ips: [] }],
      trustedProxies: 0,
    },
    log: () => {},
  });
  const call = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`https://lieudit.example/v1/${path}`, init));
  return {
    asked,
    call,
    getPlace: async (fields, query = "") => {
      const id = records[0]?.id ?? "";
      const response = await call(`places/${id}?${query}`, { headers: { "x-goog-fieldmask": fields } });
      return (await response.json()) as Place;
    },
    post: async (method, body, mask = "*") => {
      const headers = { "content-type": "application/json", "x-goog-fieldmask": mask };
      const response = await call(`places:${method}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return { httpStatus: response.status, json: await response.json() };
    },
  };
}

/** Returns the record as autocomplete finds it: its default name, of which the fourth to the eleventh character match. */
function hit(place: PlaceRecord): AutocompleteHit {
  return {
    place,
    matchedName: place.names.default,
    matches: [
      { startOffset: 0, endOffset: 2 },
      { startOffset: 3, endOffset: 11 },
    ],
  };
}

/** Returns the index of `apiOver`, and what it was asked last, by method. */
export function placesOver(records: readonly PlaceRecord[]): {
  places: PlaceIndex;
  asked: Record<string, unknown>;
} {
  const asked: Record<string, unknown> = {};
  const note = (method: string, question: unknown) => {
    asked[method] = question;
  };
  const places: PlaceIndex = {
    getPlace: async (id) => records.find((record) => record.id === id) ?? null,
    getPlaces: async (ids) => records.filter((record) => ids.includes(record.id)),
    getBoundary: async (id) => decodeBoundary(records.find((record) => record.id === id)?.boundary ?? ""),
    autocomplete: async (query) => {
      note("autocomplete", query);
      return records.map(hit);
    },
    searchText: async (query) => {
      note("searchText", query);
      return { places: [...records], hasMore: false };
    },
    searchNearby: async (query) => {
      note("searchNearby", query);
      return [...records];
    },
    reverseGeocode: async (query) => {
      note("reverseGeocode", query);
      return [...records];
    },
    explainSearch: async (query) => {
      note("explainSearch", query);
      return { text: "", readings: [], candidates: [], candidateCount: 0 };
    },
    describe: async () => ({ sources: [], placeCount: records.length, countByKind: {}, countByType: {} }),
    close: async () => {},
  };
  return { places, asked };
}
