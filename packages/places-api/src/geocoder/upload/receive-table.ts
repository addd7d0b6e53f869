import { NOT_UTF8 } from "../../table/csv-rows.ts";
import { GeocodeError } from "../geocode-error.ts";
import { ByteQueue } from "./byte-queue.ts";
import { FormError, type FormReceiver, readMultipart } from "./read-multipart.ts";
import { MAX_FORM_BYTES, MAX_TABLE_BYTES, MAX_TABLE_LINES, START_MS } from "./table-limits.ts";

/** An uploaded table, of which a part may still be on its way. */
export interface ReceivedTable {
  /** Parameters of the form and of the address. */
  fields: URLSearchParams;
  /** As the client names it; untrusted. */
  fileName: string;
  /** @throws {GeocodeError} when the rest of the upload turns out to be invalid. */
  bytes: AsyncIterable<Uint8Array>;
  /** @throws {GeocodeError} 400 if the bytes so far are not UTF-8. */
  assertUtf8(): void;
}

/**
 * Receives the form of a table. Resolves once all of it has arrived, or after `START_MS` if its
 * fields came before the file. The upload is read at the speed of the client, so that a slow
 * search does not let it time out.
 *
 * @throws {GeocodeError} 400, 413 or 415.
 * @throws the reason of `signal`.
 */
export async function receiveTable(request: Request, signal: AbortSignal): Promise<ReceivedTable> {
  const contentType = request.headers.get("content-type") ?? "";
  const encoding = request.headers.get("content-encoding")?.trim() || "identity";
  if (
    !/^multipart\/form-data\s*;/i.test(contentType) ||
    request.body === null ||
    !/^identity$/i.test(encoding)
  ) {
    throw new GeocodeError(
      415,
      "The request is not an uncompressed form; send the table as multipart/form-data in the field data: curl -F columns=adresse -F data=@adresses.csv …",
    );
  }
  if (Number(request.headers.get("content-length") ?? 0) > MAX_TABLE_BYTES + MAX_FORM_BYTES) throw tooLarge();
  const queue = new ByteQueue();
  const started = Promise.withResolvers<void>();
  const fields = new URLSearchParams(new URL(request.url).search);
  const table: ReceivedTable = {
    fields,
    fileName: "",
    bytes: queue,
    assertUtf8() {
      if (!isUtf8) throw new GeocodeError(400, `${NOT_UTF8.slice(0, -1)} with encoding=windows-1252.`);
    },
  };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let hasStarted = false;
  let hasFile = false;
  let hasFields = fields.size > 0;
  let size = 0;
  let lines = 0;
  let start = Buffer.alloc(0);

  const receiver: FormReceiver = {
    onField(name, value) {
      if (hasStarted) {
        throw new FormError(`The field ${name} came after the table had begun; send the fields before data.`);
      }
      hasFields ||= !hasFile;
      fields.append(name, value);
    },
    onFile(name, fileName) {
      if (name !== "data") throw new FormError(`The file is in the field ${name}; send it as data.`);
      if (hasFile) throw new FormError("The form has two tables; send one at a time.");
      hasFile = true;
      table.fileName = fileName;
    },
    onData(bytes) {
      signal.throwIfAborted();
      if (start.length < SIGNATURE_BYTES) {
        start = Buffer.concat([start, bytes.subarray(0, SIGNATURE_BYTES)]);
        assertText(start);
      }
      size += bytes.length;
      if (size > MAX_TABLE_BYTES) throw tooLarge();
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
      // The first line names the columns; the last one may end without a line break.
      if (lines > MAX_TABLE_LINES + 1) {
        throw new GeocodeError(
          413,
          `The table has more than ${MAX_TABLE_LINES} lines; send it in parts, each with the first line.`,
        );
      }
      isUtf8 &&= isValid(decoder, bytes);
      // The buffer belongs to a chunk of the request, which is not reused.
      queue.push(bytes);
    },
  };

  const fail = (error: unknown) => {
    const known = error instanceof FormError ? new GeocodeError(400, error.message) : error;
    queue.fail(known);
    started.reject(known);
  };
  const onAbort = () => fail(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  const timer = setTimeout(() => {
    if (hasFile && hasFields) started.resolve();
  }, START_MS);
  void readMultipart(readChunks(request.body), contentType, receiver).then(() => {
    if (!hasFile) fail(new FormError("The form has no table; send the file in the field data."));
    queue.end();
    started.resolve();
  }, fail);
  try {
    await started.promise;
  } finally {
    clearTimeout(timer);
  }
  hasStarted = true;
  return table;
}

/** Does not cancel the body when its reader stops: the server decides what to do with the rest of an upload. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

function tooLarge(): GeocodeError {
  return new GeocodeError(
    413,
    `The table has more than ${MAX_TABLE_BYTES / 1_000_000} MB; send it in parts, each with the first line.`,
  );
}

function isValid(decoder: TextDecoder, bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const SIGNATURE_BYTES = 4;

/** First bytes of files that are often sent in place of a table. */
const SIGNATURES: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "a ZIP archive or a spreadsheet"],
  [[0xd0, 0xcf, 0x11, 0xe0], "a spreadsheet of an old Excel"],
  [[0x1f, 0x8b], "a gzip file"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0xff, 0xfe], "text in UTF-16"],
  [[0xfe, 0xff], "text in UTF-16"],
];

function assertText(start: Uint8Array): void {
  const [, what] = SIGNATURES.find(([bytes]) => bytes.every((byte, at) => start[at] === byte)) ?? [];
  if (what === undefined) return;
  throw new GeocodeError(415, `The file is ${what}, not CSV; save the table as CSV in UTF-8.`);
}
