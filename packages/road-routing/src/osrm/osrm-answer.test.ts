import { encodePolyline } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { readOsrmAnswer } from "./osrm-answer.ts";

const GEOMETRY = encodePolyline([
  { latitude: 48, longitude: 2 },
  { latitude: 48.01, longitude: 2 },
]);

test.each([
  ["WALK", 1_000, 286, "route"],
  ["WALK", 1_000, 285, "fault"],
  ["BICYCLE", 1_000, 112, "route"],
  ["BICYCLE", 1_000, 111, "fault"],
  ["DRIVE", 1_000, 15, "route"],
  ["DRIVE", 1_000, 14, "fault"],
  // On so short a route the speed is not checked.
  ["WALK", 100, 1, "route"],
  ["WALK", 101, 1, "fault"],
] as const)("%s, %d m in %d s: %s", (mode, distance, duration, is) => {
  const text = JSON.stringify({
    code: "Ok",
    routes: [{ geometry: GEOMETRY, legs: [{ distance, duration }] }],
  });
  expect(readOsrmAnswer(text, mode, 1)).toMatchObject({ is });
});
