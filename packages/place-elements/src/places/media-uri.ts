import { pageSettings } from "../page/page-settings.ts";

/** The largest size that is wanted, in pixels. */
export interface PhotoOptions {
  maxWidth?: number | null;
  maxHeight?: number | null;
}

interface Sized {
  /** `places/{placeId}/photos/{photoId}` */
  name: string;
  widthPx: number;
  heightPx: number;
}

/** Largest width and height that the protocol lets ask for. */
const MAX_PX = 4_800;

/** Where the picture of `photo` is, never larger than the photo itself; without a size that of its whole width. */
export function mediaUri(
  { name, widthPx, heightPx }: Sized,
  { maxWidth, maxHeight }: PhotoOptions = {},
): string {
  const { dataHost, key } = pageSettings();
  const width = clampSize(maxWidth, widthPx) ?? (maxHeight == null ? clampSize(MAX_PX, widthPx) : null);
  const height = clampSize(maxHeight, heightPx);
  const entries = Object.entries({ maxWidthPx: width, maxHeightPx: height, key });
  // It writes numbers as texts itself.
  const query = new URLSearchParams(entries.filter(([, value]) => value !== null) as [string, string][]);
  return `${dataHost}/v1/${name}/media?${query}`;
}

/** Between 1 and the photo's own size, where that is known; null if no size is asked for. */
function clampSize(size: number | null | undefined, own: number): number | null {
  const pixels = Math.round(Number(size ?? Number.NaN));
  return Number.isNaN(pixels) ? null : Math.max(1, Math.min(pixels, own || MAX_PX, MAX_PX));
}
