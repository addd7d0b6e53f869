import type { PlaceIndex } from "@lieudit/place-index";
import { guessDelimiter, quoteCell, readRows, TableError } from "../../table/csv-rows.ts";
import { type BatchColumns, geocodeRow, RESULT_COLUMNS, type RowStatus } from "./geocode-row.ts";

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
  const toLine = (cells: readonly string[]) => `${cells.map((cell) => quoteCell(cell, mark)).join(mark)}\n`;
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

function checkColumns(header: readonly string[], { text, postcode, citycode }: BatchColumns): void {
  const missing = [...text, postcode, citycode].filter(
    (name) => name !== undefined && !header.includes(name),
  );
  if (text.length > 0 && missing.length === 0) return;
  const what =
    missing.length === 0 ? "No column has the address" : `The table has no column ${missing.join(", ")}`;
  throw new TableError(`${what}; its columns are ${header.join(", ")}.`);
}
