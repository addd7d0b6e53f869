type Growable = Int32Array | Uint32Array | Uint8Array | Uint16Array | Float64Array;

/** A growing array of numbers of one type. */
export class GrowingArray<Kind extends Growable> {
  #values: Kind;
  #length = 0;
  readonly #make: (length: number) => Kind;

  constructor(make: (length: number) => Kind) {
    this.#make = make;
    this.#values = make(1_024);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = this.#make(Math.ceil(this.#length * 1.5));
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  /** Returns the pushed numbers without spare room, and empties the array. */
  take(): Kind {
    // A copy frees the longer array.
    const values = this.#values.slice(0, this.#length) as Kind;
    this.#values = this.#make(1);
    this.#length = 0;
    return values;
  }
}
