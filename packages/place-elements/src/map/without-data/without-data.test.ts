import { afterEach, expect, test, vi } from "vitest";
import { StreetViewService, StreetViewStatus } from "./street-view.ts";
import { StreetViewPanorama } from "./street-view-panorama.ts";
import { BicyclingLayer, TrafficLayer, TransitLayer } from "./without-data.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const HERE = { lat: 49.55, lng: -0.79 };

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

test("layers keep their map and their values", () => {
  const map = {} as never;
  for (const Layer of [BicyclingLayer, TrafficLayer, TransitLayer]) {
    const layer = new Layer({ autoRefresh: false });
    expect([layer.getMap(), layer.get("autoRefresh")]).toEqual([null, false]);
    layer.setMap(map);
    expect(layer.getMap()).toBe(map);
  }
});
