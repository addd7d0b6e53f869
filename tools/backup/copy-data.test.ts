import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyData } from "./copy-data.ts";

let work: string;
let data: string;
let copy: string;
let database: DatabaseSync;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "backup-"));
  [data, copy] = [join(work, "data"), join(work, "copies", "monday")];
  for (const folder of ["listings/photos/ab", "listings/pictures/ab", "places/photos", "og"]) {
    mkdirSync(join(data, folder), { recursive: true });
  }
  writeFileSync(join(data, "site-secret"), "secret");
  writeFileSync(join(data, "places/current.json"), '{"generation":1}');
  writeFileSync(join(data, "places/index-1.sqlite"), "never written again");
  writeFileSync(join(data, "places/import.lock"), "1");
  writeFileSync(join(data, "og/a.jpg"), "made again");
  writeFileSync(join(data, "listings/pictures/ab/a.webp"), "made again");
  // The site keeps it open and writes to it.
  database = new DatabaseSync(join(data, "listings/listings.sqlite"));
  database.exec("pragma journal_mode = wal; create table listing (id text, photo text)");
  addListing("ab1");
});
afterEach(() => {
  database.close();
  rmSync(work, { recursive: true, force: true });
});

/** Adds a listing like an import: the photo before its row. */
function addListing(id: string): void {
  writeFileSync(join(data, `listings/photos/ab/${id}.jpg`), `photo ${id}`);
  database.prepare("insert into listing values (?, ?)").run(id, `photos/ab/${id}.jpg`);
}

function readCopiedListings(): string[] {
  const copied = new DatabaseSync(join(copy, "listings/listings.sqlite"), { readOnly: true });
  try {
    const rows = copied.prepare("select id, photo from listing order by id").all();
    for (const { photo } of rows) expect(existsSync(join(copy, "listings", String(photo)))).toBe(true);
    return rows.map(({ id }) => String(id));
  } finally {
    copied.close();
  }
}

test("copies committed data, without caches and lock files", async () => {
  const { databaseCount } = await copyData(data, copy);
  expect(databaseCount).toBe(1);
  expect(readCopiedListings()).toEqual(["ab1"]);
  expect(readdirSync(copy).sort()).toEqual(["listings", "places", "site-secret"]);
  expect(readdirSync(join(copy, "places")).sort()).toEqual(["current.json", "index-1.sqlite"]);
  expect(readdirSync(join(copy, "listings")).sort()).toEqual(["listings.sqlite", "photos"]);
});

test("creates a copy that only its owner can read", async () => {
  await copyData(data, copy);
  expect(statSync(copy).mode & 0o777).toBe(0o700);
});

test("copies the photo of every row while listings are added", async () => {
  let count = 1;
  let isDone = false;
  const copying = copyData(data, copy).finally(() => {
    isDone = true;
  });
  while (!isDone && count < 100) {
    count += 1;
    addListing(`ab${count}`);
    await new Promise(setImmediate);
  }
  await copying;
  const copied = readCopiedListings();
  expect(copied).toContain("ab1");
  expect(copied.length).toBeLessThanOrEqual(count);
});

test("copies the places of one import when another one is published meanwhile", async () => {
  const copying = copyData(data, copy);
  writeFileSync(join(data, "places/index-2.sqlite"), "the next");
  writeFileSync(join(data, "places/current.json"), '{"generation":2}');
  rmSync(join(data, "places/index-1.sqlite"));
  await copying;
  expect(readdirSync(join(copy, "places")).sort()).toEqual(["current.json", "index-2.sqlite"]);
});

test("copies a restored copy like a data folder", async () => {
  await copyData(data, copy);
  await copyData(copy, join(work, "restored"));
  const restored = new DatabaseSync(join(work, "restored/listings/listings.sqlite"));
  expect(restored.prepare("select count(*) as count from listing").get()).toEqual({ count: 1 });
  restored.close();
});

test.each([
  ["there is no data", () => join(work, "nothing"), () => copy, "There is no data"],
  ["the copy would be part of itself", () => data, () => join(data, "copies"), "inside the data itself"],
  ["the folder of the copy is not empty", () => data, () => work, "is not empty"],
])("rejects if %s, and leaves no files behind", async (_name, from, to, message) => {
  await expect(copyData(from(), to())).rejects.toThrow(message);
  expect(existsSync(`${to()}.unfinished`)).toBe(false);
});

test("rejects a damaged database and leaves no copy", async () => {
  writeFileSync(join(data, "keys.sqlite"), "this is no database, and never was one");
  await expect(copyData(data, copy)).rejects.toThrow();
  expect([existsSync(copy), existsSync(`${copy}.unfinished`)]).toEqual([false, false]);
});
