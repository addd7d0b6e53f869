import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readEstateSearch } from "@lieudit/listing-model";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import type { ListingStore } from "@lieudit/listing-store";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openListingThread } from "./open-listing-thread.ts";

const EVERYTHING = readEstateSearch(new URLSearchParams());

let folder: string;
let store: ListingStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "listing-thread-"));
  store = await openListingThread({ folder, fixedClock: new Date("2026-11-20T08:00:00Z") });
  await store.putAgency(anAgency());
  await store.importPortfolio({
    agence: "agence-du-quai",
    flux: "test",
    listings: ["A", "B"].map((reference) => anEstateDraft({ reference })),
  });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test("returns what the store returns, on the clock of the settings", async () => {
  const [page, facets, { ids }] = await Promise.all([
    store.findEstates(EVERYTHING),
    store.countEstates(EVERYTHING),
    store.usedPhotos(),
  ]);
  expect(page.cards.map(({ dates }) => dates.publie)).toEqual(Array(2).fill("2026-11-20T08:00:00.000Z"));
  expect(facets.agence).toEqual([{ value: "agence-du-quai", label: "Agence du Quai", count: 2 }]);
  expect([...ids]).toEqual(["photo-1"]);
});

test("errors keep their code and message", async () => {
  const unknown = { agence: "nobody", flux: "test", listings: [] };
  await expect(store.importPortfolio(unknown)).rejects.toMatchObject({
    name: "StoreError",
    code: "INVALID",
    message: expect.stringContaining("« nobody »"),
  });
});

test("a query does not block the thread that asks", async () => {
  // The database is locked for as long as this thread turns.
  const writer = new DatabaseSync(join(folder, "listings.sqlite"));
  writer.exec("begin immediate");
  const withdrawal = store.withdraw([]).then(() => "done");
  let turns = 0;
  while (turns < 50) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect(await Promise.race([withdrawal, Promise.resolve("waiting")])).toBe("waiting");
  writer.exec("rollback");
  writer.close();
  expect(await withdrawal).toBe("done");
});

test("rejects what it cannot run or finish in time", async () => {
  const limits = { running: 1, waiting: 1, timeoutMs: 8_000 };
  const small = await openListingThread({ folder }, limits);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => small.findEstates(EVERYTHING)));
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
    "rejected",
  ]);
  expect(results[4]).toMatchObject({ reason: { name: "StoreError", code: "UNAVAILABLE" } });
  await small.close();

  const impatient = await openListingThread({ folder }, { ...limits, timeoutMs: 20 });
  const writer = new DatabaseSync(join(folder, "listings.sqlite"));
  writer.exec("begin immediate");
  await expect(impatient.withdraw([])).rejects.toMatchObject({ code: "UNAVAILABLE" });
  writer.exec("rollback");
  writer.close();
  await impatient.close();
});

test("a store that cannot be opened is an error of its code", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(openListingThread({ folder: file })).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
