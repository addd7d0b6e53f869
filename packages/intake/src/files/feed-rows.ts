import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { ImportError } from "../import-error.ts";
import { foldName } from "../text/fold-name.ts";
import type { FeedFile } from "./feed-file.ts";

/** A line of a table: values by column, whose names are folded (`Code postal` is `code_postal`). No prototype. */
export type FeedRow = Readonly<Record<string, unknown>>;

/** A line with all that is known of a large station is 20 KB. */
const MAX_ROW_CHARACTERS = 1_000_000;
const MAX_COLUMNS = 300;
/** JSON is read whole; all of France is 40 MB. */
const MAX_JSON_CHARACTERS = 300_000_000;

/**
 * The lines of a CSV file (`,`, `;` or tab, whichever its header has most of)
 * or the objects of a JSON file: a list, or one under `results`, `data` or
 * `features`.
 *
 * @throws {ImportError} DAMAGED
 */
export async function* feedRows(file: FeedFile): AsyncGenerator<FeedRow> {
  if (file.format === "json") yield* jsonRows(file);
  else if (file.format === "csv") yield* csvRows(file);
  else throw new ImportError("UNSUPPORTED", `${file.name} is XML, where a table is needed (CSV or JSON).`);
}

/** The text of a cell, or undefined when it is empty or no text or number. */
export function cellText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  return text === "" ? undefined : text;
}

/** `Code postal`, `code_postal` and `CODE POSTAL` are one column. */
function foldColumn(name: string): string {
  return foldName(name.slice(0, 100)).replaceAll(" ", "_");
}

async function* csvRows(file: FeedFile): AsyncGenerator<FeedRow> {
  const delimiter = await delimiterOf(file);
  let end = "";
  const text = Readable.from(eachSeen(file.text(), (piece) => (end = piece.slice(-1))));
  const parser = parse({
    delimiter,
    bom: true,
    skip_empty_lines: true,
    // A line with a cell too many or too few still says what it says.
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
    // Without columns the parser gives lists of texts.
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
    // Lines may be short, but a last one that is the shortest, and has no end, is half a line.
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

async function* eachSeen(
  pieces: AsyncIterable<string>,
  see: (piece: string) => void,
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    see(piece);
    yield piece;
  }
}

async function delimiterOf(file: FeedFile): Promise<string> {
  let head = "";
  for await (const piece of file.text()) {
    head += piece;
    if (head.includes("\n") || head.length > 100_000) break;
  }
  const header = head.split(/\r?\n/, 1)[0] ?? "";
  const count = (mark: string) => header.split(mark).length;
  return [";", ",", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function* jsonRows(file: FeedFile): AsyncGenerator<FeedRow> {
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
  for (const item of listIn(value, file.name)) {
    if (typeof item !== "object" || item === null || Array.isArray(item)) continue;
    const { properties } = item as { properties?: unknown };
    const source = typeof properties === "object" && properties !== null ? properties : item;
    const row: Record<string, unknown> = Object.create(null);
    for (const [name, cell] of Object.entries(source).slice(0, MAX_COLUMNS)) row[foldColumn(name)] = cell;
    yield row;
  }
}

function listIn(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  for (const key of ["results", "data", "features", "pdv_liste"]) {
    const list = (value as Record<string, unknown> | null)?.[key];
    if (Array.isArray(list)) return list;
  }
  throw new ImportError("DAMAGED", `${name} is JSON without a list of stations. Nothing was changed.`);
}
