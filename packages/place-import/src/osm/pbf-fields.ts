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
    try {
      visit(field, reader);
    } catch (error) {
      throw toBadMessage(error);
    }
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
    if (reader.type === 2) yield { field, bytes: readBytes(reader) };
  }
}

function readBytes(reader: PbfReader): Uint8Array {
  try {
    return reader.readBytes();
  } catch (error) {
    throw toBadMessage(error);
  }
}

/** Converts the library's errors about truncated numbers into ours. */
function toBadMessage(error: unknown): BadMessage {
  return error instanceof BadMessage ? error : new BadMessage(BAD_NUMBER, { cause: error });
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

/**
 * Reads a packed list of varints one at a time, so that no list is held in memory. Each
 * node has several, so it does without the library's reader.
 */
export class PackedNumbers {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get hasMore(): boolean {
    return this.#at < this.#bytes.length;
  }

  /** @throws {BadMessage} when the number is cut off or too long. */
  next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++] as number;
    if (byte < 0x80) return byte;
    let number = byte & 0x7f;
    for (let place = 2 ** 7; place <= 2 ** 63; place *= 2 ** 7) {
      // Undefined past the end, which compares as false.
      byte = bytes[this.#at++] as number;
      number += (byte & 0x7f) * place;
      if (byte < 0x80) return number;
    }
    throw new BadMessage(BAD_NUMBER);
  }

  nextSigned(): number {
    const number = this.next();
    if (number < 2 ** 31) return (number >>> 1) ^ -(number & 1);
    return number % 2 === 1 ? (number + 1) / -2 : number / 2;
  }
}

const BAD_NUMBER = "a number is cut off or of an unknown kind";

function nextField(reader: PbfReader): number {
  let field: number;
  try {
    field = reader.nextField();
  } catch (error) {
    throw toBadMessage(error);
  }
  if (reader.pos > reader.length) throw new BadMessage("a field runs past the end of its message");
  if (field === 0 && reader.pos < reader.length) throw new BadMessage("a field has no number");
  return field;
}
