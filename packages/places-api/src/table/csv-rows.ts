import { once } from "node:events";
import { type CsvError, parse } from "csv-parse";

/** A table cannot be read; the message is for the person who sent it. */
export class TableError extends Error {
  override readonly name = "TableError";
}

const DELIMITERS = [",", ";", "\t", "|"] as const;
/** A longer row is a table with a quote that is never closed. */
const MAX_ROW_LENGTH = 1_000_000;
/** A first line is searched for in so many characters. */
const MAX_HEADER_LENGTH = 100_000;

/** Reads rows as lists of cells. */
export async function* readRows(
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

/** Returns the delimiter that the line has most of. */
export function guessDelimiter(line: string): string {
  const counts = DELIMITERS.map((mark) => line.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Writes a cell, in quotes where it needs them. */
export function quoteCell(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
