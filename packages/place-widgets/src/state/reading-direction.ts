/** The direction in which `element` is laid out: that of the page, whatever the language of the words. */
export function readingDirection(element: Element): "ltr" | "rtl" {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
