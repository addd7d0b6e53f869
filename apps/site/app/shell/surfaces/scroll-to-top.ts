/** Scroll distance from which the button is visible, in px. */
export const BACK_TO_TOP_AFTER_PX = 400;
/** Duration of the scroll to the top, in ms. */
export const BACK_TO_TOP_SCROLL_MS = 1200;

/**
 * Scrolls the window to its top, evenly slowing down at the end; at once where
 * the reader wants less motion. A reader who scrolls meanwhile continues from
 * there.
 *
 * @returns a promise that resolves when the way is over.
 */
export function scrollToTop({ isInstant }: { isInstant: boolean }): Promise<void> {
  const from = scrollY;
  if (isInstant || from <= 0) {
    scrollTo({ top: 0, behavior: "instant" });
    return Promise.resolve();
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const start = performance.now();
  const stop = () => {
    isStopped = true;
  };
  let isStopped = false;
  for (const sign of ["wheel", "touchstart", "keydown"])
    addEventListener(sign, stop, { once: true, passive: true });
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / BACK_TO_TOP_SCROLL_MS));
    if (isStopped) return resolve();
    scrollTo({ top: scrollTopAt(from, part), behavior: "instant" });
    if (part < 1) requestAnimationFrame(step);
    else resolve();
  };
  requestAnimationFrame(step);
  return promise;
}

/** Exponent of the easing: the higher, the slower the end. */
const EASING_POWER = 3;

/** Where the window stands after `part` of the time, from 0 to 1. */
function scrollTopAt(from: number, part: number): number {
  return Math.round(from * (1 - part) ** EASING_POWER);
}
