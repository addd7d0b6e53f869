/** The tab that a key leads to from `selected` of `count`; null for other keys. Arrows wrap, Home and End jump. */
export function getTabForKey(
  key: string,
  selected: number,
  count: number,
  direction: "ltr" | "rtl",
): number | null {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (selected + 1) % count;
  if (key === backward) return (selected + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
