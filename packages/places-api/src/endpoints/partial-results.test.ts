import { markPartialSearch, type PlaceIndex } from "@lieudit/place-index";
import { expect, test } from "vitest";
import { createPlacesApi } from "../app.ts";

/** Creates the API over an index without places, whose searches are all partial, or none. */
function createApi(isPartial: boolean, asked: unknown[] = []) {
  const search = async (query: unknown, signal: AbortSignal) => {
    asked.push(query);
    if (isPartial) markPartialSearch(signal);
    return [];
  };
  const searchText = async (query: unknown, signal: AbortSignal) => {
    await search(query, signal);
    return { places: [], hasMore: false };
  };
  return createPlacesApi({
    // The calls below use no other method.
    places: {
      autocomplete: search,
      searchNearby: search,
      reverseGeocode: search,
      searchText,
    } as Partial<PlaceIndex> as PlaceIndex,
    photos: { read: async () => null },
    clock: () => new Date("2026-03-29T12:00:00Z"),
    settings: { publicUrl: "https://lieudit.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
    log: () => {},
  });
}

const location = { latitude: 43.24, longitude: 6.81 };

test.each([
  ["autocomplete", { input: "caf" }],
  ["searchText", { textQuery: "café" }],
  ["searchNearby", { locationRestriction: { circle: { center: location, radius: 500 } } }],
  ["reverseGeocode", { location }],
])("a partial %s says so in a header that pages can read", async (method, body) => {
  const call = (isPartial: boolean) =>
    createApi(isPartial).request(`/v1/places:${method}?$fields=*`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const partial = await call(true);
  expect(partial.status).toBe(200);
  expect(partial.headers.get("x-partial-results")).toBe("true");
  expect(partial.headers.get("access-control-expose-headers")).toContain("X-Partial-Results");
  expect((await call(false)).headers.has("x-partial-results")).toBe(false);
});

test.each([true, false])(
  "queries at places are searched unless the search ended early (%s)",
  async (isPartial) => {
    const asked: unknown[] = [];
    const response = await createApi(isPartial, asked).request("/v1/places:autocomplete?$fields=*", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ input: "pizza près de Vil", includeQueryPredictions: true }),
    });
    expect(response.status).toBe(200);
    expect(asked).toMatchObject([
      { input: "pizza près de Vil" },
      ...(isPartial ? [] : [{ input: "Vil", primaryTypes: ["(cities)"] }, { input: "Vil" }]),
    ]);
  },
);
