import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AnyFilter,
  ESTATE_FILTERS,
  ESTATE_TYPES,
  type EstateSearch,
  type Listing,
  type ListingDraft,
  readEstateSearch,
  readField,
  readVehicleSearch,
  spellValue,
  VEHICLE_BODIES,
  VEHICLE_ENERGIES,
  VEHICLE_FILTERS,
  type VehicleSearch,
  villeSlug,
} from "@lieudit/listing-model";
import { anAgency, anEstateDraft, aVehicleDraft } from "@lieudit/listing-model/testing";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FacetValue, ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";

/** A pseudo-random generator; the seed makes a failure repeatable. */
function createRandom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)]! };
}
type Random = ReturnType<typeof createRandom>;

const TOWNS = ["Aubremer", "Le Bourg", "Port-Clair"];
const LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;

function place(random: Random) {
  const town = random.below(TOWNS.length);
  return {
    adresse: { codePostal: `7699${town}`, commune: TOWNS[town]!, departement: "76" },
    ...(random.below(8) > 0 && {
      position: { latitude: 49.8 + town / 10, longitude: 0.9, precision: "exacte" as const },
    }),
    status: random.pick(["publie", "publie", "publie", "vendu", "brouillon"] as const),
    prixCents: 100_000 * (1 + random.below(5)),
  };
}

function aRandomVehicle(random: Random, at: number): ListingDraft {
  return aVehicleDraft({
    ...place(random),
    reference: `V-${at}`,
    marque: random.pick(["Norvia", "Élan", "Velmont"]),
    modele: random.pick(["Tempo", "Pas"]),
    energie: random.pick(VEHICLE_ENERGIES.slice(0, 4)),
    boite: random.pick(["manuelle", "automatique"]),
    carrosserie: random.pick(VEHICLE_BODIES.slice(0, 3)),
    condition: random.pick(["neuf", "occasion"]),
    kilometrageKm: random.below(5) * 30_000,
    dateMec: `${2018 + random.below(5)}-05`,
  });
}

function aRandomEstate(random: Random, at: number): ListingDraft {
  return anEstateDraft({
    ...place(random),
    agence: "garage-du-phare",
    reference: `E-${at}`,
    transaction: random.pick(["vente", "location"]),
    type: random.pick(ESTATE_TYPES.slice(0, 3)),
    surfaceHabitableM2: 20 * (1 + random.below(5)),
    pieces: 1 + random.below(7),
    chambres: random.below(4),
    exterieurs: random.below(2) === 0 ? [] : [{ type: random.pick(["balcon", "terrasse", "jardin"]) }],
    ascenseur: random.below(2) === 0,
    cave: random.below(2) === 0,
    energie: { ...anEstateDraft().energie, dpeClasse: random.pick(LETTERS) },
  });
}

/** Values of a filter that a search may set. */
function pickValue(row: AnyFilter, random: Random): [key: string, value: string][] {
  switch (row.kind) {
    case "one":
    case "many":
    case "flags":
      return [[row.key, spellValue(row, random.pick(row.values))]];
    case "name":
      return row.key === "marque" ? [[row.key, random.pick(["norvia", "elan", "velmont"])]] : [];
    case "town":
      return [[row.key, random.pick(["aubremer", "le-bourg-76991"])]];
    case "address":
      return [];
    case "zone":
      return [[row.key, "-180,-90,180,90"]];
    case "atLeast":
      return [[row.key, String(1 + random.below(4))]];
    default:
      return row.key === "annee-min"
        ? [[row.key, String(2018 + random.below(5))]]
        : [[row.key, String(1000 * (1 + random.below(5)))]];
  }
}

/** Whether a listing passes one filter, worked out from its row alone. */
function passes(row: AnyFilter, search: object, listing: Listing): boolean {
  const wanted = readField(search, row);
  if (wanted === undefined || (typeof wanted === "object" && wanted.length === 0)) return true;
  if (row.kind === "address") return true;
  if (row.kind === "zone") return listing.position !== undefined;
  const values = listValues(row, listing);
  if (row.kind === "min" || row.kind === "atLeast" || row.kind === "max") {
    const value = row.value(listing);
    const bound = Number(wanted) * ("scale" in row ? (row.scale ?? 1) : 1);
    return value !== undefined && (row.kind === "max" ? value <= bound : value >= bound);
  }
  const spelled = [wanted]
    .flat()
    .map((each) => (row.kind === "town" ? String(each) : spellValue(row, String(each))));
  return row.kind === "flags" && row.match === "all"
    ? spelled.every((each) => values.includes(each))
    : spelled.some((each) => values.includes(each));
}

/** The values under which a listing is counted. */
function listValues(row: AnyFilter, listing: Listing): string[] {
  switch (row.kind) {
    case "one":
    case "many":
    case "name": {
      const value = row.value(listing);
      return value === undefined ? [] : [spellValue(row, value)];
    }
    case "town":
      return [villeSlug(listing.adresse), villeSlug(listing.adresse).replace(/-\d{5}$/, "")];
    case "flags":
      return row.values.filter((value) => row.has(listing, value)).map((value) => spellValue(row, value));
    case "atLeast": {
      const value = row.value(listing) ?? 0;
      return Array.from({ length: Math.min(row.upTo, value) }, (_, index) => String(index + 1));
    }
    default:
      return [];
  }
}

/** Counts the values of a filter one listing at a time. */
function countByHand(row: AnyFilter, rows: readonly AnyFilter[], search: object, listings: Listing[]) {
  const isOwn = (other: AnyFilter) => other.key === row.key || ("needs" in other && other.needs === row.key);
  const applied = rows.filter((other) => (row.kind === "flags" && row.match === "all") || !isOwn(other));
  const counts = new Map<string, number>();
  for (const listing of listings) {
    if (!applied.every((other) => passes(other, search, listing))) continue;
    const values = row.kind === "town" ? listValues(row, listing).slice(0, 1) : listValues(row, listing);
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort();
}

const KINDS = [
  {
    name: "vehicle" as const,
    rows: VEHICLE_FILTERS as readonly AnyFilter[],
    read: (query: URLSearchParams): object => readVehicleSearch(query),
    find: (store: ListingStore, search: object) => store.findVehicles(search as VehicleSearch),
    count: (store: ListingStore, search: object) => store.countVehicles(search as VehicleSearch),
  },
  {
    name: "estate" as const,
    rows: ESTATE_FILTERS as readonly AnyFilter[],
    read: (query: URLSearchParams): object => readEstateSearch(query),
    find: (store: ListingStore, search: object) => store.findEstates(search as EstateSearch),
    count: (store: ListingStore, search: object) => store.countEstates(search as EstateSearch),
  },
];

describeOnBothDatabases("facets", suite);

function suite(newDatabase: () => Promise<string | undefined>): void {
  let folder: string;
  let store: ListingStore;
  let writer: ListingStore;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "facets-"));
    const databaseUrl = await newDatabase();
    store = await openListingStore({ folder, databaseUrl });
    // Another process imports, so this one has to notice each change.
    writer = await openListingStore({ folder, databaseUrl });
    await writer.putAgency(anAgency({ slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare" }));
  });
  afterEach(async () => {
    await Promise.all([store.close(), writer.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([1, 2, 3])("counts equal those by hand, after each import (seed %i)", async (seed) => {
    const random = createRandom(seed);
    const drafts = new Map<string, ListingDraft>();
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 60; at++) {
        if (round > 0 && random.below(3) > 0) continue;
        for (const draft of [aRandomVehicle(random, at), aRandomEstate(random, at)]) {
          drafts.set(draft.reference, draft);
        }
      }
      await writer.importPortfolio({
        agence: "garage-du-phare",
        flux: "test",
        listings: [...drafts.values()],
      });
      const offered = [...drafts.values()].filter(({ status }) => status === "publie") as Listing[];
      for (const { name, rows, read, find, count } of KINDS) {
        const listings = offered.filter(({ kind }) => kind === name);
        for (let question = 0; question < 12; question++) {
          const set = rows.filter(() => random.below(5) === 0);
          const query = new URLSearchParams(set.flatMap((row) => pickValue(row, random)));
          const search = read(query);
          const matching = listings.filter((listing) => rows.every((row) => passes(row, search, listing)));
          expect((await find(store, search)).total, `${query}`).toBe(matching.length);
          const facets: Readonly<Record<string, readonly FacetValue[]>> = await count(store, search);
          for (const [key, values] of Object.entries(facets)) {
            const row = rows.find((each) => each.key === key)!;
            if (row.kind === "name" && row.needs !== undefined && !query.has(row.needs)) continue;
            const counted = values.map(({ value, count: each }) => [value, each]);
            expect(counted.sort(), `${key} of ${query}`).toEqual(countByHand(row, rows, search, listings));
          }
        }
      }
    }
  });
}
