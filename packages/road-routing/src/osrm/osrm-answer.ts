import { decodePolyline } from "@lieudit/place-model";
import type { Route, RouteLeg, TravelMode } from "../router.ts";

/** An OSRM response: a route, no route, or unusable data. */
export type OsrmAnswer = { is: "route"; route: Route } | { is: "none" } | { is: "fault"; why: string };

/** There is no route, or no road near a point: a valid response. */
const NO_WAY: ReadonlySet<unknown> = new Set(["NoRoute", "NoSegment"]);

/**
 * Parses the untrusted JSON of `/route/v1`.
 *
 * @see https://project-osrm.org/docs/v5.24.0/api/#route-service
 */
export function readOsrmAnswer(text: string, mode: TravelMode, legCount: number): OsrmAnswer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { is: "fault", why: "its response is not JSON" };
  }
  if (!isObject(value)) return { is: "fault", why: "its response is not an object" };
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
  const whole = legs.filter((leg) => leg !== null);
  if (whole.some((leg) => isTooFast(leg, mode))) {
    return {
      is: "fault",
      why: `its times are too short for ${mode}; a server of one profile must be named for it`,
    };
  }
  const { geometry } = best;
  if (typeof geometry !== "string" || decodePolyline(geometry) === null) {
    return { is: "fault", why: "its route has no line" };
  }
  return { is: "route", route: { legs: whole, polyline: geometry } };
}

/**
 * Maximum plausible speeds in m/s. `osrm-routed` has one profile and ignores the requested
 * one, so a car's time could be returned for a walker.
 */
const FASTEST: Readonly<Record<TravelMode, number>> = { DRIVE: 70, WALK: 3.5, BICYCLE: 9 };
/** Speeds of shorter routes are not checked. */
const TELLING_METRES = 100;

function isTooFast({ distanceMetres, durationSeconds }: RouteLeg, mode: TravelMode): boolean {
  return distanceMetres > TELLING_METRES && distanceMetres > FASTEST[mode] * durationSeconds;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
