/** Types of columns that rows are sent for. No value is null. */
export type ColumnType = "bool" | "int2" | "int4" | "float8" | "text" | "bytea";

/** A little more than a batch of rows takes. */
const FIRST_CAPACITY = 576 * 1_024;

/**
 * Rows in the binary form of `COPY`: a signature, then for each row the number
 * of its values, and for each value its length and its bytes.
 *
 * @see https://www.postgresql.org/docs/15/sql-copy.html
 */
export class RowBytes {
  readonly #types: readonly ColumnType[];
  #bytes = Buffer.allocUnsafe(FIRST_CAPACITY);
  #length = 0;

  constructor(types: readonly ColumnType[]) {
    this.#types = types;
    // The signature, no flags, no extension.
    this.#length = this.#bytes.write("PGCOPY\n\xff\r\n\0", "latin1");
    this.#int4(0);
    this.#int4(0);
  }

  get length(): number {
    return this.#length;
  }

  add(row: readonly unknown[]): void {
    this.#int2(this.#types.length);
    for (const [i, type] of this.#types.entries()) this.#value(type, row[i]);
  }

  /** All of it, with the sign that ends the rows. */
  end(): Buffer {
    this.#int2(-1);
    return this.#bytes.subarray(0, this.#length);
  }

  #value(type: ColumnType, value: unknown): void {
    switch (type) {
      case "bool":
        this.#int4(1);
        this.#room(1);
        this.#length = this.#bytes.writeInt8(Number(value), this.#length);
        return;
      case "int2":
        this.#int4(2);
        this.#int2(Number(value));
        return;
      case "int4":
        this.#int4(4);
        this.#int4(Number(value));
        return;
      case "float8":
        this.#int4(8);
        this.#room(8);
        this.#length = this.#bytes.writeDoubleBE(Number(value), this.#length);
        return;
      case "text": {
        const text = String(value);
        const size = Buffer.byteLength(text);
        this.#int4(size);
        this.#room(size);
        this.#length += this.#bytes.write(text, this.#length);
        return;
      }
      case "bytea": {
        // Who names this type gives bytes.
        const bytes = value as Uint8Array;
        this.#int4(bytes.byteLength);
        this.#room(bytes.byteLength);
        this.#bytes.set(bytes, this.#length);
        this.#length += bytes.byteLength;
        return;
      }
    }
  }

  #int2(value: number): void {
    this.#room(2);
    this.#length = this.#bytes.writeInt16BE(value, this.#length);
  }

  #int4(value: number): void {
    this.#room(4);
    this.#length = this.#bytes.writeInt32BE(value, this.#length);
  }

  #room(size: number): void {
    if (this.#length + size <= this.#bytes.byteLength) return;
    const wider = Buffer.allocUnsafe(Math.max(2 * this.#bytes.byteLength, this.#length + size));
    this.#bytes.copy(wider, 0, 0, this.#length);
    this.#bytes = wider;
  }
}
