import { createReadStream, createWriteStream, type ReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { CompletedPart, S3Client } from "@aws-sdk/client-s3";
import {
  type ByteRange,
  checkKey,
  type FileFacts,
  type FileStore,
  FileStoreError,
  isKey,
  type ListedFile,
  type OpenedFile,
  readOpened,
  type TransferOptions,
} from "./file-store.ts";
import type { FilesLocation } from "./files-url.ts";

const MAX_ATTEMPTS = 3;
/** Before the second attempt; the next pause is four times as long. */
const PAUSE_MS = 100;
const CONNECT_TIMEOUT_MS = 2_000;
/** Limits an attempt, and any pause within a response. */
const RESPONSE_TIMEOUT_MS = 5_000;
/** No further attempt starts after this time, since somebody may wait. */
const MAX_RETRYING_MS = 4_000;
/** Slower transfers are given up. */
const MIN_BYTES_PER_MS = 100;
/** Storages accept requests whose time differs by less than 15 minutes from theirs. */
const MAX_SKEW_MS = 300_000;
/** Larger files are stored in parts of this size, so a dropped connection repeats one part. S3 takes 5 GB in one request. */
const PART_BYTES = 128 * 1024 ** 2;
/** S3 has no more parts of one file; those of very large files are larger. */
const MAX_PARTS = 10_000;

const RANGE_BEYOND_END = 416;
/** Statuses of a write whose condition does not hold, or that met another write. */
const CONFLICTS: ReadonlySet<number> = new Set([409, 412]);

/** Loaded with the first file: servers without FILES_URL never load it. */
const loadSdk = () => import("@aws-sdk/client-s3");
/** The connections of a thread, by place; each store has its own prefix. */
const clients = new Map<string, Promise<S3Client>>();

/** Files in a bucket of object storage that speaks the S3 protocol. */
export class S3Store implements FileStore {
  readonly isRemote = true;
  readonly #location: FilesLocation;
  readonly #timeoutMs: number;
  readonly #partBytes: number;

  constructor(location: FilesLocation, timeoutMs = RESPONSE_TIMEOUT_MS, partBytes = PART_BYTES) {
    this.#location = location;
    this.#timeoutMs = timeoutMs;
    this.#partBytes = partBytes;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.#upload(key, () => bytes, bytes.length);
  }

  async putFile(key: string, path: string): Promise<void> {
    await this.upload(key, path);
    await rm(path, { force: true });
  }

  /**
   * Like `putFile`, and keeps the file of this machine.
   *
   * @param onBytes called once a second with what was read since; less than 0 if an attempt failed
   */
  async upload(
    key: string,
    path: string,
    { onBytes = () => {}, signal }: TransferOptions = {},
  ): Promise<void> {
    let stream: ReadStream | undefined;
    let storedCount = 0;
    let count = 0;
    const report = () => {
      const readCount = storedCount + (stream?.bytesRead ?? 0);
      onBytes(readCount - count);
      count = readCount;
    };
    const openBody = (range?: ByteRange) => {
      stream = createReadStream(path, range && { start: range.first, end: range.last });
      return stream;
    };
    const timer = setInterval(report, 1_000);
    try {
      const { size } = await stat(path);
      if (size <= this.#partBytes) await this.#upload(key, openBody, size, signal);
      else
        await this.#uploadParts(key, openBody, size, signal, (byteCount) => {
          storedCount = byteCount;
          stream = undefined;
        });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearInterval(timer);
      report();
    }
  }

  /** Reads a small text with the tag of its version. */
  async readTagged(key: string): Promise<{ text: string; tag: string } | null> {
    const command = new (await loadSdk()).GetObjectCommand(this.#object(key));
    return this.#send(async (client, options) => {
      const { Body, ETag = "" } = await client.send(command, options);
      return { text: (await Body?.transformToString()) ?? "", tag: ETag };
    });
  }

  /**
   * Replaces the version of a text that has `tag`, or stores the first one if `tag` is null.
   *
   * @returns false if there is another version
   */
  async replaceTagged(key: string, text: string, tag: string | null): Promise<boolean> {
    const { PutObjectCommand } = await loadSdk();
    const condition = tag === null ? { IfNoneMatch: "*" } : { IfMatch: tag };
    const Body = Buffer.from(text);
    const command = new PutObjectCommand({
      ...this.#object(key),
      Body,
      ContentType: getContentType(key),
      ...condition,
    });
    try {
      if ((await this.#send((client, options) => client.send(command, options))) !== null) return true;
    } catch (error) {
      if (!CONFLICTS.has(getStatus((error as Error).cause) ?? 0)) throw error;
    }
    // The response to an attempt that succeeded may have been lost.
    return (await this.readTagged(key))?.text === text;
  }

  read(key: string, range?: ByteRange): Promise<Buffer | null> {
    return this.#readWith(key, range, readOpened);
  }

  open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    return this.#readWith(key, range, async (opened) => opened);
  }

  async withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result | null> {
    const folder = await mkdtemp(join(tmpdir(), "lieudit-file-"));
    const path = join(folder, key.replace(/^.*\//, ""));
    try {
      const isThere = await this.#readWith(key, undefined, async ({ stream }) => {
        await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
        return true;
      });
      return isThere === null ? null : await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async stat(key: string): Promise<FileFacts | null> {
    const head = new (await loadSdk()).HeadObjectCommand(this.#object(key));
    const answer = await this.#send((client, options) => client.send(head, options));
    return answer === null ? null : toFacts(answer.ContentLength, answer.LastModified);
  }

  async touch(key: string): Promise<boolean> {
    const { Bucket, Key } = this.#object(key);
    const copy = new (await loadSdk()).CopyObjectCommand({
      Bucket,
      Key,
      CopySource: `${Bucket}/${Key}`,
      // A copy onto itself must replace something: the metadata, with the same.
      MetadataDirective: "REPLACE",
      ContentType: getContentType(key),
    });
    return (await this.#send((client, options) => client.send(copy, options))) !== null;
  }

  async delete(key: string): Promise<void> {
    const command = new (await loadSdk()).DeleteObjectCommand(this.#object(key));
    await this.#send((client, options) => client.send(command, options));
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    const { ListObjectsV2Command } = await loadSdk();
    const { bucket, prefix: start } = this.#location;
    let ContinuationToken: string | undefined;
    do {
      const page = new ListObjectsV2Command({ Bucket: bucket, Prefix: start + prefix, ContinuationToken });
      const answer = await this.#send((client, options) => client.send(page, options));
      for (const { Key = "", Size, LastModified } of answer?.Contents ?? []) {
        const key = Key.slice(start.length);
        if (isKey(key)) yield { key, ...toFacts(Size, LastModified) };
      }
      ContinuationToken = answer?.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#location.bucket, Key: this.#location.prefix + checkKey(key) };
  }

  async #upload(
    key: string,
    openBody: () => Uint8Array | ReadStream,
    size: number,
    signal?: AbortSignal | undefined,
  ): Promise<void> {
    const object = { ...this.#object(key), ContentLength: size, ContentType: getContentType(key) };
    const { PutObjectCommand } = await loadSdk();
    await this.#sendBody(size, signal, (client, options) =>
      client.send(new PutObjectCommand({ ...object, Body: openBody() }), options),
    );
  }

  /**
   * Stores a large file in parts; readers find it once all are there. The parts of a killed upload
   * stay in the bucket until a rule of the bucket removes them.
   */
  async #uploadParts(
    key: string,
    openBody: (range: ByteRange) => ReadStream,
    size: number,
    signal: AbortSignal | undefined,
    onStored: (byteCount: number) => void,
  ): Promise<void> {
    const sdk = await loadSdk();
    const object = this.#object(key);
    const requireResult = <Result>(result: Result | null): Result => {
      if (result !== null) return result;
      throw this.#toError("UNAVAILABLE", new Error(`the storage has lost the upload of ${key}`));
    };
    const start = new sdk.CreateMultipartUploadCommand({ ...object, ContentType: getContentType(key) });
    const { UploadId } = requireResult(await this.#send((client, options) => client.send(start, options)));
    const upload = { ...object, UploadId };
    const partBytes = Math.max(this.#partBytes, Math.ceil(size / MAX_PARTS));
    try {
      const Parts: CompletedPart[] = [];
      for (let first = 0; first < size; first += partBytes) {
        const last = Math.min(first + partBytes, size) - 1;
        const part = { ...upload, PartNumber: Parts.length + 1, ContentLength: last + 1 - first };
        const sent = await this.#sendBody(part.ContentLength, signal, (client, options) =>
          client.send(new sdk.UploadPartCommand({ ...part, Body: openBody({ first, last }) }), options),
        );
        Parts.push({ PartNumber: part.PartNumber, ETag: requireResult(sent).ETag });
        onStored(last + 1);
      }
      const end = new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      const ended = await this.#send(
        (client, options) => client.send(end, options),
        // The storage joins the parts before it responds.
        getTransferTimeout(this.#timeoutMs, size),
      );
      // The response to an attempt that succeeded may have been lost.
      if (ended === null && (await this.stat(key))?.byteCount !== size) requireResult(null);
    } catch (error) {
      const abort = new sdk.AbortMultipartUploadCommand(upload);
      await this.#send((client, options) => client.send(abort, options)).catch(() => {});
      throw error;
    }
  }

  /** Sends a body; each attempt reads it from its start. */
  #sendBody<Result>(
    size: number,
    signal: AbortSignal | undefined,
    request: (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result | null> {
    return this.#send(
      async (client, { abortSignal }) => {
        signal?.throwIfAborted();
        const signals = [abortSignal, ...(signal === undefined ? [] : [signal])];
        return request(client, { abortSignal: AbortSignal.any(signals) });
      },
      getTransferTimeout(this.#timeoutMs, size),
    );
  }

  /** A connection may also drop within the body, so `use` is part of the attempt. */
  async #readWith<Result>(
    key: string,
    range: ByteRange | undefined,
    use: (opened: OpenedFile) => Promise<Result>,
  ): Promise<Result | null> {
    const command = new (await loadSdk()).GetObjectCommand({
      ...this.#object(key),
      ...(range && { Range: `bytes=${range.first}-${range.last}` }),
    });
    return this.#send(async (client) => {
      // The signal limits the time until the response starts; the socket's timeout limits pauses in it.
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), this.#timeoutMs);
      const { Body, ContentLength = 0 } = await client
        .send(command, { abortSignal: stop.signal })
        .catch((error: unknown) => {
          if (getStatus(error) === RANGE_BEYOND_END) return { Body: [], ContentLength: 0 };
          throw error;
        })
        .finally(() => clearTimeout(timer));
      const stream = Body as unknown as AsyncIterable<Buffer> & Partial<Readable>; // a stream of Node in Node
      const limit = setTimeout(
        () => stream.destroy?.(new Error("the file arrives too slowly")),
        getTransferTimeout(this.#timeoutMs, ContentLength),
      );
      // `open` gives the stream away; its reader decides how long it may take.
      return use({ byteCount: ContentLength, stream: checkLength(stream, ContentLength) }).finally(() =>
        clearTimeout(limit),
      );
    });
  }

  /** Sends a request, again if that may help. Returns null for a missing file. */
  async #send<Result>(
    request: (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<Result>,
    timeoutMs = this.#timeoutMs,
  ): Promise<Result | null> {
    const client = await connect(this.#location);
    const start = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(client, { abortSignal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        const status = getStatus(error);
        const { name } = error as Error;
        if (status === 404 && name !== "NoSuchBucket") return null;
        const mayHelp = attempt === 1 && hasSetClock(error);
        if (status !== null && isFinal(status) && !mayHelp) throw this.#toError("REFUSED", error);
        const isOurs = error instanceof FileStoreError && error.code === "TOO_LARGE";
        if (isOurs || (status === null && isOfMachine(error))) throw error;
        const isLate = performance.now() - start > MAX_RETRYING_MS;
        if (attempt === MAX_ATTEMPTS || isLate) throw this.#toError("UNAVAILABLE", error);
        await sleep(PAUSE_MS * 4 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  #toError(code: "UNAVAILABLE" | "REFUSED", cause: unknown): FileStoreError {
    const { name, message } = cause as Error;
    const status = getStatus(cause);
    // A response to HEAD has no text.
    const reason = status === null ? message : `status ${status}, ${name}`;
    const { endpoint, bucket } = this.#location;
    const text = code === "REFUSED" ? "refuses a request" : "does not respond as it should";
    const advice = code === "REFUSED" ? "; check FILES_URL and the rights of its key" : "";
    return new FileStoreError(
      code,
      `The object storage ${endpoint}/${bucket} ${text} (${reason})${advice}.`,
      { cause },
    );
  }
}

function connect({ endpoint, region, credentials }: FilesLocation): Promise<S3Client> {
  const place = JSON.stringify([endpoint, region, credentials]);
  const client =
    clients.get(place) ??
    loadSdk().then(
      ({ S3Client }) =>
        new S3Client({
          endpoint,
          region: region ?? "us-east-1",
          ...(credentials && { credentials }),
          // Most servers other than Amazon's know neither names of hosts for buckets nor newer checksums.
          forcePathStyle: true,
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
          maxAttempts: 1,
          requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: RESPONSE_TIMEOUT_MS },
          // Our own errors say what failed.
          logger: { debug() {}, info() {}, warn() {}, error() {} },
        }),
    );
  clients.set(place, client);
  return client;
}

/** A dropped connection may look like the end of the file. */
async function* checkLength(stream: AsyncIterable<Buffer>, byteCount: number): AsyncGenerator<Buffer> {
  let left = byteCount;
  for await (const piece of stream) {
    left -= piece.length;
    yield piece;
  }
  if (left !== 0) throw new FileStoreError("UNAVAILABLE", `The last ${left} bytes of a file did not arrive.`);
}

function toFacts(byteCount = 0, modified = new Date(0)): FileFacts {
  return { byteCount, modified };
}

function getTransferTimeout(timeoutMs: number, byteCount: number): number {
  return timeoutMs + Math.ceil(byteCount / MIN_BYTES_PER_MS);
}

/** Status of the response that an error is about; null without a response. */
function getStatus(error: unknown): number | null {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? null;
}

/** Whether a response says that the clock of this machine is wrong. The client learns the time from it for the next request. */
function hasSetClock(error: unknown): boolean {
  const { date } = (error as { $response?: { headers?: Record<string, string> } }).$response?.headers ?? {};
  return Math.abs(Date.parse(date ?? "") - Date.now()) > MAX_SKEW_MS;
}

/** Whether the same request would fail again. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Whether this machine is at fault: its disk is full, or a file is missing. */
export function isOfMachine(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return /^(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|ENOENT|EMFILE)$/.test(code);
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  json: "application/json",
};

function getContentType(key: string): string {
  return CONTENT_TYPES[key.replace(/^.*\./, "")] ?? "application/octet-stream";
}
