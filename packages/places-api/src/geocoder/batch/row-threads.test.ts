import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { geocodeTable, type TableOptions } from "./geocode-table.ts";
import { startRowThreads } from "./row-threads.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-row-threads-"));
const publish = (index: string) =>
  writeFileSync(
    join(folder, "current.json"),
    JSON.stringify({ version: 1, generation: 1, index, sources: [] }),
  );

beforeAll(async () => {
  const writer = createSqlitePlaceIndexWriter(join(folder, "index-1.sqlite"));
  const importedAt = "2026-11-09T10:00:00Z";
  await writer.add(
    { name: "t", origin: "t", importedAt, attribution: "", placeCount: 1 },
    readContractPlaces(),
  );
  await writer.finish();
  publish("index-1.sqlite");
});
afterAll(() => rmSync(folder, { recursive: true }));

const STREETS = ["12 rue des Cordiers", "12 rue des Cordiesr", "", "x".repeat(300), "rue", "3 rue Inconnue"];
const ROWS = Array.from({ length: 500 }, (_, at) => `${at};${STREETS[at % STREETS.length]};83999`);

async function* table() {
  yield Buffer.from(["n;adresse;cp", ...ROWS, ""].join("\n"));
}

async function geocodeAll(places: Parameters<typeof geocodeTable>[0], options: Partial<TableOptions> = {}) {
  const columns = { text: ["adresse"], postcode: "cp", type: "housenumber" };
  const { signal } = new AbortController();
  let text = "";
  for await (const line of geocodeTable(places, table(), { columns, signal, ...options })) text += line;
  return text;
}

function startThreads() {
  const threads = startRowThreads({ folder }, 2);
  onTestFinished(() => threads.close());
  return threads;
}

test("rows of threads are those of an index, in their order", async () => {
  const index = await followPlaceIndex(folder, { readerThreads: 0 });
  onTestFinished(() => index.close());
  const lines = await geocodeAll(startThreads());
  expect(lines.split("\n")).toHaveLength(ROWS.length + 2);
  expect(lines).toBe(await geocodeAll(index));
});

test("a table stops when its signal is aborted", async () => {
  const stop = new AbortController();
  const reason = new Error("stopped");
  const onProgress = () => stop.abort(reason);
  const result = geocodeAll(startThreads(), { signal: stop.signal, concurrency: 40, onProgress });
  await expect(result).rejects.toBe(reason);
});

test("an index that does not open is the error of the table", async () => {
  publish("missing.sqlite");
  onTestFinished(() => publish("index-1.sqlite"));
  await expect(geocodeAll(startThreads())).rejects.toThrow("There is no place index at");
});
