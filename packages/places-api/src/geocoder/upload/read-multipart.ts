import { once } from "node:events";
import { Busboy } from "@fastify/busboy";

/** The parts of a form, in the order of their arrival. */
export interface FormReceiver {
  onField(name: string, value: string): void;
  onFile(name: string, fileName: string): void;
  /** A piece of the file that `onFile` announced. */
  onData(bytes: Uint8Array): void;
}

/** The body is not a form; the message is for the person who sent it. */
export class FormError extends Error {
  override readonly name = "FormError";
}

const MAX_FIELD_BYTES = 8_192;
const MAX_PARTS = 200;

/**
 * Reads a multipart form as it arrives. Memory holds no file.
 *
 * @throws {FormError} for a form that is malformed, cut off, or has too many fields.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  receiver: FormReceiver,
): Promise<void> {
  const parser = createParser(contentType);
  const failure = Promise.withResolvers<never>();
  let hasFailed = false;
  failure.promise.catch(() => {
    hasFailed = true;
  });
  const finished = once(parser, "finish");
  finished.catch(() => {});
  // What a receiver throws would end in the parser.
  const run = (work: () => void) => {
    try {
      work();
    } catch (error) {
      failure.reject(error);
    }
  };
  const breakOff = () =>
    failure.reject(new FormError("The upload ended before the form did; send it again."));
  parser.on("field", (name, value, isNameCut, isValueCut) =>
    run(() => {
      if (isNameCut || isValueCut) {
        throw new FormError(`The field ${name.slice(0, 40)} is longer than ${MAX_FIELD_BYTES} bytes.`);
      }
      receiver.onField(name, value);
    }),
  );
  parser.on("file", (name, stream, fileName) => {
    stream.on("error", breakOff);
    stream.on("data", (bytes: Uint8Array) => run(() => receiver.onData(bytes)));
    run(() => receiver.onFile(name, fileName));
  });
  for (const event of ["fieldsLimit", "filesLimit", "partsLimit"] as const) {
    parser.on(event, () => failure.reject(new FormError(`The form has more than ${MAX_PARTS} fields.`)));
  }
  parser.on("error", breakOff);
  for await (const chunk of body) {
    if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), failure.promise]);
    if (hasFailed) break;
  }
  if (!hasFailed) parser.end();
  await Promise.race([finished, failure.promise]);
}

function createParser(contentType: string) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { fieldSize: MAX_FIELD_BYTES, parts: MAX_PARTS, fields: MAX_PARTS, files: MAX_PARTS },
    });
  } catch {
    throw new FormError("The form names no boundary between its parts; send it as multipart/form-data.");
  }
}
