/**
 * Periods in which this process did not run, because the machine was busy.
 * Times measured in them are not caused by the code under test.
 */
export interface Stalls {
  /** How long this process was stalled between two values of `performance.now()`, in milliseconds. */
  between(start: number, end: number): number;
  stop(): void;
}

const TICK_MS = 5;
/** Timers are a little late on any machine. */
const USUAL_MS = 5;

/** Records stalls until `stop` is called. */
export function watchStalls(): Stalls {
  const stalls: { from: number; to: number }[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - last > TICK_MS + USUAL_MS) stalls.push({ from: last + TICK_MS, to: now });
    last = now;
  }, TICK_MS);
  return {
    between: (start, end) =>
      stalls
        .filter(({ from, to }) => to > start && from < end)
        .reduce((sum, { from, to }) => sum + Math.min(to, end) - Math.max(from, start), 0),
    stop: () => clearInterval(timer),
  };
}
