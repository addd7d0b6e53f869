import { MAX_NOTES, type Outcome } from "./scenario.ts";

/** Counts the runs and violations of a scenario. */
export class Tally {
  readonly #notes: string[] = [];
  #runs = 0;
  #violations = 0;
  #worstMs = 0;

  /** Does one run. An error that it throws is a violation; `work` catches the errors that it expects. */
  async run<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result | undefined> {
    this.#runs += 1;
    const started = performance.now();
    try {
      return await work();
    } catch (error) {
      this.addViolation(`${name}: it threw ${String(error).slice(0, 200)}`);
      return undefined;
    } finally {
      this.#worstMs = Math.max(this.#worstMs, performance.now() - started);
    }
  }

  /** Counts a run that was measured elsewhere. */
  addRun(ms: number): void {
    this.#runs += 1;
    this.#worstMs = Math.max(this.#worstMs, ms);
  }

  addViolation(text: string): void {
    this.#violations += 1;
    if (this.#notes.length < MAX_NOTES) this.#notes.push(text.replaceAll(/\s+/g, " ").slice(0, 300));
  }

  toOutcome(): Outcome {
    return {
      runs: this.#runs,
      violations: this.#violations,
      worstMs: this.#worstMs,
      notes: this.#notes,
    };
  }
}
