/** A site has seen a purge, or at least a form, within this time before the current moment. */
const MAX_GAP_MS = 30 * 86_400_000;
/** A clock that has run evenly for this long counts as right after a longer gap. */
const STEADY_MS = 3 * 86_400_000;
/** Time servers correct a clock by less than this. */
const MAX_CORRECTION_MS = 3_600_000;

/**
 * Returns a function that says whether the clock is plausible. A clock that is years ahead
 * would make every row look expired, and deleting is final. So after a gap of more than
 * thirty days since the last purge, the clock must run evenly for three days first.
 *
 * @param now the clock
 * @param elapsedMs a monotonic clock, in milliseconds
 */
export function createClockCheck(
  now: () => Date,
  elapsedMs: () => number = () => performance.now(),
): (lastTrusted: Date | null) => boolean {
  const readOffset = () => now().getTime() - elapsedMs();
  let offset = readOffset();
  let steadySince = elapsedMs();
  return (lastTrusted) => {
    if (Math.abs(readOffset() - offset) > MAX_CORRECTION_MS) {
      offset = readOffset();
      steadySince = elapsedMs();
    }
    const gapMs = now().getTime() - (lastTrusted ?? now()).getTime();
    return gapMs <= MAX_GAP_MS || elapsedMs() - steadySince >= STEADY_MS;
  };
}
