/** Elements fixed to the window's lower edge: the cookie banner, and any element marked so. */
const BOTTOM_BARS = ".consent-banner, [data-bottom-bar]";

/**
 * Tells how high the bars at the window's lower edge reach, in px, now and
 * whenever that changes, so that nothing ends up behind them.
 *
 * @returns what ends it.
 */
export function watchBottomBars(tell: (heightPx: number) => void): () => void {
  const bars = [...document.querySelectorAll<HTMLElement>(BOTTOM_BARS)];
  const measure = () => {
    const heights = bars.map((bar) => (getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0));
    tell(Math.max(0, ...heights));
  };
  measure();
  // A bar that is taken out of the page has no size any more.
  const sizes = new ResizeObserver(measure);
  for (const bar of bars) sizes.observe(bar);
  return () => sizes.disconnect();
}
