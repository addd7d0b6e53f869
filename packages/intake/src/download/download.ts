import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ImportError } from "../import-error.ts";
import { computeDigest, findExpectedDigest } from "./checksums.ts";
import { type GetOptions, httpGet, redactUrl } from "./http-get.ts";
import { readResponseChunks } from "./response-chunks.ts";

export interface DownloadOptions {
  /** Folder for whole and partial files. */
  folder: string;
  allowPrivateHosts: boolean;
  signal?: AbortSignal | undefined;
  /** 0 to 1; stays 0 when the server does not send the length. */
  onProgress?: ((share: number) => void) | undefined;
  /** Attempts before giving up. Default 6. */
  attempts?: number | undefined;
  /** Waits between attempts. Default: 1, 2, 4 … seconds. */
  wait?: ((attempt: number) => Promise<void>) | undefined;
  idleTimeoutMs?: number | undefined;
  /** A longer file is rejected as soon as its length is known. Default: no limit. */
  maxBytes?: number | undefined;
  /**
   * Whether to request checksum files, `<url>.sha256`. Default true; false suits files
   * that are fetched every few minutes.
   */
  seeksChecksums?: boolean | undefined;
}

export interface Download {
  path: string;
  /** Whether the file is the same as at the previous download. */
  isUnchanged: boolean;
  /** The checksum that the file was verified with, or null if the server publishes none. */
  checkedBy: string | null;
}

/**
 * Downloads `address` into `folder`. An earlier partial file is continued if the server
 * confirms that it is unchanged. A complete file is only revalidated.
 *
 * @throws {ImportError} DOWNLOAD
 */
export async function downloadFile(address: string, options: DownloadOptions): Promise<Download> {
  const url = parseUrl(address);
  const files = getDownloadFiles(url, options.folder);
  await mkdir(dirname(files.whole), { recursive: true });
  const { attempts = 6, wait = waitDoubling(options.signal), signal } = options;
  let wrongDigests = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptDownload(url, files, options);
    } catch (error) {
      signal?.throwIfAborted();
      if (isFinal(error)) throw error;
      if (error instanceof WrongDigest) wrongDigests += 1;
      // Bytes that are wrong twice were not altered in transit.
      if (wrongDigests === 2) {
        throw new ImportError(
          "DOWNLOAD",
          `${redactUrl(url)} was downloaded twice and is damaged each time: ${getReason(error)}. Nothing was changed.`,
          { cause: error },
        );
      }
      if (attempt >= attempts) {
        throw new ImportError(
          "DOWNLOAD",
          `${redactUrl(url)} could not be downloaded in ${attempts} tries: ${getReason(error)}. ` +
            "Import again to go on where it stopped.",
          { cause: error },
        );
      }
      await wait(attempt);
    }
  }
}

interface DownloadFiles {
  whole: string;
  part: string;
  /** Server notes about `whole` or `part`. */
  notes: string;
}

/** Stored next to a file, to check later whether the server still has the same one. */
interface ServerNotes {
  /** Digest of the URL, because the URL may contain a password, which must not be stored. */
  address: string;
  validator?: string;
  /** Strong or weak: enough to check whether a whole file is unchanged. */
  etag?: string;
  isWhole: boolean;
}

/** A fault that may be over at the next attempt. */
class TransferFault extends Error {
  override readonly name = "TransferFault";
}

/** All bytes arrived, but their digest is wrong. */
class WrongDigest extends TransferFault {}

async function attemptDownload(url: URL, files: DownloadFiles, options: DownloadOptions): Promise<Download> {
  const { allowPrivateHosts, signal, idleTimeoutMs, onProgress } = options;
  const get: GetOptions = { allowPrivateHosts, signal, idleTimeoutMs };
  const previous = await readNotes(files.notes, url);
  const have = previous === null ? 0 : await getFileSize(previous.isWhole ? files.whole : files.part);
  const response = await httpGet(url, { ...get, headers: getConditions(previous, have) });
  const pieces = readResponseChunks(response);
  const status = response.statusCode ?? 0;

  if (status === 304 && previous?.isWhole) {
    response.destroy();
    onProgress?.(1);
    return {
      path: files.whole,
      isUnchanged: true,
      checkedBy: "the copy of an earlier download, which the server calls current",
    };
  }
  if (status === 416) {
    response.destroy();
    await deleteDownload(files);
    throw new TransferFault("the server no longer has the part that is missing");
  }
  if (status !== 200 && status !== 206) {
    response.destroy();
    throw toDownloadError(url, status);
  }
  const start = status === 206 ? parseRangeStart(response, have) : 0;
  if (start === null) {
    response.destroy();
    await deleteDownload(files);
    throw new TransferFault("the server sent another part than the one asked for");
  }
  const address = hashAddress(url);
  const notes = readServerNotes(response);
  await writeNotes(files.notes, { address, isWhole: false, ...notes });
  await receive(response, pieces, files.part, start, options);

  const expected =
    options.seeksChecksums === false ? null : await findExpectedDigest(url, response.headers, get);
  if (expected !== null) {
    const actual = await computeDigest(files.part, expected.algorithm);
    if (actual !== expected.hex) {
      await deleteDownload(files);
      throw new WrongDigest(
        `the file's ${expected.algorithm} is ${actual.slice(0, 16)}… but ${expected.from} says ${expected.hex.slice(0, 16)}…`,
      );
    }
  }
  await rename(files.part, files.whole);
  await writeNotes(files.notes, { address, isWhole: true, ...notes });
  onProgress?.(1);
  return { path: files.whole, isUnchanged: false, checkedBy: expected?.from ?? null };
}

async function receive(
  response: IncomingMessage,
  pieces: AsyncIterable<Buffer>,
  path: string,
  start: number,
  { signal, onProgress, idleTimeoutMs = 30_000, maxBytes = Number.POSITIVE_INFINITY }: DownloadOptions,
): Promise<void> {
  const length = Number(response.headers["content-length"] ?? Number.NaN);
  const total = start + length;
  let received = start;
  const refuseLonger = (bytes: number) => {
    if (!(bytes > maxBytes)) return;
    response.destroy();
    throw new ImportError(
      "DOWNLOAD",
      `The file is longer than ${maxBytes} bytes, the limit for such files; check the address.`,
    );
  };
  refuseLonger(total);
  response.setTimeout(idleTimeoutMs, () => {
    response.destroy(new TransferFault(`nothing came for ${idleTimeoutMs / 1_000} s`));
  });
  const stop = () => response.destroy(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  const file = await open(path, start > 0 ? "r+" : "w");
  try {
    // Each chunk is written before the next is read, so the next attempt continues after the last one.
    for await (const piece of pieces) {
      await file.write(piece, 0, piece.length, received);
      received += piece.length;
      refuseLonger(received);
      if (total > 0) onProgress?.(received / total);
    }
    await file.sync();
  } finally {
    signal?.removeEventListener("abort", stop);
    await file.close();
  }
  if (total > 0 && received !== total) throw new TransferFault(`${received} of ${total} bytes came`);
}

function getConditions(notes: ServerNotes | null, have: number): Record<string, string> {
  const { validator, etag, isWhole } = notes ?? {};
  if (have === 0) return {};
  if (!isWhole) return validator === undefined ? {} : { range: `bytes=${have}-`, "if-range": validator };
  if (etag !== undefined) return { "if-none-match": etag };
  return validator === undefined ? {} : { "if-modified-since": validator };
}

/**
 * Returns what to store about a response. The validator is a strong ETag, else a date: a
 * weak ETag guarantees nothing about bytes.
 */
function readServerNotes({ headers }: IncomingMessage): Pick<ServerNotes, "validator" | "etag"> {
  const { etag } = headers;
  const validator = etag?.startsWith('"') ? etag : headers["last-modified"];
  return { ...(validator === undefined ? {} : { validator }), ...(etag === undefined ? {} : { etag }) };
}

/** Returns where the bytes of a 206 response begin, or null if they do not continue the partial file. */
function parseRangeStart({ headers }: IncomingMessage, have: number): number | null {
  const start = Number(/^bytes (\d+)-/.exec(headers["content-range"] ?? "")?.[1] ?? Number.NaN);
  return start === have ? start : null;
}

function toDownloadError(url: URL, status: number): Error {
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  if (isPassing) return new TransferFault(`the server answers ${status}`);
  const why =
    status === 404 || status === 410
      ? "the file does not exist; check the URL"
      : status === 401 || status === 403
        ? "the server does not give it to everybody; download it yourself and import the file"
        : "the response has no file";
  return new ImportError("DOWNLOAD", `${redactUrl(url)} answers ${status}: ${why}.`);
}

function isFinal(error: unknown): boolean {
  if (error instanceof ImportError) return true;
  // Retrying does not help against a full disk.
  return /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EIO|ENOTDIR|EISDIR)$/.test(
    (error as NodeJS.ErrnoException).code ?? "",
  );
}

function getReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOTFOUND") return "no server has this name";
  if (code === "ECONNREFUSED") return "the server takes no connection";
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return "the connection broke";
  return message.split("\n")[0]!.slice(0, 200);
}

function parseUrl(address: string): URL {
  if (URL.canParse(address)) return new URL(address);
  throw new ImportError("USAGE", `"${address.slice(0, 200)}" is no address.`);
}

function getDownloadFiles(url: URL, folder: string): DownloadFiles {
  const name = (url.pathname.split("/").at(-1) ?? "").replace(/[^\w.-]/g, "_").slice(-80) || "download";
  // Files of two servers may have the same name.
  const key = hashAddress(url).slice(0, 8);
  const whole = join(folder, key, name);
  return { whole, part: `${whole}.part`, notes: `${whole}.json` };
}

function hashAddress(url: URL): string {
  return createHash("sha256").update(url.href).digest("hex");
}

async function readNotes(path: string, url: URL): Promise<ServerNotes | null> {
  try {
    const notes = JSON.parse(await readFile(path, "utf8")) as Partial<ServerNotes> | null;
    if (notes?.address !== hashAddress(url) || typeof notes.isWhole !== "boolean") return null;
    return notes as ServerNotes;
  } catch {
    return null;
  }
}

async function writeNotes(path: string, notes: ServerNotes): Promise<void> {
  await writeFile(path, `${JSON.stringify(notes)}\n`);
}

async function deleteDownload(files: DownloadFiles): Promise<void> {
  await rm(files.part, { force: true });
  await rm(files.notes, { force: true });
}

async function getFileSize(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function waitDoubling(signal: AbortSignal | undefined): (attempt: number) => Promise<void> {
  return async (attempt) => {
    await sleep(Math.min(30_000, 1_000 * 2 ** (attempt - 1)), undefined, { signal });
  };
}
