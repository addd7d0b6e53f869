export const IMAGE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Above this the slowest encoder would keep a reader waiting, in pixels. */
const MAX_AVIF_PIXELS = 1_000_000;

/** The smallest format that the reader's `Accept` names; JPEG is what everything shows. */
export function imageFormat(accept: string, widthPx: number, heightPx: number): ImageFormat {
  if (/\bimage\/avif\b/.test(accept) && widthPx * heightPx <= MAX_AVIF_PIXELS) return "avif";
  return /\bimage\/webp\b/.test(accept) ? "webp" : "jpeg";
}
