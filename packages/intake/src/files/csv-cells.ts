import { parse } from "csv-parse/sync";
import { ImportError } from "../import-error.ts";
import { NO_SKIP_LOG, type SkipLog } from "../skip-report.ts";
import { dropUnclosedLines } from "./csv-lines.ts";
import type { FeedFile } from "./feed-file.ts";
import { MAX_ROW_CHARACTERS, readLines } from "./text-lines.ts";

/**
 * Yields the cells of each row of a CSV file; the header is the first row, if there is one.
 * The delimiter is the one of `,`, `;` and tab that the first row has most. A row may have a
 * cell too many or too few.
 *
 * @throws {ImportError} DAMAGED for a file that is cut off, or a row of more than `maxCharacters`.
 */
export async function* readCsvCells(
  file: FeedFile,
  skips: SkipLog = NO_SKIP_LOG,
  maxCharacters = MAX_ROW_CHARACTERS,
): AsyncGenerator<string[]> {
  const delimiter = await detectDelimiter(file);
  let number = 0;
  let fewestCells = Number.POSITIVE_INFINITY;
  let last: { cells: number; text: string } | undefined;
  for await (const text of dropUnclosedLines(readLines(file, maxCharacters), delimiter, skips, file.name)) {
    number += 1;
    for (const cells of parseRow(number === 1 ? text.replace(/^\ufeff/, "") : text, delimiter)) {
      if (last !== undefined) fewestCells = Math.min(fewestCells, last.cells);
      last = { cells: cells.length, text };
      yield cells;
    }
  }
  // Rows may be short, but a last row that is the shortest and has no line end is truncated.
  if (
    last !== undefined &&
    last.cells < fewestCells &&
    Number.isFinite(fewestCells) &&
    !/[\r\n]$/.test(last.text)
  ) {
    throw new ImportError(
      "DAMAGED",
      `${file.name} is cut off: its last line has ${last.cells} of ${fewestCells} cells. Nothing was changed; get it again.`,
    );
  }

  function parseRow(text: string, mark: string): readonly string[][] {
    const line = text.replace(/\r?\n$/, "");
    if (line === "") return [];
    // Nearly all rows have no quotes, and splitting is ten times as fast as parsing.
    if (!/["\r]/.test(line)) return [line.split(mark)];
    try {
      return parse(text, {
        delimiter: mark,
        skip_empty_lines: true,
        relax_column_count: true,
        relax_quotes: true,
        max_record_size: MAX_ROW_CHARACTERS,
      });
    } catch (error) {
      throw new ImportError(
        "DAMAGED",
        `${file.name} cannot be read as CSV in row ${number} (${(error as Error).message.split("\n")[0]?.slice(0, 120)}). Nothing was changed.`,
        { cause: error },
      );
    }
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
