import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../../test/map-data-host.ts";
import type { LatLng } from "../../core/lat-lng.ts";
import { LatLng as Point } from "../../core/lat-lng.ts";
import { Circle, Map as GoogleMap, Polygon, Polyline, Rectangle } from "../library.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

onMapPages();

/** Returns the box of each drawn path from the corner of the map: left, top, width, height. */
function drawn(map: GoogleMap): number[][] {
  const outer = map.getDiv().getBoundingClientRect();
  return [...document.querySelectorAll("[data-pane] path")].map((path) => {
    const { left, top, width, height } = path.getBoundingClientRect();
    return [left - outer.left, top - outer.top, width, height].map(Math.round);
  });
}

test("lines, areas, boxes and circles are at their points, and follow changes", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const line = new Polyline({ map, path: [CENTER, { lat: 49.55, lng: -0.77 }] });
  await expect.poll(() => drawn(map)).toEqual([[300, 200, 117, 0]]);
  line.getPath().push(new Point(49.56, -0.77));
  await expect.poll(() => drawn(map)[0]?.[3]).toBeGreaterThan(80);
  line.setMap(null);
  await expect.poll(() => drawn(map)).toEqual([]);

  const bounds = { south: 49.54, west: -0.8, north: 49.56, east: -0.78 };
  const box = new Rectangle({ map, bounds, strokeWeight: 0 });
  await expect.poll(() => drawn(map)[0]?.slice(0, 3)).toEqual([242, 110, 117]);
  box.setVisible(false);
  await expect.poll(() => drawn(map)).toEqual([]);

  // At this latitude and zoom a pixel is 12.4 m.
  const circle = new Circle({ map, center: CENTER, radius: 1000, strokeWeight: 0 });
  await expect.poll(() => drawn(map)[0]?.[2]).toBeCloseTo(161, -1);
  circle.setRadius(500);
  await expect.poll(() => drawn(map)[0]?.[2]).toBeCloseTo(81, -1);
  expect(map.getBounds()?.contains(circle.getBounds()?.getNorthEast() ?? CENTER)).toBe(true);
});

test("a click on an area fires on the area and not on the map, unless it is not clickable", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const told: string[] = [];
  map.addListener("click", () => told.push("map"));
  const triangle = [
    { lat: 49.53, lng: -0.82 },
    { lat: 49.57, lng: -0.79 },
    { lat: 49.53, lng: -0.76 },
  ];
  const area = new Polygon({ map, paths: triangle });
  area.addListener("click", ({ latLng }: { latLng: LatLng }) => told.push(`area ${latLng.lat().toFixed(2)}`));
  await expect.poll(() => drawn(map)).toHaveLength(1);
  await userEvent.click(map.getDiv(), { position: { x: 300, y: 200 } });
  area.setOptions({ clickable: false });
  await expect.poll(() => document.querySelector("path")?.style.pointerEvents).toBe("none");
  await userEvent.click(map.getDiv(), { position: { x: 300, y: 200 } });
  expect(told).toEqual(["area 49.55", "map"]);
  expect(area.getPath().getLength()).toBe(3);
});
