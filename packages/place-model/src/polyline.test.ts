import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePolyline, encodePolyline } from "./polyline.ts";

test("the example of the format's own description", () => {
  const points = [
    { latitude: 38.5, longitude: -120.2 },
    { latitude: 40.7, longitude: -120.95 },
    { latitude: 43.252, longitude: -126.453 },
  ];
  expect(encodePolyline(points)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
  expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(points);
});

test("decodes its own encoding to five digits", () => {
  const degree = (most: number) =>
    fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((units) => units / 1e5);
  const line = fc.array(fc.record({ latitude: degree(90), longitude: degree(180) }));
  fc.assert(
    fc.property(line, (points) => {
      // -0 is 0 on the earth.
      const plain = points.map(({ latitude, longitude }) => ({
        latitude: latitude + 0,
        longitude: longitude + 0,
      }));
      expect(decodePolyline(encodePolyline(points))).toEqual(plain);
    }),
  );
});

test.each([
  ["cut off in a number", "_p~iF~ps|"],
  ["cut off after a latitude", "_p~iF"],
  ["a character of no number", "_p~iF ps|U"],
  ["beyond a pole", encodePolyline([{ latitude: 91, longitude: 0 }])],
  ["a number without end", "~".repeat(400)],
])("rejects %s", (_name, text) => {
  expect(decodePolyline(text)).toBeNull();
});

test("decodes or rejects any text without an error", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      expect(Array.isArray(decodePolyline(text)) || decodePolyline(text) === null).toBe(true);
    }),
  );
});
