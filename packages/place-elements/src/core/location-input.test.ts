import { describe, expect, test } from "vitest";
import { Circle } from "./circle.ts";
import { LatLng, LatLngAltitude } from "./lat-lng.ts";
import { LatLngBounds } from "./lat-lng-bounds.ts";
import { toArea, toCircle, toLatLng, toLatLngAltitude, toLatLngBounds } from "./location-input.ts";

/** For example from another frame of the page. */
const LIKE_A_LAT_LNG: { lat: () => number; lng: () => number } = { lat: () => 1, lng: () => 2 };

describe("a point", () => {
  test.each([
    [new LatLng(1, 2)],
    [{ lat: 1, lng: 2 }],
    [LIKE_A_LAT_LNG],
    ["1,2"],
    [" 1 , 2 "],
    ['{"lat":1,"lng":2}'],
  ])("%s", (given) => {
    expect(toLatLng(given, "Origin").toJSON()).toEqual({ lat: 1, lng: 2 });
    expect(toLatLngAltitude(given, "Origin").toJSON()).toEqual({ lat: 1, lng: 2, altitude: 0 });
  });

  test("may have a height", () => {
    expect(toLatLngAltitude("1,2,3", "Origin").altitude).toBe(3);
    expect(toLatLngAltitude(new LatLngAltitude({ lat: 1, lng: 2, altitude: 3 }), "Origin").altitude).toBe(3);
  });

  test.each([[null], ["Aubremer"], ["1"], ["1,"], ["1,x"], ["{1"], [{ lat: 1 }], [7], [["1", "2"]]])(
    "%j is none",
    (given) => {
      expect(() => toLatLng(given, "Origin")).toThrow(TypeError);
      expect(() => toLatLng(given, "Origin")).toThrow(
        /^Invalid Origin: .*; give a LatLng, or an object such as/,
      );
    },
  );
});

test("a box: bounds, a literal, JSON or four numbers", () => {
  const wanted = { south: 1, west: 2, north: 3, east: 4 };
  for (const given of [wanted, new LatLngBounds(wanted), JSON.stringify(wanted), "1,2,3,4"]) {
    expect(toLatLngBounds(given, "LocationRestriction").toJSON()).toEqual(wanted);
  }
  for (const given of ["1,2,3", { south: 1 }, null, new Circle()]) {
    expect(() => toLatLngBounds(given, "LocationRestriction")).toThrow(/^Invalid LocationRestriction: /);
  }
});

test("a circle: one, a literal, JSON or radius@lat,lng", () => {
  const literal = { center: { lat: 1, lng: 2 }, radius: 500 };
  for (const given of [literal, new Circle(literal), JSON.stringify(literal), "500@1,2"]) {
    const circle = toCircle(given, "LocationRestriction");
    expect([circle.getCenter()?.toJSON(), circle.getRadius()]).toEqual([literal.center, 500]);
  }
  for (const given of ["@1,2", "-1@1,2", "500@", { center: { lat: 1, lng: 2 } }, { radius: 1 }, "1,2", {}]) {
    expect(() => toCircle(given, "LocationRestriction")).toThrow(
      /^Invalid LocationRestriction: .*; give a Circle/,
    );
  }
});

test("accepts each of these forms", () => {
  expect(toArea("1,2", "LocationBias")).toBeInstanceOf(LatLngAltitude);
  expect(toArea("1,2,3,4", "LocationBias")).toBeInstanceOf(LatLngBounds);
  expect(toArea("5@1,2", "LocationBias")).toBeInstanceOf(Circle);
  expect(() => toArea("here", "LocationBias")).toThrow(
    'Invalid LocationBias: "here"; give a point, a LatLngBounds or a Circle.',
  );
});
