import { createReadStream, type ReadStream } from "node:fs";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ImportError } from "../import-error.ts";
import { describeReadError } from "./unreadable-reason.ts";
import { openZipEntry } from "./zip-entry.ts";

export type FeedFormat = "xml" | "csv" | "json" | "jsonl" | "parquet";

/** A feed file, unpacked and decoded. */
export interface FeedFile {
  /** Without its folder, for messages. */
  name: string;
  /** Parquet is read from here, since it is not text. */
  path: string;
  format: FeedFormat;
  /** Yields the text in chunks; each call reads the file again. */
  text(): AsyncGenerator<string>;
}

export interface FeedFileOptions {
  /** A file that unpacks to more is treated as a zip bomb. Default 4 GB. */
  maxUnpackedBytes?: number | undefined;
  /** Receives the number of file bytes read so far; never called for a zip. */
  onRead?: ((bytes: number) => void) | undefined;
}

/** A year of prices of all of France is 1.5 GB. */
const MAX_UNPACKED_BYTES = 4e9;
const SAMPLE_BYTES = 64 * 1024;
/** Each chunk costs time of its own. */
const UNPACKED_CHUNK_BYTES = 256 * 1024;

/**
 * Opens a feed file: plain, gzipped, or the first feed in a zip. XML is decoded as it
 * declares. CSV and JSON are UTF-8, UTF-16 with a byte order mark as spreadsheets write it, or
 * Windows-1252 if most of their accented letters are not valid UTF-8. An invalid byte of a UTF-8 file is read as U+FFFD.
 *
 * @throws {ImportError} UNREADABLE, DAMAGED or UNSUPPORTED
 */
export async function openFeedFile(
  path: string,
  signal?: AbortSignal,
  { maxUnpackedBytes = MAX_UNPACKED_BYTES, onRead }: FeedFileOptions = {},
): Promise<FeedFile> {
  const name = basename(path);
  const packing = detectPacking(await readFirstBytes(() => readPlainBytes(path), 4, name));
  const open = async (): Promise<Readable> => {
    if (packing === "zip") return openZipEntry(path);
    const plain = readPlainBytes(path);
    if (onRead !== undefined) plain.on("data", () => onRead(plain.bytesRead));
    if (packing === "none") return plain;
    const unpacked = createGunzip({ chunkSize: UNPACKED_CHUNK_BYTES });
    plain.once("error", (error) => unpacked.destroy(error));
    return plain.pipe(unpacked);
  };
  const sample = await readFirstBytes(open, SAMPLE_BYTES, name);
  const format = detectFormat(sample);
  if (format === "parquet" && packing !== "none") {
    throw new ImportError("UNSUPPORTED", `${name} is a packed Parquet file; unpack it first.`);
  }
  rejectUnmarkedUtf16(sample, format, name);
  const decoder = createDecoder(detectEncoding(sample, format), name);
  return { name, path, format, text: () => decodeText(open, decoder, { name, maxUnpackedBytes, signal }) };
}

function readPlainBytes(path: string): ReadStream {
  return createReadStream(path);
}

async function readFirstBytes(
  open: () => Readable | Promise<Readable>,
  maxBytes: number,
  name: string,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    const bytes = await open();
    for await (const piece of bytes) {
      // A byte stream yields buffers.
      pieces.push(piece as Buffer);
      length += (piece as Buffer).length;
      if (length >= maxBytes) break;
    }
    bytes.destroy();
  } catch (error) {
    throw toReadError(error, name);
  }
  return Buffer.concat(pieces).subarray(0, maxBytes);
}

function detectPacking(head: Buffer): "zip" | "gzip" | "none" {
  if (head.length >= 4 && head.readUInt32BE() === 0x504b0304) return "zip";
  return head[0] === 0x1f && head[1] === 0x8b ? "gzip" : "none";
}

function detectFormat(sample: Buffer): FeedFormat {
  const utf16 = detectUtf16(sample);
  const text = utf16 === undefined ? sample.toString("latin1") : new TextDecoder(utf16).decode(sample);
  if (text.startsWith("PAR1")) return "parquet";
  const [first = "", ...others] = text
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart()
    .split(/\r?\n/, 3);
  if (first.startsWith("<")) return "xml";
  if (first.startsWith("{")) {
    const [next] = others;
    return next?.startsWith("{") || (next === "" && isRow(first)) ? "jsonl" : "json";
  }
  return first.startsWith("[") ? "json" : "csv";
}

/** Returns the encoding that a byte order mark names, except UTF-8. */
function detectUtf16(sample: Buffer): string | undefined {
  const [first, second] = sample;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** Letters of most languages have one zero byte in UTF-16 and three in UTF-32, and none in the other encodings. */
function rejectUnmarkedUtf16(sample: Buffer, format: FeedFormat, name: string): void {
  if (format === "parquet" || detectUtf16(sample) !== undefined) return;
  const zeros = sample.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  const share = zeros / sample.length;
  if (!(share > 1 / 4 && share < 7 / 8)) return;
  throw new ImportError(
    "UNSUPPORTED",
    `${name} seems to be UTF-16 or UTF-32 without a byte order mark. Nothing was changed; save it as UTF-8.`,
  );
}

/** Whether a line is an object without a list in it, so not a whole document. */
function isRow(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return !Object.values(value as object).some(Array.isArray);
  } catch {
    return false;
  }
}

function detectEncoding(sample: Buffer, format: FeedFormat): string {
  const utf16 = detectUtf16(sample);
  if (utf16 !== undefined) return utf16;
  if (format === "xml") {
    const declared = /^[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
      sample.toString("latin1", 0, 300),
    );
    return declared?.[1] ?? "utf-8";
  }
  return isMostlyUtf8(sample) ? "utf-8" : "windows-1252";
}

/**
 * Whether a sample has at least as many valid UTF-8 characters beyond ASCII as invalid bytes. A damaged
 * byte in a feed of a thousand accents does not change the encoding of the others.
 */
function isMostlyUtf8(sample: Buffer): boolean {
  // Decoded as a stream, so that a character cut in two by the sample is not an error.
  const text = new TextDecoder().decode(sample, { stream: true });
  const valid = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  const replaced = text.match(/\ufffd/g)?.length ?? 0;
  return replaced <= valid;
}

function createDecoder(encoding: string, name: string): () => TextDecoder {
  try {
    new TextDecoder(encoding);
  } catch (error) {
    throw new ImportError(
      "UNSUPPORTED",
      `${name} declares the unsupported encoding ${encoding}; convert it to UTF-8 first.`,
      { cause: error },
    );
  }
  return () => new TextDecoder(encoding);
}

async function* decodeText(
  open: () => Promise<Readable>,
  decoder: () => TextDecoder,
  {
    name,
    maxUnpackedBytes,
    signal,
  }: { name: string; maxUnpackedBytes: number; signal: AbortSignal | undefined },
): AsyncGenerator<string> {
  const decode = decoder();
  let length = 0;
  try {
    for await (const piece of await open()) {
      signal?.throwIfAborted();
      // A byte stream yields buffers.
      const bytes = piece as Buffer;
      length += bytes.length;
      if (length > maxUnpackedBytes) {
        throw new ImportError(
          "DAMAGED",
          `${name} unpacks to more than ${maxUnpackedBytes} bytes, so it may be a zip bomb. Nothing was changed; get it again.`,
        );
      }
      const text = decode.decode(bytes, { stream: true });
      if (text !== "") yield text;
    }
    const rest = decode.decode();
    if (rest !== "") yield rest;
  } catch (error) {
    signal?.throwIfAborted();
    throw toReadError(error, name);
  }
}

function toReadError(error: unknown, name: string): unknown {
  if (error instanceof ImportError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isFile = code !== undefined && /^(ENOENT|EACCES|EISDIR|EPERM|EIO)$/.test(code);
  if (isFile) {
    const why = describeReadError(error);
    return new ImportError("UNREADABLE", `${name} cannot be read: ${why}. Nothing was changed.`, {
      cause: error,
    });
  }
  return new ImportError(
    "DAMAGED",
    `${name} is damaged or cut off (${message.split("\n")[0]?.slice(0, 120)}). Nothing was changed; get it again.`,
    { cause: error },
  );
}
