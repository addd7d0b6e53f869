/** Invalid protocol buffer bytes. The message has no position: the caller knows it. */
export class BadMessage extends Error {
  override readonly name = "BadMessage";
}

/** How a value is stored. @see https://protobuf.dev/programming-guides/encoding/#structure */
const WIRE = { varint: 0, eightBytes: 1, bytes: 2, fourBytes: 5 } as const;

/**
 * Reads the fields of a message one at a time: a hostile block may have millions. It
 * verifies the lengths that a message declares, and copies nothing.
 */
export class FieldReader {
  /** Number of the current field. */
  field = 0;
  readonly #bytes: Uint8Array;
  #at: number;
  readonly #end: number;
  #wire = -1;
  #valueStart = 0;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = start;
    this.#end = end;
  }

  /**
   * Moves on to the next field. Returns false at the end of the message.
   *
   * @throws {BadMessage} when the field runs past the end or has no number.
   */
  next(): boolean {
    if (this.#at >= this.#end) return false;
    const tag = this.#readVarint();
    this.field = Math.floor(tag / 8);
    this.#wire = tag % 8;
    if (this.field === 0) throw new BadMessage("a field has no number");
    const length = this.#wire === WIRE.bytes ? this.#readVarint() : 0;
    this.#valueStart = this.#at;
    if (this.#wire === WIRE.varint) this.#readVarint();
    else if (this.#wire === WIRE.bytes) this.#at += length;
    else if (this.#wire === WIRE.fourBytes) this.#at += 4;
    else if (this.#wire === WIRE.eightBytes) this.#at += 8;
    else throw new BadMessage(BAD_NUMBER);
    if (this.#at > this.#end) throw new BadMessage("a field runs past the end of its message");
    return true;
  }

  /** Whether the current field has bytes: a text, a message or a list. */
  get hasBytes(): boolean {
    return this.#wire === WIRE.bytes;
  }

  readBytes(): Uint8Array {
    this.#expect(WIRE.bytes);
    return this.#bytes.subarray(this.#valueStart, this.#at);
  }

  readMessage(): FieldReader {
    this.#expect(WIRE.bytes);
    return new FieldReader(this.#bytes, this.#valueStart, this.#at);
  }

  readList(): PackedNumbers {
    this.#expect(WIRE.bytes);
    return new PackedNumbers(this.#bytes, this.#valueStart, this.#at);
  }

  /** Returns a whole number above 0. */
  readNumber(): number {
    this.#expect(WIRE.varint);
    return new PackedNumbers(this.#bytes, this.#valueStart, this.#at).next();
  }

  /** Returns a number of 64 bits in two's complement. */
  readInt64(): number {
    const number = this.readNumber();
    if (number < 2 ** 63) return number;
    let exact = 0n;
    for (let at = this.#at - 1; at >= this.#valueStart; at -= 1) {
      exact = (exact << 7n) | BigInt((this.#bytes[at] as number) & 0x7f);
    }
    return Number(BigInt.asIntN(64, exact));
  }

  /** Returns a number whose sign is its lowest bit. */
  readSignedNumber(): number {
    this.#expect(WIRE.varint);
    return new PackedNumbers(this.#bytes, this.#valueStart, this.#at).nextSigned();
  }

  #expect(wire: number): void {
    if (this.#wire !== wire) throw new BadMessage("a field is not of the kind that the format wants");
  }

  #readVarint(): number {
    const byte = this.#bytes[this.#at] as number;
    if (byte < 0x80) {
      this.#at += 1;
      return byte;
    }
    const numbers = new PackedNumbers(this.#bytes, this.#at, this.#end);
    const number = numbers.next();
    this.#at = numbers.position;
    return number;
  }
}

/**
 * Reads a packed list of varints one at a time, so that no list is held in memory. Each
 * node has several.
 */
export class PackedNumbers {
  /** Index of the next number in the bytes. */
  position: number;
  readonly #bytes: Uint8Array;
  readonly #end: number;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.position = start;
    this.#end = end;
  }

  get hasMore(): boolean {
    return this.position < this.#end;
  }

  /** Bytes that are left: at least as many as numbers. */
  get byteCount(): number {
    return this.#end - this.position;
  }

  /** @throws {BadMessage} when the number is cut off or too long. */
  next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.position++] as number;
    if (byte < 0x80) return byte;
    let number = byte & 0x7f;
    for (let place = 2 ** 7; place <= 2 ** 63; place *= 2 ** 7) {
      // Undefined past the end of the block, which compares as false.
      byte = bytes[this.position++] as number;
      number += (byte & 0x7f) * place;
      if (byte < 0x80 && this.position <= this.#end) return number;
    }
    throw new BadMessage(BAD_NUMBER);
  }

  nextSigned(): number {
    const number = this.next();
    if (number < 2 ** 31) return (number >>> 1) ^ -(number & 1);
    return number % 2 === 1 ? (number + 1) / -2 : number / 2;
  }
}

export const NO_NUMBERS = new PackedNumbers(new Uint8Array(0));

const BAD_NUMBER = "a number is cut off or of an unknown kind";
