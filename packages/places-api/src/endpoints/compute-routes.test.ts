import type { PlaceIndex } from "@lieudit/place-index";
import type { DirectionsQuery, Router, TimesQuery } from "@lieudit/road-routing";
import { expect, test } from "vitest";
import { createPlacesApi } from "../app.ts";

const A = { latitude: 43.73, longitude: 7.42 };
const B = { latitude: 43.74, longitude: 7.43 };
const C = { latitude: 43.75, longitude: 7.44 };
const at = (latLng: object) => ({ location: { latLng } });

function apiWith(router?: Partial<Router>) {
  const queries: (DirectionsQuery | TimesQuery)[] = [];
  const places: Partial<PlaceIndex> = {
    reverseGeocode: async () => [],
    searchText: async () => ({ places: [], hasMore: false }),
    getPlace: async () => null,
  };
  const app = createPlacesApi({
    // The calls of these tests need nothing else.
    places: places as PlaceIndex,
    photos: { read: async () => null },
    clock: () => new Date("2026-11-09T10:00:00Z"),
    settings: { publicUrl: "https://lieudit.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
    log: () => {},
    routingTimeoutMs: 50,
    router: {
      routes: async ({ to }) => to.map(() => null),
      async directions(query) {
        queries.push(query);
        const [start = A] = query.points;
        const step = { maneuver: "TURN_LEFT" as const, road: "Rue Grimaldi", polyline: "ab" };
        const amounts = { distanceMetres: 120.4, durationSeconds: 90.6 };
        const legs = query.points
          .slice(1)
          .map((end) => ({ ...amounts, start, end, steps: [{ ...step, ...amounts }] }));
        return [{ legs, polyline: "abc" }];
      },
      async times(query) {
        queries.push(query);
        return query.to.map(({ latitude }) => {
          const metres = Math.abs(latitude - (query.from[0]?.latitude ?? 0)) * 111_000;
          return latitude === C.latitude ? null : { distanceMetres: metres, durationSeconds: metres / 10 };
        });
      },
      ...router,
    },
  });
  return {
    queries,
    async post(path: string, body: object) {
      const response = await app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: response.status, json: (await response.json()) as Record<string, never> };
    },
  };
}

test("routes have steps in the requested language, and warn that traffic is unknown if it was requested", async () => {
  const { post, queries } = apiWith();
  const request = { origin: at(A), destination: at(B), travelMode: "WALK", languageCode: "fr-FR" };
  const { status, json } = await post("/v1/routes", { ...request, routeModifiers: { avoidTolls: true } });
  expect(status).toBe(200);
  expect(queries[0]).toMatchObject({ mode: "WALK", points: [A, B], avoid: { tolls: true, highways: false } });
  expect(json.routes).toMatchObject([
    {
      distanceMeters: 120,
      duration: "91s",
      description: "Rue Grimaldi",
      legs: [{ steps: [{ navigationInstruction: { instructions: "Tournez à gauche sur Rue Grimaldi" } }] }],
    },
  ]);
  const { json: warned } = await post("/v1/routes", { ...request, routingPreference: "TRAFFIC_AWARE" });
  expect(JSON.stringify(warned)).toContain("Les durées ne tiennent pas compte de la circulation.");
  for (const [language, words] of [
    ["en", "Turn left onto Rue Grimaldi"],
    ["ar", "انعطف يساراً إلى Rue Grimaldi"],
    ["xx", "Turn left onto Rue Grimaldi"],
  ]) {
    const { json: other } = await post("/v1/routes", { ...request, languageCode: language });
    expect(JSON.stringify(other)).toContain(words);
  }
});

test("visits intermediate points in the best order if requested", async () => {
  const { post, queries } = apiWith();
  const far = { latitude: 43.745, longitude: 7.42 };
  const near = { latitude: 43.735, longitude: 7.42 };
  const { json } = await post("/v1/routes", {
    origin: at(A),
    destination: at({ latitude: 43.746, longitude: 7.42 }),
    intermediates: [at(far), at(near)],
    optimizeWaypointOrder: true,
  });
  expect(json.routes).toMatchObject([{ optimizedIntermediateWaypointIndex: [1, 0] }]);
  const last = queries.at(-1);
  expect(last !== undefined && "points" in last && last.points.slice(1, 3)).toEqual([near, far]);
});

test("a point without a stop joins its legs", async () => {
  const { post } = apiWith();
  const request = { origin: at(A), destination: at(C), intermediates: [{ ...at(B), via: true }] };
  const { json } = await post("/v1/routes", request);
  expect(json.routes).toMatchObject([
    { legs: [{ distanceMeters: 241, endLocation: { latLng: C }, steps: [{}, {}] }] },
  ]);
  const { status } = await post("/v1/routes", { ...request, optimizeWaypointOrder: true });
  expect(status).toBe(400);
});

test("a matrix has times and distances, and says where there is no route or no place", async () => {
  const { post } = apiWith();
  const { json } = await post("/v1/route-matrix", {
    origins: [at(A)],
    destinations: [{ address: "nowhere" }, at(B), at(C)],
  });
  expect(json.rows).toEqual([
    {
      elements: [
        { condition: "WAYPOINT_NOT_FOUND" },
        { condition: "ROUTE_EXISTS", distanceMeters: 1_110, duration: "111s" },
        { condition: "ROUTE_NOT_FOUND" },
      ],
    },
  ]);
});

test.each([
  ["an unknown mode", { travelMode: "TRANSIT" }, /timetables/],
  ["two kinds of point", { origin: { ...at(A), address: "x" } }, /exactly one/],
  ["a position off the earth", { origin: at({ latitude: 91, longitude: 0 }) }, /latitude/],
  ["an unknown field", { traffic: true }, /traffic/],
  ["too many points", { intermediates: Array.from({ length: 26 }, () => at(A)) }, /intermediates/],
  [
    "too many points to order",
    { intermediates: Array.from({ length: 11 }, () => at(A)), optimizeWaypointOrder: true },
    /more than 10/,
  ],
])("%s is rejected", async (_name, change, message) => {
  const { post } = apiWith();
  const { status, json } = await post("/v1/routes", { origin: at(A), destination: at(B), ...change });
  expect(status).toBe(400);
  expect(JSON.stringify(json.error)).toMatch(message);
});

test("an address that is not found is 404, and a search that takes too long 504", async () => {
  const missing = await apiWith().post("/v1/routes", { origin: { address: "nowhere" }, destination: at(B) });
  expect(missing.status).toBe(404);
  const never: Router["directions"] = (_query, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const late = await apiWith({ directions: never }).post("/v1/routes", { origin: at(A), destination: at(B) });
  expect(late.status).toBe(504);
});
