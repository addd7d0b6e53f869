/** Lightness 0 to 1, chroma from 0, hue in degrees: as CSS writes `oklch()`. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Returns the colour as `#rrggbb`; what a screen cannot show is cut to what it can.
 *
 * @see https://bottosson.github.io/posts/oklab/
 */
export function toHex(colour: Oklch): string {
  return `#${linearRgb(colour)
    .map((value) => Math.round(255 * gamma(Math.min(1, Math.max(0, value)))))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** @see https://www.w3.org/TR/css-color-4/#color-conversion-code */
function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
