import type { Pixel, PixelSize } from "../map/camera/viewport.ts";

/** Levels of the browser between two of a page's zIndex, for the pixels of a map's height. The largest zIndex still counts. */
const LEVELS = 2000;

/**
 * Puts the upper left corner of `element` at `pixel` of the map, moved by lengths
 * such as `-50%` of its own size: by default its foot is there. Those with a
 * higher `zIndex` lie above, none being 0; of equal ones, those farther down.
 */
export function putAt(
  element: HTMLElement,
  { x, y }: Pixel,
  left: string | null = null,
  top: string | null = null,
  zIndex: number | null = null,
): void {
  const { style } = element;
  const toPixel = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  style.transform = `${toPixel} translate(${left ?? "-50%"}, ${top ?? "-100%"})`;
  const down = Math.max(0, Math.min(LEVELS - 1, Math.round(y)));
  style.zIndex = String(Math.round(zIndex ?? 0) * LEVELS + down);
}

/** Pixels beyond the edge of the map, which no marker is larger than. */
const BEYOND = 150;

/** Whether nothing of what stands at `pixel` shows: the keyboard then passes it by. */
export function isOutOfSight({ x, y }: Pixel, { width, height }: PixelSize): boolean {
  return x < -BEYOND || y < -BEYOND || x > width + BEYOND || y > height + BEYOND;
}
