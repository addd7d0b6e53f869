import { expect, test } from "vitest";
import { getPlusCodeCell, parsePlusCode } from "./plus-code.ts";

// As the reference implementation has them in other languages, too.
test.each<[code: string, near: [number, number], middle: [number, number]]>([
  ["7FG49QCJ+2V", [0, 0], [20.3700625, 2.7821875]],
  ["7fg49qcj+2vx", [0, 0], [20.3701125, 2.782234375]],
  ["4VCPPQGP+Q9", [0, 0], [-41.2730625, 174.7859375]],
  ["62G2FX82+M4", [0, 0], [0.4666875, -179.0496875]],
  ["8FM9P9JC+", [0, 0], [43.73125, 7.37125]],
  ["P9JC+F6", [43.7384, 7.4246], [43.7311875, 7.3705625]],
  ["9QCJ+2VX", [20.4, 2.8], [20.3701125, 2.782234375]],
  ["9QCJ+2VX", [20.9, 3.3], [21.3701125, 3.782234375]],
  ["22CC+22", [43.99, 7.02], [44.0200625, 7.0200625]],
  ["X9XX+X8", [43.02, 7.4], [42.9999375, 7.3983125]],
  ["M9P9JC+F6", [45.5, 1.5], [43.7311875, 7.3705625]],
  ["22JC+F6", [0, 179.99], [0.0311875, -179.9794375]],
  ["XXJC+F6", [0, -179.99], [-0.0188125, 179.9705625]],
])("%s near %s is around %s", (text, [latitude, longitude], middle) => {
  const { low, high } = getPlusCodeCell(parsePlusCode(text)!, { latitude, longitude });
  expect((low.latitude + high.latitude) / 2).toBeCloseTo(middle[0], 9);
  expect((low.longitude + high.longitude) / 2).toBeCloseTo(middle[1], 9);
});

test("no cell lies beyond a pole", () => {
  const near = (latitude: number) => ({ latitude, longitude: 0 });
  expect(getPlusCodeCell(parsePlusCode("22CC+22")!, near(89.99)).high.latitude).toBeLessThanOrEqual(90);
  expect(getPlusCodeCell(parsePlusCode("XXCC+22")!, near(-89.99)).low.latitude).toBeGreaterThanOrEqual(-90);
});

test.each([
  "",
  "+",
  "8FM9P9JC",
  "8FM9P9JC+F",
  "8FM9P9JC+F6F6F6F6",
  "8FM90000+",
  "P9JC+",
  "9JC+F6",
  "JC+F6",
  "CAFE+12",
  "RFM9P9JC+F6",
  "8XM9P9JC+F6",
  "P9JC+F6 Monaco",
])("%j is no plus code", (text) => {
  expect(parsePlusCode(text)).toBeNull();
});
