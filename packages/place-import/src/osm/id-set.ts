/** Ids of one page, which are neighbours in most extracts. */
const PAGE_IDS = 256;
const PAGE_WORDS = PAGE_IDS / 32;
/** Pages are allocated 16,384 at a time: half a megabyte. */
const SLAB_BITS = 14;
const SLAB_PAGES = 1 << SLAB_BITS;
const MIN_SLOTS = 1 << 8;
/** A fuller table has long runs of taken slots. */
const MAX_LOAD = 0.7;

/**
 * A set of ids, and their numbers by order: bitmaps of 256 ids each, found by a
 * hash table. An id takes a bit to some bytes if it has neighbours, at most 75 bytes
 * without. A `Set` takes 40, and V8 limits it to 16.7 million entries.
 */
export class IdSet {
  #keys = new Float64Array(MIN_SLOTS);
  /** By slot: the page plus 1; 0 marks a free slot. */
  #pages = new Uint32Array(MIN_SLOTS);
  readonly #slabs: Uint32Array[] = [];
  #pageCount = 0;
  #size = 0;
  /** By page: the number of its first id. Null while ids are added. */
  #firstNumbers: Float64Array | null = null;
  /** Most ids are in the page of the one before. */
  #lastKey = Number.NaN;
  #lastPage = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds `id`. Returns false if it was there already. */
  add(id: number): boolean {
    const key = Math.floor(id / PAGE_IDS);
    let page = this.#findPage(key);
    if (page < 0) page = this.#addPage(key);
    const slab = this.#slabs[page >>> SLAB_BITS] as Uint32Array;
    const word = (page % SLAB_PAGES) * PAGE_WORDS + ((id >>> 5) % PAGE_WORDS);
    const bit = 1 << id;
    if (((slab[word] as number) & bit) !== 0) return false;
    slab[word]! |= bit;
    this.#size += 1;
    this.#firstNumbers = null;
    return true;
  }

  has(id: number): boolean {
    return this.#locate(id) >= 0;
  }

  /** Returns the number of lower ids in the set, or -1 if `id` is not in it. Call it after the last `add`. */
  indexOf(id: number): number {
    const page = this.#locate(id);
    if (page < 0) return -1;
    this.#firstNumbers ??= this.#countFirstNumbers();
    const slab = this.#slabs[page >>> SLAB_BITS] as Uint32Array;
    const start = (page % SLAB_PAGES) * PAGE_WORDS;
    const word = start + ((id >>> 5) % PAGE_WORDS);
    let number = this.#firstNumbers[page] as number;
    for (let before = start; before < word; before += 1) number += countBits(slab[before] as number);
    return number + countBits((slab[word] as number) & ((1 << id) - 1));
  }

  /** Returns the page with `id`, or -1 if it is not in the set. */
  #locate(id: number): number {
    const page = this.#findPage(Math.floor(id / PAGE_IDS));
    if (page < 0) return -1;
    const slab = this.#slabs[page >>> SLAB_BITS] as Uint32Array;
    const word = slab[(page % SLAB_PAGES) * PAGE_WORDS + ((id >>> 5) % PAGE_WORDS)] as number;
    return (word & (1 << id)) === 0 ? -1 : page;
  }

  #findPage(key: number): number {
    if (key === this.#lastKey) return this.#lastPage;
    const page = (this.#pages[this.#findSlot(key)] as number) - 1;
    if (page < 0) return -1;
    this.#lastKey = key;
    this.#lastPage = page;
    return page;
  }

  #addPage(key: number): number {
    if (this.#pageCount >= this.#keys.length * MAX_LOAD) this.#grow();
    const page = this.#pageCount++;
    if (page % SLAB_PAGES === 0) this.#slabs.push(new Uint32Array(SLAB_PAGES * PAGE_WORDS));
    const slot = this.#findSlot(key);
    this.#keys[slot] = key;
    this.#pages[slot] = page + 1;
    return page;
  }

  #grow(): void {
    const [keys, pages] = [this.#keys, this.#pages];
    this.#keys = new Float64Array(keys.length * 2);
    this.#pages = new Uint32Array(keys.length * 2);
    for (const [slot, page] of pages.entries()) {
      if (page === 0) continue;
      const key = keys[slot] as number;
      const larger = this.#findSlot(key);
      this.#keys[larger] = key;
      this.#pages[larger] = page;
    }
  }

  /** Returns the slot of `key`, or the free one where it belongs. */
  #findSlot(key: number): number {
    const mask = this.#keys.length - 1;
    const high = Math.floor(key / 2 ** 32);
    const hash = Math.imul(key | 0, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.#pages[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #countFirstNumbers(): Float64Array {
    const firstNumbers = new Float64Array(this.#pageCount);
    let number = 0;
    for (const key of this.#keys.filter((_, slot) => this.#pages[slot] !== 0).sort()) {
      const page = (this.#pages[this.#findSlot(key)] as number) - 1;
      firstNumbers[page] = number;
      const slab = this.#slabs[page >>> SLAB_BITS] as Uint32Array;
      const start = (page % SLAB_PAGES) * PAGE_WORDS;
      for (let word = start; word < start + PAGE_WORDS; word += 1) number += countBits(slab[word] as number);
    }
    return firstNumbers;
  }
}

/** @see https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
