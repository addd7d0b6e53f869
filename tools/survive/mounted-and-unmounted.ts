import { openKitPage } from "./kit-page.ts";
import { type MemorySample, memorySampler, slopePerRun } from "./memory-growth.ts";
import type { Outcome, Scenario } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";

/** Keeps each list's listener for clicks beside it, and each clock's subscription. */
const NEVER_LETS_GO: readonly SeededBug[] = [
  {
    file: "/state/use-leaving.ts",
    find: /return \(\) => ended\.abort\(\);/,
    by: "",
  },
  { file: "/provider/clock.ts", find: /listeners\.delete\(listener\);/, by: "" },
];

/**
 * Most that may be gained in each run, on average: nothing that lasts. A heap
 * that holds nothing more still moves by some bytes, as compiled code comes and goes.
 */
const MAX_GAIN = { heapBytes: 100, nodes: 0.02, listeners: 0.01 } as const;
/** The same in the form for CI, where few runs share the engine's own movements. */
const MAX_SHORT_GAIN = { heapBytes: 2_000, nodes: 0.2, listeners: 0.05 } as const;

const SAMPLES = 10;

/** Widgets are mounted, used and removed again and again; what the page holds stays what it was. */
export const mountedAndUnmounted: Scenario = {
  name: "widgets mounted and unmounted 10,000 times",
  seededBug: "listeners are kept",
  async run({ seed, isShort, platform }, build) {
    const mutated = build === "mutated" ? NEVER_LETS_GO : [];
    const kit = await openKitPage("mounted-and-unmounted.tsx", platform, mutated);
    try {
      const isLong = !isShort && build === "real";
      const runs = isLong ? 10_000 : 600;
      const sample = await memorySampler(kit.page);
      const run = (runs: number) =>
        kit.page.evaluate(([seed, runs]) => globalThis.survive.run(seed, runs), [seed, runs] as const);
      // Code is compiled and caches are filled before anything is counted.
      await run(isLong ? 600 : 300);
      const outcome: Outcome & { notes: string[] } = { runs, violations: 0, worstMs: 0, notes: [] };
      const samples = [await sample(0)];
      for (let part = 1; part <= SAMPLES; part++) {
        const { violations, worstMs, notes } = await run(runs / SAMPLES);
        outcome.violations += violations;
        outcome.worstMs = Math.max(outcome.worstMs, worstMs);
        outcome.notes.push(...notes);
        samples.push(await sample((part * runs) / SAMPLES));
      }
      const gains = gainsAbove(samples, isLong ? MAX_GAIN : MAX_SHORT_GAIN);
      return {
        ...outcome,
        violations: outcome.violations + gains.length + kit.errors.length,
        notes: [...outcome.notes.slice(0, 5), ...gains, ...kit.errors],
      };
    } finally {
      await kit.close();
    }
  },
};

function gainsAbove(samples: readonly MemorySample[], most: Readonly<Record<keyof typeof MAX_GAIN, number>>) {
  return (["heapBytes", "nodes", "listeners"] as const).flatMap((what) => {
    const gained = slopePerRun(samples, (sample) => sample[what]);
    const values = samples.map((sample) => sample[what]).join(" ");
    return gained > most[what]
      ? [`${what} grew by ${gained.toFixed(2)} in each run, at most ${most[what]}: ${values}`]
      : [];
  });
}
