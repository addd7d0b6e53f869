import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readVehicleSearch } from "@lieudit/listing-model";
import { anAgency, aVehicleDraft } from "@lieudit/listing-model/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingMapItems, ListingStore, MapBounds } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";

const COUNT = 1_600;
const EVERYTHING = readVehicleSearch(new URLSearchParams());
const DIESEL = readVehicleSearch(new URLSearchParams("energie=diesel"));

interface Spot {
  latitude: number;
  longitude: number;
  energie: "diesel" | "essence";
}

/** Dense in the south-west, with some far away, and one of eight without a position. */
const SPOTS: readonly (Spot | null)[] = Array.from({ length: COUNT }, (_, at) => {
  if (at % 8 === 7) return null;
  const spread = at % 10 === 0 ? 8 : 0.4;
  const wave = (step: number) => (at * step) % 1;
  return {
    latitude: 43 + spread * wave(0.618_034),
    longitude: -1 + spread * wave(0.754_878),
    energie: at % 3 === 0 ? "diesel" : "essence",
  };
});

let folder: string;
let store: ListingStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "map-items-"));
  store = await openListingStore({ folder });
  await store.putAgency(anAgency());
  const listings = SPOTS.map((spot, at) => {
    const own = { reference: `V-${at}`, agence: "agence-du-quai" };
    const { position: _, ...draft } = aVehicleDraft({ ...own, energie: spot?.energie ?? "essence" });
    if (spot === null) return draft;
    const { latitude, longitude } = spot;
    return { ...draft, position: { latitude, longitude, precision: "exacte" as const } };
  });
  await store.importPortfolio({ agence: "agence-du-quai", flux: "test", listings });
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function isInside({ latitude, longitude }: Spot, { south, west, north, east }: MapBounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Numbers of results that each point and group stands for, and of those that lie in the group's bounds. */
function countShown({ points, groups }: ListingMapItems): number {
  return points.length + groups.reduce((sum, { count }) => sum + count, 0);
}

test("every result with a position is in one point or group, without a maximum", async () => {
  const expected = SPOTS.filter((spot) => spot !== null);
  const items = await store.mapItems(EVERYTHING);
  expect(items.total).toBe(expected.length);
  expect(countShown(items)).toBe(expected.length);
  expect(items.points.length + items.groups.length).toBeLessThan(24 * 24);
  for (const { bounds, latitude, longitude } of items.groups) {
    expect(isInside({ latitude, longitude, energie: "diesel" }, bounds)).toBe(true);
  }
  expect(items.bounds).toEqual({
    south: Math.min(...expected.map(({ latitude }) => latitude)),
    north: Math.max(...expected.map(({ latitude }) => latitude)),
    west: Math.min(...expected.map(({ longitude }) => longitude)),
    east: Math.max(...expected.map(({ longitude }) => longitude)),
  });
});

test.each([
  { south: 43, west: -1, north: 43.2, east: -0.8 },
  { south: 44, west: 0, north: 51, east: 7 },
  { south: 43.1, west: -0.9, north: 43.101, east: -0.899 },
  { south: -10, west: -10, north: -5, east: -5 },
])("lists, counts and maps of %o equal a count by hand", async (within) => {
  const expected = SPOTS.filter(
    (spot) => spot !== null && spot.energie === "diesel" && isInside(spot, within),
  ).length;
  const [items, page, facets] = await Promise.all([
    store.mapItems(DIESEL, { within }),
    store.findVehicles(DIESEL, { within }),
    store.countVehicles(DIESEL, { within }),
  ]);
  expect(items.total).toBe(expected);
  expect(countShown(items)).toBe(expected);
  expect(page.total).toBe(expected);
  expect(facets.energie.find(({ value }) => value === "diesel")?.count ?? 0).toBe(expected);
});

test("a rectangle may cross the 180th meridian", async () => {
  const all = await store.mapItems(EVERYTHING, { within: { south: -90, north: 90, west: 170, east: 169 } });
  const none = await store.mapItems(EVERYTHING, { within: { south: -90, north: 90, west: 170, east: -170 } });
  expect([all.total, none.total]).toEqual([SPOTS.filter((spot) => spot !== null).length, 0]);
});

test("groups stay when the map moves, and divide when it is enlarged", async () => {
  const within = { south: 43, west: -1, north: 43.4, east: -0.6 };
  const moved = { south: 43, west: -0.9, north: 43.4, east: -0.5 };
  const items = await store.mapItems(EVERYTHING, { within });
  const after = await store.mapItems(EVERYTHING, { within: moved });
  const kept = items.groups.filter((group) =>
    after.groups.some(
      ({ latitude, longitude }) => latitude === group.latitude && longitude === group.longitude,
    ),
  );
  expect(kept.length).toBeGreaterThan(items.groups.length / 2);
  const [group] = items.groups;
  const enlarged = await store.mapItems(EVERYTHING, { within: group!.bounds });
  expect(enlarged.total).toBe(group!.count);
  expect(enlarged.groups).toEqual([]);
});

test("few results are points in their own right", async () => {
  const within = { south: 43, west: -1, north: 43.05, east: -0.9 };
  const { points, groups, total } = await store.mapItems(EVERYTHING, { within });
  expect(groups).toEqual([]);
  expect(points).toHaveLength(total);
  expect(points[0]).toMatchObject({ kind: "vehicle", prixCents: expect.any(Number) });
});
