import { once } from "node:events";
import type { Readable } from "node:stream";
import Busboy from "@fastify/busboy";
import { FileStoreError } from "@lieudit/files";
import { type FileProblem, type ReceivedFile, type Submission, UPLOAD_LIMITS } from "@lieudit/leads/forms";
import type { FileStream, Quarantine } from "./quarantine.ts";
import { SubmissionError } from "./submission-error.ts";

/** Time limits for slow senders. */
export interface UploadPatience {
  /** A sender may take this long to get going. */
  graceMs: number;
  /** After that it must have sent so much on average. */
  bytesPerSecond: number;
  /** And be done by then. */
  longestMs: number;
  /** A sender of which nothing comes for this long is given up. */
  stalledMs: number;
}

/** The slowest phone that is still of use sends a form in time; a client that sends byte by byte does not. */
export const UPLOAD_PATIENCE: UploadPatience = {
  graceMs: 10_000,
  bytesPerSecond: 1_000,
  longestMs: 300_000,
  stalledMs: 30_000,
};

const LOOK_MS = 500;
/** A name is shown to people; longer ones are none. */
const MAX_NAME_CHARACTERS = 120;

type Content = Omit<Submission, "keepFiles" | "dropFiles">;

/** Whether a request sends a form that may have files. */
export function hasFiles(request: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers.get("content-type") ?? "");
}

/**
 * Reads what a form sent, files as a stream into the quarantine. Once it has
 * answered, they are synced; when it throws, they are for the caller to clear.
 *
 * @param getPatience called while the form is read; the patience may change with the load
 * @throws {SubmissionError} 413 if too large, 408 if too slow, 400 if
 * malformed or incomplete. Files that cannot be stored are among the refused.
 */
export async function readSubmission(
  request: Request,
  quarantine: Quarantine,
  getPatience: () => UploadPatience = () => UPLOAD_PATIENCE,
): Promise<Content> {
  const type = request.headers.get("content-type") ?? "";
  const isMultipart = hasFiles(request);
  if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) throw unreadable();
  const maxBytes = isMultipart ? UPLOAD_LIMITS.totalBytes : UPLOAD_LIMITS.textBytes;
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const pieces = inTime(request.body, maxBytes, getPatience, failure);
  return isMultipart ? readMultipart(pieces, type, quarantine, failure) : readText(pieces);
}

/** Ends the reading, also while it waits for a piece. */
type Failure = PromiseWithResolvers<never>;

/** The pieces of a body, for as long as they come fast enough, are not too many, and nobody gave up. */
async function* inTime(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  getPatience: () => UploadPatience,
  failure: Failure,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  const start = performance.now();
  let byteCount = 0;
  let lastPieceAt = start;
  const look = setInterval(() => {
    const { graceMs, bytesPerSecond, longestMs, stalledMs } = getPatience();
    const elapsedMs = performance.now() - start;
    const isSlow = elapsedMs > graceMs && (byteCount * 1000) / elapsedMs < bytesPerSecond;
    const isStalled = performance.now() - lastPieceAt > stalledMs;
    if (isSlow || isStalled || elapsedMs > longestMs) failure.reject(tooSlow());
  }, LOOK_MS);
  // Racing each piece against one promise of the failure would keep every piece until the end.
  let giveUp: (reason: unknown) => void = () => {};
  let isGivenUp = false;
  failure.promise.catch((reason: unknown) => {
    isGivenUp = true;
    giveUp(reason);
  });
  const nextPiece = () =>
    new Promise<Awaited<ReturnType<typeof reader.read>>>((resolve, reject) => {
      giveUp = reject;
      reader.read().then(resolve, reject);
      if (isGivenUp) failure.promise.catch(reject);
    });
  try {
    for (;;) {
      const { done, value } = await nextPiece();
      if (done) return;
      byteCount += value.byteLength;
      lastPieceAt = performance.now();
      if (byteCount > maxBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } catch (error) {
    if (error instanceof SubmissionError) throw error;
    // The sender went away.
    throw unreadable(error);
  } finally {
    clearInterval(look);
    reader.cancel().catch(() => {});
  }
}

async function readText(pieces: AsyncIterable<Uint8Array>): Promise<Content> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const fields = new Map(new URLSearchParams(Buffer.concat(all).toString("utf8")));
  if (fields.size > UPLOAD_LIMITS.fieldCount) throw unreadable();
  for (const value of fields.values()) {
    if (value.length > UPLOAD_LIMITS.fieldBytes) throw tooLarge(UPLOAD_LIMITS.fieldBytes);
  }
  return { fields, files: [], refused: [] };
}

async function readMultipart(
  pieces: AsyncIterable<Uint8Array>,
  type: string,
  quarantine: Quarantine,
  failure: Failure,
): Promise<Content> {
  const fields = new Map<string, string>();
  const taken: Promise<void>[] = [];
  const files: (ReceivedFile | undefined)[] = [];
  const refused: { name: string; problem: FileProblem }[] = [];
  const streams: Readable[] = [];
  const fail = (error: unknown) =>
    failure.reject(error instanceof SubmissionError ? error : unreadable(error));

  const { fileCount, fieldCount, fieldBytes } = UPLOAD_LIMITS;
  const parser = createParser(type);
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) fail(tooLarge(fieldBytes));
    else fields.set(name, value);
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) parser.on(event, () => fail(unreadable()));
  parser.on("file", (_field, stream, fileName) => {
    const name = shownName(fileName);
    const at = taken.length;
    if (at >= fileCount) {
      stream.resume();
      if (name !== "") refused.push({ name, problem: "count" });
      return;
    }
    streams.push(stream);
    // A reader sees the error by reading; without this handler it would be uncaught before.
    stream.on("error", () => {});
    taken.push(
      quarantine.take(name, stream as FileStream).then(
        (file) => {
          if (typeof file === "string") refused.push({ name, problem: file });
          else if (file !== null) files[at] = file;
        },
        (error: unknown) => {
          if (!isOfDisk(error)) return fail(error);
          console.error(`A photo of a form could not be kept: ${error.message}`);
          refused.push({ name, problem: "disk" });
        },
      ),
    );
  });
  parser.on("error", fail);
  const finished = once(parser, "finish");
  finished.catch(() => {});

  try {
    for await (const piece of pieces) {
      if (!parser.write(piece)) await Promise.race([once(parser, "drain"), failure.promise]);
    }
    parser.end();
    await Promise.race([finished.then(() => Promise.all(taken)), failure.promise]);
    await quarantine.sync().catch((error: unknown) => {
      if (!isOfDisk(error)) throw error;
      console.error(`Photos of a form could not be kept: ${error.message}`);
      for (const file of files.splice(0))
        if (file !== undefined) refused.push({ name: file.name, problem: "disk" });
    });
  } catch (error) {
    // A file under way is ended, so that it is closed when the quarantine is cleared.
    for (const stream of streams) if (!stream.readableEnded) stream.destroy(new Error("The form failed."));
    await Promise.allSettled(taken);
    throw error;
  }
  return { fields, files: files.filter((file) => file !== undefined), refused };

  function createParser(contentType: string) {
    try {
      return new Busboy({
        headers: { "content-type": contentType },
        limits: {
          fileSize: quarantine.maxFileBytes,
          files: fileCount + 20,
          fields: fieldCount,
          fieldSize: fieldBytes,
          parts: fieldCount + fileCount + 20,
          fieldNameSize: 100,
          headerPairs: 20,
          headerSize: 4096,
        },
      });
    } catch (error) {
      throw unreadable(error);
    }
  }
}

/** Returns a file's name without folders and without what a screen cannot show. */
function shownName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  return last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .slice(0, MAX_NAME_CHARACTERS)
    .trim();
}

function tooLarge(maxBytes: number): SubmissionError {
  const limit =
    maxBytes < 1_000_000 ? `${Math.round(maxBytes / 1000)} ko` : `${Math.round(maxBytes / 1_000_000)} Mo`;
  return new SubmissionError(
    413,
    `Votre envoi dépasse ${limit}, ce que ce formulaire peut recevoir. Envoyez moins de photos, ou un texte plus court.`,
  );
}

function tooSlow(): SubmissionError {
  return new SubmissionError(
    408,
    "Votre envoi a pris trop de temps et a été interrompu. Réessayez avec une meilleure connexion, ou avec moins de photos.",
  );
}

function unreadable(cause?: unknown): SubmissionError {
  return new SubmissionError(
    400,
    "Votre envoi est arrivé incomplet ou illisible\u202f; rien n’a été enregistré. Envoyez de nouveau le formulaire.",
    { cause },
  );
}

/** Whether the disk is full, the quota of uploads is used up, or the object storage does not respond. */
function isOfDisk(error: unknown): error is Error {
  return error instanceof Error && ("syscall" in error || error instanceof FileStoreError);
}
