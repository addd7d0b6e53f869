import { openKitPage } from "./kit-page.ts";
import { createMemorySampler, fitSlopePerRun, type MemorySample } from "./memory-growth.ts";
import type { Outcome, Scenario } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";

/** Never removes listeners of lists and clocks. */
const LISTENERS_LEAKED: readonly SeededBug[] = [
  {
    file: "/state/use-dismiss.ts",
    find: /document\.removeEventListener\("pointerdown", onPress\);/,
    by: "",
  },
  { file: "/provider/clock.ts", find: /listeners\.delete\(listener\);/, by: "" },
];

/**
 * Maximum average growth per run. A heap without a leak still varies by some
 * bytes, since the engine compiles and drops code.
 */
const MAX_GAIN = { heapBytes: 100, nodes: 0.02, listeners: 0.01 } as const;
/** The same for the short form, in which the engine's own variation is spread over fewer runs. */
const MAX_SHORT_GAIN = { heapBytes: 2_000, nodes: 0.2, listeners: 0.05 } as const;

const SAMPLES = 10;

/** Mounts, uses and removes widgets repeatedly; the memory of the page does not grow. */
export const mountedAndUnmounted: Scenario = {
  name: "widgets mounted and unmounted 10,000 times",
  seededBug: "listeners are not removed",
  async run({ seed, isShort, platform }, build) {
    const mutated = build === "mutated" ? LISTENERS_LEAKED : [];
    const kit = await openKitPage("mounted-and-unmounted.tsx", platform, mutated);
    try {
      const isLong = !isShort && build === "real";
      const runs = isLong ? 10_000 : 600;
      const sample = await createMemorySampler(kit.page);
      const run = (runs: number) =>
        kit.page.evaluate(([seed, runs]) => globalThis.survive.run(seed, runs), [seed, runs] as const);
      // Warms up compiled code and caches.
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
      const gains = findGains(samples, isLong ? MAX_GAIN : MAX_SHORT_GAIN);
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

function findGains(samples: readonly MemorySample[], max: Readonly<Record<keyof typeof MAX_GAIN, number>>) {
  return (["heapBytes", "nodes", "listeners"] as const).flatMap((what) => {
    const gained = fitSlopePerRun(samples, (sample) => sample[what]);
    const values = samples.map((sample) => sample[what]).join(" ");
    return gained > max[what]
      ? [`${what} grew by ${gained.toFixed(2)} in each run, at most ${max[what]}: ${values}`]
      : [];
  });
}
