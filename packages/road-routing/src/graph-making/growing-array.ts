type Growable = Int32Array | Uint32Array | Uint8Array | Uint16Array | Float64Array;

/** Numbers of one kind, of which nobody knows yet how many there will be. */
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

  /** What was pushed, without the room to grow. Nothing is left here. */
  take(): Kind {
    // A copy lets the longer array go.
    const taken = this.#values.slice(0, this.#length) as Kind;
    this.#values = this.#make(1);
    this.#length = 0;
    return taken;
  }
}
