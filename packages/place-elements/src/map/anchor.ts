import { toLiteral } from "../core/lat-lng.ts";
import { MVCObject } from "../core/mvc-object.ts";
import type { Pixel, Viewport } from "./camera/viewport.ts";
import { pixelIn } from "./mouse-event.ts";
import type { MapStage } from "./stage/map-stage.ts";

/** A position to open a window at: a marker of either kind, or an object with a position. */
export interface Anchor {
  /** The element whose top a window points to. */
  [ANCHOR]?: () => HTMLElement | null;
}

/** Set on markers that are not elements. */
export const ANCHOR = Symbol("anchor");

/** Returns the element of `anchor` on the map, or null. */
export function anchorElement(anchor: unknown): HTMLElement | null {
  if (anchor instanceof HTMLElement) return anchor;
  return (anchor as Anchor | null)?.[ANCHOR]?.() ?? null;
}

/** Returns the pixel of the tip of a window at `anchor`, or null if the anchor is not on the map. */
export function tipAt(anchor: unknown, stage: MapStage, viewport: Viewport): Pixel | null {
  const element = anchorElement(anchor);
  if (element !== null) {
    if (!element.isConnected || element.getClientRects().length === 0) return null;
    const box = element.getBoundingClientRect();
    return pixelIn(stage.host, { clientX: box.left + box.width / 2, clientY: box.top });
  }
  if (!(anchor instanceof MVCObject)) return null;
  const position = toLiteral(anchor.get("position"));
  if (position === null) return null;
  const { x, y } = viewport.projectToPixel(position);
  const offset = anchor.get("anchorPoint") as Pixel | undefined;
  return { x: x + (offset?.x ?? 0), y: y + (offset?.y ?? 0) };
}
