import { availableMemory } from "node:process";
import type { ResourceLimits } from "node:worker_threads";

const MIN_YOUNG_MB = 12;
/** V8 would let it grow to 96 MB, which saves little more time. */
const MAX_YOUNG_MB = 48;
/** Share of the free memory that one thread's young generation takes. */
const YOUNG_SHARE = 1 / 64;

/**
 * Returns the limits of a thread that imports. An import allocates and drops much, and the
 * less room there is for it, the more often V8 collects garbage.
 */
export function getThreadLimits(): ResourceLimits {
  const freeMb = availableMemory() / 1024 ** 2;
  return { maxYoungGenerationSizeMb: Math.min(MAX_YOUNG_MB, Math.max(MIN_YOUNG_MB, freeMb * YOUNG_SHARE)) };
}
