/** Arcs by rank, lowest first: a binary heap. An arc may be in it several times. */
export class ArcQueue {
  #ranks = new Float64Array(256);
  #weights = new Float64Array(256);
  #arcs = new Uint32Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  /** @param weight stored beside the rank: an entry is stale once its arc has a lower weight. */
  push(arc: number, weight: number, rank: number): void {
    if (this.#length === this.#arcs.length) this.#grow();
    let position = this.#length++;
    while (position > 0) {
      const parent = (position - 1) >>> 1;
      if ((this.#ranks[parent] as number) <= rank) break;
      this.#move(parent, position);
      position = parent;
    }
    this.#set(position, arc, weight, rank);
  }

  /** Removes and returns the lowest; the queue must not be empty. */
  pop(): { arc: number; weight: number; rank: number } {
    const top = {
      arc: this.#arcs[0] as number,
      weight: this.#weights[0] as number,
      rank: this.#ranks[0] as number,
    };
    const last = --this.#length;
    const arc = this.#arcs[last] as number;
    const weight = this.#weights[last] as number;
    const rank = this.#ranks[last] as number;
    let position = 0;
    for (;;) {
      let child = 2 * position + 1;
      if (child >= last) break;
      if (child + 1 < last && (this.#ranks[child + 1] as number) < (this.#ranks[child] as number)) child += 1;
      if ((this.#ranks[child] as number) >= rank) break;
      this.#move(child, position);
      position = child;
    }
    if (last > 0) this.#set(position, arc, weight, rank);
    return top;
  }

  #set(position: number, arc: number, weight: number, rank: number): void {
    this.#arcs[position] = arc;
    this.#weights[position] = weight;
    this.#ranks[position] = rank;
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#arcs[from] as number, this.#weights[from] as number, this.#ranks[from] as number);
  }

  #grow(): void {
    const longer = 2 * this.#length;
    const arcs = new Uint32Array(longer);
    const weights = new Float64Array(longer);
    const ranks = new Float64Array(longer);
    arcs.set(this.#arcs);
    weights.set(this.#weights);
    ranks.set(this.#ranks);
    this.#arcs = arcs;
    this.#weights = weights;
    this.#ranks = ranks;
  }
}
