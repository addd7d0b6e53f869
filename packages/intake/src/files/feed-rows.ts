import { ImportError } from "../import-error.ts";
import { NO_SKIP_LOG, type SkipLog } from "../skip-report.ts";
import { foldName } from "../text/fold-name.ts";
import { readCsvCells } from "./csv-cells.ts";
import type { FeedFile } from "./feed-file.ts";
import { MAX_ROW_CHARACTERS, readLines } from "./text-lines.ts";

/** A row of a table: values by folded column name (`Code postal` is `code_postal`). It has no prototype. */
export type FeedRow = Readonly<Record<string, unknown>>;

const MAX_COLUMNS = 300;
/** JSON is read as a whole; all of France takes 40 MB. */
const MAX_JSON_CHARACTERS = 300_000_000;

/**
 * Yields the rows of a CSV, JSON, JSON lines or Parquet file. The CSV delimiter is the one
 * of `,`, `;` and tab that its header has most. JSON is a list of objects, or has one under
 * `results`, `data` or `features`. A damaged line of CSV or JSON lines is skipped.
 *
 * @throws {ImportError} DAMAGED
 */
export async function* readFeedRows(file: FeedFile, skips: SkipLog = NO_SKIP_LOG): AsyncGenerator<FeedRow> {
  if (file.format === "json") yield* readJsonRows(file);
  else if (file.format === "jsonl") yield* readJsonLines(file, skips);
  else if (file.format === "csv") yield* readCsvRows(file, skips);
  else if (file.format === "parquet") {
    // Loaded for such files only.
    const { readParquetRows } = await import("./parquet-rows.ts");
    for await (const row of readParquetRows(file)) yield toRow(row);
  } else {
    throw new ImportError(
      "UNSUPPORTED",
      `${file.name} is XML, where a table is needed (CSV, JSON, JSON lines or Parquet).`,
    );
  }
}

/** Returns the text of a cell, or undefined if it is empty or neither text nor number. */
export function toCellText(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  return text === "" ? undefined : text;
}

/** `Code postal`, `code_postal` and `CODE POSTAL` are the same column. */
export function foldColumn(name: string): string {
  return foldName(name.slice(0, 100)).replaceAll(" ", "_");
}

async function* readCsvRows(file: FeedFile, skips: SkipLog): AsyncGenerator<FeedRow> {
  let columns: string[] | undefined;
  for await (const cells of readCsvCells(file, skips)) {
    if (columns === undefined) {
      columns = cells.slice(0, MAX_COLUMNS).map(foldColumn);
      continue;
    }
    const row: Record<string, unknown> = Object.create(null);
    for (const [index, column] of columns.entries()) {
      const cell = cells[index];
      if (column !== "" && cell !== undefined) row[column] = cell;
    }
    yield row;
  }
}

async function* readJsonRows(file: FeedFile): AsyncGenerator<FeedRow> {
  let text = "";
  for await (const piece of file.text()) {
    text += piece;
    if (text.length > MAX_JSON_CHARACTERS) {
      throw new ImportError(
        "DAMAGED",
        `${file.name} is longer than ${MAX_JSON_CHARACTERS} characters; take the CSV form.`,
      );
    }
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new ImportError(
      "DAMAGED",
      `${file.name} is damaged or cut off: it is not JSON. Nothing was changed.`,
      {
        cause: error,
      },
    );
  }
  for (const item of findList(value, file.name)) {
    if (isObject(item)) yield toRow(item);
  }
}

/** A line that is not JSON costs that line; a file without any row is rejected. */
async function* readJsonLines(file: FeedFile, skips: SkipLog): AsyncGenerator<FeedRow> {
  let number = 0;
  let count = 0;
  let damaged = "";
  for await (const line of readLines(file, MAX_ROW_CHARACTERS)) {
    number += 1;
    if (line.trim() === "") continue;
    const value = parseJson(line.replace(/^\ufeff/, ""));
    if (isObject(value)) {
      count += 1;
      yield toRow(value);
      continue;
    }
    damaged = line;
    skips.add("lines that are not JSON", `line ${number}`, line);
  }
  const isCutOff = damaged !== "" && !damaged.endsWith("\n");
  if (count > 0 && !isCutOff) return;
  const why = isCutOff ? `is cut off in line ${number}` : "has no line that is a JSON object";
  throw new ImportError("DAMAGED", `${file.name} ${why}. Nothing was changed; get it again.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toRow(item: object): FeedRow {
  const { properties } = item as { properties?: unknown };
  const source = isObject(properties) ? properties : item;
  const row: Record<string, unknown> = Object.create(null);
  for (const [name, cell] of Object.entries(source).slice(0, MAX_COLUMNS)) row[foldColumn(name)] = cell;
  // Of a GeoJSON feature.
  if (source !== item) row.geometry ??= (item as { geometry?: unknown }).geometry;
  return row;
}

function findList(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  for (const key of ["results", "data", "features", "pdv_liste"]) {
    const list = (value as Record<string, unknown> | null)?.[key];
    if (Array.isArray(list)) return list;
  }
  throw new ImportError("DAMAGED", `${name} is JSON without a list of stations. Nothing was changed.`);
}
