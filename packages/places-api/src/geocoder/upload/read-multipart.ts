/** The parts of a form, in the order of their arrival. */
export interface FormReceiver {
  onField(name: string, value: string): void;
  onFile(name: string, fileName: string, contentType: string): void;
  /** A piece of the file that `onFile` announced. */
  onData(bytes: Uint8Array): void;
}

/** The body is not a form; the message is for the person who sent it. */
export class FormError extends Error {
  override readonly name = "FormError";
}

const MAX_HEAD_BYTES = 8_192;
const MAX_FIELD_BYTES = 8_192;
const MAX_PARTS = 200;

/** Returns the boundary of a multipart form, or null for another content type. */
export function readBoundary(contentType: string): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ??
    [];
  return quoted ?? plain ?? null;
}

/**
 * Reads a form as it arrives. Memory holds no file.
 *
 * @throws {FormError} for a form that is malformed, cut off, or has too many fields.
 * @see https://www.rfc-editor.org/rfc/rfc7578
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  receiver: FormReceiver,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  // The first delimiter has no line before it.
  let rest: Buffer = Buffer.from("\r\n");
  const state: { part: "before" | "head" | "field" | "file" | "end" } = { part: "before" };
  let parts = 0;
  let name = "";
  let field: Buffer[] = [];
  let fieldBytes = 0;

  const take = (bytes: Buffer) => {
    if (bytes.length === 0) return;
    if (state.part === "file") receiver.onData(bytes);
    if (state.part !== "field") return;
    fieldBytes += bytes.length;
    if (fieldBytes > MAX_FIELD_BYTES) {
      throw new FormError(`The field ${name.slice(0, 40)} is longer than ${MAX_FIELD_BYTES} bytes.`);
    }
    field.push(bytes);
  };
  const finish = () => {
    if (state.part === "field") receiver.onField(name, Buffer.concat(field).toString("utf8"));
    field = [];
    fieldBytes = 0;
    state.part = "head";
  };
  const begin = (head: string) => {
    parts += 1;
    if (parts > MAX_PARTS) throw new FormError(`The form has more than ${MAX_PARTS} fields.`);
    const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? "";
    const read = (key: string) =>
      new RegExp(`(?:^|[;\\s])${key}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, "i").exec(disposition);
    const [, quoted, plain] = read("name") ?? [];
    name = quoted ?? plain ?? "";
    if (name === "") throw new FormError("A part of the form has no name.");
    const file = read("filename");
    state.part = file === null ? "field" : "file";
    if (file === null) return;
    const type = /^content-type:\s*(.*?)\s*$/im.exec(head)?.[1] ?? "";
    receiver.onFile(name, file[1] ?? file[2] ?? "", type);
  };

  for await (const chunk of body) {
    if (state.part === "end") continue;
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    for (;;) {
      if (state.part === "head") {
        if (rest.length < 2) break;
        if (rest.toString("latin1", 0, 2) === "--") {
          state.part = "end";
          break;
        }
        const end = rest.indexOf("\r\n\r\n");
        if (end > MAX_HEAD_BYTES || (end < 0 && rest.length > MAX_HEAD_BYTES))
          throw new FormError("A part of the form has headers that are too long.");
        if (end < 0) break;
        begin(rest.toString("utf8", 0, end));
        rest = rest.subarray(end + 4);
        continue;
      }
      const end = rest.indexOf(delimiter);
      if (end >= 0) {
        take(rest.subarray(0, end));
        rest = rest.subarray(end + delimiter.length);
        finish();
        continue;
      }
      const safe = findSafeEnd(rest, delimiter);
      take(rest.subarray(0, safe));
      rest = rest.subarray(safe);
      break;
    }
  }
  if (state.part !== "end") {
    throw new FormError("The upload ended before the form did; send it again.");
  }
}

/** Returns the end of the bytes that cannot belong to a delimiter, of which the rest is still to come. */
function findSafeEnd(bytes: Buffer, delimiter: Buffer): number {
  // A boundary has no line end, so only the last one can start a delimiter.
  const start = bytes.lastIndexOf("\r");
  const tail = start < 0 ? 0 : bytes.length - start;
  const isStart =
    tail > 0 && tail < delimiter.length && delimiter.subarray(0, tail).equals(bytes.subarray(start));
  return isStart ? start : bytes.length;
}
