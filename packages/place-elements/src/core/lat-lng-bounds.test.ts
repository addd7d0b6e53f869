import { expect, test } from "vitest";
import { LatLng } from "./lat-lng.ts";
import { LatLngBounds } from "./lat-lng-bounds.ts";

/** West of the antimeridian to east of it. */
const PACIFIC = new LatLngBounds({ lat: -20, lng: 170 }, { lat: 10, lng: -160 });

test("contains the points between its corners, also across the antimeridian", () => {
  const box = new LatLngBounds({ lat: 1, lng: 2 }, new LatLng(3, 4));
  expect(box.toJSON()).toEqual({ south: 1, west: 2, north: 3, east: 4 });
  expect([box.contains({ lat: 2, lng: 3 }), box.contains({ lat: 2, lng: 5 })]).toEqual([true, false]);
  expect([PACIFIC.contains({ lat: 0, lng: 179 }), PACIFIC.contains({ lat: 0, lng: -170 })]).toEqual([
    true,
    true,
  ]);
  expect(PACIFIC.contains({ lat: 0, lng: 0 })).toBe(false);
  expect(PACIFIC.getCenter().toJSON()).toEqual({ lat: -5, lng: -175 });
  expect(PACIFIC.toSpan().toJSON()).toEqual({ lat: 30, lng: 30 });
});

test("is empty until a point extends it", () => {
  const box = new LatLngBounds();
  expect([box.isEmpty(), box.contains({ lat: 0, lng: 180 }), box.toSpan().toJSON()]).toEqual([
    true,
    false,
    { lat: 0, lng: 0 },
  ]);
  expect(box.extend({ lat: 1, lng: 2 })).toBe(box);
  expect(box.toJSON()).toEqual({ south: 1, west: 2, north: 1, east: 2 });
  expect(new LatLngBounds(null).equals(new LatLngBounds())).toBe(true);
});

test("is not extended by a value that is not a point, such as a missing location", () => {
  const box = new LatLngBounds({ lat: 1, lng: 2 });
  for (const nothing of [undefined, null, 5]) {
    expect(() => box.extend(nothing as never)).toThrow("is no point");
  }
  expect(box.toJSON()).toEqual({ south: 1, west: 2, north: 1, east: 2 });
});

test("extends on the nearer side", () => {
  const box = new LatLngBounds({ lat: 0, lng: 170 }).extend({ lat: 5, lng: -175 });
  expect(box.toJSON()).toEqual({ south: 0, west: 170, north: 5, east: -175 });
  expect(box.extend({ lat: 0, lng: 160 }).toJSON()).toMatchObject({ west: 160, east: -175 });
});

test("joins and crosses other boxes", () => {
  const box = () => new LatLngBounds({ south: 0, west: 0, north: 10, east: 10 });
  expect(box().intersects({ south: 5, west: 5, north: 20, east: 20 })).toBe(true);
  expect(box().intersects({ south: 11, west: 5, north: 20, east: 20 })).toBe(false);
  expect(PACIFIC.intersects({ south: 0, west: -170, north: 1, east: -150 })).toBe(true);
  expect(box().intersects(new LatLngBounds())).toBe(false);
  expect(box().union({ south: -5, west: 20, north: 5, east: 30 }).toJSON()).toEqual({
    south: -5,
    west: 0,
    north: 10,
    east: 30,
  });
  expect(
    new LatLngBounds({ lat: 0, lng: 170 }).union({ south: 0, west: -175, north: 1, east: -170 }).toJSON(),
  ).toEqual({ south: 0, west: 170, north: 1, east: -170 });
  expect(new LatLngBounds().union(box()).equals(box())).toBe(true);
  expect(
    new LatLngBounds({ south: 0, west: -170, north: 1, east: 10 })
      .union({ south: 0, west: 0, north: 1, east: -160 })
      .toSpan()
      .lng(),
  ).toBe(360);
});

test("converts to text and JSON, and rejects invalid bounds", () => {
  expect(String(new LatLngBounds({ lat: 1, lng: 2 }, { lat: 3, lng: 4 }))).toBe("((1, 2), (3, 4))");
  expect(new LatLngBounds({ lat: 1, lng: 2 }, { lat: 3.12345678, lng: 4 }).toUrlValue()).toBe(
    "1,2,3.123457,4",
  );
  expect(LatLngBounds.MAX_BOUNDS.toSpan().lng()).toBe(360);
  expect(() => new LatLngBounds({ north: 1 } as never)).toThrow(/ bounds nothing: give two points, or /);
});
