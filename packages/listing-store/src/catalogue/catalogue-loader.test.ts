import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@lieudit/database";
import { anAgency, anEstateDraft, aVehicleDraft } from "@lieudit/listing-model/testing";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LISTING_DATABASE } from "../database/migrations.ts";
import type { Tables } from "../database/tables.ts";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import { CatalogueLoader } from "./catalogue-loader.ts";

let folder: string;
let store: ListingStore;
let db: Kysely<Tables>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "catalogue-loader-"));
  store = await openListingStore({ folder });
  db = await openDatabase(LISTING_DATABASE, { folder });
  await store.putAgency(anAgency());
});
afterEach(async () => {
  await Promise.all([db.destroy(), store.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces all listings by vehicles and estates with these prices in euros. */
async function importPrices(vehicles: readonly number[], estates: readonly number[]): Promise<void> {
  const toDraft = (letter: string, price: number) => ({
    agence: "agence-du-quai",
    reference: `${letter}${price % 10}`,
    prixCents: price * 100,
  });
  await store.importPortfolio({
    agence: "agence-du-quai",
    flux: "vehicles",
    listings: vehicles.map((price) => aVehicleDraft(toDraft("V", price))),
    allowsEmptying: true,
  });
  await store.importPortfolio({
    agence: "agence-du-quai",
    flux: "estates",
    listings: estates.map((price) => anEstateDraft(toDraft("E", price))),
    allowsEmptying: true,
  });
}

async function readPrices(loader: CatalogueLoader): Promise<number[][]> {
  const { vehicle, estate } = await loader.get();
  return [vehicle, estate].map((catalogue) => {
    const { values } = catalogue.number("prix_cents");
    return [...catalogue.getOrder("prix-croissant")].map((slot) => values[slot]! / 100);
  });
}

test.each([0, 1, 2, 3, 4, 5])("reads every listing in batches, %i of each kind", async (count) => {
  const prices = Array.from({ length: count }, (_, index) => 101 + index);
  await importPrices(prices, prices);
  const loader = new CatalogueLoader(db, { batchSize: 2, maxChanges: 100 });
  expect(await readPrices(loader)).toEqual([prices, prices]);
});

test.each([
  ["applies changes to the catalogues", 100],
  ["reads new catalogues after many changes", 2],
])("%s", async (_, maxChanges) => {
  await importPrices([101, 102, 103], [101, 102]);
  const loader = new CatalogueLoader(db, { batchSize: 2, maxChanges });
  const before = await loader.get();
  // Each kind loses listings, and has changed and new ones.
  await importPrices([102, 113, 114, 115], [112, 103]);
  expect(await readPrices(loader)).toEqual([
    [102, 113, 114, 115],
    [103, 112],
  ]);
  expect((await loader.get()) === before).toBe(maxChanges === 100);
});
