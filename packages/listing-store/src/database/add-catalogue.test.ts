import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@lieudit/database";
import { readEstateSearch } from "@lieudit/listing-model";
import { anAgency, anEstate, anEstateDraft } from "@lieudit/listing-model/testing";
import { isPostgresInstalled, startPostgres } from "@lieudit/test-kit/postgres";
import type { Insertable } from "kysely";
import { expect, test } from "vitest";
import { openListingStore } from "../open-listing-store.ts";
import { listingBody, listingRow } from "../write/listing-row.ts";
import { LISTING_DATABASE } from "./migrations.ts";
import type { Tables } from "./tables.ts";

const STEPS_BEFORE = 2;

/** Fills a database of the previous schema, opens it with this one, and checks lists and texts. */
async function upgrade(databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
  const steps = LISTING_DATABASE.steps.slice(0, STEPS_BEFORE);
  const before = await openDatabase({ ...LISTING_DATABASE, steps }, { folder, databaseUrl });
  const tables = await before.introspection.getTables();
  const columns = new Set(tables.find(({ name }) => name === "listing")?.columns.map(({ name }) => name));
  for (const at of [1, 2, 3]) {
    const status = at === 3 ? "sous_compromis" : "publie";
    const listing = anEstate({ id: `id-${at}`, reference: `M-${at}`, titre: `Maison numéro ${at}`, status });
    const source = { flux: "jsonl", fingerprint: "", changed: 0 };
    // Later steps add columns, also those of new filters.
    const row = Object.entries(listingRow(listing, source)).filter(([name]) => columns.has(name));
    await before
      .insertInto("listing")
      .values(Object.fromEntries(row) as unknown as Insertable<Tables["listing"]>)
      .execute();
    await before.insertInto("listing_body").values(listingBody(listing, "Agence du Quai")).execute();
  }
  await before.destroy();

  const store = await openListingStore({ folder, databaseUrl });
  expect((await store.findEstates(readEstateSearch(new URLSearchParams()))).total).toBe(3);
  expect((await store.searchText("maison 2")).cards.map(({ reference }) => reference)).toEqual(["M-2"]);
  const { counts } = await store.findPortfolio({ agence: "agence-du-quai", count: 10 });
  expect(counts).toMatchObject({ publie: 2, sous_compromis: 1, retire: 0 });
  await store.putAgency(anAgency());
  const listings = [anEstateDraft({ reference: "M-2", titre: "Villa" }), anEstateDraft({ reference: "M-4" })];
  await store.importPortfolio({ agence: "agence-du-quai", flux: "jsonl", listings });
  expect((await store.searchText("villa")).cards.map(({ reference }) => reference)).toEqual(["M-2"]);
  expect((await store.searchText("maison numero 2")).total).toBe(0);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

test("a SQLite file of the previous schema is upgraded with its listings", () => upgrade(undefined));

test.skipIf(!isPostgresInstalled())(
  "a PostgreSQL database of the previous schema is upgraded with its listings",
  async () => {
    const server = await startPostgres();
    try {
      await upgrade(await server.newDatabase());
    } finally {
      await server.remove();
    }
  },
  60_000,
);
