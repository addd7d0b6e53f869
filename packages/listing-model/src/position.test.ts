import fc from "fast-check";
import { expect, test } from "vitest";
import { coarsenPosition, coarsenStreet, PRECISION_METRES } from "./position.ts";

/** Metres between two near positions in France. */
function distance(a: { latitude: number; longitude: number }, b: typeof a): number {
  const north = (a.latitude - b.latitude) * 111_320;
  return Math.hypot(north, (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180));
}

test("a coarse position is within its radius, and many positions share it", () => {
  const position = fc.record({
    latitude: fc.double({ min: 41, max: 51.2, noNaN: true }),
    longitude: fc.double({ min: -5.2, max: 9.7, noNaN: true }),
  });
  fc.assert(
    fc.property(position, (exact) => {
      expect(coarsenPosition(exact, "exacte")).toEqual(exact);
      for (const precision of ["rue", "floutee"] as const) {
        const coarse = coarsenPosition(exact, precision);
        expect(distance(exact, coarse)).toBeLessThan(PRECISION_METRES[precision] + 5);
        expect(coarsenPosition(coarse, precision)).toEqual(coarse);
      }
    }),
  );
});

test.each([
  ["12 rue du Port", "exacte", "12 rue du Port"],
  ["12 rue du Port", "rue", "rue du Port"],
  ["12 bis, rue du Port", "rue", "rue du Port"],
  ["12-14 rue du Port", "rue", "rue du Port"],
  ["12B rue du Port", "rue", "rue du Port"],
  ["rue du 8 Mai 1945", "rue", "rue du 8 Mai 1945"],
  ["12", "rue", "12"],
  ["12 rue du Port", "floutee", undefined],
] as const)("%s with the precision %s is shown as %s", (street, precision, shown) => {
  expect(coarsenStreet(street, precision)).toBe(shown);
});
