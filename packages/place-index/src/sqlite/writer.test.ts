import { type ChildProcess, fork } from "node:child_process";
import { readdirSync } from "node:fs";
import { copyFile, mkdtemp, open, readdir, readFile, readlink, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { anAddress, aPoi, aStreet, HARBOUR } from "../conformance/places.ts";
import type { SourceDescription } from "../place-index.ts";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "./index.ts";
import { signSchema } from "./schema.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-writer-"));
  path = join(folder, "index-1.sqlite");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const source: SourceDescription = {
  name: "test",
  origin: "test.osm",
  importedAt: "2026-11-20T08:00:00Z",
  attribution: "",
  placeCount: 0,
};

test("nothing but the finished file is left, and it is described", async () => {
  const writer = createSqlitePlaceIndexWriter(path);
  await writer.add(source, [aPoi("Café"), aStreet("Rue Neuve")]);
  const shares: number[] = [];
  const description = await writer.finish((share) => shares.push(share));
  expect(await readdir(folder)).toEqual(["index-1.sqlite"]);
  expect(description).toMatchObject({ placeCount: 2, countByKind: { poi: 1, street: 1 } });
  expect(description.sources[0]).toMatchObject({ placeCount: 2, viewport: { low: HARBOUR, high: HARBOUR } });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test("nothing but two scratch files is there meanwhile: no journal", async () => {
  const writer = createSqlitePlaceIndexWriter(path);
  const seen = new Set<string>();
  await writer.add(source, [aPoi("Café"), aStreet("Rue Neuve")]);
  await writer.finish(() => {
    for (const file of readdirSync(folder)) seen.add(file);
  });
  expect([...seen].sort()).toEqual(["index-1.sqlite", "index-1.sqlite.building", "index-1.sqlite.staging"]);
});

test("a disk that is full from the start leaves nothing behind", async () => {
  const { exec } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    if (sql.includes("create table staged")) throw new Error("database or disk is full");
    exec.call(this, sql);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(() => createSqlitePlaceIndexWriter(path)).toThrow("full");
  expect(await readdir(folder)).toEqual([]);
});

test("of two sources the first one's record of an id stays", async () => {
  const writer = createSqlitePlaceIndexWriter(path);
  await writer.add(source, [aPoi("Café", "cafe", { source: "new" })]);
  await writer.add({ ...source, name: "old" }, [aPoi("Café", "cafe", { source: "old" }), aPoi("Bar", "bar")]);
  await writer.finish();
  const index = await openSqlitePlaceIndex(path);
  const [cafe, bar] = await index.getPlaces([aPoi("Café").id, aPoi("Bar").id]);
  const { sources, placeCount } = await index.describe();
  await index.close();
  expect(cafe?.source).toBe("new");
  expect(bar?.names.default).toBe("Bar");
  expect(sources.map(({ name }) => name)).toEqual(["test", "old"]);
  expect(placeCount).toBe(2);
});

test("the same records in another order give the same file", async () => {
  const records = Array.from({ length: 50 }, (_, i) =>
    aPoi(`Café ${i}`, "cafe", { popularity: (i % 5) / 10 }),
  );
  const files: Buffer[] = [];
  for (const order of [records, [...records].reverse()]) {
    const writer = createSqlitePlaceIndexWriter(path);
    await writer.add(source, order);
    await writer.finish();
    const file = await open(path);
    files.push(await file.readFile());
    await file.close();
  }
  expect(files[0]?.equals(files[1]!)).toBe(true);
});

function* mixedRecords() {
  for (let i = 0; i < 1_200; i++) {
    yield aPoi(`Café ${i}`, "cafe", { popularity: (i % 7) / 10 });
    yield anAddress(String(i + 1), `Rue du ${(i % 9) + 1} Mai`);
  }
}

test("rows that a thread makes give the same file", async () => {
  const files = [join(folder, "here.sqlite"), join(folder, "thread.sqlite")];
  for (const [usesThread, file] of files.entries()) {
    const writer = createSqlitePlaceIndexWriter(file, { usesThread: usesThread === 1 });
    await writer.add(source, mixedRecords());
    await writer.finish();
  }
  const [here, thread] = await Promise.all(files.map((file) => readFile(file)));
  expect(here?.equals(thread as Buffer)).toBe(true);
});

test("a writer that fails beside its thread leaves nothing, and ends the thread", async () => {
  const writer = createSqlitePlaceIndexWriter(path, { usesThread: true });
  await writer.add(source, mixedRecords());
  const countThreads = () => process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length;
  const before = countThreads();
  const finishing = writer.finish((share) => {
    if (share > 0.1) throw new Error("stopped");
  });
  await expect(finishing).rejects.toThrow("stopped");
  await writer.abort();
  expect(countThreads()).toBe(before);
  expect(await readdir(folder)).toEqual([]);
});

test("an aborted writer leaves nothing", async () => {
  const writer = createSqlitePlaceIndexWriter(path);
  await writer.add(source, [aPoi("Café")]);
  await writer.abort();
  expect(await readdir(folder)).toEqual([]);
});

test("a source that fails half way leaves the index before it as it was", async () => {
  const first = createSqlitePlaceIndexWriter(path);
  await first.add(source, [aPoi("Café")]);
  await first.finish();
  const second = createSqlitePlaceIndexWriter(path);
  async function* failing() {
    yield aPoi("Bar", "bar");
    throw new Error("the file is cut short");
  }
  await expect(second.add(source, failing())).rejects.toThrow("cut short");
  await second.abort();
  const index = await openSqlitePlaceIndex(path);
  expect((await index.describe()).placeCount).toBe(1);
  await index.close();
});

test("an unfinished file never opens as an index", { timeout: 60_000 }, async () => {
  const violations = [];
  // Killed in the first pass, at the start of the second, and within it.
  for (const killAt of ["0.2", "0.5", "finish", "0.4"]) {
    const writing = fork(new URL("./writer.test-process.ts", import.meta.url), [path, killAt], {
      silent: true,
    });
    await ended(writing);
    const left = await readdir(folder);
    if (left.includes("index-1.sqlite")) violations.push(`${killAt}: published`);
    for (const file of left) {
      const copy = join(folder, "copy.sqlite");
      await copyFile(join(folder, file), copy);
      const code = await openSqlitePlaceIndex(copy).then(
        (index) => index.close().then(() => "opened"),
        (error: { code?: string }) => error.code,
      );
      if (code !== "BROKEN") violations.push(`${killAt}: ${file} is ${code}`);
      await rm(copy);
    }
  }
  console.info(JSON.stringify({ fault: "writer killed", runs: 4, violations: violations.length }));
  expect(violations).toEqual([]);
  // Leftover files do not disturb the next writer.
  const writer = createSqlitePlaceIndexWriter(path);
  await writer.add(source, [aPoi("Café")]);
  await writer.finish();
  expect(await readdir(folder)).toEqual(["index-1.sqlite"]);
});

function ended(process: ChildProcess): Promise<void> {
  return new Promise((resolve) => process.once("exit", () => resolve()));
}

test.each([
  ["a missing file", "missing.sqlite", "NOT_FOUND"],
  ["a file of other bytes", "text.sqlite", "BROKEN"],
  ["another program's database", "other.sqlite", "BROKEN"],
  ["a file without its tables", "empty.sqlite", "BROKEN"],
  ["a file of another version", "version.sqlite", "INCOMPATIBLE"],
])("%s is refused, and closed again", async (_what, name, code) => {
  const { DatabaseSync } = await import("node:sqlite");
  const file = join(folder, name);
  if (name === "text.sqlite") {
    const handle = await open(file, "w");
    await handle.writeFile("no database at all".repeat(1_000));
    await handle.close();
  } else if (name === "other.sqlite") {
    const other = new DatabaseSync(file);
    other.exec("create table place (id text)");
    other.close();
  } else if (name === "empty.sqlite") {
    const empty = new DatabaseSync(file);
    signSchema(empty);
    empty.close();
  } else if (name === "version.sqlite") {
    const writer = createSqlitePlaceIndexWriter(file);
    await writer.add(source, [aPoi("Café")]);
    await writer.finish();
    const database = new DatabaseSync(file);
    database.exec("pragma user_version = 999");
    database.close();
  }
  await expect(openSqlitePlaceIndex(file)).rejects.toMatchObject({ name: "PlaceIndexError", code });
  expect(await openFiles()).not.toContain(file);
});

test.each([
  [1, "rebuild makes it anew"],
  [999, "so upgrade this one"],
])("a file of version %d says what to do", async (version, advice) => {
  await createSqlitePlaceIndexWriter(path).finish();
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(path);
  database.exec(`pragma user_version = ${version}`);
  database.close();
  await expect(openSqlitePlaceIndex(path)).rejects.toThrow(advice);
});

/** The files that this process has open; none if the system does not say. */
async function openFiles(): Promise<string[]> {
  const descriptors = await readdir("/proc/self/fd").catch(() => []);
  return Promise.all(descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")));
}

test("a file that was cut short answers with BROKEN, not with half an answer or a crash", async () => {
  const writer = createSqlitePlaceIndexWriter(path);
  const cafes = Array.from({ length: 400 }, (_, i) => aPoi(`Café numéro ${i}`));
  await writer.add(source, cafes);
  await writer.finish();
  const handle = await open(path);
  const { size } = await handle.stat();
  await handle.close();
  await truncate(path, Math.floor(size / 16_384) * 8_192);
  const outcomes = new Set<string>();
  const index = await openSqlitePlaceIndex(path).catch((error: { code: string }) => error.code);
  if (typeof index === "string") outcomes.add(index);
  else {
    for (const cafe of cafes) {
      outcomes.add(
        await index.getPlace(cafe.id).then(
          (found) => (found?.id === cafe.id ? "found" : "wrong"),
          (error: { code: string }) => error.code,
        ),
      );
    }
    await index.close();
  }
  expect(outcomes).not.toContain("wrong");
  expect(outcomes).toContain("BROKEN");
});
