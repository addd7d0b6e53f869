import type { IdSet } from "./id-set.ts";

/**
 * Node ids of the member ways of relations, kept from reading ways until areas are built:
 * 8 bytes for each node, in one array.
 */
export class WayRefs {
  readonly #ids: IdSet;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  #refs = new Float64Array(1 << 12);
  /** 0 marks a way that was not added. */
  #filled = 1;

  /** @param ids the ways that may be added. */
  constructor(ids: IdSet) {
    this.#ids = ids;
    this.#starts = new Int32Array(ids.size);
    this.#ends = new Int32Array(ids.size);
  }

  /** Whether `wayId` is one of the ways to keep. */
  wants(wayId: number): boolean {
    return this.#ids.has(wayId);
  }

  add(wayId: number, nodeIds: readonly number[]): void {
    const index = this.#ids.indexOf(wayId);
    if (index < 0) return;
    const end = this.#filled + nodeIds.length;
    if (end > this.#refs.length) {
      const larger = new Float64Array(Math.max(end, Math.ceil(this.#refs.length * 1.5)));
      larger.set(this.#refs.subarray(0, this.#filled));
      this.#refs = larger;
    }
    this.#refs.set(nodeIds, this.#filled);
    this.#starts[index] = this.#filled;
    this.#ends[index] = end;
    this.#filled = end;
  }

  /** Returns the node ids of a way, or undefined if it is missing in the file. */
  get(wayId: number): Float64Array | undefined {
    const index = this.#ids.indexOf(wayId);
    if (index < 0 || this.#starts[index] === 0) return undefined;
    return this.#refs.subarray(this.#starts[index], this.#ends[index]);
  }
}
