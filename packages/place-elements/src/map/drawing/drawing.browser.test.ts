import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../../test/map-data-host.ts";
import { getMapsNamespace, importLibrary } from "../../core/import-library.ts";
import type { LatLng } from "../../core/lat-lng.ts";
import { members as core } from "../../core/library.ts";
import { listen } from "../../core/listeners.ts";
import * as maps from "../library.ts";
import type { DrawingManager } from "./drawing-manager.ts";
import type { DrawnOverlay } from "./overlay-kinds.ts";
import type { OverlayType } from "./overlay-type.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

/** The library as pages use it. */
let drawing: typeof import("./drawing-manager.ts");

onMapPages();

beforeEach(async () => {
  Object.assign(getMapsNamespace(), core, maps);
  await importLibrary("drawing");
  drawing = getMapsNamespace().drawing as typeof drawing;
});

async function aMap(): Promise<{ map: maps.Map; box: HTMLElement; at(x: number, y: number): Promise<void> }> {
  const box = aMapBox();
  const map = new maps.Map(box, { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  return { map, box, at: (x, y) => userEvent.click(box, { position: { x, y } }) };
}

/** What the manager reports. */
function hear(manager: DrawingManager): [event: string, overlay: DrawnOverlay][] {
  const heard: [string, DrawnOverlay][] = [];
  for (const type of Object.values(drawing.OverlayType))
    listen(manager, `${type}complete`, (overlay: DrawnOverlay) => heard.push([type, overlay]));
  listen(manager, "overlaycomplete", ({ type, overlay }: { type: string; overlay: DrawnOverlay }) =>
    heard.push([`overlay ${type}`, overlay]),
  );
  return heard;
}

/** The overlay of the last event. */
function last<Overlay extends DrawnOverlay>(
  heard: readonly [event: string, overlay: DrawnOverlay][],
  Class: new () => Overlay,
): Overlay {
  const overlay = heard.at(-1)?.[1];
  if (!(overlay instanceof Class)) throw new Error(`The last overlay is not a ${Class.name}.`);
  return overlay;
}

const paths = () => document.querySelectorAll("[data-pane] path").length;
const button = (name: string) => page.getByRole("button", { name });
const rounded = (points: readonly (LatLng | null | undefined)[]) =>
  points.map((point) => point && [point.lat().toFixed(3), point.lng().toFixed(3)].join());

test("a page lets readers draw an area, takes it once, and removes it", async () => {
  const { map, at } = await aMap();
  const { DrawingManager, OverlayType } = drawing;
  const manager = new DrawingManager({
    drawingMode: OverlayType.MARKER,
    drawingControl: true,
    drawingControlOptions: {
      position: core.ControlPosition.TOP_CENTER,
      drawingModes: [OverlayType.MARKER, OverlayType.POLYGON],
    },
    polygonOptions: { fillColor: "#FF0000", clickable: false, editable: true },
  });
  manager.setMap(map);
  const overlays: DrawnOverlay[] = [];
  const modes: (OverlayType | null)[] = [];
  manager.addListener("drawingmode_changed", () => modes.push(manager.getDrawingMode()));
  manager.addListener("overlaycomplete", ({ type, overlay }: { type: string; overlay: DrawnOverlay }) => {
    expect(type).toBe("polygon");
    manager.setDrawingMode(null);
    overlays.push(overlay);
  });
  await expect.element(button("Placer un repère")).toHaveAttribute("aria-pressed", "true");
  expect(page.getByRole("group", { name: "Outils de dessin" }).getByRole("button").elements()).toHaveLength(
    3,
  );
  await userEvent.click(button("Tracer une zone"));
  const pad = page.getByRole("application").element();
  expect(pad.matches("[data-by-keys]")).toBe(false);
  const clicks = vi.fn();
  map.addListener("click", clicks);
  await at(200, 200);
  await at(300, 120);
  await at(400, 200);
  await expect.poll(paths).toBe(1);
  expect(overlays).toEqual([]);
  // Neither a ring nor a cross for the pointer, but the next key belongs to the area.
  expect([pad.matches(":focus"), pad.matches("[data-by-keys]")]).toEqual([true, false]);
  // The first point again closes the area.
  await at(201, 201);
  const [area] = overlays;
  expect(area).toBeInstanceOf(maps.Polygon);
  expect((area as maps.Polygon).getPath().getLength()).toBe(3);
  expect(rounded((area as maps.Polygon).getPath().getArray())).toEqual([
    "49.550,-0.807",
    "49.559,-0.790",
    "49.550,-0.773",
  ]);
  expect([area?.getMap(), area?.get("fillColor"), manager.getMap()]).toEqual([map, "#FF0000", map]);
  expect(modes).toEqual(["polygon", null]);
  await expect.element(button("Arrêter le dessin")).toHaveAttribute("aria-pressed", "true");
  // The map hears clicks again.
  expect(clicks).not.toHaveBeenCalled();
  await at(500, 300);
  expect(clicks).toHaveBeenCalledOnce();
  area?.setMap(null);
  await expect.poll(paths).toBe(0);
  manager.setMap(null);
  await expect.element(button("Arrêter le dessin")).not.toBeInTheDocument();
});

test("a double click finishes a line without a zoom; a drag draws a box and a circle", async () => {
  const { map, box, at } = await aMap();
  const manager = new drawing.DrawingManager({ map, drawingMode: "polyline", drawingControl: false });
  const heard = hear(manager);
  await at(200, 200);
  await at(300, 250);
  await userEvent.dblClick(box, { position: { x: 400, y: 200 } });
  expect(heard.map(([event]) => event)).toEqual(["polyline", "overlay polyline"]);
  expect(last(heard, maps.Polyline).getPath().getLength()).toBe(3);
  expect(map.getZoom()).toBe(13);

  const drag = (from: [number, number], to: [number, number]) =>
    userEvent.dragAndDrop(box, box, {
      sourcePosition: { x: from[0], y: from[1] },
      targetPosition: { x: to[0], y: to[1] },
    });
  manager.setDrawingMode("rectangle");
  await drag([400, 300], [300, 200]);
  const bounds = last(heard, maps.Rectangle).getBounds();
  expect(rounded([bounds?.getSouthWest(), bounds?.getNorthEast()])).toEqual([
    "49.539,-0.790",
    "49.550,-0.773",
  ]);
  manager.setOptions({ drawingMode: "circle", circleOptions: { radius: 5, strokeColor: "#00FF00" } });
  await drag([300, 200], [400, 200]);
  const circle = last(heard, maps.Circle);
  // At this latitude and zoom a pixel is 12.4 m.
  expect(circle.getRadius()).toBeCloseTo(1240, -2);
  expect(circle.get("strokeColor")).toBe("#00FF00");
  expect(map.getCenter()?.toJSON()).toEqual(CENTER);
  manager.setDrawingMode("marker");
  await at(300, 200);
  expect(rounded([last(heard, maps.Marker).getPosition()])).toEqual(["49.550,-0.790"]);
  expect(heard.map(([event]) => event).slice(2)).toEqual(
    ["rectangle", "circle", "marker"].flatMap((type) => [type, `overlay ${type}`]),
  );
});

test("the keyboard draws from the buttons, and Escape cancels, then stops", async () => {
  const { map } = await aMap();
  const manager = new drawing.DrawingManager({ map });
  const heard = hear(manager);
  await expect.element(button("Tracer une ligne")).toBeVisible();
  (button("Tracer une ligne").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const pad = page.getByRole("application", { name: /^Dessin : .*Entrée pour terminer/ });
  // Both are within the shadow tree of the map.
  await expect.poll(() => pad.element().matches("[data-by-keys]:focus")).toBe(true);
  await userEvent.keyboard(" ");
  const moved = nextEvent(map, "idle");
  await userEvent.keyboard("{ArrowRight}");
  await moved;
  await userEvent.keyboard(" {Enter}");
  const line = last(heard, maps.Polyline);
  expect(line.getPath().getLength()).toBe(2);
  expect(line.getPath().getAt(1).lng()).toBeGreaterThan(CENTER.lng);

  await userEvent.keyboard(" ");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Escape}");
  expect([heard.length, manager.getDrawingMode()]).toEqual([2, "polyline"]);
  await userEvent.keyboard("{Escape}");
  expect(manager.getDrawingMode()).toBeNull();
  await expect.poll(() => button("Arrêter le dessin").element().matches(":focus")).toBe(true);
  await expect.element(pad).not.toBeInTheDocument();

  // So does a page that takes the first overlay.
  manager.addListener("overlaycomplete", () => manager.setDrawingMode(null));
  (button("Placer un repère").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => pad.element().matches(":focus")).toBe(true);
  await userEvent.keyboard(" ");
  expect(last(heard, maps.Marker).getMap()).toBe(map);
  await expect.poll(() => button("Arrêter le dessin").element().matches(":focus")).toBe(true);
});

test("an unknown type of overlay is an error as a mode, and ignored with a warning as a button", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { map } = await aMap();
  expect(() => new drawing.DrawingManager({ drawingMode: "star" })).toThrow(/"star" is not an OverlayType/);
  expect(() => new drawing.DrawingManager().setMap({})).toThrow(/not a Map/);
  new drawing.DrawingManager({ map, drawingControlOptions: { drawingModes: ["star", "circle"] } });
  await expect.element(button("Tracer un cercle")).toBeVisible();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/drawingModes has "star", which is ignored/)]]);
});
