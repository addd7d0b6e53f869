import { expect, test, vi } from "vitest";
import { aMapBox, nextEvent, onMapPages } from "../../test/map-data-host.ts";
import { getMapsNamespace, importLibrary } from "../core/import-library.ts";
import { Map as GoogleMap } from "./map.ts";

onMapPages();

test("the library of markers brings maps and geometry, which pages use without importing them", async () => {
  await importLibrary("marker");
  const { google } = globalThis as unknown as { google: { maps: Record<string, Record<string, object>> } };
  expect(google.maps.Map).toBe((await importLibrary("maps")).Map);
  expect(google.maps.geometry?.spherical).toBe((await importLibrary("geometry")).spherical);
  expect(customElements.get("gmp-map")).toBeDefined();
});

test("center and zoom of a map are properties", () => {
  const map = new GoogleMap(aMapBox(), { center: { lat: 49.55, lng: -0.79 }, zoom: 13 });
  map.setZoom(15);
  expect([map.center, map.zoom]).toEqual([map.getCenter(), 15]);
  map.center = { lat: 49.6, lng: -0.8 };
  map.zoom = 12;
  expect([map.getCenter()?.toJSON(), map.getZoom()]).toEqual([{ lat: 49.6, lng: -0.8 }, 12]);
});

test("gmaps.js copies members of a map with for…in", () => {
  const map = new GoogleMap(aMapBox(), { center: { lat: 49.55, lng: -0.79 }, zoom: 13 });
  const handedOn: Record<string, () => unknown> = {};
  const found = map as unknown as Record<string, () => unknown>;
  for (const name in found) handedOn[name] = () => found[name]?.call(map);
  expect(handedOn.getZoom?.()).toBe(13);
  expect(Object.keys(handedOn)).toEqual(
    expect.arrayContaining(["fitBounds", "getBounds", "getCenter", "panTo", "setOptions", "addListener"]),
  );
});

test("a page may set the look of a control that does not exist", async () => {
  const { Map: PageMap, MapTypeControlStyle } = (await importLibrary("maps")) as unknown as {
    Map: typeof GoogleMap;
    MapTypeControlStyle: Record<string, number>;
  };
  const mapTypeControlOptions = { style: MapTypeControlStyle.DROPDOWN_MENU };
  const map = new PageMap(aMapBox(), { zoom: 13, mapTypeControl: true, mapTypeControlOptions });
  expect([map.get("mapTypeControlOptions"), map.getZoom()]).toEqual([{ style: 2 }, 13]);
});

test("a page may register a styled map type, and libraries read zoom limits of map types", async () => {
  const {
    Map: PageMap,
    StyledMapType,
    ZoomControlStyle,
  } = (await importLibrary("maps")) as unknown as {
    Map: typeof GoogleMap;
    StyledMapType: new (styles: object[], options: { name: string }) => { name: string };
    ZoomControlStyle: Record<string, number>;
  };
  const zoomControlOptions = { style: ZoomControlStyle.SMALL };
  const map = new PageMap(aMapBox(), { zoom: 13, zoomControlOptions });
  map.mapTypes.set("grey", new StyledMapType([{ stylers: [{ saturation: -100 }] }], { name: "Grey" }));
  map.setMapTypeId("grey");
  const kinds = map.mapTypes as unknown as Record<string, { name: string; maxZoom: number }>;
  expect([map.mapTypes.get("grey").name, kinds.roadmap?.maxZoom, kinds.grey?.maxZoom]).toEqual([
    "Grey",
    22,
    22,
  ]);
});

test("panTo and then setZoom ends at the goal of panTo", async () => {
  const map = new GoogleMap(aMapBox(), { center: { lat: 49.55, lng: -0.79 }, zoom: 11 });
  await nextEvent(map, "idle");
  map.panTo({ lat: 49.57, lng: -0.8 });
  map.setZoom(16);
  expect([map.getCenter()?.toJSON(), map.getZoom()]).toEqual([{ lat: 49.57, lng: -0.8 }, 16]);
  await nextEvent(map, "idle");
  map.setCenter({ lat: 49.56, lng: -0.79 });
  map.setZoom(15);
  expect(map.getCenter()?.toJSON()).toEqual({ lat: 49.56, lng: -0.79 });
});

test("libraries may ask for the panorama and hide it", () => {
  const panorama = new GoogleMap(aMapBox(), { zoom: 13 }).getStreetView();
  panorama.setVisible(true);
  expect(panorama.getVisible()).toBe(false);
});

test("a page may set a panorama on its map", async () => {
  const said = vi.spyOn(console, "warn").mockReturnValue();
  const { StreetViewPanorama } = (await importLibrary("streetView")) as unknown as {
    StreetViewPanorama: new (container: HTMLElement, options: object) => never;
  };
  const center = { lat: 49.55, lng: -0.79 };
  const map = new GoogleMap(aMapBox(), { center, zoom: 13 });
  const panorama = new StreetViewPanorama(aMapBox(), { position: center, pov: { heading: 34, pitch: 10 } });
  map.setStreetView(panorama);
  expect(map.getStreetView()).toBe(panorama);
  expect(said.mock.calls).toEqual([["StreetViewPanorama: this kit has no panoramas."]]);
});

test("a page may extend OverlayView without class", async () => {
  const { MVCObject } = (await importLibrary("core")) as unknown as { MVCObject: () => void };
  const { OverlayView } = (await importLibrary("maps")) as unknown as {
    OverlayView: { (): void; new (): OldOverlay; prototype: OldOverlay };
  };
  function Sign(this: OldOverlay, map: GoogleMap) {
    OverlayView.call(this);
    this.setMap(map);
  }
  Sign.prototype = Object.create(OverlayView.prototype);
  const told: string[] = [];
  Sign.prototype.onAdd = () => told.push("onAdd");
  Sign.prototype.draw = () => told.push("draw");
  const map = new GoogleMap(aMapBox(), { center: { lat: 49.55, lng: -0.79 }, zoom: 13 });
  const sign: OldOverlay = Reflect.construct(Sign, [map]);
  await expect.poll(() => told).toEqual(["onAdd", "draw"]);
  expect(sign).toBeInstanceOf(OverlayView);
  expect(sign).toBeInstanceOf(MVCObject);
  expect(new OverlayView().constructor).toBe(OverlayView);
  expect(() => MVCObject.call({})).not.toThrow();
  sign.setMap(null);
});

interface OldOverlay {
  setMap(map: GoogleMap | null): void;
}

test("the library of routes adds the legacy services to google.maps, and its own to routes", async () => {
  const { DirectionsService, DirectionsStatus, TravelMode, Route } = await importLibrary("routes");
  const maps = getMapsNamespace();
  expect(maps).toMatchObject({ DirectionsService, DirectionsStatus, TravelMode });
  expect(maps.Route).toBeUndefined();
  expect((maps.routes as Record<string, unknown>).Route).toBe(Route);
});
