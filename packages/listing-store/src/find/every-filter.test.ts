import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@lieudit/database";
import {
  type AnyFilter,
  ESTATE_FILTERS,
  type EstateSearch,
  getEstateChips,
  getVehicleChips,
  ignoredEstateFilters,
  ignoredVehicleFilters,
  type Listing,
  readEstateSearch,
  readField,
  readVehicleSearch,
  spellValue,
  VEHICLE_FILTERS,
  type VehicleSearch,
  writeEstateSearch,
  writeVehicleSearch,
} from "@lieudit/listing-model";
import { anAgency, anEstateDraft, aVehicleDraft } from "@lieudit/listing-model/testing";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addFilterColumn } from "../database/add-filter-column.ts";
import { LISTING_DATABASE } from "../database/migrations.ts";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";

/** Operations on the rows of both tables. */
const KINDS = [
  {
    kind: "vehicle" as const,
    rows: VEHICLE_FILTERS as readonly AnyFilter[],
    read: readVehicleSearch,
    write: (search: object) => writeVehicleSearch(search as VehicleSearch),
    getChips: (search: object) => getVehicleChips(search as VehicleSearch),
    findIgnored: ignoredVehicleFilters,
    find: async (store: ListingStore, search: object) => store.findVehicles(search as VehicleSearch),
    count: async (store: ListingStore, search: object) => store.countVehicles(search as VehicleSearch),
  },
  {
    kind: "estate" as const,
    rows: ESTATE_FILTERS as readonly AnyFilter[],
    read: readEstateSearch,
    write: (search: object) => writeEstateSearch(search as EstateSearch),
    getChips: (search: object) => getEstateChips(search as EstateSearch),
    findIgnored: ignoredEstateFilters,
    find: async (store: ListingStore, search: object) => store.findEstates(search as EstateSearch),
    count: async (store: ListingStore, search: object) => store.countEstates(search as EstateSearch),
  },
];

const LISTINGS = [
  aVehicleDraft({ reference: "full" }),
  aVehicleDraft({
    reference: "other",
    prixCents: 300,
    condition: "neuf",
    marque: "Élan",
    modele: "Pas",
    energie: "essence",
    boite: "automatique",
    kilometrageKm: 2,
    dateMec: "1901-01",
    categorie: "motos",
    carrosserie: "citadine",
    critAir: "E",
  }),
  anEstateDraft({ agence: "garage-du-phare", reference: "house" }),
  anEstateDraft({
    agence: "garage-du-phare",
    reference: "flat",
    prixCents: 300,
    transaction: "location",
    type: "appartement",
    surfaceHabitableM2: 2,
    pieces: 1,
    exterieurs: [{ type: "balcon" }],
    ascenseur: true,
    energie: { dpeClasse: "A" },
  }),
];

/** A query that sets one filter and those that it needs. */
function toQuery(row: AnyFilter, rows: readonly AnyFilter[]): URLSearchParams {
  switch (row.kind) {
    case "one":
    case "many":
    case "flags":
    case "travel":
      return new URLSearchParams([[row.key, spellValue(row, row.values[0] ?? "")]]);
    case "name": {
      const needed = rows.find(({ field }) => field === row.needs);
      return new URLSearchParams([
        ...(needed === undefined ? [] : toQuery(needed, rows)),
        [row.key, "norvia"],
      ]);
    }
    case "town":
      return new URLSearchParams({ [row.key]: "aubremer", rayon: "10" });
    case "address":
      return new URLSearchParams({ [row.key]: "12 quai du Port", trajet: "10-pied" });
    case "zone":
      return new URLSearchParams({ [row.key]: "-180,-90,180,90" });
    default:
      return new URLSearchParams({ [row.key]: String("limits" in row ? (row.limits?.min ?? 3) : 3) });
  }
}

/** Whether a listing passes one filter, worked out from its row alone. */
function isMatch(row: AnyFilter, search: object, listing: Listing): boolean {
  const wanted = readField(search, row);
  if (wanted === undefined || row.kind === "town" || row.kind === "address") return true;
  if (typeof wanted === "object") {
    if (wanted.length === 0) return true;
    if (row.kind === "flags")
      return row.match === "any"
        ? wanted.some((value) => row.has(listing, value))
        : wanted.every((value) => row.has(listing, value));
    return row.kind === "many" && wanted.some((value) => value === row.value(listing));
  }
  if (row.kind === "flags") return false;
  // No travel times are computed here.
  if (row.kind === "travel") return false;
  if (row.kind === "zone") return listing.position !== undefined;
  const value = row.value(listing);
  if (value === undefined) return false;
  if (typeof value === "string") return spellValue(row, value) === spellValue(row, String(wanted));
  const bound = Number(wanted) * (row.kind === "min" || row.kind === "max" ? (row.scale ?? 1) : 1);
  return row.kind === "max" ? value <= bound : value >= bound;
}

describeOnBothDatabases("every filter", suite);

function suite(newDatabase: () => Promise<string | undefined>): void {
  let folder: string;
  let databaseUrl: string | undefined;
  let store: ListingStore;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "filters-"));
    databaseUrl = await newDatabase();
    store = await openListingStore({ folder, databaseUrl });
    await store.putAgency(anAgency({ slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare" }));
    await store.importPortfolio({ agence: "garage-du-phare", flux: "test", listings: LISTINGS });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(KINDS)(
    "every filter of kind $kind",
    ({ kind, rows, read, write, getChips, findIgnored, find, count }) => {
      test("is read, written, found, offered and removed", async () => {
        const listings = LISTINGS.filter((listing) => listing.kind === kind) as unknown as Listing[];
        for (const row of rows) {
          const query = toQuery(row, rows);
          const search = read(query);
          expect([...write(search)], row.key).toEqual([...query]);
          expect(findIgnored(query), row.key).toEqual([]);

          const expected = listings.filter((listing) => rows.every((each) => isMatch(each, search, listing)));
          const { cards } = await find(store, search);
          expect(cards.map(({ reference }) => reference).sort(), row.key).toEqual(
            expected.map(({ reference }) => reference).sort(),
          );

          const facets = await count(store, search);
          expect(Object.hasOwn(facets, row.key), row.key).toBe(
            row.kind !== "min" && row.kind !== "max" && row.kind !== "zone" && row.kind !== "address",
          );

          let rest: object = search;
          for (let [chip] = getChips(rest); chip !== undefined; [chip] = getChips(rest)) {
            expect(chip.label, row.key).not.toBe("");
            rest = chip.without;
          }
          expect(rest, row.key).toEqual(read(new URLSearchParams()));
        }
      });

      test("names a value that it cannot read", () => {
        for (const row of rows) {
          if (row.kind === "name") continue;
          const key = row.kind === "town" ? "rayon" : row.kind === "address" ? "trajet" : row.key;
          const [ignored] = findIgnored(new URLSearchParams({ [key]: "?" }));
          expect(ignored?.sentence, row.key).toContain(row.what);
        }
      });
    },
  );

  test("a migration fills the column of a new filter from stored listings", async () => {
    const db = await openDatabase(LISTING_DATABASE, { folder, databaseUrl });
    const readColumns = () =>
      db
        .selectFrom("listing")
        .select(["reference", "critair", "kilometrage_km", "ascenseur"])
        .orderBy("id")
        .execute();
    const before = await readColumns();
    for (const [column, type] of [
      ["critair", "text"],
      ["kilometrage_km", "double precision"],
      ["ascenseur", "integer"],
    ] as const) {
      await db.schema.alterTable("listing").dropColumn(column).execute();
      await db.transaction().execute(addFilterColumn(column, type));
    }
    expect(await readColumns()).toEqual(before);
    expect(before.find(({ reference }) => reference === "other")).toMatchObject({
      critair: "e",
      kilometrage_km: 2,
    });
    await db.destroy();
  });
}
