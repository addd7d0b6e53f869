import { once } from "node:events";
import type { PlaceIndex } from "@lieudit/place-index";
import { type CsvError, parse } from "csv-parse";
import { type BatchColumns, geocodeRow, RESULT_COLUMNS, type RowStatus } from "./geocode-row.ts";

/** A table cannot be geocoded; the message is for the person who sent it. */
export class TableError extends Error {
  override readonly name = "TableError";
}

export interface TableOptions {
  columns: BatchColumns;
  /** By default the one that the first line has most of. */
  delimiter?: string | undefined;
  /** Of the input; the output is UTF-8. Default `utf-8`. */
  encoding?: "utf-8" | "latin1" | undefined;
  signal: AbortSignal;
  /** Gets the rows by status after each group of rows. */
  onProgress?: (report: Readonly<TableReport>) => void;
}

/** Rows by status. */
export type TableReport = Record<RowStatus, number>;

/** Rows at work at a time; the output keeps their order. */
const GROUP = 64;
const DELIMITERS = [",", ";", "\t", "|"] as const;
/** A longer row is a table with a quote that is never closed. */
const MAX_ROW_LENGTH = 1_000_000;
/** A first line is searched for in so many characters. */
const MAX_HEADER_LENGTH = 100_000;

/**
 * Geocodes a table row by row, and gives the lines of the new one: its columns, then those of
 * `RESULT_COLUMNS`. Memory holds some rows only.
 *
 * @throws {TableError} for a table that is not CSV, has another encoding, or lacks a column.
 */
export async function* geocodeTable(
  places: PlaceIndex,
  input: AsyncIterable<Uint8Array>,
  { columns, delimiter, encoding = "utf-8", signal, onProgress }: TableOptions,
): AsyncGenerator<string> {
  const report = createReport();
  let mark = delimiter ?? ",";
  const rows = readRows(input, encoding, (line) => {
    mark = delimiter ?? guessDelimiter(line);
    return mark;
  });
  const toLine = (cells: readonly string[]) => `${cells.map((cell) => quote(cell, mark)).join(mark)}\n`;
  const first = await rows.next();
  if (first.done) throw new TableError("The table is empty; its first line names the columns.");
  const header = first.value;
  checkColumns(header, columns);
  const taken = new Set(header);
  yield toLine([...header, ...RESULT_COLUMNS.map((name) => (taken.has(name) ? `result_${name}` : name))]);

  for await (const group of inGroups(rows)) {
    const results = await Promise.all(
      group.map((cells) => {
        const row = Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""]));
        return geocodeRow(places, row, columns, signal);
      }),
    );
    for (const [at, result] of results.entries()) {
      report[result.result_status] += 1;
      const cells = header.map((_, column) => group[at]?.[column] ?? "");
      yield toLine([...cells, ...RESULT_COLUMNS.map((name) => result[name] ?? "")]);
    }
    onProgress?.(report);
  }
}

/** Creates a report of no rows. */
export function createReport(): TableReport {
  return { ok: 0, "not-found": 0, skipped: 0, error: 0 };
}

async function* inGroups(rows: AsyncIterable<string[]>): AsyncGenerator<string[][]> {
  let group: string[][] = [];
  for await (const row of rows) {
    group.push(row);
    if (group.length < GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Reads rows as lists of cells. */
async function* readRows(
  input: AsyncIterable<Uint8Array>,
  encoding: "utf-8" | "latin1",
  chooseDelimiter: (firstLine: string) => string,
): AsyncGenerator<string[]> {
  const texts = decode(input, encoding);
  let head = "";
  // One by one: a loop that is left would end the input.
  for (let read = await texts.next(); !read.done; read = await texts.next()) {
    head += read.value;
    if (/[\r\n]/.test(head) || head.length > MAX_HEADER_LENGTH) break;
  }
  const [firstLine = ""] = head.split(/\r?\n|\r/, 1);
  const parser = parse({
    delimiter: chooseDelimiter(firstLine),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  const feeding = (async () => {
    const send = async (text: string) => {
      if (text !== "" && !parser.write(text)) await once(parser, "drain");
    };
    await send(head);
    for await (const text of texts) await send(text);
    parser.end();
  })().catch((error: unknown) => {
    // Its reader below gets it.
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const cells of parser) yield cells as string[];
  } catch (error) {
    throw (error as Partial<CsvError>).code?.startsWith("CSV_")
      ? new TableError(
          `The table is not CSV (${error instanceof Error ? error.message : String(error)}); check its quotes, or name its separator.`,
          { cause: error },
        )
      : error;
  }
  await feeding;
}

async function* decode(
  input: AsyncIterable<Uint8Array>,
  encoding: "utf-8" | "latin1",
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" });
  try {
    for await (const chunk of input) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new TableError("The table is not UTF-8; save it as UTF-8, or say that it is Latin-1.", {
      cause: error,
    });
  }
}

function guessDelimiter(line: string): string {
  const counts = DELIMITERS.map((mark) => line.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function checkColumns(header: readonly string[], { text, postcode, citycode }: BatchColumns): void {
  const missing = [...text, postcode, citycode].filter(
    (name) => name !== undefined && !header.includes(name),
  );
  if (text.length > 0 && missing.length === 0) return;
  const what =
    missing.length === 0 ? "No column has the address" : `The table has no column ${missing.join(", ")}`;
  throw new TableError(`${what}; its columns are ${header.join(", ")}.`);
}

function quote(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
