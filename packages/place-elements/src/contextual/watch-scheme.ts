/** A colour for each scheme, set on a property without a visible effect. */
const COLOURS = { light: "rgb(255, 255, 255)", dark: "rgb(0, 0, 0)" } as const;

/**
 * Whether `box` is dark, by the page's `color-scheme` and the reader's system.
 */
export function isDark(box: HTMLElement): boolean {
  box.style.outlineColor = `light-dark(${COLOURS.light}, ${COLOURS.dark})`;
  return getComputedStyle(box).outlineColor === COLOURS.dark;
}

/** Calls `changed` when `isDark` of `box` changes, which browsers report as the end of a transition only. */
export function watchScheme(box: HTMLElement, changed: () => void): void {
  isDark(box);
  box.style.transition = "outline-color 1ms";
  box.addEventListener("transitionend", (event) => {
    if (event.target === box) changed();
  });
}
