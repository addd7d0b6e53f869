import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ImportError } from "@lieudit/intake";
import { gunzipChunks } from "@lieudit/intake/files";
import { listRecordTexts, type StreetHouses } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";

/**
 * Writes `records` to `path`, one JSON object per line, gzipped and synced. Records are places, rows of a feed or
 * `StreetHouses`. The same records give the same bytes.
 */
export async function writeRecordFile(
  path: string,
  records: AsyncIterable<object> | Iterable<object>,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(
    Readable.from(splitLines(records)),
    createGzip({ level: 5 }),
    createWriteStream(path, { flush: true }),
    { signal },
  );
}

/**
 * Yields the records of a file from `writeRecordFile`; those of a feed are not places.
 *
 * @throws {ImportError} STORE when it is missing or damaged.
 */
export async function* readRecordFile<Row extends object = PlaceRecord>(
  path: string,
  sourceName: string,
): AsyncGenerator<Row> {
  for await (const line of readRecordLines(path, sourceName)) yield parseRecord<Row>(line, path, sourceName);
}

/** Yields the records of a file of places as `readRecordFile` does, but house numbers by street, as they are stored. */
export async function* readPackedRecords(
  path: string,
  sourceName: string,
): AsyncGenerator<PlaceRecord | StreetHouses> {
  for await (const lines of readLineBatches(path, sourceName)) {
    for (const line of lines) yield parseRecord<PlaceRecord | StreetHouses>(line, path, sourceName);
  }
}

/** Yields the records as text, so that unneeded ones are not parsed. */
export async function* readRecordLines(path: string, sourceName: string): AsyncGenerator<string> {
  for await (const lines of readLineBatches(path, sourceName)) {
    for (const line of lines) {
      if (line.startsWith(STREET_START))
        yield* listRecordTexts(parseRecord<StreetHouses>(line, path, sourceName));
      else yield line;
    }
  }
}

/** A record begins with its id. */
const STREET_START = '{"frame":' satisfies `{"${keyof StreetHouses}":`;

/** Each step of an asynchronous generator takes time, so it has many lines. */
async function* readLineBatches(path: string, sourceName: string): AsyncGenerator<string[]> {
  let lineCount = 0;
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const piece of gunzipChunks(path)) {
      const end = piece.lastIndexOf("\n") + 1;
      if (end === 0) {
        rest = Buffer.concat([rest, piece]);
        continue;
      }
      // Whole lines are decoded at once: a decoder of streams takes several times as long.
      const lines = Buffer.concat([rest, piece.subarray(0, end - 1)])
        .toString("utf8")
        .split("\n");
      rest = Buffer.from(piece.subarray(end));
      lineCount += lines.length;
      yield lines;
    }
  } catch (error) {
    throw createUnreadableError(path, sourceName, `after line ${lineCount}`, error);
  }
  if (rest.length > 0) yield [rest.toString("utf8")];
}

function parseRecord<Row extends object>(line: string, path: string, sourceName: string): Row {
  try {
    // Our own file, written and synced by an import.
    return JSON.parse(line) as Row;
  } catch (error) {
    throw createUnreadableError(path, sourceName, "a line is not JSON", error);
  }
}

function createUnreadableError(path: string, sourceName: string, where: string, cause: unknown): ImportError {
  return new ImportError(
    "STORE",
    `The places of the source ${sourceName} cannot be read (${path}, ${where}). ` +
      `Import it again, or remove it with --remove ${sourceName}. Nothing was changed.`,
    { cause },
  );
}

const PIECE_CHARACTERS = 64 * 1024;

/** Lines joined into chunks: a write for each line would cost more than the line. */
async function* splitLines(records: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let piece = "";
  for await (const record of records) {
    piece += `${JSON.stringify(record)}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}
