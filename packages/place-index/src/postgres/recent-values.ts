/** Values that were used last, as many as fit; the one that was not used for longest goes first. */
export class RecentValues<Key, Value> {
  readonly #capacity: number;
  readonly #sizeOf: (value: Value) => number;
  /** Longest unused first. */
  readonly #values = new Map<Key, Value>();
  #size = 0;

  /** @param sizeOf in the unit of `capacity`. Default: 1 each. */
  constructor(capacity: number, sizeOf: (value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#drop(key);
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#capacity) return;
      this.#drop(oldest);
    }
  }

  #drop(key: Key): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
