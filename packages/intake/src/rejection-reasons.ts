import type { SkipLog } from "./skip-report.ts";

/**
 * Forwards skipped input and counts the reasons, for the error message about a file with
 * no usable content.
 */
export class RejectionReasons implements SkipLog {
  readonly #skips: SkipLog;
  readonly #counts = new Map<string, number>();

  constructor(skips: SkipLog) {
    this.#skips = skips;
  }

  add(reason: string, where?: string): void {
    this.#skips.add(reason, where);
    const count = this.#counts.get(reason);
    // Limited, because a hostile file could contain endless different reasons.
    if (count !== undefined || this.#counts.size < MAX_REASONS) this.#counts.set(reason, (count ?? 0) + 1);
  }

  /**
   * Returns the reasons, most frequent first: `states of more than a day ago: 12; states
   * without a time: 1`.
   */
  text(): string {
    return [...this.#counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_TOLD)
      .map(([reason, count]) => `${reason}: ${count}`)
      .join("; ");
  }
}

const MAX_REASONS = 100;
const MAX_TOLD = 5;
