import { withTimeout } from "@lieudit/limits";

/** Results of the page's exercises, by members such as `Place.displayName`. */
export interface Proofs {
  proven: ReadonlySet<string>;
  /** Reasons why members are not proven. */
  faults: ReadonlyMap<string, string>;
}

const proven = new Set<string>();
const faults = new Map<string, string>();

export const proofs: Proofs = { proven, faults };

/** Says that a value of the wire was read through the member, or its effect seen. */
export function prove(name: string, member: string): void {
  proven.add(`${name}.${member}`);
}

/** `attempt` shows the members, or throws and says why it does not. No attempt keeps the others from running. */
export async function show(name: string, members: readonly string[], attempt: () => unknown): Promise<void> {
  try {
    await withTimeout(Promise.resolve(attempt()), ATTEMPT_MS, "It did not end");
    for (const member of members) prove(name, member);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    for (const member of members) faults.set(`${name}.${member}`, why.slice(0, 300));
  }
}

export function assert(claim: unknown, what: string): asserts claim {
  if (!claim) throw new Error(what);
}

/** Resolves once `claim` holds. */
export async function until(claim: () => unknown, what: string): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    if (claim()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${what} did not come.`);
}

const ATTEMPT_MS = 60_000;

/** About 15 s; a wait that exceeds it has failed. */
const MAX_TURNS = 1_500;
