/** For pages that name no font: what such a page hands down is the browser's serif, which nobody has chosen. */
export const FONT_WITHOUT_PAGE = "system-ui,sans-serif";

/** Whether the page names a font for `box`, which says nothing of fonts itself. */
export function hasPageFont(box: HTMLElement): boolean {
  const family = () => getComputedStyle(box).fontFamily;
  box.style.fontFamily = "initial";
  const unnamed = family();
  box.style.fontFamily = "";
  return family() !== unnamed;
}
