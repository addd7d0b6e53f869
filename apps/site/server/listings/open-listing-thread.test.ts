import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
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
  // The result counts here, not the time: the machine may be busy.
  const limits = { running: 32, waiting: 256, timeoutMs: 50_000 };
  store = await openListingThread({ folder, fixedClock: new Date("2026-11-20T08:00:00Z") }, limits);
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

test("opening waits until all listings are loaded", async () => {
  const listings = Array.from({ length: 2_500 }, (_, index) => anEstateDraft({ reference: `R${index}` }));
  await store.importPortfolio({ agence: "agence-du-quai", flux: "test", listings });
  const opened = await openListingThread({ folder });
  hideListings(join(folder, "listings.sqlite"));
  expect(await opened.count()).toBe(2_500);
  await opened.close();
});

test("after the thread has ended, its calls fail and the next ones share a new thread", async () => {
  const threads: Worker[] = [];
  const onWorker = (worker: Worker) => threads.push(worker);
  process.on("worker", onWorker);
  try {
    const opened = await openListingThread({ folder });
    const interrupted = expect(opened.count()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await threads[0]?.terminate();
    await interrupted;
    expect(await Promise.all([opened.count(), opened.count(), opened.count()])).toEqual([2, 2, 2]);
    expect(threads).toHaveLength(2);
    await opened.close();
  } finally {
    process.off("worker", onWorker);
  }
});

test("a store that cannot be opened is an error of its code", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(openListingThread({ folder: file })).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

/** Hides all listings without a change number, so that only catalogues that are loaded already have them. */
function hideListings(path: string): void {
  const database = new DatabaseSync(path);
  database.exec("update listing set visible = 0");
  database.close();
}
