/** In pixels. */
export interface PhotoSize {
  widthPx: number;
  heightPx: number;
}

/**
 * The largest size in the photo's own proportions that fits the limits: never
 * below 1 pixel and never above the photo's own size.
 */
export function fittedSize(
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
