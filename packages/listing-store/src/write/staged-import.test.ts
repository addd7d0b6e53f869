import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPostgres, openDatabase } from "@lieudit/database";
import { type ListingDraft, readEstateSearch } from "@lieudit/listing-model";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LISTING_DATABASE } from "../database/migrations.ts";
import type { Tables } from "../database/tables.ts";
import { APPLIED_BATCH_SIZE, type ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";

const COUNT = 3 * APPLIED_BATCH_SIZE + 10;
const KEY = { importId: "killed", agence: "agence-du-quai", flux: "test" };

function makeDrafts(count: number, prixCents = 10_000_000): ListingDraft[] {
  return Array.from({ length: count }, (_, at) =>
    anEstateDraft({ reference: `R-${at}`, prixCents, photos: [] }),
  );
}

describeOnBothDatabases("staged imports", (newDatabase) => {
  let folder: string;
  let location: { folder: string; databaseUrl: string | undefined };
  let store: ListingStore;
  let db: Kysely<Tables>;
  let now: Date;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "staged-import-"));
    now = new Date("2026-11-20T08:00:00Z");
    location = { folder, databaseUrl: await newDatabase() };
    store = await openListingStore({ ...location, now: () => now });
    db = await openDatabase(LISTING_DATABASE, location);
    await store.putAgency(anAgency());
  });
  afterEach(async () => {
    await Promise.all([store.close(), db.destroy()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const importPrices = (count: number, prixCents?: number) =>
    store.importPortfolio({
      agence: KEY.agence,
      flux: KEY.flux,
      listings: makeDrafts(count, prixCents),
      allowsEmptying: true,
    });
  const countOffered = async () => (await store.findEstates(readEstateSearch(new URLSearchParams()))).total;
  const countStaged = async () =>
    (await db.selectFrom("listing_staged").select("reference").execute()).length;
  /** Makes the insertion of one listing fail, until the returned function is called. */
  const breakInsertion = async (reference: string) => {
    const condition = sql.lit(reference);
    if (isPostgres(db)) {
      await sql`alter table listings.listing add constraint broken check (reference <> ${condition}) not valid`.execute(
        db,
      );
      return () => sql`alter table listings.listing drop constraint broken`.execute(db);
    }
    await sql`create trigger broken before insert on listing when new.reference = ${condition}
      begin select raise(abort, 'the write fails'); end`.execute(db);
    return () => sql`drop trigger broken`.execute(db);
  };

  test("a transaction writes a limited number of listings, inserted, changed or withdrawn", async () => {
    const steps: [count: number, price: number][] = [
      [COUNT, 100],
      [COUNT, 200],
      [0, 0],
    ];
    for (const [count, price] of steps) {
      const before = await store.lastChange();
      const change = await importPrices(count, price);
      expect(change.inserted.length + change.changed.length + change.withdrawn.length).toBe(COUNT);
      const rows = await db
        .selectFrom("listing")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("changed", ">", before)
        .groupBy("changed")
        .execute();
      // Each transaction has a change number of its own.
      expect(rows.map((row) => row.count).sort((a, b) => a - b)).toEqual([10, 50, 50, 50]);
    }
    expect(await countStaged()).toBe(0);
  });

  test("another writer gets its turn during an import", async () => {
    const other = await openListingStore({ ...location, now: () => now });
    const finished: string[] = [];
    const importing = importPrices(COUNT).then(() => finished.push("import"));
    const agency = anAgency({ slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare" });
    await Promise.all([importing, other.putAgency(agency).then(() => finished.push("agency"))]);
    expect(finished).toEqual(["agency", "import"]);
    await other.close();
  });

  test("an import that is killed while it is staged changes nothing, and can be repeated", async () => {
    await importPrices(3);
    const version = await store.version();
    await store.stageListings(
      KEY,
      makeDrafts(COUNT, 200).map((draft) => ({ draft })),
      0,
    );
    expect([await countOffered(), await store.version(), await store.resumeImports()]).toEqual([
      3,
      version,
      0,
    ]);
    expect((await importPrices(COUNT, 200)).inserted).toHaveLength(COUNT - 3);
    expect(await countStaged()).toBe(COUNT);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await importPrices(COUNT, 200);
    expect(await countStaged()).toBe(0);
  });

  test("an import that is interrupted while it is applied is finished by another process", async () => {
    await importPrices(20, 100);
    const mend = await breakInsertion(`R-${APPLIED_BATCH_SIZE + 20}`);
    await expect(importPrices(COUNT, 200)).rejects.toMatchObject({
      name: "StoreError",
      code: "UNAVAILABLE",
      message: expect.stringMatching(/s’est interrompu.*ce qui en reste est gardé/),
    });
    await mend();
    expect(await countOffered()).toBe(APPLIED_BATCH_SIZE);
    // It may still run.
    expect(await store.resumeImports()).toBe(0);
    now = new Date(now.getTime() + 61_000);
    expect(await store.resumeImports()).toBe(1);
    expect(await countOffered()).toBe(COUNT);
    expect(await importPrices(COUNT, 200)).toMatchObject({ unchanged: COUNT, inserted: [], withdrawn: [] });
    expect(await countStaged()).toBe(0);
  });

  test("a new delivery replaces an interrupted one", async () => {
    const mend = await breakInsertion(`R-${APPLIED_BATCH_SIZE + 20}`);
    await expect(importPrices(COUNT, 200)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await mend();
    now = new Date(now.getTime() + 6_000);
    const change = await importPrices(60, 300);
    expect([change.changed.length, change.inserted.length]).toEqual([APPLIED_BATCH_SIZE, 10]);
    expect(await countOffered()).toBe(60);
    now = new Date(now.getTime() + 61_000);
    expect(await store.resumeImports()).toBe(0);
  });

  test("new listings are numbered in the order of the delivery", async () => {
    await importPrices(COUNT);
    const rows = await db.selectFrom("listing").select("reference").orderBy("number").execute();
    expect(rows.map(({ reference }) => reference)).toEqual(
      makeDrafts(COUNT).map(({ reference }) => reference),
    );
  });
});
