import { contains, type LatLng } from "@lieudit/place-model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createRouteCorridor } from "./route-corridor.ts";

// On the equator a thousandth of a degree is 111 m both ways.
const at = (north: number, east: number): LatLng => ({ latitude: north / 1_000, longitude: east / 1_000 });

test("a short route is wide enough to find something, and one search", () => {
  const corridor = createRouteCorridor([at(0, 0), at(0, 5)]);
  expect([corridor.widthMetres, corridor.boxes.length]).toEqual([500, 1]);
  expect(corridor.passes(at(4, 2))).toBeCloseTo(222.4, 0);
  expect(corridor.passes(at(5, 2))).toBeNull();
});

test("a long one is wider, up to a limit, and searched in pieces", () => {
  expect(createRouteCorridor([at(0, 0), at(0, 300)])).toMatchObject({
    widthMetres: expect.closeTo(1_668, 0),
  });
  const corridor = createRouteCorridor([at(0, 0), at(0, 9_000)]);
  expect([corridor.widthMetres, corridor.boxes.length]).toEqual([5_000, 8]);
  // One straight line of two points is cut in its middle, too.
  const [first] = corridor.boxes;
  expect(first?.high.longitude).toBeCloseTo(9 / 8 + 0.045, 2);
});

test("includes places before the start and after the end only nearby", () => {
  const corridor = createRouteCorridor([at(0, 0), at(0, 5)]);
  expect([corridor.passes(at(0, -4)), corridor.passes(at(0, -5))]).toEqual([0, null]);
});

test("whatever lies along a route is in one of its boxes", () => {
  const points = fc.array(
    fc.record({ north: fc.integer({ max: 400, min: -400 }), east: fc.integer({ max: 400, min: -400 }) }),
    {
      minLength: 2,
      maxLength: 12,
    },
  );
  const place = fc.tuple(
    fc.nat(11),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: -4, max: 4 }),
  );
  fc.assert(
    fc.property(points, place, (route, [segment, part, aside]) => {
      const line = route.map(({ north, east }) => at(north, east));
      const i = segment % (line.length - 1);
      const [from, to] = [line[i] as LatLng, line[i + 1] as LatLng];
      const point = {
        latitude: from.latitude + part * (to.latitude - from.latitude) + aside / 1_000,
        longitude: from.longitude + part * (to.longitude - from.longitude),
      };
      const corridor = createRouteCorridor(line);
      expect(corridor.passes(point)).not.toBeNull();
      expect(corridor.boxes.some((box) => contains(box, point))).toBe(true);
    }),
  );
});

test("a route that goes nowhere is the surroundings of its point", () => {
  const corridor = createRouteCorridor([at(0, 0), at(0, 0)]);
  expect([corridor.boxes.length, corridor.passes(at(1, 1)), corridor.passes(at(9, 9))]).toEqual([1, 0, null]);
});
