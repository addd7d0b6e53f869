/** Returns an estimate of the least time from a node to any of some targets, given by their indexes. */
type CreateEstimate = (targets: readonly number[]) => (node: number) => number;

/** The targets that a search has not found yet, and the time that is left to them. */
export class SearchAim {
  /** Weight of the best known way to each target. */
  readonly #weights: number[];
  readonly #createEstimate: CreateEstimate;
  #missing: number[];
  /** Number of missing targets when the estimate was made. */
  #aimedCount: number;
  /** Estimates the least time from a node to any missing target. */
  leftFrom: (node: number) => number;
  /** Above this rank of arcs, `turn` is called. */
  maxRank = Number.POSITIVE_INFINITY;

  constructor(weights: number[], createEstimate: CreateEstimate) {
    this.#weights = weights;
    this.#createEstimate = createEstimate;
    this.#missing = [...weights.keys()];
    this.#aimedCount = weights.length;
    this.leftFrom = createEstimate(this.#missing);
    this.#limit();
  }

  get isDone(): boolean {
    return this.#missing.length === 0;
  }

  /** Stores the weight of a better way to a target. */
  improve(target: number, weight: number): void {
    this.#weights[target] = weight;
    this.#limit();
  }

  /** Leaves the targets whose ways are good enough. Returns whether the estimate is another one. */
  turn(rank: number): boolean {
    this.#missing = this.#missing.filter((target) => rank <= (this.#weights[target] as number));
    this.#limit();
    // Each new estimate is work for all arcs in the queue.
    if (this.isDone || 2 * this.#missing.length > this.#aimedCount) return false;
    this.#aimedCount = this.#missing.length;
    this.leftFrom = this.#createEstimate(this.#missing);
    return true;
  }

  #limit(): void {
    this.maxRank = this.#missing.reduce(
      (nearest, target) => Math.min(nearest, this.#weights[target] as number),
      Number.POSITIVE_INFINITY,
    );
  }
}
