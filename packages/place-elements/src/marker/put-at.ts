import type { Pixel, PixelSize } from "../map/viewport.ts";

/**
 * Puts the upper left corner of `element` at `pixel` of the map, moved by lengths
 * such as `-50%` of its own size: by default its foot is there. Those farther
 * down lie above, unless `zIndex` says otherwise.
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
  style.zIndex = String(Math.round(zIndex ?? y));
}

/** Pixels beyond the edge of the map, which no marker is larger than. */
const BEYOND = 150;

/** Whether nothing of what stands at `pixel` shows: the keyboard then passes it by. */
export function isOutOfSight({ x, y }: Pixel, { width, height }: PixelSize): boolean {
  return x < -BEYOND || y < -BEYOND || x > width + BEYOND || y > height + BEYOND;
}
