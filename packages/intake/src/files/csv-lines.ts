import { ImportError } from "../import-error.ts";
import type { SkipLog } from "../skip-report.ts";

/** A cell may have several lines, but not many. */
const MAX_OPEN_LINES = 100;
/** With fewer columns, a line of text within a cell looks like a row too easily, unless a quote is wrong, too. */
const MIN_COLUMNS = 3;

/**
 * Yields the lines of a CSV file without those that open a quote and never close it. Such
 * a quote would swallow the rows behind it, or the rest of the file.
 *
 * A quote is unclosed if a hundred lines, or the lines up to the end, do not close it. So is
 * one that contains a line that is a row by itself, if its own row is malformed. Malformed is
 * another number of cells than the header has, or a single quote within a cell. If the file
 * ends within a line that opens one, it is cut off.
 *
 * @param name of the file, for errors.
 * @throws {ImportError} DAMAGED for a file that is cut off.
 */
export async function* dropUnclosedLines(
  lines: AsyncIterable<string>,
  delimiter: string,
  skips: SkipLog,
  name: string,
): AsyncGenerator<string> {
  let columns = 0;
  let number = 0;
  /** The lines of a row whose quote is still open. */
  let open: string[] = [];
  let cells = 0;
  let hasRow = false;
  let hasStray = false;

  function* take(line: string): Generator<string> {
    const alone = scanLine(line, false, delimiter);
    if (open.length === 0) {
      if (alone.isOpen) {
        open = [line];
        cells = alone.delimiters;
        hasRow = false;
        hasStray = alone.hasStray;
        return;
      }
      if (columns === 0) columns = alone.delimiters + 1;
      yield line;
      return;
    }
    const continued = scanLine(line, true, delimiter);
    hasRow ||= columns > 1 && !alone.isOpen && alone.delimiters + 1 === columns;
    hasStray ||= continued.hasStray;
    const isMalformed = hasStray || (columns >= MIN_COLUMNS && cells + continued.delimiters + 1 !== columns);
    if (continued.isOpen ? open.length >= MAX_OPEN_LINES : hasRow && isMalformed) {
      yield* dropFirst(line);
      return;
    }
    open.push(line);
    cells += continued.delimiters;
    if (continued.isOpen) return;
    yield open.join("");
    open = [];
  }

  /** @param next the line behind the open ones, if it was read. */
  function* dropFirst(next?: string): Generator<string> {
    const [first, ...others] = open;
    if (next !== undefined) others.push(next);
    skips.add("lines with a quote that is not closed", `line ${number - others.length}`, first);
    open = [];
    for (const other of others) yield* take(other);
  }

  for await (const line of lines) {
    number += 1;
    // Nearly all lines, and a generator within a generator takes longer than the rest.
    if (open.length === 0 && columns > 0 && !line.includes('"')) yield line;
    else yield* take(line);
  }
  while (open.length > 0) {
    const [only, second] = open;
    if (second === undefined && !only?.endsWith("\n")) {
      throw new ImportError(
        "DAMAGED",
        `${name} is cut off: the quote in its last line, ${number}, is not closed. Nothing was changed; get it again.`,
      );
    }
    yield* dropFirst();
  }
}

/** Counts the delimiters outside quotes. A quote opens at the start of a cell and closes before the end of one. */
function scanLine(
  line: string,
  startsInside: boolean,
  delimiter: string,
): { delimiters: number; isOpen: boolean; hasStray: boolean } {
  if (!startsInside && !line.includes('"')) {
    return { delimiters: line.split(delimiter).length - 1, isOpen: false, hasStray: false };
  }
  let isOpen = startsInside;
  let delimiters = 0;
  let hasStray = false;
  let isCellStart = true;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (isOpen) {
      if (character !== '"') continue;
      const next = line[at + 1];
      if (next === '"') at += 1;
      else if (next === undefined || next === delimiter || next === "\n" || next === "\r") isOpen = false;
      else hasStray = true;
      continue;
    }
    if (character === delimiter) {
      delimiters += 1;
      isCellStart = true;
      continue;
    }
    if (character === '"' && isCellStart) isOpen = true;
    isCellStart = character === "\ufeff";
  }
  return { delimiters, isOpen, hasStray };
}
