import { PbfReader } from "pbf";

/** Invalid protocol buffer bytes. The message has no position: the caller knows it. */
export class BadMessage extends Error {
  override readonly name = "BadMessage";
}

/**
 * Calls `visit` with each field of the message in `bytes`. Unlike the library's reader it
 * verifies the lengths that a message declares.
 *
 * @throws {BadMessage} when a field runs past the end or has no number.
 */
export function eachField(bytes: Uint8Array, visit: (field: number, reader: PbfReader) => void): void {
  const reader = new PbfReader(bytes);
  for (let field = nextField(reader); field !== 0; field = nextField(reader)) {
    checked(() => visit(field, reader));
  }
}

/**
 * Yields the length-delimited fields of the message in `bytes` one at a time: a hostile
 * block may have millions.
 *
 * @throws {BadMessage} as `eachField` does.
 */
export function* readByteFields(bytes: Uint8Array): Generator<{ field: number; bytes: Uint8Array }> {
  const reader = new PbfReader(bytes);
  for (let field = nextField(reader); field !== 0; field = nextField(reader)) {
    if (reader.type === 2) yield { field, bytes: checked(() => reader.readBytes()) };
  }
}

/** Converts the library's errors about truncated numbers into ours. */
export function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadMessage) throw error;
    throw new BadMessage("a number is cut off or of an unknown kind", { cause: error });
  }
}

/** Reads the bytes of a length-delimited field. */
export function readBytesField(reader: PbfReader): Uint8Array {
  if (reader.type !== 2) throw new BadMessage("a field is not of the kind that the format wants");
  return reader.readBytes();
}

/** Reads the number of a varint field. */
export function readNumberField(reader: PbfReader, isSigned = false): number {
  if (reader.type !== 0) throw new BadMessage("a field is not of the kind that the format wants");
  return reader.readVarint(isSigned);
}

/** Reads a packed list of varints one at a time, so that no list is held in memory. */
export class PackedNumbers {
  readonly #reader: PbfReader;

  constructor(bytes: Uint8Array) {
    this.#reader = new PbfReader(bytes);
  }

  get hasMore(): boolean {
    return this.#reader.pos < this.#reader.length;
  }

  next(): number {
    return this.#reader.readVarint();
  }

  nextSigned(): number {
    return this.#reader.readSVarint();
  }
}

function nextField(reader: PbfReader): number {
  const field = checked(() => reader.nextField());
  if (reader.pos > reader.length) throw new BadMessage("a field runs past the end of its message");
  if (field === 0 && reader.pos < reader.length) throw new BadMessage("a field has no number");
  return field;
}
