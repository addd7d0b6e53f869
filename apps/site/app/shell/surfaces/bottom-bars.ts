/** Elements fixed to the lower edge of the window: the cookie banner, and any element with this attribute. */
const BOTTOM_BARS = ".consent-banner, [data-bottom-bar]";

/**
 * Calls back with the height of the bars at the lower edge of the window, in px, now and at each
 * change.
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
