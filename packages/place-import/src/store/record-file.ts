import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PlaceRecord } from "@lieudit/place-model";
import { ImportError } from "../source/import-error.ts";
import { gunzippedPieces } from "./gunzipped-pieces.ts";

/**
 * Writes `records` to `path`, one JSON object a line, gzipped and synced. The
 * same records give the same bytes.
 */
export async function writeRecordFile(
  path: string,
  records: AsyncIterable<PlaceRecord>,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(
    Readable.from(linesOf(records)),
    createGzip({ level: 5 }),
    createWriteStream(path, { flush: true }),
    { signal },
  );
}

/**
 * The records of a file that `writeRecordFile` wrote.
 *
 * @throws {ImportError} STORE when it is missing or damaged.
 */
export async function* readRecordFile(path: string, sourceName: string): AsyncGenerator<PlaceRecord> {
  let lineNumber = 0;
  try {
    for await (const line of linesIn(gunzippedPieces(path))) {
      lineNumber += 1;
      // Our own file: what an import wrote and synced.
      yield JSON.parse(line) as PlaceRecord;
    }
  } catch (error) {
    throw new ImportError(
      "STORE",
      `The places of the source ${sourceName} cannot be read (${path}, after line ${lineNumber}). ` +
        `Import it again, or remove it with --remove ${sourceName}. Nothing was changed.`,
      { cause: error },
    );
  }
}

async function* linesIn(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

const PIECE_CHARACTERS = 64 * 1024;

/** Lines in pieces of some size: a write for each line would cost more than the line. */
async function* linesOf(records: AsyncIterable<PlaceRecord>): AsyncGenerator<string> {
  let piece = "";
  for await (const record of records) {
    piece += `${JSON.stringify(record)}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}
