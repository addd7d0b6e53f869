import { type BoundaryGeometry, decodeBoundary, type LatLng } from "@lieudit/place-model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listBoundaryFaults } from "../../test/boundary-faults.ts";
import type { Polygon } from "../osm/polygon.ts";
import { simplifyBoundary } from "./simplify-boundary.ts";

const at = (latitude: number, longitude: number): LatLng => ({ latitude, longitude });

function box(south: number, west: number, north: number, east: number): LatLng[] {
  return [at(south, west), at(south, east), at(north, east), at(north, west)];
}

/** A ring around a point, with a jagged line of `count` corners. */
function star(centre: LatLng, radius: number, count: number, roughness = 0.2): LatLng[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const wave = Math.sin(7 * angle) + Math.sin(31 * angle) / 4 + Math.sin(12_345 * i) / 4;
    const length = radius * (1 + (roughness * wave) / 1.5);
    return at(centre.latitude + length * Math.sin(angle), centre.longitude + length * Math.cos(angle));
  });
}

/** Returns the outline as GeoJSON, after checking it; undefined without one. */
function simplify(shape: Polygon): BoundaryGeometry | undefined {
  const text = simplifyBoundary(shape);
  if (text === undefined) return undefined;
  const geometry = decodeBoundary(text)!;
  expect(listBoundaryFaults(geometry)).toEqual([]);
  return geometry;
}

const countRings = (geometry: BoundaryGeometry | undefined) =>
  geometry?.type === "MultiPolygon"
    ? geometry.coordinates.map((rings) => rings.length)
    : [geometry?.coordinates.length];

test("a small shape keeps its corners, counter-clockwise, in five decimals", () => {
  const clockwise = [at(43.0000012, 7), at(43.1, 7), at(43.1, 7.1), at(43, 7.1)];
  expect(simplify({ outers: [clockwise], inners: [] })).toEqual({
    type: "Polygon",
    coordinates: [
      [
        [7.1, 43],
        [7.1, 43.1],
        [7, 43.1],
        [7, 43],
        [7.1, 43],
      ],
    ],
  });
});

test("a closed ring, repeated points, points on a line and spikes leave the same box", () => {
  const ring = [
    ...[at(43, 7), at(43, 7), at(43, 7.05), at(43, 7.1), at(42.5, 7.1), at(42.6, 7.1), at(43, 7.1)],
    ...[at(43.1, 7.1), at(43.1, 7), at(43.2, 7), at(43, 7)],
  ];
  const geometry = simplify({ outers: [ring], inners: [] });
  expect(geometry?.coordinates[0]).toHaveLength(5);
});

test.each([
  [400, 1],
  [5_000, 1],
  [60_000, 1],
])("a jagged line of %i corners fits, with its area", (count, rings) => {
  const geometry = simplify({ outers: [star(at(43, 7), 0.2, count)], inners: [] });
  expect(countRings(geometry)).toEqual([rings]);
  expect(JSON.stringify(geometry).length).toBeGreaterThan(4_000);
});

test("enclaves are holes, and an island in an enclave is a polygon", () => {
  const shape = { outers: [box(0, 0, 1, 1), box(0.4, 0.4, 0.6, 0.6)], inners: [box(0.2, 0.2, 0.8, 0.8)] };
  expect(countRings(simplify(shape))).toEqual([2, 1]);
  const withoutRoles = { outers: [box(0, 0, 1, 1), box(0.9, 0.9, 0.95, 0.95)], inners: [] };
  expect(countRings(simplify(withoutRoles))).toEqual([2]);
});

test("an inner ring that is in no outer one is ignored", () => {
  expect(countRings(simplify({ outers: [box(0, 0, 1, 1)], inners: [box(2, 2, 2.1, 2.1)] }))).toEqual([1]);
});

test("an enclave and a second part that touch the outer ring in a corner are freed from it", () => {
  const outer = [at(0, 0), at(0, 1), at(0.5, 1), at(1, 1), at(1, 0)];
  const enclave = [at(0.5, 1), at(0.55, 0.95), at(0.5, 0.9), at(0.45, 0.95)];
  const part = [at(0, 1), at(-0.05, 1.001), at(-0.1, 1.1), at(0, 1.1)];
  expect(countRings(simplify({ outers: [outer, part], inners: [enclave] }))).toEqual([2, 1]);
});

test("of 2,000 rings, tiny islands are dropped and the large ones stay", () => {
  const islands = Array.from({ length: 1_999 }, (_, i) =>
    star(at(43 + Math.floor(i / 45) / 100, 7 + (i % 45) / 100), 0.0002, 12),
  );
  const outers = [star(at(43.2, 8), 0.4, 3_000), star(at(44, 8), 0.1, 500), ...islands];
  expect(countRings(simplify({ outers, inners: [] }))).toEqual([1, 1]);
});

test.each<[why: string, shape: Polygon]>([
  ["no ring", { outers: [], inners: [] }],
  ["a line there and back", { outers: [[at(0, 0), at(0, 1), at(0, 2), at(0, 1)]], inners: [] }],
  ["an inside smaller than the grid", { outers: [box(43, 7, 43.000001, 7.000001)], inners: [] }],
  ["a large loop in itself", { outers: [[at(0, 0), at(1, 1), at(1, 0), at(0, 1)]], inners: [] }],
  ["two parts that overlap", { outers: [box(0, 0, 1, 1), box(0.5, 0.5, 1.5, 1.5)], inners: [] }],
  ["the same ring twice", { outers: [box(0, 0, 1, 1), box(0, 0, 1, 1)], inners: [] }],
  ["a hole as large as the shape", { outers: [box(0, 0, 1, 1)], inners: [box(0, 0, 1, 1)] }],
  ["the antimeridian", { outers: [box(-17, 179, -16, -179)], inners: [] }],
  ["the pole", { outers: [[at(80, 0), at(80, 120), at(80, -120)]], inners: [] }],
  [
    "nothing but tiny islands",
    {
      outers: Array.from({ length: 2_000 }, (_, i) =>
        star(at(43 + Math.floor(i / 45) / 100, 7 + (i % 45) / 100), 0.002, 12),
      ),
      inners: [],
    },
  ],
])("%s gives no outline", (_why, shape) => {
  expect(simplify(shape)).toBeUndefined();
});

test.each([
  ["west", [at(-17, 179), at(-17, -180), at(-16, -180), at(-16, 179)]],
  ["east", [at(-17, 180), at(-17, -179), at(-16, -179), at(-16, 180)]],
])("a part that ends at the antimeridian in the %s stays on its side", (side, ring) => {
  const geometry = simplify({ outers: [ring], inners: [] });
  const longitudes = (geometry!.coordinates[0] as [number, number][]).map(([longitude]) => longitude);
  expect(new Set(longitudes)).toEqual(new Set(side === "west" ? [179, 180] : [-180, -179]));
});

describe("an outline is valid or missing for", () => {
  const position = fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }));
  const scale = fc.constantFrom(1e-5, 3e-5, 0.0101, 1.7);

  test("any rings on a coarse grid, which touch and cross", () => {
    const ring = fc.array(position, { maxLength: 12 });
    const rings = fc.array(ring, { maxLength: 4 });
    fc.assert(
      fc.property(rings, rings, scale, (outers, inners, unit) => {
        const place = (points: [number, number][]) => points.map(([x, y]) => at(45 + y * unit, 2 + x * unit));
        simplify({ outers: outers.map(place), inners: inners.map(place) });
      }),
      { numRuns: 2_000 },
    );
  });

  test("any star, also one whose corners fall together", () => {
    const radii = fc.array(fc.integer({ min: 50, max: 99 }), { minLength: 20, maxLength: 400, size: "max" });
    fc.assert(
      fc.property(radii, fc.constantFrom(1e-6, 1e-5, 1e-4), (lengths, unit) => {
        const ring = lengths.map((length, i) => {
          const angle = (2 * Math.PI * i) / lengths.length;
          return at(48 + length * unit * Math.sin(angle), -3 + length * unit * Math.cos(angle));
        });
        const geometry = simplify({ outers: [ring], inners: [] });
        if (unit === 1e-4) expect(geometry).toBeDefined();
      }),
      { numRuns: 30 },
    );
  });

  test("any jagged shape with enclaves and islands, which always has an outline", () => {
    const spot = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 3, max: 80 }));
    const spots = fc.array(spot, { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 4_000 }), spots, spots, (count, holes, islands) => {
        const ringsAround = (given: [number, number][], distance: number) =>
          given.map(([size, corners], i) => {
            const angle = (2 * Math.PI * i) / given.length;
            const centre = at(45 + distance * Math.sin(angle), 2 + distance * Math.cos(angle));
            return star(centre, 0.004 * size, corners);
          });
        const outers = [star(at(45, 2), 0.2, count, 0.3), ...ringsAround(islands, 0.35)];
        expect(simplify({ outers, inners: ringsAround(holes, 0.08) })).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });
});
