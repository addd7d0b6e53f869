import type { PlaceIndex } from "@lieudit/place-index";
import {
  guessDelimiter,
  quoteCell,
  readRows,
  type TableEncoding,
  TableError,
  type TableRow,
} from "../../table/csv-rows.ts";
import { parseFeatureType } from "../feature-type.ts";
import {
  type BatchColumns,
  type CellReader,
  geocodeRow,
  RESULT_COLUMNS,
  REVERSE_RESULT_COLUMNS,
  type ResultColumn,
  type ResultRow,
  type ReverseColumns,
  type RowStatus,
  reverseGeocodeRow,
} from "./geocode-row.ts";
import type { RowThreads } from "./row-threads.ts";

export interface TableOptions {
  /** By default the one that the first line has most of. */
  delimiter?: string | undefined;
  /** Of the input; the output is UTF-8. Default `utf-8`. */
  encoding?: TableEncoding | undefined;
  /** The columns to add, by default all. */
  resultColumns?: readonly string[] | undefined;
  /** Rows at work at a time; the output keeps their order. Default 64, or what keeps all threads busy. */
  concurrency?: number | undefined;
  signal: AbortSignal;
  /** Gets the rows by status after each group of rows. */
  onProgress?: (report: Readonly<TableReport>) => void;
}

/** Rows by status. */
export type TableReport = Record<RowStatus, number>;

/**
 * Geocodes a table row by row, and gives the lines of the new one: its columns, then those of
 * `RESULT_COLUMNS`. Memory holds some rows only.
 *
 * @param places an index, or threads that have it open
 * @throws {TableError} for a table that is not CSV, has another encoding, or lacks a column.
 */
export function geocodeTable(
  places: PlaceIndex | RowThreads,
  input: AsyncIterable<Uint8Array>,
  { columns, ...options }: TableOptions & { columns: BatchColumns },
): AsyncGenerator<string> {
  const { text, postcode, citycode, type, lat, lon } = columns;
  const { signal } = options;
  const threads = "geocode" in places ? places : undefined;
  return extendTable(input, { concurrency: threads?.rowCount, ...options }, RESULT_COLUMNS, (header) => {
    checkColumns(header, [...text, postcode, citycode, lat, lon], type);
    const given = text.length === 0 ? { ...columns, text: header } : columns;
    const names = [...given.text, postcode, citycode, type, lat, lon].filter((name) => name !== undefined);
    return async (read) => {
      const readCell = withFixedType(header, read, type);
      if (!("geocode" in places)) return geocodeRow(places, readCell, given, signal);
      const values = Object.fromEntries(names.map((name) => [name, readCell(name)]));
      const result = await places.geocode(values, given);
      signal.throwIfAborted();
      return result;
    };
  });
}

/**
 * Finds what is at the points of a table, as `geocodeTable` does for texts.
 *
 * @param findColumns names the columns of the points for a header
 * @throws {TableError} as `geocodeTable`
 */
export function reverseGeocodeTable(
  places: PlaceIndex,
  input: AsyncIterable<Uint8Array>,
  { findColumns, ...options }: TableOptions & { findColumns: (header: readonly string[]) => ReverseColumns },
): AsyncGenerator<string> {
  return extendTable(input, options, REVERSE_RESULT_COLUMNS, (header) => {
    const columns = findColumns(header);
    checkColumns(header, [columns.lat, columns.lon], columns.type);
    return (read) =>
      reverseGeocodeRow(places, withFixedType(header, read, columns.type), columns, options.signal);
  });
}

/** Creates a report of no rows. */
export function createReport(): TableReport {
  return { ok: 0, "not-found": 0, skipped: 0, error: 0 };
}

/** Creates the work on each row for a header. */
type RowWork = (header: readonly string[]) => (read: CellReader) => Promise<ResultRow>;

interface RunningRow {
  cells: readonly string[];
  result: Promise<ResultRow>;
  settled?: ResultRow;
}

async function* extendTable(
  input: AsyncIterable<Uint8Array>,
  { delimiter, encoding = "utf-8", resultColumns, concurrency = 64, onProgress }: TableOptions,
  allColumns: readonly ResultColumn[],
  createWork: RowWork,
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
  const header = first.value.cells;
  const added = pickColumns(allColumns, resultColumns);
  const work = createWork(header);
  const positions = new Map(header.map((name, at) => [name, at]));
  yield toLine([...header, ...added.map((name) => (positions.has(name) ? `result_${name}` : name))]);

  const start = ({ cells, isBroken }: TableRow): RunningRow => {
    const read: CellReader = (column) => cells[positions.get(column) ?? -1]?.trim() ?? "";
    // An unquoted delimiter within a cell: which cell is which is not known.
    const hasTooMany = cells.slice(header.length).some((cell) => cell.trim() !== "");
    const result = isBroken || hasTooMany ? Promise.resolve({ result_status: "error" } as const) : work(read);
    const kept = hasTooMany
      ? [...cells.slice(0, header.length - 1), cells.slice(header.length - 1).join(mark)]
      : cells;
    const row: RunningRow = { cells: kept, result };
    // An error is thrown where its row is written.
    result.then(
      (settled) => {
        row.settled = settled;
      },
      () => {},
    );
    return row;
  };
  const running: RunningRow[] = [];
  let reading: Promise<IteratorResult<TableRow>> | undefined = rows.next();
  reading.catch(() => {});
  while (reading !== undefined || running.length > 0) {
    const [head] = running;
    const ends = head?.result.then(() => null);
    const read: IteratorResult<TableRow> | null =
      reading === undefined || running.length >= concurrency
        ? ((await ends) ?? null)
        : // Rows that are done do not wait for a slow upload.
          await Promise.race([reading, ...(ends === undefined ? [] : [ends])]);
    if (read?.done) reading = undefined;
    else if (read !== null) {
      running.push(start(read.value));
      reading = rows.next();
      reading.catch(() => {});
    }
    let text = "";
    while (running[0]?.settled !== undefined) {
      const { cells, settled } = running.shift()!;
      report[settled!.result_status] += 1;
      text += toLine([
        ...header.map((_, column) => cells[column] ?? ""),
        ...added.map((name) => settled![name] ?? ""),
      ]);
    }
    if (text === "") continue;
    yield text;
    onProgress?.(report);
  }
}

function pickColumns(
  allColumns: readonly ResultColumn[],
  names: readonly string[] = [],
): readonly ResultColumn[] {
  if (names.length === 0) return allColumns;
  const picked = names.map((name) =>
    allColumns.find((column) => column === name || column === `result_${name}`),
  );
  const unknown = names.filter((_, at) => picked[at] === undefined);
  if (unknown.length === 0) return picked.filter((column) => column !== undefined);
  throw new TableError(
    `There is no result column ${unknown.join(", ")}; the result columns are ${allColumns.join(", ")}.`,
  );
}

/** @param type a column, or a feature type */
function checkColumns(
  header: readonly string[],
  wanted: readonly (string | undefined)[],
  type: string | undefined,
): void {
  const missing = wanted.filter((name) => name !== undefined && !header.includes(name));
  if (type !== undefined && !header.includes(type) && parseFeatureType(type) === undefined)
    missing.push(type);
  if (missing.length === 0) return;
  throw new TableError(
    `The table has no column ${missing.join(", ")}; its columns are ${header.join(", ")}.`,
  );
}

/** Reads `type` as its own value if no column has this name. */
function withFixedType(header: readonly string[], read: CellReader, type: string | undefined): CellReader {
  return type === undefined || header.includes(type)
    ? read
    : (column) => (column === type ? type : read(column));
}
