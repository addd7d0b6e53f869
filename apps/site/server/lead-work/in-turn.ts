/**
 * Wraps a task so that it runs at most every `everyMs` milliseconds. A failed
 * run may be repeated at once.
 *
 * @param nowMs a monotonic clock
 */
export function runAtIntervals<Parts>(
  everyMs: number,
  work: (parts: Parts) => Promise<void>,
  nowMs: () => number = () => performance.now(),
): (parts: Parts) => Promise<void> {
  let next = Number.NEGATIVE_INFINITY;
  return async (parts) => {
    if (nowMs() < next) return;
    await work(parts);
    next = nowMs() + everyMs;
  };
}
