import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SkipReport } from "../skip-report.ts";
import { openFeedFile } from "./feed-file.ts";
import { type FeedRow, readFeedRows } from "./feed-rows.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-feed-rows-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array, name = "feed") {
  const path = join(folder, name);
  await writeFile(path, content);
  const skips = new SkipReport();
  const rows: FeedRow[] = [];
  for await (const row of readFeedRows(await openFeedFile(path), skips)) rows.push({ ...row });
  return { rows, skipped: skips.list().map(({ reason, examples }) => `${reason}: ${examples.join(", ")}`) };
}

describe("CSV", () => {
  const head = "id,name,kind,town\n";
  const row = (id: number) => `${id},Name ${id},bakery,Port\n`;

  test("a quote that is never closed costs its line", async () => {
    const lines = [1, 2, 3].map(row).join("");
    const { rows, skipped } = await read(`${head}${row(0)}4,"Le Fournil,bakery,Port\n${lines}`);
    expect(rows.map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
    expect(skipped).toEqual(["lines with a quote that is not closed: line 3"]);
  });

  test("a quote that only a later line would close costs its line", async () => {
    const { rows, skipped } = await read(
      `${head}4,"Le Fournil,bakery,Port\n${row(1)}2,"Name, two",bakery,Port\n${row(3)}`,
    );
    expect(rows.map(({ name }) => name)).toEqual(["Name 1", "Name, two", "Name 3"]);
    expect(skipped).toHaveLength(1);
  });

  test("a quote in a file of two columns costs its line if a later quote is wrong, too", async () => {
    const { rows, skipped } = await read('name;position\n"Alpha;42,1\nBeta;43,1\n"Eps";44,1\nZeta;45,1\n');
    expect(rows.map(({ name }) => name)).toEqual(["Beta", "Eps", "Zeta"]);
    expect(skipped).toEqual(["lines with a quote that is not closed: line 2"]);
  });

  test("a cell of several lines is one cell, also the first and with a line that looks like a row", async () => {
    const { rows, skipped } = await read(
      `id,name,kind\n"1\na",Name,bakery\n2,"Name\nopen, daily, late\nend",bakery\n`,
    );
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      ["1\na", "Name"],
      ["2", "Name\nopen, daily, late\nend"],
    ]);
    expect(skipped).toEqual([]);
  });

  test("a file that ends within a quote is cut off", async () => {
    await expect(read(`${head}${row(1)}2,"Nam`)).rejects.toThrow(/cannot be read as CSV|cut off/);
  });
});

describe("JSON lines", () => {
  test("each line is a row, with the columns of its own", async () => {
    const { rows } = await read('{"id":1,"Code postal":"83990"}\n\n{"id":2}\n');
    expect(rows).toEqual([{ id: 1, code_postal: "83990" }, { id: 2 }]);
  });

  test("features of GeoJSON, one a line, are rows", async () => {
    const { rows } = await read(
      '{"type":"Feature","properties":{"id":1},"geometry":null}\n{"properties":{"id":2}}\n',
    );
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  test("a damaged line costs that line", async () => {
    const { rows, skipped } = await read('{"id":1}\n{"id":2\n{"id":3}\n[4]\n{"id":5}\n');
    expect(rows.map(({ id }) => id)).toEqual([1, 3, 5]);
    expect(skipped).toEqual(["lines that are not JSON: line 2, line 4"]);
  });

  test("a file whose last line is cut off is rejected", async () => {
    await expect(read('{"id":1}\n{"id":2}\n{"id', "cut.jsonl")).rejects.toThrow(
      "cut.jsonl is cut off in line 3. Nothing was changed; get it again.",
    );
  });

  test("a single document with a list is JSON", async () => {
    expect((await read('{"results":[{"id":1}]}')).rows).toEqual([{ id: 1 }]);
  });
});

/** Three charging points of two stations in two row groups, as hyparquet-writer 1 writes them; for tests. */
const SMALL_PARQUET: Uint8Array = Buffer.from(
  [
    "UEFSMRUEFRYVGkwVAhUAAAALKAcAAABBbXDDqHJlFQYVCBUMXBUEFQAVBBUQFQQVAAAAAwMCBAADFQQVFhUaTBUCFQAAAAso",
    "BwAAAEZSQU1QUDEVBhUIFQxcFQQVABUEFRAVBBUAAAADAwIEAAMVBhUwFTRcFQQVABUEFQAVBBUAAAADAxZUBwAAAEZSQU1Q",
    "RTEHAAAARlJBTVBFMhUEFSYVKkwVAhUAAAATSA8AAABQYXJraW5nIGR1IFBvcnQVBhUIFQxcFQQVABUEFRAVBBUAAAADAwIE",
    "AAMVBBUiFSZMFQIVAAAAEUANAAAAWzYuODEsIDQzLjI0XRUGFQgVDFwVBBUAFQQVEBUEFQAAAAMDAgQAAxUEFRAVFEwVAhUA",
    "AAAIHAIAAAAAAAAAFQYVCBUMXBUEFQAVBBUQFQQVAAAAAwMCBAADFQQVEBUUTBUCFQAAAAgcAAAAAACANkAVBhUIFQxcFQQV",
    "ABUEFRAVBBUAAAADAwIEAAMVBhUGFQpcFQQVABUEFQAVBBUAAAADAwEAAxUGFQYVClwVBBUAFQQVABUEFQAAAAMDAQAAFQQV",
    "EBUUTBUCFQAAAAgcBAAAADI0LzcVBhUIFQxcFQQVABUEFRAVBBUAAAADAwIEAAMVBBUQFRRMFQIVAAAACBwAAFdGnQEAABUG",
    "FQgVDFwVBBUAFQQVEBUEFQAAAAMDAgQAAxUGFRoVHlwVAhUAFQIVABUEFQAAAAMBCygHAAAAVm9sdGFuZRUGFRoVHlwVAhUA",
    "FQIVABUEFQAAAAMBCygHAAAARlJWT0xQMhUGFRoVHlwVAhUAFQIVABUEFQAAAAMBCygHAAAARlJWT0xFMRUGFRgVHFwVAhUA",
    "FQIVABUEFQAAAAMBCiQGAAAATWFpcmllFQYVIhUmXBUCFQAVAhUAFQQVAAAAAwEPOAsAAABbNi45LCA0My4zXRUGFRQVGFwV",
    "AhUAFQIVABUEFQAAAAMBCBwBAAAAAAAAABUGFRQVGFwVAhUAFQIVABUEFQAAAAMBCBwAAAAAAABJQBUGFQYVClwVAhUAFQIV",
    "ABUEFQAAAAMBAQAAFQYVBhUKXBUCFQAVAhUAFQQVAAAAAwEBAAEVBhUUFRhcFQIVABUCFQAVBBUAAAADAQgcBAAAADI0LzcV",
    "BhUUFRhcFQIVABUCFQAVBBUAAAADAQgcAFx9S50BAAAVBBnMSARyb290FRYAFQwlAhgMbm9tX2Vuc2VpZ25lJQAAFQwlAhgV",
    "aWRfc3RhdGlvbl9pdGluZXJhbmNlJQAAFQwlAhgRaWRfcGRjX2l0aW5lcmFuY2UlAAAVDCUCGAtub21fc3RhdGlvbiUAABUM",
    "JQIYDWNvb3Jkb25uZWVzWFklAAAVBCUCGAhuYnJlX3BkYwAVCiUCGBJwdWlzc2FuY2Vfbm9taW5hbGUAFQAlAhgMcHJpc2Vf",
    "dHlwZV8yABUAJQIYFHByaXNlX3R5cGVfY29tYm9fY2NzABUMJQIYCGhvcmFpcmVzJQAAFQQlAhgIZGF0ZV9tYWolEgAWBhks",
    "GbwmCBwVDBklABAZGAxub21fZW5zZWlnbmUVAhYEFmIWaiY8JggcNgAoB0FtcMOocmUYB0FtcMOocmUAGSwVBBUAFQIAFQYV",
    "EBUCAAAAJnIcFQwZJQAQGRgVaWRfc3RhdGlvbl9pdGluZXJhbmNlFQIWBBZiFmompgEmchw2ACgHRlJBTVBQMRgHRlJBTVBQ",
    "MQAZLBUEFQAVAgAVBhUQFQIAAAAm3AEcFQwZFQAZGBFpZF9wZGNfaXRpbmVyYW5jZRUCFgQWWhZeJtwBPDYAKAdGUkFNUEUy",
    "GAdGUkFNUEUxABkcFQYVABUCAAAAJroCHBUMGSUAEBkYC25vbV9zdGF0aW9uFQIWBBZyFnom/gImugIcNgAoD1Bhcmtpbmcg",
    "ZHUgUG9ydBgPUGFya2luZyBkdSBQb3J0ABksFQQVABUCABUGFRAVAgAAACa0AxwVDBklABAZGA1jb29yZG9ubmVlc1hZFQIW",
    "BBZuFnYm9AMmtAMcNgAoDVs2LjgxLCA0My4yNF0YDVs2LjgxLCA0My4yNF0AGSwVBBUAFQIAFQYVEBUCAAAAJqoEHBUEGSUA",
    "EBkYCG5icmVfcGRjFQIWBBZcFmQm2AQmqgQcNgAoCAIAAAAAAAAAGAgCAAAAAAAAAAAZLBUEFQAVAgAVBhUQFQIAAAAmjgUc",
    "FQoZJQAQGRgScHVpc3NhbmNlX25vbWluYWxlFQIWBBZcFmQmvAUmjgUcNgAoCAAAAAAAgDZAGAgAAAAAAIA2QDYAABksFQQV",
    "ABUCABUGFRAVAgAAACbyBRwVABkVABkYDHByaXNlX3R5cGVfMhUCFgQWMBY0JvIFPDYAKAEBGAEBABkcFQYVABUCAAAAJqYG",
    "HBUAGRUAGRgUcHJpc2VfdHlwZV9jb21ib19jY3MVAhYEFjAWNCamBjw2ACgBABgBAAAZHBUGFQAVAgAAACbaBhwVDBklABAZ",
    "GAhob3JhaXJlcxUCFgQWXBZkJogHJtoGHDYAKAQyNC83GAQyNC83ABksFQQVABUCABUGFRAVAgAAACa+BxwVBBklABAZGAhk",
    "YXRlX21hahUCFgQWXBZkJuwHJr4HHDYAKAgAAFdGnQEAABgIAABXRp0BAAAAGSwVBBUAFQIAFQYVEBUCAAAAFs4HFgQ2mggA",
    "GbwmoggcFQwZFQAZGAxub21fZW5zZWlnbmUVAhYCFkQWSCaiCDw2ACgHVm9sdGFuZRgHVm9sdGFuZQAZHBUGFQAVAgAAACbq",
    "CBwVDBkVABkYFWlkX3N0YXRpb25faXRpbmVyYW5jZRUCFgIWRBZIJuoIPDYAKAdGUlZPTFAyGAdGUlZPTFAyABkcFQYVABUC",
    "AAAAJrIJHBUMGRUAGRgRaWRfcGRjX2l0aW5lcmFuY2UVAhYCFkQWSCayCTw2ACgHRlJWT0xFMRgHRlJWT0xFMQAZHBUGFQAV",
    "AgAAACb6CRwVDBkVABkYC25vbV9zdGF0aW9uFQIWAhZCFkYm+gk8NgAoBk1haXJpZRgGTWFpcmllABkcFQYVABUCAAAAJsAK",
    "HBUMGRUAGRgNY29vcmRvbm5lZXNYWRUCFgIWTBZQJsAKPDYAKAtbNi45LCA0My4zXRgLWzYuOSwgNDMuM10AGRwVBhUAFQIA",
    "AAAmkAscFQQZFQAZGAhuYnJlX3BkYxUCFgIWPhZCJpALPDYAKAgBAAAAAAAAABgIAQAAAAAAAAAAGRwVBhUAFQIAAAAm0gsc",
    "FQoZFQAZGBJwdWlzc2FuY2Vfbm9taW5hbGUVAhYCFj4WQibSCzw2ACgIAAAAAAAASUAYCAAAAAAAAElANgAAGRwVBhUAFQIA",
    "AAAmlAwcFQAZFQAZGAxwcmlzZV90eXBlXzIVAhYCFjAWNCaUDDw2ACgBABgBAAAZHBUGFQAVAgAAACbIDBwVABkVABkYFHBy",
    "aXNlX3R5cGVfY29tYm9fY2NzFQIWAhYwFjQmyAw8NgAoAQEYAQEAGRwVBhUAFQIAAAAm/AwcFQwZFQAZGAhob3JhaXJlcxUC",
    "FgIWPhZCJvwMPDYAKAQyNC83GAQyNC83ABkcFQYVABUCAAAAJr4NHBUEGRUAGRgIZGF0ZV9tYWoVAhYCFj4WQia+DTw2ACgI",
    "AFx9S50BAAAYCABcfUudAQAAABkcFQYVABUCAAAAFrIFFgI23gUAKAloeXBhcnF1ZXQZvBwAABwAABwAABwAABwAABwAABwA",
    "ABwAABwAABwAABwAAACGBwAAUEFSMQ==",
  ].join(""),
  "base64",
);

describe("Parquet", () => {
  test("texts, numbers, booleans and times are read from each row group", async () => {
    const { rows } = await read(SMALL_PARQUET);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatchObject({
      nom_enseigne: "Voltane",
      nbre_pdc: 1,
      puissance_nominale: 50,
      prise_type_2: false,
      date_maj: "2026-04-02T00:00:00.000Z",
    });
  });

  test.each([
    ["cut off", SMALL_PARQUET.subarray(0, -200)],
    ["with changed bytes", Uint8Array.from(SMALL_PARQUET, (byte, at) => (at > 20 && at < 60 ? 0x77 : byte))],
    ["with nothing but its mark", SMALL_PARQUET.subarray(0, 4)],
  ])("a file %s is rejected with a sentence", async (_, bytes) => {
    await expect(read(bytes, "irve.parquet")).rejects.toThrow(
      /^irve\.parquet is damaged or cut off: it cannot be read as Parquet \(.+\)\. Nothing was changed; get it again\.$/,
    );
  });
});
