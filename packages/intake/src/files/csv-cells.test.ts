import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCsvCells } from "./csv-cells.ts";
import { type FeedFileOptions, openFeedFile } from "./feed-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-csv-cells-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array, options: FeedFileOptions = {}, maxCharacters?: number) {
  const path = join(folder, "rows.csv");
  await writeFile(path, content);
  const file = await openFeedFile(path, undefined, options);
  const rows: string[][] = [];
  for await (const cells of readCsvCells(file, undefined, maxCharacters)) rows.push(cells);
  return rows;
}

test.each([
  ["commas", "a,b\n1,2\n", ["a", "b"], ["1", "2"]],
  ["semicolons, with a byte order mark", "\ufeffa;b\r\n1,5;2\r\n", ["a", "b"], ["1,5", "2"]],
  ["old line ends", "a,b\r1,2\r", ["a", "b"], ["1", "2"]],
  ["empty lines", "a,b\n\n\r\n1,2", ["a", "b"], ["1", "2"]],
  ["quotes", 'a,b\n"1, or ""one""",2\n', ["a", "b"], ['1, or "one"', "2"]],
  ["a quote of two lines", 'a,b\n"1\n1",2\n', ["a", "b"], ["1\n1", "2"]],
  ["a quote within a cell", 'a,b\n1,5" 2\n', ["a", "b"], ["1", '5" 2']],
  ["cells too many and too few", "a,b\n1,2,3\n4\n", ["a", "b"], ["1", "2", "3"], ["4"]],
])("reads rows with %s", async (_what, content, ...rows) => {
  expect(await read(content)).toEqual(rows);
});

test("a row may be as long as the caller allows", async () => {
  await expect(read(`a,b\n${"x".repeat(2_000)},1\n`, {}, 1_000)).rejects.toThrow(
    "rows.csv has a line of more than 1000 characters, so it is damaged or not a table.",
  );
});

test("a gzip that unpacks to more than allowed is rejected, and its reading is reported", async () => {
  const packed = gzipSync("a,b\n".repeat(100_000));
  const seen: number[] = [];
  expect(await read(packed, { onRead: (bytes) => seen.push(bytes) })).toHaveLength(100_000);
  expect(seen.at(-1)).toBe(packed.length);
  await expect(read(packed, { maxUnpackedBytes: 100_000 })).rejects.toThrow(
    "rows.csv unpacks to more than 100000 bytes, so it may be a zip bomb.",
  );
});
