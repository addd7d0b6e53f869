/** Returns the item to focus for a key, from item `focused` of `count`; null for other keys. Arrows wrap. */
export function getMenuItemForKey(key: string, focused: number, count: number): number | null {
  if (key === "ArrowDown") return (focused + 1) % count;
  if (key === "ArrowUp") return focused <= 0 ? count - 1 : focused - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
