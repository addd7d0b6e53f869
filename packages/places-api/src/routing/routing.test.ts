import type { PlaceIndex, TextQuery } from "@lieudit/place-index";
import { encodePolyline, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import type { Route, Router, RoutesQuery } from "@lieudit/road-routing";
import { aPlaceRecord } from "@lieudit/test-kit";
import { describe, expect, test } from "vitest";
import { createPlacesApi } from "../app.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

const at = (north: number, east: number): LatLng => ({ latitude: north / 1_000, longitude: east / 1_000 });
const ORIGIN = at(0, 0);

/** Places along the equator, a thousandth of a degree from each other. */
function placesAt(count: number, north = 0): PlaceRecord[] {
  return Array.from({ length: count }, (_, i) =>
    aPlaceRecord({ id: `place-${north}-${1_000 + i}`, location: at(north, i) }),
  );
}

interface World {
  records: PlaceRecord[];
  queries: TextQuery[];
  asked: RoutesQuery[];
}

/** An index that returns the places in the requested rectangle, in its own order. */
function apiOver(records: PlaceRecord[], router?: Router["routes"], deps: Partial<PlacesApiDeps> = {}) {
  const world: World = { records, queries: [], asked: [] };
  const places: Pick<PlaceIndex, "searchText" | "searchNearby"> = {
    async searchText(query) {
      world.queries.push(query);
      const box = query.restriction;
      const inside = records.filter(
        ({ location }) =>
          box === undefined ||
          (location.longitude >= box.low.longitude && location.longitude <= box.high.longitude),
      );
      const { offset = 0, limit } = query;
      return { places: inside.slice(offset, offset + limit), hasMore: inside.length > offset + limit };
    },
    searchNearby: async () => records,
  };
  const app = createPlacesApi({
    // The calls of these tests search and do nothing else.
    places: places as PlaceIndex,
    photos: { read: async () => null },
    clock: () => new Date("2026-11-09T10:00:00Z"),
    settings: { publicUrl: "https://lieudit.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
    log: () => {},
    ...(router === undefined
      ? {}
      : {
          router: {
            routes(query, signal) {
              world.asked.push(query);
              return router(query, signal);
            },
          },
        }),
    ...deps,
  });
  const post = async (verb: string, body: object, mask = "places.id,routingSummaries,nextPageToken") => {
    const response = await app.request(`/v1/places:${verb}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": mask },
      body: JSON.stringify(body),
    });
    return { httpStatus: response.status, json: (await response.json()) as Answer };
  };
  return { ...world, post };
}

interface Answer {
  places?: { id: string }[];
  routingSummaries?: object[];
  nextPageToken?: string;
}

const ROUTE: Route = { legs: [{ distanceMetres: 12.6, durationSeconds: 7.4 }], polyline: "" };
const everyWay: Router["routes"] = async ({ to }) => to.map(() => ROUTE);
const TEXT = { textQuery: "a" };
const PARAMETERS = { routingParameters: { origin: ORIGIN } };

describe("the ways to places", () => {
  test("are requested in one query, with the request's parameters", async () => {
    const { post, asked } = apiOver(placesAt(2), everyWay);
    const routeModifiers = { avoidTolls: true, avoidHighways: false, avoidIndoor: true };
    await post("searchText", {
      ...TEXT,
      routingParameters: { origin: ORIGIN, travelMode: "BICYCLE", routeModifiers },
    });
    expect(asked).toEqual([
      {
        mode: "BICYCLE",
        from: ORIGIN,
        to: [at(0, 0), at(0, 1)],
        onward: undefined,
        avoid: { tolls: true, highways: false, indoor: true },
      },
    ]);
  });

  test("are whole seconds and metres", async () => {
    const { json } = await apiOver(placesAt(1), everyWay).post("searchText", { ...TEXT, ...PARAMETERS });
    expect(json.routingSummaries).toMatchObject([{ legs: [{ duration: "7s", distanceMeters: 13 }] }]);
  });

  test("are not computed without a request", async () => {
    const { post, asked } = apiOver(placesAt(2), everyWay);
    await post("searchText", { ...TEXT, ...PARAMETERS }, "places.id");
    await post("searchText", TEXT, "*");
    expect(asked).toEqual([]);
  });

  test.each<[string, Router["routes"] | undefined]>([
    ["a server without a router", undefined],
    ["no way to any", async ({ to }) => to.map(() => null)],
    [
      "ways that take too long",
      (_query, signal) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    ],
  ])("%s: the places all the same, each with an empty summary", async (_name, router) => {
    const { post } = apiOver(placesAt(2), router, { routingTimeoutMs: 15 });
    const circle = { center: ORIGIN, radius: 1_000 };
    for (const [verb, body] of [
      ["searchText", TEXT],
      ["searchNearby", { locationRestriction: { circle } }],
    ] as const) {
      const { httpStatus, json } = await post(verb, { ...body, ...PARAMETERS }, "places.id,routingSummaries");
      expect(httpStatus).toBe(200);
      expect([json.places?.length, json.routingSummaries]).toEqual([2, [{}, {}]]);
    }
  });

  test("belong to the places of their page", async () => {
    const byPosition: Router["routes"] = async ({ to }) =>
      to.map(({ longitude }) => ({
        legs: [{ distanceMetres: longitude * 1e6, durationSeconds: 1 }],
        polyline: "",
      }));
    const { post } = apiOver(placesAt(5), byPosition);
    const query = { ...TEXT, ...PARAMETERS, pageSize: 3 };
    const first = await post("searchText", query);
    const second = await post("searchText", { ...query, pageToken: first.json.nextPageToken });
    expect(second.json.routingSummaries).toMatchObject([
      { legs: [{ distanceMeters: 3_000 }] },
      { legs: [{ distanceMeters: 4_000 }] },
    ]);
  });
});

describe("a search along a route", () => {
  const route = (...points: LatLng[]) => ({
    searchAlongRouteParameters: { polyline: { encodedPolyline: encodePolyline(points) } },
  });
  const ids = ({ json }: { json: Answer }) => (json.places ?? []).map(({ id }) => id);

  test("finds what lies along it, from its start to its end", async () => {
    // The first two of the index's order are far from the route.
    const records = [...placesAt(2, 50), ...placesAt(300)];
    const { post, queries } = apiOver(records);
    const found = ids(await post("searchText", { ...TEXT, ...route(at(0, 10), at(0, 250)), pageSize: 8 }));
    expect(queries.length).toBe(8);
    expect(found.every((id) => id.startsWith("place-0-"))).toBe(true);
    // The best of each of the eight pieces, from one end to the other.
    const positions = found.map((id) => Number(id.slice(-4)) - 1_000);
    expect(Math.min(...positions)).toBeLessThan(40);
    expect(Math.max(...positions)).toBeGreaterThan(200);
  });

  test("leads to each place and on to the end of the route", async () => {
    const { post, asked } = apiOver(placesAt(3), everyWay);
    const line = [at(0, -1), at(0, 4)];
    await post("searchText", { ...TEXT, ...route(...line) });
    expect(asked).toMatchObject([{ mode: "DRIVE", from: line[0], onward: line[1] }]);
    await post("searchText", {
      ...TEXT,
      ...route(...line),
      routingParameters: { origin: at(1, 1), travelMode: "WALK" },
    });
    expect(asked[1]).toMatchObject({ mode: "WALK", from: at(1, 1), onward: line[1] });
  });

  test("goes on page by page, each place once", async () => {
    const { post } = apiOver(placesAt(100));
    const query = { ...TEXT, ...route(at(0, 0), at(0, 100)) };
    const seen: string[] = [];
    for (let token: string | undefined, page = 0; page < 10; page += 1) {
      const answer = await post("searchText", {
        ...query,
        ...(token === undefined ? {} : { pageToken: token }),
      });
      seen.push(...ids(answer));
      token = answer.json.nextPageToken;
      if (token === undefined) break;
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  test("in the order of the route if DISTANCE is requested", async () => {
    const { post } = apiOver(placesAt(40).reverse());
    const query = { ...TEXT, ...route(at(0, 39), at(0, 0)), pageSize: 20 };
    const positions = ids(await post("searchText", { ...query, rankPreference: "DISTANCE" })).map((id) =>
      Number(id.slice(-4)),
    );
    expect(positions).toEqual([...positions].sort((a, b) => b - a));
  });

  test("stays inside a restriction", async () => {
    const { post } = apiOver(placesAt(20));
    const rectangle = { low: at(-1, 5), high: at(1, 8) };
    const found = ids(
      await post("searchText", {
        ...TEXT,
        ...route(at(0, 0), at(0, 20)),
        locationRestriction: { rectangle },
      }),
    );
    expect(found.sort()).toEqual(["place-0-1005", "place-0-1006", "place-0-1007", "place-0-1008"]);
  });
});
