import { openKitPage } from "./kit-page.ts";
import type { Scenario } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";

/** Takes whatever answer comes for the one that was asked for last. */
const LATE_ANSWERS_TAKEN: readonly SeededBug[] = [
  { file: "/state/use-load.ts", find: /abort\.abort\(\);/, by: "" },
  {
    file: "/state/load.ts",
    find: /isUnderWay === \(next\.phase === "loading"\) \? state : next/,
    by: 'next.phase === "loading" || state.phase === "idle" ? next : { ...next, key: state.key }',
  },
  { file: "/state/autocomplete-state.ts", find: /event\.asked !== state\.asked \|\|/, by: "" },
];

/**
 * Widgets ask several times, and answers and refusals come in any order, also
 * for the same question twice; then they are removed while a request is under way.
 */
export const answersOutOfOrder: Scenario = {
  name: "answers out of order",
  seededBug: "late answers are taken",
  async run({ seed, isShort, platform }, build) {
    const mutated = build === "mutated" ? LATE_ANSWERS_TAKEN : [];
    const kit = await openKitPage("answers-out-of-order.tsx", platform, mutated);
    try {
      // Of each of the three kinds of request. A violation takes its time: what should come is waited for.
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
