import { openKitPage } from "./kit-page.ts";
import type { Scenario } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";

/** Treats every response as the response to the last request. */
const STALE_RESPONSES_SHOWN: readonly SeededBug[] = [
  { file: "/state/use-load.ts", find: /abort\.abort\(\);/, by: "" },
  {
    file: "/state/load-state.ts",
    find: /isRunning === \(next\.phase === "loading"\) \? state : next/,
    by: 'next.phase === "loading" || state.phase === "idle" ? next : { ...next, key: state.key }',
  },
  {
    file: "/state/autocomplete-state.ts",
    find: /event\.requestNumber !== state\.requestNumber \|\|/,
    by: "",
  },
];

/**
 * Widgets send several requests, also the same one twice. Responses and errors
 * arrive in any order. Then the widgets are removed during a request.
 */
export const answersOutOfOrder: Scenario = {
  name: "answers out of order",
  seededBug: "stale responses are shown",
  async run({ seed, isShort, platform }, build) {
    const mutated = build === "mutated" ? STALE_RESPONSES_SHOWN : [];
    const kit = await openKitPage("answers-out-of-order.tsx", platform, mutated);
    try {
      // For each of the three kinds of request. Violations are slow: each one waits for its timeout.
      const runs = build === "mutated" ? 15 : isShort ? 100 : 1_000;
      const outcome = await kit.page.evaluate(([seed, runs]) => globalThis.survive.run(seed, runs), [
        seed,
        runs,
      ] as const);
      return {
        ...outcome,
        violations: outcome.violations + kit.errors.length,
        notes: [...outcome.notes, ...kit.errors],
      };
    } finally {
      await kit.close();
    }
  },
};
