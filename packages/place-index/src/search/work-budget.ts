/**
 * Prices of work, in units of about 10 microseconds of CPU at a million places.
 * They count what is read instead of time, so the same question always stops
 * at the same place and pages neither repeat nor skip. Only searches that are
 * much more expensive than usual are ended by time, too: see `WorkLimits`.
 */
export const WORK = {
  /** Starting to read the places that match some terms. */
  lookup: 8,
  /** Each term of such a lookup beyond the first few. */
  term: 0.6,
  /** A thousand entries of the lists of its terms that a lookup passes. See `estimatePostings`. */
  thousandPostings: 0.7,
  /** Surcharge of these for each group of terms, since all are compared at each place; a share of the price. */
  groupSurcharge: 0.1,
  /** Looking for places of the rarest group in the list of a term, a million times. */
  millionComparisons: 300,
  /** A place that a lookup brings. */
  candidate: 0.4,
  /** The house numbers of a street, which are unpacked to see which of them match. */
  block: 1.5,
  /** A place that is read for its own sake, by its rank. */
  place: 1,
  /** A record that is read and parsed. */
  record: 6,
  /** A point of the table of near places. */
  point: 0.15,
  /** Beginning to look for words like a misspelt one, where one edit is allowed; four times as much where two are. */
  similarWords: 4,
  /** A thousand words of the list that is looked through, likewise. */
  thousandWords: 0.3,
} as const;

/** What one call may take. */
export interface WorkLimits {
  units: number;
  /**
   * CPU time of the thread in ms, after which nothing more is looked up; ranking and the response come on top.
   * It only bounds calls above `MAX_SHARED_WORK_UNITS`, since a unit costs more in code that just started.
   */
  cpuMs: number;
}

/** Units end a search at the same place each time. Rare words take 25 microseconds a unit, so time bounds those. */
export const MAX_WORK: WorkLimits = { units: 2_500, cpuMs: 24 };

/** Limits of a call whose filter needs facts of each record, such as opening hours. */
export const MAX_FILTERED_WORK: WorkLimits = { units: 16_000, cpuMs: 200 };

/** Units that a call may take of a thread that others need too; a call with more work starts again elsewhere. */
export const MAX_SHARED_WORK_UNITS = 1_000;

/** The call has more work than its thread may do. */
export class CallTooHeavyError extends Error {
  override readonly name = "CallTooHeavyError";
  constructor() {
    super("The call has more work than its thread may do.");
  }
}

/** The caller of the search has left. */
export class CallAbortedError extends Error {
  override readonly name = "CallAbortedError";
  constructor() {
    super("The call was aborted.");
  }
}

/**
 * Counts the work of one call. Search loops stop when it is spent, and the
 * result is then partial.
 */
export class WorkBudget {
  readonly #isAborted: () => boolean;
  readonly #maxShared: number;
  readonly #readCpuMs: () => number;
  readonly #startCpuMs: number;
  readonly #maxCpuMs: number;
  #unitsLeft: number;
  #unitsSpent = 0;
  #isPartial = false;
  #hasEndedEarly = false;
  #cutCount = 0;

  /**
   * @param isAborted whether the caller has left; read with each piece of work
   * @param maxShared units after which the call starts again elsewhere
   * @param readCpuMs CPU time of the thread that does the work
   */
  constructor(
    { units, cpuMs }: WorkLimits = MAX_WORK,
    isAborted: () => boolean = () => false,
    maxShared: number = Number.POSITIVE_INFINITY,
    readCpuMs: () => number = readThreadCpuMs,
  ) {
    this.#maxShared = maxShared;
    this.#unitsLeft = units;
    this.#isAborted = isAborted;
    this.#readCpuMs = readCpuMs;
    this.#startCpuMs = readCpuMs();
    this.#maxCpuMs = cpuMs;
  }

  /**
   * Counts work that was done or is about to be.
   *
   * @throws {CallAbortedError} if the caller has left.
   * @throws {CallTooHeavyError} if the call has more work than its thread may do.
   */
  spend(units: number): void {
    if (this.#isAborted()) throw new CallAbortedError();
    if (this.#unitsSpent > this.#maxShared) throw new CallTooHeavyError();
    this.#unitsLeft -= units;
    this.#unitsSpent += units;
    if (this.#unitsSpent > MAX_SHARED_WORK_UNITS && this.#countCpuMs() > this.#maxCpuMs) this.#unitsLeft = 0;
  }

  /** Whether no work is left; a loop that reads true stops early, so the result becomes partial. */
  isSpent(): boolean {
    if (this.#unitsLeft > 0) return false;
    this.#hasEndedEarly = true;
    return true;
  }

  /** How many pieces of work of this price use up what is left, at least one. */
  countAffordable(units: number): number {
    return Math.max(1, Math.ceil(this.#unitsLeft / units));
  }

  /** Units that are left, or that the CPU time that is left is good for, by the price of units so far. */
  countLeft(): number {
    if (this.#unitsSpent <= MAX_SHARED_WORK_UNITS) return this.#unitsLeft;
    const cpuMs = this.#countCpuMs();
    return Math.min(this.#unitsLeft, (this.#unitsSpent * (this.#maxCpuMs - cpuMs)) / cpuMs);
  }

  /** Whether work of this price can be done; where it cannot, it is omitted, so the result becomes partial. */
  canAfford(units: number): boolean {
    if (units <= this.#unitsLeft) return true;
    this.markCut();
    return false;
  }

  /** Says that a piece of work was omitted or ended early. */
  markCut(): void {
    this.#cutCount += 1;
    this.#hasEndedEarly = true;
  }

  /** Says that the result is partial for another reason than work. */
  markPartial(): void {
    this.#isPartial = true;
  }

  /** Number of pieces of work that were omitted or ended early. */
  get cutCount(): number {
    return this.#cutCount;
  }

  /** Whether some loop stopped early. */
  get hasEndedEarly(): boolean {
    return this.#hasEndedEarly;
  }

  /** Whether results may be missing, for want of work or of a file. */
  get isPartial(): boolean {
    return this.#isPartial || this.#hasEndedEarly;
  }

  get unitsSpent(): number {
    return this.#unitsSpent;
  }

  #countCpuMs(): number {
    return this.#readCpuMs() - this.#startCpuMs;
  }
}

function readThreadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
