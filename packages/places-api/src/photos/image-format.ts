export const IMAGE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Maximum size for the slowest encoder, in pixels. */
const MAX_AVIF_PIXELS = 1_000_000;

/** Returns the smallest format that `Accept` names, or JPEG. */
export function pickImageFormat(accept: string, widthPx: number, heightPx: number): ImageFormat {
  const names = accept
    .toLowerCase()
    .split(",")
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (names.includes("image/avif") && widthPx * heightPx <= MAX_AVIF_PIXELS) return "avif";
  return names.includes("image/webp") ? "webp" : "jpeg";
}

/** `image/avif;q=0` excludes a type. */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;
