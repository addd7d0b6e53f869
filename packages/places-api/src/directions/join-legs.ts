import { decodePolyline, encodePolyline } from "@lieudit/place-model";
import type { DirectionsLeg, DirectionsStep } from "@lieudit/road-routing";

/**
 * Joins the legs that meet at a point without a stop.
 *
 * @param isStop whether the route stops at the end of each leg, without the last
 */
export function joinLegs(legs: readonly DirectionsLeg[], isStop: readonly boolean[]): DirectionsLeg[] {
  const joined: DirectionsLeg[] = [];
  for (const [i, leg] of legs.entries()) {
    const previous = joined.at(-1);
    if (previous === undefined || isStop[i - 1] !== false) joined.push(leg);
    else joined[joined.length - 1] = joinTwo(previous, leg);
  }
  return joined;
}

function joinTwo(first: DirectionsLeg, second: DirectionsLeg): DirectionsLeg {
  return {
    ...first,
    ...addAmounts(first, second),
    end: second.end,
    steps: joinSteps(first.steps, second.steps),
  };
}

/** A route goes on at the point, so its first step there is not a start. */
function joinSteps(first: readonly DirectionsStep[], [next, ...rest]: readonly DirectionsStep[]) {
  const last = first.at(-1);
  if (last === undefined || next === undefined || next.maneuver !== "DEPART") {
    return [...first, ...(next === undefined ? [] : [next]), ...rest];
  }
  if (last.road !== next.road) return [...first, { ...next, maneuver: "STRAIGHT" as const }, ...rest];
  const polyline = joinLines(last.polyline, next.polyline);
  return [...first.slice(0, -1), { ...last, ...addAmounts(last, next), polyline }, ...rest];
}

function addAmounts(first: Amounts, second: Amounts): Amounts {
  return {
    distanceMetres: first.distanceMetres + second.distanceMetres,
    durationSeconds: first.durationSeconds + second.durationSeconds,
  };
}

type Amounts = Pick<DirectionsLeg, "distanceMetres" | "durationSeconds">;

function joinLines(first: string, second: string): string {
  const [points, more] = [decodePolyline(first) ?? [], decodePolyline(second) ?? []];
  return encodePolyline([...points, ...more.slice(1)]);
}
