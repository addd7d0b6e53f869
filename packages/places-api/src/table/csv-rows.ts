import { RowCutter, type TableRow } from "./row-cutter.ts";

export type { TableRow } from "./row-cutter.ts";

/** A table cannot be read; the message is for the person who sent it. */
export class TableError extends Error {
  override readonly name = "TableError";
}

/** Encodings of tables, by the names of `TextDecoder`. `latin1` includes Windows-1252. */
export type TableEncoding = "utf-8" | "latin1" | "iso-8859-15";

const DELIMITERS = [",", ";", "\t", "|"] as const;

/**
 * Reads rows as lists of cells. Empty lines are skipped. A row that is not CSV is marked, and the
 * next line starts a new row.
 *
 * @throws {TableError} for another encoding, or if the first line is not CSV.
 */
export async function* readRows(
  input: AsyncIterable<Uint8Array>,
  encoding: TableEncoding,
  chooseDelimiter: (firstLine: string) => string,
): AsyncGenerator<TableRow> {
  const cutter = new RowCutter(chooseDelimiter);
  let isFirst = true;
  const check = (row: TableRow) => {
    if (isFirst && row.isBroken)
      throw new TableError("The first line of the table is not CSV; check its quotes and its length.");
    isFirst = false;
    return row;
  };
  for await (const text of decode(input, encoding)) {
    cutter.push(text);
    for (const row of cutter.cut(false)) yield check(row);
  }
  for (const row of cutter.cut(true)) yield check(row);
}

async function* decode(input: AsyncIterable<Uint8Array>, encoding: TableEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" });
  try {
    for await (const chunk of input) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new TableError(NOT_UTF8, { cause: error });
  }
}

export const NOT_UTF8 = "The table is not UTF-8; save it as UTF-8, or say that it is Latin-1.";

/** Returns the delimiter that the line has most of. */
export function guessDelimiter(line: string): string {
  const counts = DELIMITERS.map((mark) => line.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Writes a cell, in quotes where it needs them. */
export function quoteCell(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
