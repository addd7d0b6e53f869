/** The error for bytes that `packHouses` did not write. */
export function createDamageError(): RangeError {
  return new RangeError("the house numbers of a street in it are damaged; import the sources again.");
}

/** Writes whole numbers in groups of seven bits, the low ones first, and texts with their length. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  add(value: number): void {
    let rest = value;
    // Ids of elements have more than 32 bits.
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.#bytes.push(0x80 + (rest % 0x80));
    this.#bytes.push(rest);
  }

  addText(text: string): void {
    const encoded = Buffer.from(text);
    this.add(encoded.length);
    this.addBytes(encoded);
  }

  addBytes(bytes: Iterable<number>): void {
    this.#bytes.push(...bytes);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Reads what `ByteWriter` wrote. Each method throws a RangeError behind the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || scale > MAX_SCALE) throw createDamageError();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  readText(): string {
    return this.take(this.read()).toString("utf8");
  }

  take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw createDamageError();
    const { buffer, byteOffset } = this.#bytes;
    const taken = Buffer.from(buffer, byteOffset + this.#at, length);
    this.#at = end;
    return taken;
  }

  countLeft(): number {
    return this.#bytes.length - this.#at;
  }

  expectEnd(): void {
    if (this.#at !== this.#bytes.length) throw createDamageError();
  }
}

const MAX_SCALE = 2 ** 49;

/** Folds the sign of a whole number into its lowest bit. */
export function foldSign(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function unfoldSign(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
