/** In pixels. */
export interface PhotoSize {
  /** Width in pixels. */
  widthPx: number;
  /** Height in pixels. */
  heightPx: number;
}

/**
 * Returns the largest size within the limits and the photo's own size, with the same proportions
 * and at least 1 pixel.
 */
export function fitSize(
  { widthPx, heightPx }: PhotoSize,
  {
    maxWidthPx = Number.POSITIVE_INFINITY,
    maxHeightPx = Number.POSITIVE_INFINITY,
  }: {
    maxWidthPx?: number;
    maxHeightPx?: number;
  },
): PhotoSize {
  const scale = Math.min(1, maxWidthPx / widthPx, maxHeightPx / heightPx);
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  };
}
