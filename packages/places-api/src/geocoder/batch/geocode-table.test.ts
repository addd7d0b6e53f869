import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PlaceIndex, PlaceIndexError } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BatchColumns } from "./geocode-row.ts";
import { geocodeTable, type TableOptions } from "./geocode-table.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-batch-"));
let places: PlaceIndex;

beforeAll(async () => {
  const path = join(folder, "index.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const importedAt = "2026-11-09T10:00:00Z";
  await writer.add(
    { name: "t", origin: "t", importedAt, attribution: "", placeCount: 1 },
    readContractPlaces(),
  );
  await writer.finish();
  places = await openSqlitePlaceIndex(path);
});
afterAll(async () => {
  await places.close();
  rmSync(folder, { recursive: true });
});

async function geocodeText(
  table: string | Buffer,
  options: Partial<TableOptions & { columns: BatchColumns }> = {},
  index = places,
) {
  const given = {
    columns: { text: ["adresse", "ville"], postcode: "cp" },
    signal: new AbortController().signal,
    ...options,
  };
  let text = "";
  for await (const line of geocodeTable(index, inChunks(Buffer.from(table)), given)) text += line;
  return text;
}
/** As a file arrives: letters and lines are cut anywhere. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}
const getCells = (line = "") => line.split(";");

const TABLE = [
  "id;adresse;cp;ville",
  "1;12 rue des Cordiers;83999;Port-Valbrune",
  "2;;;",
  "3;12 rue des Cordiers;75001;Port-Valbrune",
  '4;"12, ""rue"" des Cordiers";83999;Port-Valbrune',
  "",
].join("\r\n");

test("each row keeps its cells and gets the columns of addok", async () => {
  const [header, first, empty, elsewhere, quoted, end] = (await geocodeText(TABLE)).split("\n");
  expect(header).toBe(
    "id;adresse;cp;ville;latitude;longitude;result_label;result_score;result_score_next;result_type;result_id;result_housenumber;result_name;result_street;result_postcode;result_city;result_citycode;result_context;result_status",
  );
  const cells = getCells(first);
  expect(cells.slice(0, 7)).toEqual([
    "1",
    "12 rue des Cordiers",
    "83999",
    "Port-Valbrune",
    "43.2412",
    "6.8137",
    "12 Rue des Cordiers 83999 Port-Valbrune",
  ]);
  expect(Number(cells[7])).toBeGreaterThan(0.8);
  expect(cells.slice(9, 12)).toEqual(["housenumber", "addr-0a1b2c3d4e5f6071", "12"]);
  expect(cells.at(-1)).toBe("ok");
  expect(getCells(empty).at(-1)).toBe("skipped");
  expect(getCells(elsewhere).at(-1)).toBe("not-found");
  expect(quoted).toMatch(/^4;"12, ""rue"" des Cordiers";83999;.*;ok$/);
  expect(end).toBe("");
});

test("rows stay in their order over many groups, and each is counted", async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `${at};${at % 3 === 0 ? "" : "rue des Cordiers"}`);
  let report = {};
  const table = await geocodeText(["n;adresse", ...rows].join("\n"), {
    columns: { text: ["adresse"] },
    onProgress: (soFar) => {
      report = { ...soFar };
    },
  });
  const lines = table.trimEnd().split("\n").slice(1);
  expect(lines.map((line) => Number(getCells(line)[0]))).toEqual(rows.map((_, at) => at));
  expect(report).toEqual({ ok: 200, "not-found": 0, skipped: 100, error: 0 });
});

test.each([
  ["commas", "adresse,cp,ville\n12 rue des Cordiers,83999,Port-Valbrune\n"],
  ["tabs", "adresse\tcp\tville\n12 rue des Cordiers\t83999\tPort-Valbrune\n"],
  ["a byte order mark", "\ufeffadresse;cp;ville\n12 rue des Cordiers;83999;Port-Valbrune\n"],
  ["a last line without its end", "adresse|cp|ville\r12 rue des Cordiers|83999|Port-Valbrune"],
])("a table with %s is read", async (_what, table) => {
  expect(await geocodeText(table)).toMatch(/43\.2412.6\.8137.*ok\n$/);
});

test("Latin-1 is read when it is named, and otherwise refused", async () => {
  const table = Buffer.from("adresse;cp;ville\nrue des Cordiers é;83999;Port-Valbrune\n", "latin1");
  expect(await geocodeText(table, { encoding: "latin1" })).toContain("rue des Cordiers é;");
  await expect(geocodeText(table)).rejects.toThrow(
    "The table is not UTF-8; save it as UTF-8, or say that it is Latin-1.",
  );
});

test("columns that are there already keep their values", async () => {
  const table = await geocodeText("latitude;adresse;cp;ville\n1;12 rue des Cordiers;83999;Port-Valbrune\n");
  expect(table.split("\n")[0]).toMatch(/^latitude;adresse;cp;ville;result_latitude;longitude;/);
  expect(table.split("\n")[1]).toMatch(/^1;12 rue des Cordiers;83999;Port-Valbrune;43\.2412;/);
});

test.each([
  ["no line", "", "The table is empty; its first line names the columns."],
  ["a missing column", "rue;cp\nx;1\n", "The table has no column adresse, ville; its columns are rue, cp."],
  ["a quote in its first line", 'adresse;cp;"ville\n12 rue;1;2\n', "The first line of the table is not CSV"],
])("a table with %s is refused", async (_what, table, message) => {
  await expect(geocodeText(table)).rejects.toThrow(message);
});

test("a row with a cell too many is marked, and loses nothing", async () => {
  const table = "id;adresse;cp;ville\n1;12 rue des Cordiers;83999;Port-Valbrune;à rappeler\n";
  const [, row] = (await geocodeText(table)).split("\n");
  expect(row).toMatch(/^1;12 rue des Cordiers;83999;"Port-Valbrune;à rappeler";;.*;error$/);
});

test("a broken row is marked, and the rows behind it are found", async () => {
  const rows = [
    '"12 rue des Cordiers;83999;Port-Valbrune',
    '"12" rue des Cordiers;83999;Port-Valbrune',
    "12 rue des Cordiers",
    '12 rue "des" Cordiers;83999;Port-Valbrune;;',
    `${"x".repeat(150_000)};83999;Port-Valbrune`,
    '"12 rue\ndes Cordiers";83999;"Port-Valbrune"',
    "12 rue des Cordiers;83999;Port-Valbrune",
  ];
  const table = await geocodeText(["adresse;cp;ville", ...rows].join("\n"));
  expect(table).toContain('\n"""12 rue des Cordiers";83999;Port-Valbrune;');
  expect(table).toContain('\n"12 rue\ndes Cordiers";83999;Port-Valbrune;43.2412;');
  expect(table.match(/;(?:ok|error|not-found|skipped)$/gm)).toEqual(
    ["error", "error", "ok", "ok", "error", "ok", "ok"].map((status) => `;${status}`),
  );
});

test("rows are written while the upload stands still", async () => {
  async function* stalling() {
    yield Buffer.from("adresse\n12 rue des Cordiers\n");
    await new Promise(() => {});
  }
  const lines = geocodeTable(places, stalling(), {
    columns: { text: ["adresse"] },
    signal: new AbortController().signal,
  });
  await lines.next();
  expect((await lines.next()).value).toMatch(/,ok\n$/);
});

test("a row that the index cannot answer is marked, and the others are found", async () => {
  const broken: PlaceIndex = Object.assign(Object.create(places) as PlaceIndex, {
    searchText: (query: { text: string }, signal?: AbortSignal) =>
      query.text.startsWith("bad")
        ? Promise.reject(new PlaceIndexError("UNAVAILABLE", "away"))
        : places.searchText(query as never, signal),
  });
  const table = "adresse\nbad\n12 rue des Cordiers\n";
  const lines = (await geocodeText(table, { columns: { text: ["adresse"] } }, broken)).split("\n");
  expect(lines[1]).toMatch(/,error$/);
  expect(lines[2]).toMatch(/,ok$/);
});

test("an abort ends it", async () => {
  const signal = AbortSignal.abort(new Error("stopped"));
  await expect(geocodeText(TABLE, { signal })).rejects.toThrow("stopped");
});
