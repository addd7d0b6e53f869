import { decodePolyline } from "@lieudit/place-model";
import type { Route } from "../router.ts";

/** What an OSRM server said: a way, that there is none, or nothing that can be used. */
export type OsrmAnswer = { is: "route"; route: Route } | { is: "none" } | { is: "fault"; why: string };

/** There is no way, or no road near a point: an answer like any other. */
const NO_WAY: ReadonlySet<unknown> = new Set(["NoRoute", "NoSegment"]);

/**
 * Reads the JSON of `/route/v1`, which comes from another machine and may
 * hold anything.
 *
 * @see https://project-osrm.org/docs/v5.24.0/api/#route-service
 */
export function readOsrmAnswer(text: string, legCount: number): OsrmAnswer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { is: "fault", why: "its answer is no JSON" };
  }
  if (!isObject(value)) return { is: "fault", why: "its answer is no object" };
  if (NO_WAY.has(value.code)) return { is: "none" };
  if (value.code !== "Ok") {
    return { is: "fault", why: `it said ${String(value.code).replace(/\W/g, "?").slice(0, 40)}` };
  }
  const [best] = Array.isArray(value.routes) ? (value.routes as unknown[]) : [];
  if (!isObject(best) || !Array.isArray(best.legs) || best.legs.length !== legCount) {
    return { is: "fault", why: "its route lacks its legs" };
  }
  const legs = (best.legs as unknown[]).map((leg) =>
    isObject(leg) && isAmount(leg.distance) && isAmount(leg.duration)
      ? { distanceMetres: leg.distance, durationSeconds: leg.duration }
      : null,
  );
  if (legs.includes(null)) return { is: "fault", why: "a leg lacks its distance or its duration" };
  const { geometry } = best;
  if (typeof geometry !== "string" || decodePolyline(geometry) === null) {
    return { is: "fault", why: "its route has no line" };
  }
  return { is: "route", route: { legs: legs.filter((leg) => leg !== null), polyline: geometry } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
