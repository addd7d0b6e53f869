import { encodePolyline } from "@lieudit/place-model";
import type { DirectionsLeg } from "@lieudit/road-routing";
import { expect, test } from "vitest";
import { joinLegs } from "./join-legs.ts";

const at = (latitude: number) => ({ latitude, longitude: 0 });
const amounts = { distanceMetres: 10, durationSeconds: 5 };

function leg(from: number, to: number, road: string): DirectionsLeg {
  const polyline = encodePolyline([at(from), at(to)]);
  const step = { ...amounts, maneuver: "DEPART" as const, road, polyline };
  return { ...amounts, start: at(from), end: at(to), steps: [step] };
}

test("legs on one road become one step, others go straight on", () => {
  const legs = [leg(1, 2, "Quai"), leg(2, 3, "Quai"), leg(3, 4, "Pont"), leg(4, 5, "Pont")];
  const [first, second] = joinLegs(legs, [false, false, true]);
  expect(first).toMatchObject({ start: at(1), end: at(4), distanceMetres: 30, durationSeconds: 15 });
  expect(first?.steps).toEqual([
    {
      maneuver: "DEPART",
      road: "Quai",
      distanceMetres: 20,
      durationSeconds: 10,
      polyline: encodePolyline([at(1), at(2), at(3)]),
    },
    { ...legs[2]?.steps[0], maneuver: "STRAIGHT" },
  ]);
  expect(second).toEqual(legs[3]);
});
