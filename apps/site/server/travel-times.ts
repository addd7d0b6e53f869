import { setTimeout as sleep } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake";
import {
  MAX_TRAVEL_MINUTES,
  TRAVEL_MEANS,
  TRAVEL_SUBJECTS,
  type TravelMeans,
  type TravelSubject,
} from "@lieudit/listing-model";
import type { ListingStore, TravelStart, TravelTimes } from "@lieudit/listing-store";
import type { PlaceIndex } from "@lieudit/place-index";
import type { LatLng } from "@lieudit/place-model";
import type { createServiceRouter } from "@lieudit/places-api";

/** Data that the thread starts with. */
export interface TravelTimesSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Computes the travel times of estates after each import, in a thread that all workers share. */
export function startTravelTimes(
  { dataDir, databaseUrl }: TravelTimesSettings,
  log: (line: string) => void,
): BackgroundThread {
  return startBackgroundThread({
    script: new URL("./travel-times-thread.ts", import.meta.url),
    workerData: { dataDir, databaseUrl } satisfies TravelTimesSettings,
    log,
    endedText: "Travel times of estates are not computed for a minute",
  });
}

export interface TravelTimesParts {
  listings: Pick<ListingStore, "travelStarts" | "putTravelTimes" | "withLease">;
  places: Pick<PlaceIndex, "describe" | "searchNearby">;
  router: Pick<ReturnType<typeof createServiceRouter>, "times">;
  /** Paths of the published road graphs. */
  readRoads: () => Promise<readonly string[]>;
}

export interface KeepTravelTimesOptions extends TravelTimesParts {
  log: (line: string) => void;
  signal: AbortSignal;
  /** Between two looks at the store. */
  pauseMs?: number;
}

const PAUSE_MS = 2_000;

/** Computes missing travel times whenever listings, places or roads change, until `signal` aborts. */
export async function keepTravelTimes({
  log,
  signal,
  pauseMs = PAUSE_MS,
  ...parts
}: KeepTravelTimesOptions): Promise<void> {
  let problem = "";
  while (!signal.aborted) {
    try {
      await updateTravelTimes(parts);
      problem = "";
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== problem) log(`Travel times are not computed: ${message}`);
      problem = message;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Place types of each destination. */
const SUBJECT_TYPES: Readonly<Record<TravelSubject, readonly string[]>> = {
  ecole: ["school", "preschool", "primary_school", "secondary_school"],
  gare: ["train_station"],
  plage: ["beach"],
  boulangerie: ["bakery"],
};

/** Travel modes of the router by means. */
export const TRAVEL_MODES_BY_MEANS = {
  pied: "WALK",
  velo: "BICYCLE",
  voiture: "DRIVE",
} as const satisfies Record<TravelMeans, string>;

/**
 * Computes the times of all estates that lack those of the current roads and places, unless
 * another server does. Without roads they get none, so that nothing waits for them.
 */
export async function updateTravelTimes(parts: TravelTimesParts): Promise<void> {
  const { listings, places, readRoads } = parts;
  const stamp = await makeStamp(places, readRoads);
  if ((await listings.travelStarts(stamp)).length === 0) return;
  await listings.withLease("travel times", async () => {
    // Another server may have just computed them.
    const starts = await listings.travelStarts(stamp);
    await listings.putTravelTimes(stamp, await computeTravelTimes(starts, parts));
  });
}

async function computeTravelTimes(
  starts: readonly TravelStart[],
  { places, router, readRoads }: TravelTimesParts,
): Promise<TravelTimes[]> {
  const times = starts.map(({ id, changed }): TravelTimes => ({ id, changed, seconds: {} }));
  const hasPosition = [...starts.keys()].filter((i) => starts[i]?.position !== null);
  const points = hasPosition.map((i) => starts[i]?.position as LatLng);
  if (points.length > 0 && (await readRoads()).length > 0) {
    for (const subject of TRAVEL_SUBJECTS) {
      const from = await findDestinations(places, starts, SUBJECT_TYPES[subject]);
      if (from.length === 0) continue;
      for (const means of TRAVEL_MEANS) {
        const query = { mode: TRAVEL_MODES_BY_MEANS[means], from, to: points, isReverse: true };
        const found = await router.times({ ...query, maxSeconds: 60 * MAX_TRAVEL_MINUTES });
        for (const [at, time] of found.entries()) {
          const own = times[hasPosition[at] ?? -1];
          if (time !== null && own !== undefined) own.seconds[`${subject}_${means}`] = time.durationSeconds;
        }
      }
    }
  }
  return times;
}

/** Creates a number that changes with the roads and the places; not 0. */
async function makeStamp(
  places: Pick<PlaceIndex, "describe">,
  readRoads: () => Promise<readonly string[]>,
): Promise<number> {
  const { sources } = await places.describe();
  const data = [await readRoads(), sources.map(({ name, importedAt }) => [name, importedAt])];
  return (crc32(JSON.stringify(data)) >>> 1) | 1;
}

/** Half the side of a cell in degrees, some 550 m from south to north. */
const CELL_DEGREES = 0.01;
/** Nearest destinations of each cell with estates. The nearest of an estate is among those of its own cell. */
const MAX_DESTINATIONS = 60;
/** As far as half an hour by car in the country. */
const RADIUS_METRES = 40_000;

/** Returns the destinations near the estates: the nearest ones of each cell that has any estates. */
async function findDestinations(
  places: Pick<PlaceIndex, "searchNearby">,
  starts: readonly TravelStart[],
  types: readonly string[],
): Promise<LatLng[]> {
  const cells = new Map<string, LatLng>();
  for (const { position } of starts) {
    if (position === null) continue;
    const [latitude, longitude] = [position.latitude, position.longitude].map(
      (degrees) => Math.round(degrees / CELL_DEGREES) * CELL_DEGREES,
    );
    cells.set(`${latitude} ${longitude}`, { latitude: latitude ?? 0, longitude: longitude ?? 0 });
  }
  const found = new Map<string, LatLng>();
  for (const center of cells.values()) {
    const nearest = await places.searchNearby({
      center,
      radiusMetres: RADIUS_METRES,
      limit: MAX_DESTINATIONS,
      rank: "DISTANCE",
      includedTypes: types,
    });
    for (const { id, location } of nearest) found.set(id, location);
  }
  return [...found.values()];
}
