/** Records what a reader omits: a reason to count by, and where it occurred. */
export interface SkipLog {
  /** @param line the omitted line of a file, for logs that keep it. */
  add(reason: string, where?: string, line?: string): void;
}

/** A reason for skipping, with its count. */
export interface SkippedThing {
  reason: string;
  count: number;
  /** Where the first ones occurred, if known. */
  examples: string[];
}

const MAX_EXAMPLES = 5;
/** Limited, because a hostile file could contain endless different reasons. */
const MAX_REASONS = 500;

/** Counts skipped input by reason. */
export class SkipReport implements SkipLog {
  readonly #things: Map<string, SkippedThing>;

  /** @param list of a report before, which goes on. */
  constructor(list: readonly SkippedThing[] = []) {
    this.#things = new Map(list.map((thing) => [thing.reason, thing]));
  }

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

  /** Returns the reasons, most frequent first. */
  list(): SkippedThing[] {
    return [...this.#things.values()].sort(
      (a, b) => b.count - a.count || a.reason.localeCompare(b.reason, "en"),
    );
  }

  /** Says why a file without any usable row has none, after "because": `12 of 13 are rows without a name`. */
  whyEmpty(readCount: number): string {
    const [first] = this.list();
    return first === undefined ? "it has no rows" : `${first.count} of ${readCount} are ${first.reason}`;
  }
}

/** For passes that read the same elements again. */
export const NO_SKIP_LOG: SkipLog = { add() {} };
