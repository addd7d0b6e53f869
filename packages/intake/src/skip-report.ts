/** Records what a reader leaves out: a reason to count by, and where it occurred. */
export interface SkipLog {
  add(reason: string, where?: string): void;
}

/** One reason why things were left out. */
export interface SkippedThing {
  reason: string;
  count: number;
  /** Where the first ones were, as far as that is known. */
  examples: string[];
}

const MAX_EXAMPLES = 5;
/** A hostile file could make up reasons without end. */
const MAX_REASONS = 500;

/** Counts what is left out, by reason. */
export class SkipReport implements SkipLog {
  readonly #things = new Map<string, SkippedThing>();

  add(reason: string, where?: string): void {
    let thing = this.#things.get(reason);
    if (thing === undefined) {
      const key = this.#things.size < MAX_REASONS ? reason : "other things";
      thing = this.#things.get(key) ?? { reason: key, count: 0, examples: [] };
      this.#things.set(key, thing);
    }
    thing.count += 1;
    if (where !== undefined && thing.examples.length < MAX_EXAMPLES) thing.examples.push(where);
  }

  /** Most frequent first. */
  list(): SkippedThing[] {
    return [...this.#things.values()].sort(
      (a, b) => b.count - a.count || a.reason.localeCompare(b.reason, "en"),
    );
  }
}

/** For passes that see the same elements again. */
export const NO_SKIP_LOG: SkipLog = { add() {} };
