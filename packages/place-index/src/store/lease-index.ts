import type { PlaceIndex } from "../place-index.ts";

/** An index in use, which is closed when it is retired and its last call is over. */
export interface IndexLease {
  /** Calls the index, which stays open until the call ends. */
  answer<Answer>(ask: (index: PlaceIndex) => Promise<Answer>): Promise<Answer>;
  /** Closes the index, now or after the calls that it is answering. */
  retire(): Promise<void>;
}

/** Returns the lease of an index that is open. */
export function leaseIndex(index: PlaceIndex): IndexLease {
  let calls = 0;
  let isRetired = false;

  async function retire(): Promise<void> {
    isRetired = true;
    if (calls === 0) await index.close();
  }

  return {
    async answer(ask) {
      calls += 1;
      try {
        return await ask(index);
      } finally {
        calls -= 1;
        if (isRetired) await retire();
      }
    },
    retire,
  };
}
