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
  const view = anchor.ownerDocument.defaultView ?? window;
  const place = () => {
    const isThere = list.isConnected && anchor.getClientRects().length > 0;
    if (isThere !== list.matches(":popover-open")) list.togglePopover(isThere);
    const { left, top, bottom, width } = anchor.getBoundingClientRect();
    const above = top - GAP_PX;
    const below = view.innerHeight - bottom - GAP_PX;
    // A page may zoom what stands around it; older browsers do not say so.
    const zoom = list.currentCSSZoom ?? 1;
    const isBelow = below >= list.scrollHeight * zoom || below >= above;
    const px = (count: number) => `${count / zoom}px`;
    Object.assign(list.style, {
      left: px(left),
      width: px(width),
      maxHeight: `min(60vh, ${px(Math.max(0, isBelow ? below : above))})`,
      top: isBelow ? px(bottom + GAP_PX) : "auto",
      bottom: isBelow ? "auto" : px(view.innerHeight - above),
    });
  };
  list.popover = "manual";
  place();
  const resized = new ResizeObserver(place);
  resized.observe(list);
  resized.observe(anchor);
  const ended = new AbortController();
  const options = { signal: ended.signal };
  view.addEventListener("resize", place, options);
  // On each box that it is shown in: what scrolls in a shadow tree is told in that tree alone.
  for (let box: Node | null = anchor; box !== null; box = around(box)) {
    box.addEventListener("scroll", place, options);
  }
  return () => {
    resized.disconnect();
    ended.abort();
    if (list.isConnected) list.hidePopover();
  };
}

/** What shows `node`, also from a shadow tree. */
function around(node: Node): Node | null {
  const { assignedSlot, parentNode, host } = node as Element & ShadowRoot;
  return assignedSlot ?? parentNode ?? host ?? null;
}
