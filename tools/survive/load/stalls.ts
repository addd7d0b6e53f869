/**
 * When this process itself could not run, because the machine had other work:
 * what was measured meanwhile says nothing of the code that is tested.
 */
export interface Stalls {
  /** How long of the time between two instants of `performance.now` this process stood still, in milliseconds. */
  between(start: number, end: number): number;
  stop(): void;
}

const TICK_MS = 5;
/** Timers are a little late on any machine. */
const USUAL_MS = 5;

/** Watches from now on. */
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
