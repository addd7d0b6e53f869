import { expect, test } from "vitest";
import { decodeBoundary, encodeBoundary } from "./boundary.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SQUARE = [at(43, 7), at(43, 7.1), at(43.1, 7.1), at(43.1, 7)];
const HOLE = [at(43.02, 7.02), at(43.08, 7.02), at(43.08, 7.08)];
const ISLAND = [at(-17.00001, -179.99999), at(-17, -179.9), at(-16.9, -179.9)];

test("a polygon with a hole comes back as GeoJSON, its rings closed", () => {
  expect(decodeBoundary(encodeBoundary([[SQUARE, HOLE]]))).toEqual({
    type: "Polygon",
    coordinates: [
      [
        [7, 43],
        [7.1, 43],
        [7.1, 43.1],
        [7, 43.1],
        [7, 43],
      ],
      [
        [7.02, 43.02],
        [7.02, 43.08],
        [7.08, 43.08],
        [7.02, 43.02],
      ],
    ],
  });
});

test("several polygons are a MultiPolygon", () => {
  const geometry = decodeBoundary(encodeBoundary([[SQUARE], [ISLAND]]));
  expect(geometry?.type).toBe("MultiPolygon");
  expect(geometry?.coordinates[1]).toEqual([
    [
      [-179.99999, -17.00001],
      [-179.9, -17],
      [-179.9, -16.9],
      [-179.99999, -17.00001],
    ],
  ]);
});

test.each(["", " ", "_", "abc", "????", `${encodeBoundary([[SQUARE]])},`])(
  "%j is damaged or has a ring without an inside",
  (text) => expect(decodeBoundary(text)).toBeNull(),
);
