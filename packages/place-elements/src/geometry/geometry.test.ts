import { describe, expect, test } from "vitest";
import { Circle } from "../core/circle.ts";
import { MVCArray } from "../core/mvc-array.ts";
import { encoding, poly, spherical } from "./library.ts";

const PARIS = { lat: 48.8566, lng: 2.3522 };
const LONDON = { lat: 51.5074, lng: -0.1278 };
const ONE_DEGREE = (6_378_137 * Math.PI) / 180;
/** A degree on each side, on the equator, counterclockwise. */
const SQUARE = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 1 },
  { lat: 1, lng: 1 },
  { lat: 1, lng: 0 },
];

describe("spherical", () => {
  test("distances and headings", () => {
    expect(spherical.computeDistanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(
      ONE_DEGREE,
      6,
    );
    expect(spherical.computeDistanceBetween(PARIS, LONDON) / 1000).toBeCloseTo(343.9, 0);
    expect(spherical.computeDistanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 1)).toBeCloseTo(
      Math.PI,
      9,
    );
    expect(spherical.computeLength(new MVCArray(SQUARE)) / ONE_DEGREE).toBeCloseTo(3, 3);
    expect(spherical.computeHeading({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(90, 9);
    expect(spherical.computeHeading({ lat: 0, lng: 0 }, { lat: -1, lng: 0 })).toBeCloseTo(-180, 9);
    expect(spherical.computeHeading(PARIS, LONDON)).toBeCloseTo(-30, 0);
  });

  test("a value that is not a point has no distance", () => {
    for (const nothing of [undefined, null, 5]) {
      expect(() => spherical.computeDistanceBetween(PARIS, nothing as never)).toThrow("is no point");
      expect(() => spherical.computeLength([PARIS, nothing as never])).toThrow("is no point");
    }
  });

  test("an offset leads to its point, and its origin back", () => {
    const distance = spherical.computeDistanceBetween(PARIS, LONDON);
    const heading = spherical.computeHeading(PARIS, LONDON);
    const there = spherical.computeOffset(PARIS, distance, heading);
    expect(there.lat()).toBeCloseTo(LONDON.lat, 9);
    expect(there.lng()).toBeCloseTo(LONDON.lng, 9);
    const back = spherical.computeOffsetOrigin(LONDON, distance, heading);
    expect(back?.lat()).toBeCloseTo(PARIS.lat, 9);
    expect(back?.lng()).toBeCloseTo(PARIS.lng, 9);
    // No point lies a quarter of the earth due east of the pole.
    expect(spherical.computeOffsetOrigin({ lat: 90, lng: 0 }, ONE_DEGREE, 90)).toBeNull();
  });

  test("points between", () => {
    const middle = spherical.interpolate({ lat: 0, lng: 170 }, { lat: 0, lng: -170 }, 0.5);
    expect([middle.lat(), Math.abs(middle.lng())]).toEqual([0, 180]);
    expect(spherical.interpolate(PARIS, PARIS, 0.5).toJSON()).toEqual(PARIS);
    expect(
      spherical.traversePath(
        [
          { lat: 0, lng: 0 },
          { lat: 0, lng: 1 },
          { lat: 0, lng: 3 },
        ],
        0.5,
      ).lng,
    ).toBeCloseTo(1.5, 9);
    expect(
      spherical.traversePath(
        [
          { lat: 0, lng: 0 },
          { lat: 0, lng: 1 },
        ],
        2,
      ).lng,
    ).toBeCloseTo(1, 9);
  });

  test("areas, with their sense of rotation", () => {
    const square = ONE_DEGREE ** 2;
    expect(spherical.computeSignedArea(SQUARE) / square).toBeCloseTo(1, 3);
    expect(spherical.computeSignedArea(SQUARE.toReversed()) / square).toBeCloseTo(-1, 3);
    expect(spherical.computeArea(SQUARE.toReversed()) / square).toBeCloseTo(1, 3);
    expect(spherical.computeArea({ south: 0, west: 0, north: 1, east: 1 }) / square).toBeCloseTo(1, 3);
    expect(spherical.computeArea(new Circle({ center: PARIS, radius: 1000 })) / (Math.PI * 1e6)).toBeCloseTo(
      1,
      3,
    );
    expect(spherical.computeArea({ south: -90, west: -180, north: 90, east: 180 }, 1)).toBeCloseTo(
      4 * Math.PI,
      9,
    );
  });
});

test("encoding: the line of the format's own description", () => {
  const text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";
  const path = encoding.decodePath(text);
  expect(path.map((point) => point.toJSON())).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
  expect(encoding.encodePath(path)).toBe(text);
  expect(() => encoding.decodePath("_p~")).toThrow(/ is no encoded line; give the whole text of one\.$/);
});

describe("poly", () => {
  const polygon = (...rings: { lat: number; lng: number }[][]) => ({
    getPath: () => rings[0] ?? [],
    getPaths: () => new MVCArray(rings.map((ring) => new MVCArray(ring))),
  });
  const hole = [
    { lat: 0.4, lng: 0.4 },
    { lat: 0.4, lng: 0.6 },
    { lat: 0.6, lng: 0.6 },
    { lat: 0.6, lng: 0.4 },
  ];

  test("inside, outside, in a hole, over the antimeridian, in a circle", () => {
    const contains = (lat: number, lng: number) => poly.containsLocation({ lat, lng }, polygon(SQUARE, hole));
    expect([contains(0.2, 0.2), contains(0.5, 0.5), contains(2, 0.5), contains(0.5, -0.5)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const pacific = SQUARE.map(({ lat, lng }) => ({ lat, lng: lng === 0 ? 179 : -179 }));
    expect(poly.containsLocation({ lat: 0.5, lng: 179.9 }, polygon(pacific))).toBe(true);
    expect(poly.containsLocation({ lat: 0.5, lng: -178 }, polygon(pacific))).toBe(false);
    // Half around the world the square lies to the east and to the west.
    for (const lng of [-179.5, -100, 105, 180]) expect(contains(0.2, lng)).toBe(false);
    const wide = [-170, -60, 60, 170, 170, 60, -60, -170].map((lng, at) => ({ lat: at < 4 ? -9 : 9, lng }));
    for (const lng of [-169, 0, 169]) {
      expect(poly.containsLocation({ lat: 0, lng }, polygon(wide))).toBe(true);
    }
    expect(poly.containsLocation({ lat: 0, lng: 180 }, polygon(wide))).toBe(false);
    const circle = { center: PARIS, radius: 1000 };
    expect(poly.containsLocation(PARIS, circle)).toBe(true);
    expect(poly.containsLocation(LONDON, new Circle(circle))).toBe(false);
  });

  test("on an edge; a polyline has none from its end to its start", () => {
    expect(poly.isLocationOnEdge({ lat: 0.5, lng: 0 }, polygon(SQUARE))).toBe(true);
    expect(poly.isLocationOnEdge({ lat: 0.5, lng: 0 }, { getPath: () => SQUARE })).toBe(false);
    expect(poly.isLocationOnEdge({ lat: 0.001, lng: 0.5 }, polygon(SQUARE))).toBe(false);
    expect(poly.isLocationOnEdge({ lat: 0.001, lng: 0.5 }, polygon(SQUARE), 0.01)).toBe(true);
  });
});
