import { openKitPage } from "./kit-page.ts";
import type { Scenario } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";

/** Takes every address as it comes, and a review's text as markup. */
const STRANGERS_TRUSTED: readonly SeededBug[] = [
  {
    file: "/format/safe-url.ts",
    find: /export function safeUrl\([^)]*\)[^{]*\{/,
    by: "$& if (typeof value === 'string') return value;",
  },
];

/**
 * Every string of a place, one at a time and all at once, is replaced by what
 * a stranger could send, and every widget draws it in a page without a policy
 * that would keep scripts out. Nothing runs, nothing is asked for, nothing fails.
 */
export const hostilePlaceData: Scenario = {
  name: "hostile place data",
  seededBug: "addresses are taken as they come",
  async run({ seed, isShort, platform }, build) {
    const kit = await openKitPage(
      "hostile-place-data.tsx",
      platform,
      build === "mutated" ? STRANGERS_TRUSTED : [],
    );
    try {
      const most = build === "mutated" ? 0 : isShort ? 60 : 100_000;
      const outcome = await kit.page.evaluate(([seed, most]) => globalThis.survive.run(seed, most), [
        seed,
        most,
      ] as const);
      const seen = [
        ...kit.strayRequests.map((address) => `a stray request to ${address}`),
        ...kit.navigations.map((address) => `a navigation to ${address}`),
        ...kit.errors,
      ];
      return {
        ...outcome,
        violations: outcome.violations + seen.length,
        notes: [...outcome.notes, ...seen.slice(0, 5)],
      };
    } finally {
      await kit.close();
    }
  },
};
