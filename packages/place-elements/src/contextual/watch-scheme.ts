/** The colour that stands for each, in a property that shows nothing here. */
const COLOURS = { light: "rgb(255, 255, 255)", dark: "rgb(0, 0, 0)" } as const;

/**
 * Whether `box` is light or dark now, by the page's `color-scheme` and the
 * reader's system.
 */
export function isDark(box: HTMLElement): boolean {
  box.style.outlineColor = `light-dark(${COLOURS.light}, ${COLOURS.dark})`;
  return getComputedStyle(box).outlineColor === COLOURS.dark;
}

/** Calls `changed` when `isDark` of `box` has become another: the browser tells it as the end of a transition alone. */
export function watchScheme(box: HTMLElement, changed: () => void): void {
  isDark(box);
  box.style.transition = "outline-color 1ms";
  box.addEventListener("transitionend", (event) => {
    if (event.target === box) changed();
  });
}
