import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { ImportError } from "../import-error.ts";
import { NO_SKIP_LOG, type SkipLog } from "../skip-report.ts";
import { foldName } from "../text/fold-name.ts";
import { dropUnclosedLines } from "./csv-lines.ts";
import type { FeedFile } from "./feed-file.ts";
import { readLines } from "./text-lines.ts";

/** A row of a table: values by folded column name (`Code postal` is `code_postal`). It has no prototype. */
export type FeedRow = Readonly<Record<string, unknown>>;

/** A row with all data of a large station takes 20 KB. */
const MAX_ROW_CHARACTERS = 1_000_000;
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
function foldColumn(name: string): string {
  return foldName(name.slice(0, 100)).replaceAll(" ", "_");
}

async function* readCsvRows(file: FeedFile, skips: SkipLog): AsyncGenerator<FeedRow> {
  const delimiter = await detectDelimiter(file);
  let end = "";
  const lines = dropUnclosedLines(readLines(file, MAX_ROW_CHARACTERS), delimiter, skips);
  const text = Readable.from(removeRepeats(lines, (piece) => (end = piece.slice(-1))));
  const parser = parse({
    delimiter,
    bom: true,
    skip_empty_lines: true,
    // A row with a cell too many or too few is still usable.
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  text.once("error", (error) => parser.destroy(error));
  text.pipe(parser);
  let columns: string[] | undefined;
  let fewestCells = 0;
  let lastCells = 0;
  try {
    // Without the `columns` option the parser yields arrays of strings.
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (columns === undefined) {
        columns = cells.slice(0, MAX_COLUMNS).map(foldColumn);
        fewestCells = lastCells = cells.length;
        continue;
      }
      fewestCells = Math.min(fewestCells, lastCells);
      lastCells = cells.length;
      const row: Record<string, unknown> = Object.create(null);
      for (const [index, column] of columns.entries()) {
        const cell = cells[index];
        if (column !== "" && cell !== undefined) row[column] = cell;
      }
      yield row;
    }
    // Rows may be short, but a last row that is the shortest and has no line end is truncated.
    if (lastCells < fewestCells && !/[\r\n]/.test(end)) {
      throw new ImportError(
        "DAMAGED",
        `${file.name} is cut off: its last line has ${lastCells} of ${fewestCells} cells. Nothing was changed; get it again.`,
      );
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      "DAMAGED",
      `${file.name} cannot be read as CSV after line ${parser.info.lines} (${(error as Error).message.split("\n")[0]?.slice(0, 120)}). Nothing was changed.`,
      { cause: error },
    );
  } finally {
    text.destroy();
  }
}

async function* removeRepeats(
  pieces: AsyncIterable<string>,
  see: (piece: string) => void,
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    see(piece);
    yield piece;
  }
}

async function detectDelimiter(file: FeedFile): Promise<string> {
  let head = "";
  for await (const piece of file.text()) {
    head += piece;
    if (head.includes("\n") || head.length > 100_000) break;
  }
  const header = head.split(/\r?\n/, 1)[0] ?? "";
  const count = (mark: string) => header.split(mark).length;
  return [";", ",", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
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
    skips.add("lines that are not JSON", `line ${number}`);
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
