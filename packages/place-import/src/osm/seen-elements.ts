import type { OsmElement, OsmType } from "./osm-element.ts";

/** Remembers elements by type and id, because extracts of neighbouring regions share some. */
export class SeenElements {
  readonly #ids: Readonly<Record<OsmType, IdSet>> = {
    node: new IdSet(),
    way: new IdSet(),
    relation: new IdSet(),
  };

  /** Adds an element. Returns false if it was there already. */
  add({ type, id }: Pick<OsmElement, "type" | "id">): boolean {
    return this.#ids[type].add(id);
  }
}

const MIN_SLOTS = 1 << 10;
/** A fuller table has long runs of taken slots. */
const MAX_LOAD = 0.7;

/**
 * A set of positive ids in 12 to 23 bytes each: a hash table with linear probing. A `Set`
 * takes three times as much, and V8 limits it to 16.7 million entries.
 */
export class IdSet {
  /** 0 marks a free slot. */
  #slots = new Float64Array(MIN_SLOTS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds `id`. Returns false if it was there already. */
  add(id: number): boolean {
    if (this.#size >= this.#slots.length * MAX_LOAD) this.#grow();
    const slot = findSlot(this.#slots, id);
    if (this.#slots[slot] === id) return false;
    this.#slots[slot] = id;
    this.#size += 1;
    return true;
  }

  #grow(): void {
    const slots = this.#slots;
    const larger = new Float64Array(slots.length * 2);
    for (let slot = 0; slot < slots.length; slot += 1) {
      const id = slots[slot] as number;
      if (id !== 0) larger[findSlot(larger, id)] = id;
    }
    this.#slots = larger;
  }
}

/** Ids of one run are in neighbouring slots, since files list them in order: fewer cache misses. */
const RUN_BITS = 6;
const RUN_MASK = (1 << RUN_BITS) - 1;

/** Returns the slot of `id`, or the free one where it belongs. */
function findSlot(slots: Float64Array, id: number): number {
  const mask = slots.length - 1;
  const high = Math.floor(id / 2 ** 32);
  const low = (id - high * 2 ** 32) | 0;
  const run = Math.imul(low >>> RUN_BITS, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b);
  let slot = (((run ^ (run >>> 15)) << RUN_BITS) | (low & RUN_MASK)) & mask;
  while (slots[slot] !== 0 && slots[slot] !== id) slot = (slot + 1) & mask;
  return slot;
}
