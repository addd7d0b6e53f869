/** Returns the tab for a key, from tab `selected` of `count`; null for other keys. Arrows wrap. */
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

/** Returns the item to focus for a key, from item `focused` of `count`; null for other keys. Arrows wrap. */
export function getMenuItemForKey(key: string, focused: number, count: number): number | null {
  if (key === "ArrowDown") return (focused + 1) % count;
  if (key === "ArrowUp") return focused <= 0 ? count - 1 : focused - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
