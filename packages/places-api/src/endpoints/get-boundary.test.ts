import { withPlaceAliases } from "@lieudit/place-index/store";
import { encodeBoundary, type PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { placesOver } from "../../test/api-over.ts";
import { createPlacesApi } from "../app.ts";

const corners = [
  { latitude: 43.2, longitude: 6.8 },
  { latitude: 43.2, longitude: 6.9 },
  { latitude: 43.3, longitude: 6.9 },
];
const town: PlaceRecord = aPlaceRecord({
  id: "osm-r-0000000501",
  kind: "locality",
  names: { default: "Port-Valbrune", byLanguage: { ar: "بور فالبرون" } },
  boundary: encodeBoundary([[corners]]),
});
const aliases = { find: (id: string) => (id === "osm-r-0000000009" ? town.id : undefined), close: () => {} };

const app = createPlacesApi({
  places: withPlaceAliases(placesOver([town]).places, aliases),
  photos: { read: async () => null },
  clock: () => new Date("2026-11-09T10:00:00Z"),
  settings: {
    publicUrl: "https://lieudit.example",
    apiAccess: "keys",
    apiKeys: [
      { key: "all-methods", referrers: [], ips: [] },
      { key: "searches-only", referrers: [], ips: [], methods: ["SearchText"] },
    ],
    trustedProxies: 0,
  },
  log: () => {},
});
const ask = (path: string, headers: Record<string, string> = { "x-goog-api-key": "all-methods" }) =>
  app.request(`/v1/places/${path}`, { headers });

test("has the cache rules of details: revalidated each time, and 304 while it stays the same", async () => {
  const answer = await ask(`${town.id}/boundary`);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  const etag = answer.headers.get("etag") ?? "";
  const again = await ask(`${town.id}/boundary`, { "x-goog-api-key": "all-methods", "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("has the name in the reader's language", async () => {
  const { properties } = await (await ask(`${town.id}/boundary?languageCode=ar`)).json();
  expect(properties).toEqual({ name: "بور فالبرون", id: town.id, attribution: expect.any(String) });
});

test("an id of an earlier import gives the outline under the present id", async () => {
  const { geometry, properties } = await (await ask("osm-r-0000000009/boundary")).json();
  expect(geometry.coordinates[0]).toHaveLength(4);
  expect(properties.id).toBe(town.id);
});

test("needs a key that may call GetPlace", async () => {
  expect((await ask(`${town.id}/boundary`, {})).status).toBe(403);
  expect((await ask(`${town.id}/boundary`, { "x-goog-api-key": "searches-only" })).status).toBe(403);
});

test.each(["POST", "DELETE", "PUT"])("has no %s, and says which methods there are", async (method) => {
  const headers = { "x-goog-api-key": "all-methods" };
  const answer = await app.request(`/v1/places/${town.id}/boundary`, { method, headers });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const { error } = await answer.json();
  expect([error.code, error.message]).toEqual([405, `An outline has no ${method}; send GET.`]);
});
