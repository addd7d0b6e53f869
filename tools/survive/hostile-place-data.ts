import { openKitPage } from "./kit-page.ts";
import type { Scenario } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";

/** Uses every URL without a check. */
const URLS_UNCHECKED: readonly SeededBug[] = [
  {
    file: "/format/safe-url.ts",
    find: /export function safeUrl\([^)]*\)[^{]*\{/,
    by: "$& if (typeof value === 'string') return value;",
  },
];

/**
 * Replaces strings of a place by hostile values, one at a time and all at
 * once. Every widget renders the place in a page without a content security
 * policy. No script runs, no request is sent and nothing throws.
 */
export const hostilePlaceData: Scenario = {
  name: "hostile place data",
  seededBug: "URLs are not checked",
  async run({ seed, isShort, platform }, build) {
    const kit = await openKitPage(
      "hostile-place-data.tsx",
      platform,
      build === "mutated" ? URLS_UNCHECKED : [],
    );
    try {
      const maxSingleCases = build === "mutated" ? 0 : isShort ? 60 : 100_000;
      const outcome = await kit.page.evaluate(
        ([seed, maxSingleCases]) => globalThis.survive.run(seed, maxSingleCases),
        [seed, maxSingleCases] as const,
      );
      const problems = [
        ...kit.unexpectedRequests.map((address) => `an unexpected request to ${address}`),
        ...kit.navigations.map((address) => `a navigation to ${address}`),
        ...kit.errors,
      ];
      return {
        ...outcome,
        violations: outcome.violations + problems.length,
        notes: [...outcome.notes, ...problems.slice(0, 5)],
      };
    } finally {
      await kit.close();
    }
  },
};
