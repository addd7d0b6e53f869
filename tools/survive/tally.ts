import { MAX_NOTES, type Outcome } from "./scenario.ts";

/** Counts what a fault comes to, run by run. */
export class Tally {
  readonly #notes: string[] = [];
  #runs = 0;
  #violations = 0;
  #worstMs = 0;

  /** Does one run. What it throws is a violation: whoever expects a refusal catches it. */
  async run<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result | undefined> {
    this.#runs += 1;
    const started = performance.now();
    try {
      return await work();
    } catch (error) {
      this.violation(`${name}: it threw ${String(error).slice(0, 200)}`);
      return undefined;
    } finally {
      this.#worstMs = Math.max(this.#worstMs, performance.now() - started);
    }
  }

  /** Counts a run whose time was taken elsewhere. */
  measured(ms: number): void {
    this.#runs += 1;
    this.#worstMs = Math.max(this.#worstMs, ms);
  }

  violation(text: string): void {
    this.#violations += 1;
    if (this.#notes.length < MAX_NOTES) this.#notes.push(text.replaceAll(/\s+/g, " ").slice(0, 300));
  }

  get worstMs(): number {
    return this.#worstMs;
  }

  outcome(): Outcome {
    return {
      runs: this.#runs,
      violations: this.#violations,
      worstMs: this.#worstMs,
      notes: this.#notes,
    };
  }
}
