import { encodePolyline } from "@lieudit/place-model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnitSystem } from "../core/enums.ts";
import { getMapsNamespace, importLibrary } from "../core/import-library.ts";
import { setPageSettings } from "../page/page-settings.ts";
import { moveStop } from "./draw-directions.ts";
import type { DirectionsResult } from "./route-request.ts";

type Maps = typeof google.maps;

const HERE = { lat: 49.55, lng: -0.79 };
const THERE = { lat: 49.56, lng: -0.78 };
const VIA = { lat: 49.555, lng: -0.785 };
const at = ({ lat, lng }: typeof HERE) => ({ latLng: { latitude: lat, longitude: lng } });
const line = (...points: (typeof HERE)[]) => ({
  encodedPolyline: encodePolyline(points.map((point) => at(point).latLng)),
});

const ROUTE = {
  distanceMeters: 1_234,
  duration: "3900s",
  description: "Quai du Levant",
  polyline: line(HERE, VIA, THERE),
  warnings: ["Les durées ne tiennent pas compte de la circulation."],
  legs: [
    {
      distanceMeters: 1_234,
      duration: "3900s",
      startLocation: at(HERE),
      endLocation: at(THERE),
      steps: [
        {
          distanceMeters: 350,
          duration: "70s",
          polyline: line(HERE, VIA),
          navigationInstruction: { maneuver: "DEPART", instructions: "Partez sur <img src=x> Quai" },
        },
        {
          distanceMeters: 884,
          duration: "3830s",
          polyline: line(VIA, THERE),
          navigationInstruction: { maneuver: "TURN_SHARP_LEFT", instructions: "Tournez à gauche" },
        },
      ],
    },
  ],
};
const ROUTES = {
  routes: [ROUTE],
  waypoints: [
    { location: at(HERE), address: "1 Quai du Levant, Aubremer" },
    { location: at(VIA), address: "Pont" },
    { location: at(THERE), address: "Gare, Aubremer", placeId: "osm-n-1" },
  ],
};

const sent: { path: string; key: string | null; body: Record<string, unknown> }[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json(ROUTES);
  setPageSettings({ dataHost: "http://routes.test", language: "fr", region: "FR" });
  const ownFetch = window.fetch.bind(window);
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith("http://routes.test/v1/")) return ownFetch(input, init);
    const { pathname, searchParams } = new URL(request.url);
    sent.push({
      path: pathname,
      key: searchParams.get("key"),
      body: (await request.json()) as Record<string, unknown>,
    });
    return answer();
  });
});
afterEach(() => {
  setPageSettings({ dataHost: undefined, language: undefined, region: undefined });
  vi.restoreAllMocks();
});

async function loadMaps(): Promise<Maps> {
  await importLibrary("routes");
  return getMapsNamespace() as unknown as Maps;
}

function route(maps: Maps, change: object = {}): Promise<DirectionsResult> {
  const request = { origin: HERE, destination: { placeId: "osm-n-1" }, travelMode: maps.TravelMode.WALKING };
  return new maps.DirectionsService().route({
    ...request,
    ...change,
  }) as unknown as Promise<DirectionsResult>;
}

test("sends the key of the page in the address", async () => {
  setPageSettings({ key: "key-of-the-page" });
  await route(await loadMaps());
  setPageSettings({ key: null });
  expect(sent).toMatchObject([{ key: "key-of-the-page" }]);
});

test("directions have legs with addresses, texts and escaped instructions", async () => {
  const maps = await loadMaps();
  const waypoints = [{ location: "49.555,-0.785", stopover: false }];
  const result = await route(maps, { waypoints, avoidTolls: true, drivingOptions: {} });
  expect(sent).toMatchObject([
    {
      path: "/v1/routes",
      body: {
        origin: { location: at(HERE) },
        destination: { placeId: "osm-n-1" },
        intermediates: [{ location: at(VIA), via: true }],
        travelMode: "WALK",
        routeModifiers: { avoidTolls: true },
        routingPreference: "TRAFFIC_AWARE",
        languageCode: "fr",
      },
    },
  ]);
  const [{ legs, ...found }] = result.routes as [DirectionsResult["routes"][0]];
  expect(found).toMatchObject({ summary: "Quai du Levant", waypoint_order: [0], warnings: ROUTE.warnings });
  expect(found.bounds.toJSON()).toEqual({ south: 49.55, west: -0.79, north: 49.56, east: -0.78 });
  expect(legs[0]).toMatchObject({
    start_address: "1 Quai du Levant, Aubremer",
    end_address: "Gare, Aubremer",
    distance: { text: expect.stringMatching(/^1,2\skm$/), value: 1_234 },
    duration: { text: expect.stringMatching(/^1\sh\s5\smin$/), value: 3_900 },
    steps: [
      {
        maneuver: "",
        instructions: "Partez sur &lt;img src=x&gt; Quai",
        distance: { text: expect.stringMatching(/^350\sm$/) },
      },
      { maneuver: "turn-sharp-left", travel_mode: "WALKING" },
    ],
  });
  expect(legs[0]?.via_waypoints.map((point) => point.toJSON())).toEqual([VIA]);
  expect(moveStop(result.request, 1, legs[0]!.end_location, { ...found, legs })).toMatchObject({
    destination: legs[0]?.end_location,
  });
});

test("a mode without data, too many waypoints and unknown addresses have the statuses of the interface", async () => {
  const maps = await loadMaps();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const told = vi.fn();
  const service = new maps.DirectionsService();
  const request = { origin: "Aubremer", destination: THERE, travelMode: maps.TravelMode.TRANSIT };
  await expect(service.route(request, told)).rejects.toMatchObject({ code: "ZERO_RESULTS" });
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ routes: [], available_travel_modes: ["BICYCLING", "DRIVING", "WALKING"] }),
    "ZERO_RESULTS",
  );
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/neither timetables/)]]);
  const waypoints = Array.from({ length: 11 }, () => ({ location: VIA }));
  await expect(route(maps, { waypoints, optimizeWaypoints: true })).rejects.toMatchObject({
    code: "MAX_WAYPOINTS_EXCEEDED",
  });
  await expect(route(maps, { travelMode: "FLYING" })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  await expect(route(maps, { origin: undefined })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  expect(sent).toEqual([]);
  answer = () => Response.json({ error: { code: 404, status: "NOT_FOUND", message: "no" } }, { status: 404 });
  await expect(route(maps)).rejects.toMatchObject({ code: "NOT_FOUND", endpoint: "DIRECTIONS_ROUTE" });
  answer = () => Response.json({ routes: [] });
  await expect(route(maps)).rejects.toMatchObject({ code: "ZERO_RESULTS" });
});

test("a distance matrix echoes the addresses, in miles if a page wants them", async () => {
  const maps = await loadMaps();
  answer = () =>
    Response.json({
      originAddresses: ["1 Quai du Levant, Aubremer"],
      destinationAddresses: ["Gare", ""],
      rows: [
        {
          elements: [
            { condition: "ROUTE_EXISTS", distanceMeters: 1_609, duration: "90s" },
            { condition: "WAYPOINT_NOT_FOUND" },
          ],
        },
      ],
    });
  const response = await new maps.DistanceMatrixService().getDistanceMatrix({
    origins: [HERE],
    destinations: ["Gare", "nowhere"],
    travelMode: maps.TravelMode.DRIVING,
    unitSystem: UnitSystem.IMPERIAL,
    language: "en",
  });
  expect(response).toEqual({
    originAddresses: ["1 Quai du Levant, Aubremer"],
    destinationAddresses: ["Gare", ""],
    rows: [
      {
        elements: [
          { status: "OK", distance: { text: "1 mi", value: 1_609 }, duration: { text: "2 min", value: 90 } },
          { status: "NOT_FOUND" },
        ],
      },
    ],
  });
});

test("Route and RouteMatrix have the fields that the page names", async () => {
  const maps = await loadMaps();
  const request = { origin: HERE, destination: THERE, intermediates: [{ location: VIA, via: true }] };
  await expect(maps.routes.Route.computeRoutes({ ...request, fields: [] })).rejects.toThrow(
    /name at least one/,
  );
  await expect(maps.routes.Route.computeRoutes({ ...request, fields: ["polyline"] })).rejects.toThrow(
    /no field "polyline"/,
  );
  const { routes } = await maps.routes.Route.computeRoutes({
    ...request,
    fields: ["path", "durationMillis", "legs"],
  });
  const [found] = routes ?? [];
  expect(found).toBeInstanceOf(maps.routes.Route);
  expect([found?.durationMillis, found?.distanceMeters, found?.path?.length]).toEqual([
    3_900_000,
    undefined,
    3,
  ]);
  expect(found?.legs?.[0]?.steps[1]).toMatchObject({ maneuver: "TURN_SHARP_LEFT", distanceMeters: 884 });
  expect(JSON.parse(JSON.stringify(found))).toMatchObject({ durationMillis: 3_900_000 });
  await expect(found?.createPopover()).rejects.toThrow(/three dimensions/);
  await importLibrary("marker");
  expect(found?.createPolylines()[0]?.getPath().getLength()).toBe(3);
  const markers = (await found?.createWaypointAdvancedMarkers()) ?? [];
  expect(markers.map(({ title }) => title)).toEqual(["A", "B"]);

  answer = () =>
    Response.json({
      rows: [{ elements: [{ condition: "ROUTE_EXISTS", distanceMeters: 5, duration: "2s" }] }],
    });
  const { matrix } = await maps.routes.RouteMatrix.computeRouteMatrix({
    origins: [HERE],
    destinations: [THERE],
    fields: ["*"],
  });
  expect(matrix.rows[0]?.items[0]).toMatchObject({ condition: "ROUTE_EXISTS", durationMillis: 2_000 });
});
