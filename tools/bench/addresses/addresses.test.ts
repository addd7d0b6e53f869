import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { detectLayout } from "../../../packages/place-import/src/addresses/address-formats.ts";
import { AddressRowReader } from "../../../packages/place-import/src/addresses/address-row.ts";
import { formatClasses, formatImport } from "./address-report.ts";
import { readBanoRows, writeBanoCopies } from "./bano-copies.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "addresses-bench-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ROWS = [
  "040010012W-1,1,Voie des Amandiers,04510,Aiglun,C+O,44.049472,6.133868",
  "040010012W-2BIS,2BIS,Voie des Amandiers,04510,Aiglun,C+O,44.049415,6.133951",
  "04001A012W-7,7,Rue de l'Église,04510,Aiglun,OSM,44.049515,6.133951",
  "04001A012W-6020,6020,Rue de l'Église,04510,Aiglun,CAD,44.049516,6.133951",
  "040020012X-5,5,Rue de l'Église,04170,Allons,CAD,44.149415,6.233951",
];

async function readRows() {
  const file = join(folder, "bano-04.csv.gz");
  await writeFile(file, gzipSync(`${ROWS.join("\n")}\n`));
  return readBanoRows([file]);
}

async function readLines(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map(async (file) => gunzipSync(await readFile(file)).toString()));
  return texts.join("").trimEnd().split("\n");
}

test("copies are other addresses that an import accepts, as many as asked for", async () => {
  const rows = await readRows();
  // The cadastre's number is rejected by imports.
  expect(rows).toHaveLength(ROWS.length - 1);
  const copies = await writeBanoCopies(folder, rows, 43);
  const cells = (await readLines(copies.files)).map((line) => line.split(","));
  const reader = new AddressRowReader(detectLayout(cells)!);
  const accepted = cells.map((row) => reader.read(row));
  expect(accepted).toHaveLength(43);
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(43);
  expect(new Set(accepted.map(({ streetId }) => streetId)).size).toBe(copies.streets);
  // Each town has the streets of two copies, and a name, a code and a postcode of its own.
  for (const field of ["cityCode", "town", "postcode"] as const) {
    expect(new Set(accepted.map((row) => row[field])).size, field).toBe(copies.towns);
  }
  const [first] = accepted;
  expect(accepted.filter(({ town }) => town === first!.town)).toHaveLength(4);
  expect(copies.samples.map(({ id }) => id)).toEqual(accepted.map(({ id }) => id));
});

test("some names of one town change in each copy, and those of several towns stay", async () => {
  const copies = await writeBanoCopies(folder, await readRows(), 40);
  const streets = copies.samples.map(({ street }) => street);
  // Both towns of a pair have a street of that name from the other one, under another name.
  expect(streets.filter((street) => street === "Rue de l'Église")).toHaveLength(10);
  const ways = streets.filter((street) => /^Voie des [A-Z][a-z]+$/.test(street));
  expect(ways).toHaveLength(20);
  expect(new Set(ways).size).toBe(10);
});

test("the report has each figure beside its goal", () => {
  const measure = {
    readSeconds: 20,
    seconds: 60,
    cpuSeconds: 70,
    peakBytes: 400e6,
    numbers: 1e6,
    places: 1.1e6,
  };
  const copies = { numbers: 1e6, streets: 90_000, towns: 1_500 };
  const text = formatImport({ copies, measure, indexBytes: 30e6, sourceBytes: 40e6 });
  expect(text).toContain("| CPU, ms a number | 0.070 |");
  expect(text).toContain("26 of 15 minutes (NOT met), 0.78 of 1 GB of index |");
  const few = { copies, measure: { ...measure, numbers: 3_000 }, indexBytes: 84_000, sourceBytes: 90_000 };
  expect(formatImport(few)).toContain("| index | 0.1 MB, 28.0 bytes");
  expect(formatImport(few)).toContain("| 26 million at this rate | not computed from fewer than 100000 |");
  const times = (p95: number) => ({ p50: 1, p95, p99: 20, answered: 1 });
  const classes = [
    { name: "by id", times: [times(3), times(2)] },
    { name: "a town", times: [times(4), times(2)] },
  ];
  expect(formatClasses(classes, 1e6, 2e6).split("\n").slice(2)).toEqual([
    "| by id | 1.00 / 3.00 / 20 (100 %) | 1.00 / 2.00 / 20 (100 %) | 1.50 |",
    "| a town | 1.00 / 4.00 / 20 (100 %) | 1.00 / 2.00 / 20 (100 %) | 2.00 (NOT met) |",
  ]);
});
