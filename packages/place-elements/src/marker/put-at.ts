import type { Pixel, PixelSize } from "../map/camera/viewport.ts";

/** CSS z-indices between two values of `zIndex`: one per pixel of the map's height. */
const LEVELS = 2000;

/**
 * Positions the upper left corner of `element` at `pixel`, offset by lengths such
 * as `-50%` of its size; by default its foot is there. Higher `zIndex` values are
 * above, by default 0; of equal ones, those further down.
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

/** Margin beyond the edge of the map in pixels, larger than any marker. */
const BEYOND = 150;

/** Whether a marker at `pixel` is out of view; the keyboard then skips it. */
export function isOutOfSight({ x, y }: Pixel, { width, height }: PixelSize): boolean {
  return x < -BEYOND || y < -BEYOND || x > width + BEYOND || y > height + BEYOND;
}
