import type { TravelChoice } from "@lieudit/listing-model";
import { parseTravelChoice } from "@lieudit/listing-model";
import type { LatLng } from "@lieudit/place-model";
import type { createPlacesService } from "@lieudit/places-api";
import type { FindArea } from "../app/shell/services/services.ts";
import { TRAVEL_MODES_BY_MEANS } from "./travel-times.ts";

/** Areas that are kept; each of them has some hundred corners. */
const MAX_AREAS = 100;
/** Roads change with an import; an area is found again after this time, in ms. */
const MAX_AGE_MS = 5 * 60_000;
/** Five digits of a degree are a metre. */
const UNITS = 1e5;

/** Finds the area from which a point is within a time, and keeps the last ones: each page of a list asks again. */
export function createFindArea(
  router: Pick<ReturnType<typeof createPlacesService>["router"], "area">,
  now: () => number = Date.now,
): FindArea {
  const kept = new Map<string, { at: number; area: Promise<LatLng[][] | null> }>();
  return (point, choice, signal) => {
    const key = [toUnits(point.latitude), toUnits(point.longitude), choice].join(" ");
    const known = kept.get(key);
    if (known !== undefined && now() - known.at < MAX_AGE_MS) return known.area;
    const area = find(router, point, choice, signal);
    kept.set(key, { at: now(), area });
    // A failed or aborted query says nothing about the next one.
    area.then(
      (rings) => rings === null && kept.delete(key),
      () => kept.delete(key),
    );
    const [oldest] = kept.keys();
    if (kept.size > MAX_AREAS && oldest !== undefined) kept.delete(oldest);
    return area;
  };
}

async function find(
  router: Parameters<typeof createFindArea>[0],
  center: LatLng,
  choice: TravelChoice,
  signal: AbortSignal,
): Promise<LatLng[][] | null> {
  const { minutes, means } = parseTravelChoice(choice);
  const query = { mode: TRAVEL_MODES_BY_MEANS[means], center, seconds: 60 * minutes, isReverse: true };
  const area = await router.area(query, signal);
  if (area === null || area.rings.length === 0) return null;
  return area.rings.map((ring) =>
    ring.map(({ latitude, longitude }) => ({
      latitude: toUnits(latitude) / UNITS,
      longitude: toUnits(longitude) / UNITS,
    })),
  );
}

function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS);
}
