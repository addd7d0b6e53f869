import { expect, test } from "vitest";
import { aMapBox, nextEvent, onMapPages } from "../../test/map-data-host.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { Point } from "../core/point.ts";
import { Map as GoogleMap, OverlayView } from "./library.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

onMapPages();

/** A sign at a point, drawn by a class of the page. */
class Sign extends OverlayView {
  readonly element = document.createElement("div");
  drawn = 0;

  override onAdd(): void {
    this.element.textContent = "ici";
    this.element.style.position = "absolute";
    this.getPanes()?.floatPane.append(this.element);
  }

  override draw(): void {
    this.drawn++;
    const pixel = this.getProjection().fromLatLngToDivPixel(CENTER);
    this.element.style.left = `${pixel?.x}px`;
    this.element.style.top = `${pixel?.y}px`;
  }

  override onRemove(): void {
    this.element.remove();
  }
}

test("an overlay moves with the map, and redraws when the map zooms", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const sign = new Sign();
  sign.setMap(map);
  expect(sign.getPanes()).toBeNull();
  await nextEvent(map, "idle");
  const at = () => {
    const { left, top } = sign.element.getBoundingClientRect();
    const box = map.getDiv().getBoundingClientRect();
    return [Math.round(left - box.left), Math.round(top - box.top)];
  };
  expect(at()).toEqual([300, 200]);
  const before = sign.drawn;
  map.setCenter({ lat: CENTER.lat, lng: CENTER.lng - 0.02 });
  await expect.poll(at).toEqual([417, 200]);
  expect(sign.drawn).toBe(before);
  map.setZoom(14);
  await expect.poll(at).toEqual([533, 200]);
  expect(sign.drawn).toBeGreaterThan(before);
  const point = sign.getProjection().fromContainerPixelToLatLng(new Point(533, 200));
  expect(point?.lng()).toBeCloseTo(CENTER.lng, 4);
  sign.setMap(null);
  expect(sign.element.isConnected).toBe(false);
});

test("its members can be copied onto a class that does not extend it", () => {
  const found: string[] = [];
  for (const name in OverlayView.prototype) found.push(name);
  expect(found).toEqual(
    expect.arrayContaining(["addListener", "get", "set", "setMap", "getMap", "getPanes", "getProjection"]),
  );
  // Such a class defines these before it copies ours.
  // Also if a class of the page copies the methods for values.
  const kept: string[] = [];
  for (const name in MVCObject.prototype) kept.push(name);
  expect(kept).toEqual(
    expect.arrayContaining(["addListener", "bindTo", "get", "notify", "set", "setValues"]),
  );
  for (const name of ["constructor", "draw", "onAdd", "onRemove"]) expect(found).not.toContain(name);
});
