export const IMAGE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Above this the slowest encoder would keep a reader waiting, in pixels. */
const MAX_AVIF_PIXELS = 1_000_000;

/** The smallest format that the reader's `Accept` names; JPEG is what everything shows. */
export function imageFormat(accept: string, widthPx: number, heightPx: number): ImageFormat {
  const names = accept
    .toLowerCase()
    .split(",")
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (names.includes("image/avif") && widthPx * heightPx <= MAX_AVIF_PIXELS) return "avif";
  return names.includes("image/webp") ? "webp" : "jpeg";
}

/** `image/avif;q=0` names a type that the reader does not want. */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;
