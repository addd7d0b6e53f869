import type { TravelStart, TravelTimes } from "@lieudit/listing-store";
import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { keepTravelTimes, type TravelTimesParts, updateTravelTimes } from "./travel-times.ts";

const SCHOOL = { latitude: 49.8, longitude: 0.9 };
const HOME = { latitude: 49.805, longitude: 0.9 };

/** Walkers need a second for a metre, and nothing else is reachable. */
function makeParts(starts: TravelStart[], more: Partial<TravelTimesParts> = {}) {
  const stored: { stamp: number; times: readonly TravelTimes[] }[] = [];
  let state = 0;
  const lease = { isFree: true };
  const parts: TravelTimesParts = {
    listings: {
      travelStarts: async (stamp) => (stamp === state ? [] : starts),
      putTravelTimes: async (stamp, times) => {
        state = stamp;
        stored.push({ stamp, times });
      },
      withLease: async (_, work) => {
        if (lease.isFree) await work(new AbortController().signal);
        return lease.isFree;
      },
    },
    places: {
      describe: async () => ({
        sources: [
          { name: "demo", origin: "", importedAt: "2026-01-01T00:00:00Z", attribution: "", placeCount: 1 },
        ],
        placeCount: 1,
        countByKind: {},
      }),
      // The fields that matter here.
      searchNearby: async ({ includedTypes = [] }) =>
        (includedTypes.includes("school") ? [{ id: "school", location: SCHOOL }] : []) as never,
    },
    router: {
      times: async ({ mode, from, to }) =>
        to.map((point) =>
          mode === "WALK"
            ? { distanceMetres: 0, durationSeconds: distanceMetres(from[0] as LatLng, point) }
            : null,
        ),
    },
    readRoads: async () => ["demo.roads"],
    ...more,
  };
  return { parts, stored, lease };
}

test("estates get the times to the nearest destinations, those without a position get none", async () => {
  const { parts, stored, lease } = makeParts([
    { id: "unplaced", changed: 1, position: null },
    { id: "home", changed: 2, position: HOME },
  ]);
  lease.isFree = false;
  await updateTravelTimes(parts);
  expect(stored).toEqual([]);
  lease.isFree = true;
  await updateTravelTimes(parts);
  const metres = distanceMetres(SCHOOL, HOME);
  expect(stored[0]?.times).toEqual([
    { id: "unplaced", changed: 1, seconds: {} },
    { id: "home", changed: 2, seconds: { ecole_pied: metres } },
  ]);
  expect(stored[0]?.stamp).toBeGreaterThan(0);
  await updateTravelTimes(parts);
  expect(stored).toHaveLength(1);
});

test("without roads, estates get no times, and other roads are another stamp", async () => {
  const start = { id: "home", changed: 2, position: HOME };
  const none = makeParts([start], { readRoads: async () => [] });
  await updateTravelTimes(none.parts);
  expect(none.stored[0]?.times).toEqual([{ id: "home", changed: 2, seconds: {} }]);
  const some = makeParts([start]);
  await updateTravelTimes(some.parts);
  expect(some.stored[0]?.stamp).not.toBe(none.stored[0]?.stamp);
});

test("a failure is logged once, and the work goes on", async () => {
  const stop = new AbortController();
  const lines: string[] = [];
  let calls = 0;
  const { parts, stored } = makeParts([{ id: "home", changed: 2, position: HOME }]);
  await keepTravelTimes({
    ...parts,
    readRoads: async () => {
      calls += 1;
      if (calls < 3) throw new Error("The manifest is damaged.");
      stop.abort();
      return ["demo.roads"];
    },
    log: (line) => lines.push(line),
    signal: stop.signal,
    pauseMs: 1,
  });
  expect(lines).toEqual(["Travel times are not computed: The manifest is damaged."]);
  expect(stored).toHaveLength(1);
});
