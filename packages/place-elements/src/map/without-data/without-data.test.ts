import { afterEach, expect, test, vi } from "vitest";
import { DirectionsRenderer, DirectionsService, TravelMode } from "./directions.ts";
import { DistanceMatrixService } from "./distance-matrix.ts";
import { DirectionsStatus, DistanceMatrixStatus, StreetViewStatus } from "./statuses.ts";
import { StreetViewService } from "./street-view.ts";
import { StreetViewPanorama } from "./street-view-panorama.ts";
import { BicyclingLayer, TrafficLayer, TransitLayer } from "./without-data.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const HERE = { lat: 49.55, lng: -0.79 };

test("a route request has no results, for the callback or as a rejection", async () => {
  const request = { origin: HERE, destination: "Aubremer", travelMode: TravelMode.DRIVING };
  await expect(new DirectionsService().route(request)).rejects.toMatchObject({
    name: "MapsRequestError",
    code: DirectionsStatus.ZERO_RESULTS,
    endpoint: "DIRECTIONS_ROUTE",
    message: "DIRECTIONS_ROUTE: this kit finds none.",
  });
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const told = vi.fn();
  const answer = new DirectionsService().route(request, told);
  expect(told).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(told).toHaveBeenCalledWith({ geocoded_waypoints: [], request, routes: [] }, "ZERO_RESULTS");
  expect(warn).toHaveBeenCalledOnce();
  await expect(answer).rejects.toThrow();
});

test("the distance matrix has a row for each origin, without distances", async () => {
  const asked = { origins: [HERE], destinations: [HERE, "Aubremer"] };
  const told = vi.fn();
  const matrix = await new DistanceMatrixService().getDistanceMatrix(asked, told);
  expect(matrix).toEqual({
    originAddresses: [""],
    destinationAddresses: ["", ""],
    rows: [{ elements: [{ status: "ZERO_RESULTS" }, { status: "ZERO_RESULTS" }] }],
  });
  expect(told.mock.calls).toEqual([[matrix, DistanceMatrixStatus.OK]]);
});

test("never finds a panorama", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const service = new StreetViewService();
  const told = vi.fn();
  service.getPanorama({ location: HERE }, told).catch(() => {});
  service.getPanoramaByLocation(HERE, 50, told).catch(() => {});
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect(told.mock.calls).toEqual([
    [null, StreetViewStatus.ZERO_RESULTS],
    [null, StreetViewStatus.ZERO_RESULTS],
  ]);
});

test("a panorama keeps its values, is never visible, and warns if a page gives it an element", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const pano = new StreetViewPanorama(null, { position: HERE, zoom: 1 }) as StreetViewPanorama &
    Record<"getPov" | "getPosition" | "getLinks", () => unknown> &
    Record<"setPov", (pov: object) => void>;
  expect(warn).not.toHaveBeenCalled();
  const turned = vi.fn();
  pano.addListener("pov_changed", turned);
  expect([pano.getPov(), pano.getPosition(), pano.getLinks(), pano.getLocation()]).toEqual([
    { heading: 0, pitch: 0 },
    HERE,
    null,
    null,
  ]);
  pano.setPov({ heading: 90, pitch: 0 });
  pano.setVisible(true);
  expect(turned).toHaveBeenCalledOnce();
  expect([pano.getPhotographerPov(), pano.getVisible(), pano.getStatus()]).toEqual([
    { heading: 90, pitch: 0 },
    false,
    StreetViewStatus.ZERO_RESULTS,
  ]);
  expect(new StreetViewPanorama({}).getVisible()).toBe(false);
  expect(warn.mock.calls).toEqual([["StreetViewPanorama: this kit has no panoramas."]]);
});

test("layers and a renderer keep their map and their values", () => {
  const map = {} as never;
  for (const Layer of [BicyclingLayer, TrafficLayer, TransitLayer]) {
    const layer = new Layer({ autoRefresh: false });
    expect([layer.getMap(), layer.get("autoRefresh")]).toEqual([null, false]);
    layer.setMap(map);
    expect(layer.getMap()).toBe(map);
  }
  const renderer = new DirectionsRenderer({ map, suppressMarkers: true });
  expect(renderer.getMap()).toBe(map);
  expect([renderer.getDirections(), renderer.getPanel(), renderer.getRouteIndex()]).toEqual([null, null, 0]);
  const directions = { routes: [] };
  const changed = vi.fn();
  renderer.addListener("directions_changed", changed);
  renderer.setDirections(directions);
  renderer.setRouteIndex(1);
  renderer.setPanel({} as HTMLElement);
  renderer.setOptions({ map: null });
  expect([renderer.getDirections(), renderer.getRouteIndex(), renderer.getMap()]).toEqual([
    directions,
    1,
    null,
  ]);
  expect(changed).toHaveBeenCalledOnce();
});
