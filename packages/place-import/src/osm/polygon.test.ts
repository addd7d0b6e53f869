import { EARTH_RADIUS_METRES, type LatLng } from "@lieudit/place-model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BandedPolygon } from "./banded-polygon.ts";
import { getViewport } from "./longitudes.ts";
import { findPointInside, measureAreaSquareMetres, type Polygon } from "./polygon.ts";

const at = (latitude: number, longitude: number): LatLng => ({ latitude, longitude });
const box = (south: number, west: number, north: number, east: number) => [
  at(south, west),
  at(south, east),
  at(north, east),
  at(north, west),
];
const holds = ({ outers, inners }: Polygon, point: LatLng) =>
  new BandedPolygon([...outers, ...inners]).holds(point);

describe("area", () => {
  test("a degree by a degree on the equator", () => {
    const side = (EARTH_RADIUS_METRES * Math.PI) / 180;
    const area = measureAreaSquareMetres({ outers: [box(0, 0, 1, 1)], inners: [] });
    expect(area / side ** 2).toBeCloseTo(1, 3);
  });

  test("direction does not matter, and holes are subtracted", () => {
    const outer = box(43, 7, 44, 8);
    const whole = measureAreaSquareMetres({ outers: [outer], inners: [] });
    expect(measureAreaSquareMetres({ outers: [[...outer].reverse()], inners: [] })).toBeCloseTo(whole, 3);
    const holed = measureAreaSquareMetres({ outers: [outer], inners: [box(43.2, 7.2, 43.8, 7.8)] });
    expect(holed / whole).toBeCloseTo(1 - 0.36, 3);
  });

  test("is the same across the antimeridian", () => {
    const there = measureAreaSquareMetres({ outers: [box(-17, 179, -16, -179)], inners: [] });
    const here = measureAreaSquareMetres({ outers: [box(-17, 10, -16, 12)], inners: [] });
    expect(there).toBeCloseTo(here, 0);
  });
});

describe("a point inside", () => {
  test.each<[name: string, polygon: Polygon]>([
    ["a box", { outers: [box(0, 0, 1, 1)], inners: [] }],
    ["a box with its middle cut out", { outers: [box(0, 0, 1, 1)], inners: [box(0.3, 0.3, 0.7, 0.7)] }],
    [
      "a horseshoe",
      {
        outers: [[at(0, 0), at(0, 10), at(10, 10), at(10, 9), at(1, 9), at(1, 1), at(10, 1), at(10, 0)]],
        inners: [],
      },
    ],
    ["a box across the antimeridian", { outers: [box(-17, 179, -16, -179)], inners: [] }],
    ["the larger of two", { outers: [box(0, 0, 0.1, 0.1), box(5, 5, 6, 6)], inners: [] }],
    ["a sliver", { outers: [[at(0, 0), at(1e-7, 1), at(2e-7, 0)]], inners: [] }],
  ])("%s", (_name, polygon) => {
    const point = findPointInside(polygon);
    expect(point).not.toBeNull();
    expect(holds(polygon, point!)).toBe(true);
  });

  test("of a plain box is its centre", () => {
    expect(findPointInside({ outers: [box(43, 7, 44, 8)], inners: [] })).toEqual(at(43.5, 7.5));
  });

  test.each([
    ["nothing", []],
    ["two points", [[at(0, 0), at(1, 1)]]],
    ["one point three times", [[at(1, 1), at(1, 1), at(1, 1)]]],
    ["a line there and back", [[at(0, 0), at(0, 1), at(0, 2), at(0, 1)]]],
  ])("%s has none", (_name, outers) => {
    expect(findPointInside({ outers, inners: [] })).toBeNull();
  });

  test("of any star is inside it", () => {
    const radii = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(radii, fc.integer({ min: -180, max: 180 }), (lengths, longitude) => {
        const ring = lengths.map((length, index) => {
          const angle = (2 * Math.PI * index) / lengths.length;
          const x = longitude + length * Math.cos(angle);
          return at(40 + length * Math.sin(angle), x > 180 ? x - 360 : x < -180 ? x + 360 : x);
        });
        const polygon = { outers: [ring], inners: [] };
        expect(holds(polygon, findPointInside(polygon)!)).toBe(true);
      }),
    );
  });
});

describe("a polygon for repeated tests", () => {
  const polygon = new BandedPolygon([box(0, 0, 10, 10), box(4, 4, 6, 6)]);
  test.each([
    [at(1, 1), true],
    [at(5, 5), false],
    [at(5, 3), true],
    [at(11, 5), false],
    [at(5, -0.1), false],
  ])("%o: %s", (point, expected) => {
    expect(polygon.holds(point)).toBe(expected);
  });

  test("islands on both sides of the antimeridian", () => {
    const fiji = new BandedPolygon([box(-17, 178, -16, 180), box(-17, -180, -16, -179)]);
    expect([179, -179.5, 0, 177].map((longitude) => fiji.holds(at(-16.5, longitude)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("viewport", () => {
  test.each<[name: string, lines: LatLng[][], west: number, east: number]>([
    ["of a line", [[at(1, 2), at(3, 4)]], 2, 4],
    ["of a point", [[at(1, 2)]], 2, 2],
    [
      "of two apart",
      [
        [at(0, -10), at(0, -5)],
        [at(0, 20), at(0, 30)],
      ],
      -10,
      30,
    ],
    ["across the antimeridian", [[at(0, 170), at(0, -170)]], 170, -170],
    [
      "two sides of the antimeridian",
      [
        [at(0, 175), at(0, 180)],
        [at(0, -180), at(0, -178)],
      ],
      175,
      -178,
    ],
    ["three, the widest gap left out", [[at(0, -170)], [at(0, 0)], [at(0, 170)]], 0, -170],
  ])("%s", (_name, lines, west, east) => {
    const viewport = getViewport(lines);
    expect([viewport?.low.longitude, viewport?.high.longitude]).toEqual([west, east]);
  });

  test("of nothing is null", () => {
    expect(getViewport([[]])).toBeNull();
  });

  test("contains every point of every line", () => {
    const line = fc
      .tuple(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { maxLength: 6 }),
      )
      .map(([start, steps]) => {
        let longitude = start;
        return [start, ...steps].map((step, index) => {
          if (index > 0) longitude += step;
          return at(0, ((((longitude + 180) % 360) + 360) % 360) - 180);
        });
      });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const { low, high } = getViewport(lines)!;
        const width =
          (((high.longitude - low.longitude) % 360) + 360) % 360 ||
          (high.longitude === low.longitude ? 0 : 360);
        for (const { longitude } of lines.flat()) {
          const offset = (((longitude - low.longitude) % 360) + 360) % 360;
          expect(Math.min(offset, 360 - offset) < 1e-9 || offset <= width + 1e-9).toBe(true);
        }
      }),
    );
  });
});
