/** Distance of a list from its anchor, in pixels. */
const GAP_PX = 4;

/**
 * Opens `list` as a popover below `anchor`, or above it where there is more room.
 * The list has the width of `anchor`, is above dialogs, and is not clipped. It
 * follows `anchor`, and hides while `anchor` is disconnected or hidden.
 *
 * @returns closes the list
 */
export function openBelow(list: HTMLElement, anchor: Element): () => void {
  const view = anchor.ownerDocument.defaultView ?? window;
  const place = () => {
    const isThere = list.isConnected && anchor.getClientRects().length > 0;
    if (isThere !== list.matches(":popover-open")) list.togglePopover(isThere);
    const { left, top, bottom, width } = anchor.getBoundingClientRect();
    const above = top - GAP_PX;
    const below = view.innerHeight - bottom - GAP_PX;
    // A page may zoom its ancestors, which older browsers do not report.
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
  // On each root, since a scroll event in a shadow tree does not leave it.
  for (let box: Node | null = anchor; box !== null; box = around(box)) {
    box.addEventListener("scroll", place, options);
  }
  return () => {
    resized.disconnect();
    ended.abort();
    if (list.isConnected) list.hidePopover();
  };
}

/** Returns the parent of `node`, also out of a shadow tree. */
function around(node: Node): Node | null {
  const { assignedSlot, parentNode, host } = node as Element & ShadowRoot;
  return assignedSlot ?? parentNode ?? host ?? null;
}
