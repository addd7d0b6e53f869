/** Between a list and what it belongs to. */
const GAP_PX = 4;

/**
 * Opens `list` as a popover below `anchor`, as wide as it, or above it where
 * there is more room: over dialogs, and cut off by no box that it stands in.
 * It follows `anchor`, and hides while that is not in the page or not shown.
 *
 * @returns closes it
 */
export function openBelow(list: HTMLElement, anchor: Element): () => void {
  const place = () => {
    const isThere = list.isConnected && anchor.getClientRects().length > 0;
    if (isThere !== list.matches(":popover-open")) list.togglePopover(isThere);
    const { left, top, bottom, width } = anchor.getBoundingClientRect();
    const above = top - GAP_PX;
    const below = innerHeight - bottom - GAP_PX;
    const isBelow = below >= list.scrollHeight || below >= above;
    Object.assign(list.style, {
      left: `${left}px`,
      width: `${width}px`,
      maxHeight: `min(60vh, ${Math.max(0, isBelow ? below : above)}px)`,
      top: isBelow ? `${bottom + GAP_PX}px` : "auto",
      bottom: isBelow ? "auto" : `${innerHeight - above}px`,
    });
  };
  list.popover = "manual";
  place();
  const resized = new ResizeObserver(place);
  resized.observe(list);
  resized.observe(anchor);
  addEventListener("scroll", place, { capture: true, passive: true });
  addEventListener("resize", place);
  return () => {
    resized.disconnect();
    removeEventListener("scroll", place, { capture: true });
    removeEventListener("resize", place);
    if (list.isConnected) list.hidePopover();
  };
}
