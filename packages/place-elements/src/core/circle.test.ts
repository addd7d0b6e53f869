import { expect, test } from "vitest";
import { Circle } from "./circle.ts";
import { LatLng } from "./lat-lng.ts";

test("keeps its center and radius, and can be copied", () => {
  const circle = new Circle({ center: { lat: 1, lng: 2 }, radius: 100, visible: false, editable: true });
  expect([
    circle.getCenter()?.toJSON(),
    circle.getRadius(),
    circle.getVisible(),
    circle.getEditable(),
  ]).toEqual([{ lat: 1, lng: 2 }, 100, false, true]);
  const copy = new Circle(circle);
  copy.setCenter(new LatLng(3, 4));
  expect([copy.getCenter()?.lat(), copy.getRadius(), circle.getCenter()?.lat()]).toEqual([3, 100, 1]);
  expect([new Circle().getCenter(), new Circle().getBounds(), new Circle().getMap()]).toEqual([
    null,
    null,
    null,
  ]);
});

test("has no center if it is given none", () => {
  const circle = new Circle({ center: undefined as never, radius: 100 });
  expect([circle.getCenter(), circle.getBounds()]).toEqual([null, null]);
  circle.setCenter({ lat: 1, lng: 2 });
  circle.setCenter(undefined);
  expect([circle.getCenter(), circle.getBounds()]).toEqual([null, null]);
});

test("has bounds that touch it", () => {
  // One degree of the equator.
  const radius = (6_378_137 * Math.PI) / 180;
  const box = new Circle({ center: { lat: 0, lng: 10 }, radius }).getBounds()?.toJSON();
  expect(box?.south).toBeCloseTo(-1, 9);
  expect(box?.north).toBeCloseTo(1, 9);
  expect(box?.west).toBeCloseTo(9, 9);
  expect(box?.east).toBeCloseTo(11, 9);
  const polar = new Circle({ center: { lat: 89.5, lng: 10 }, radius }).getBounds()?.toJSON();
  expect(polar).toMatchObject({ north: 90, west: -180, east: 180 });
});

test("notifies listeners of changes", () => {
  const circle = new Circle({ radius: 1 });
  const changes: number[] = [];
  circle.addListener("radius_changed", () => changes.push(circle.getRadius()));
  circle.setRadius(2);
  circle.setOptions({ radius: 3 });
  expect(changes).toEqual([2, 3]);
});
