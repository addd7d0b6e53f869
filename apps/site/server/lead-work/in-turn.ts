/**
 * Work that is done no more often than every `everyMs` milliseconds; what failed is due at once.
 *
 * @param nowMs a clock that nobody sets
 */
export function inTurn<Parts>(
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
