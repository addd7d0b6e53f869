import { decodePolyline } from "@lieudit/place-model";
import type { Route, RouteLeg, TravelMode } from "../router.ts";

/** An OSRM response: a route, no route, or unusable data. */
export type OsrmAnswer = { is: "route"; route: Route } | { is: "none" } | { is: "fault"; why: string };

/** There is no route, or no road near a point: a valid response. */
const NO_WAY: ReadonlySet<unknown> = new Set(["NoRoute", "NoSegment", "NoTable"]);

/** The times of an OSRM response, null if there is no way, or unusable data. */
export type OsrmTable = { is: "table"; legs: (RouteLeg | null)[] } | { is: "fault"; why: string };

/**
 * Parses the untrusted JSON of `/route/v1`.
 *
 * @see https://project-osrm.org/docs/v5.24.0/api/#route-service
 */
export function readOsrmAnswer(text: string, mode: TravelMode, legCount: number): OsrmAnswer {
  const parsed = parseBody(text);
  if (parsed.is !== "body") return parsed;
  const { value } = parsed;
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
  if (whole.some((leg) => isTooFast(leg, mode))) return toTooFastFault(mode);
  const { geometry } = best;
  if (typeof geometry !== "string" || decodePolyline(geometry) === null) {
    return { is: "fault", why: "its route has no line" };
  }
  return { is: "route", route: { legs: whole, polyline: geometry } };
}

/**
 * Parses the untrusted JSON of `/table/v1`, between `fromCount` points and `toCount` others.
 * If there are several of the former, each time is that of the nearest.
 *
 * @param isReverse whether the former are the destinations
 * @see https://project-osrm.org/docs/v5.24.0/api/#table-service
 */
export function readOsrmTable(
  text: string,
  fromCount: number,
  toCount: number,
  mode: TravelMode,
  isReverse: boolean,
): OsrmTable {
  const parsed = parseBody(text);
  if (parsed.is === "none") return { is: "table", legs: Array.from({ length: toCount }, () => null) };
  if (parsed.is !== "body") return parsed;
  const [rows, columns] = isReverse ? [toCount, fromCount] : [fromCount, toCount];
  const durations = readTable(parsed.value.durations, rows, columns);
  const distances = readTable(parsed.value.distances, rows, columns);
  if (durations === null || distances === null) {
    return { is: "fault", why: "its table lacks distances or durations" };
  }
  const legs = Array.from({ length: toCount }, (_, to) => {
    let best: RouteLeg | null = null;
    for (let from = 0; from < fromCount; from += 1) {
      const [row, column] = isReverse ? [to, from] : [from, to];
      const durationSeconds = durations[row]?.[column] ?? null;
      const distanceMetres = distances[row]?.[column] ?? null;
      if (durationSeconds === null || distanceMetres === null) continue;
      if (best === null || durationSeconds < best.durationSeconds) best = { durationSeconds, distanceMetres };
    }
    return best;
  });
  if (legs.some((leg) => leg !== null && isTooFast(leg, mode))) return toTooFastFault(mode);
  return { is: "table", legs };
}

/** Returns a table of amounts, null if there is no way; null if it is not of this size. */
function readTable(value: unknown, rows: number, columns: number): (number | null)[][] | null {
  const isRow = (row: unknown): row is (number | null)[] =>
    Array.isArray(row) && row.length === columns && row.every((each) => each === null || isAmount(each));
  return Array.isArray(value) && value.length === rows && value.every(isRow) ? value : null;
}

function parseBody(
  text: string,
): { is: "body"; value: Record<string, unknown> } | { is: "none" } | { is: "fault"; why: string } {
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
  return { is: "body", value };
}

function toTooFastFault(mode: TravelMode): { is: "fault"; why: string } {
  return {
    is: "fault",
    why: `its times are too short for ${mode}; a server of one profile must be named for it`,
  };
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
