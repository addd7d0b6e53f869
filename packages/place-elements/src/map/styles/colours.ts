import type { Styler } from "./style-rules.ts";

/** Hue 0 to 360; saturation, lightness and opacity 0 to 1. */
interface Hsla {
  h: number;
  s: number;
  l: number;
  a: number;
}

/** Applies a styler to a colour of the map. */
export function applyToColour(colour: string, styler: Styler): string {
  if (styler.color !== undefined) return parseColour(styler.color) === null ? colour : styler.color;
  const hsla = parseColour(colour);
  if (hsla === null) return colour;
  const { hue, saturation, lightness, gamma, invert_lightness: isInverted } = styler;
  let { h, s, l } = hsla;
  const target = hue === undefined ? null : parseColour(hue);
  if (target !== null) h = target.h;
  if (saturation !== undefined) s = shift(s, saturation);
  if (isInverted === true) l = 1 - l;
  if (lightness !== undefined) l = shift(l, lightness);
  if (gamma !== undefined && gamma > 0) l **= 1 / gamma;
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return `hsla(${Math.round(h)}, ${percent(s)}, ${percent(l)}, ${hsla.a})`;
}

/** Moves a share by -100 to 100: towards 0, or towards 1. */
function shift(share: number, by: number): number {
  const step = Math.max(-100, Math.min(100, by)) / 100;
  return step < 0 ? share * (1 + step) : share + (1 - share) * step;
}

const HEX = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i;
const HSLA = /^hsla\((\d+), ([\d.]+)%, ([\d.]+)%, ([\d.]+)\)$/;

/** Parses `#rgb`, `#rrggbb` and what `applyToColour` writes; null for anything else. */
export function parseColour(text: string): Hsla | null {
  const hsla = HSLA.exec(text);
  if (hsla !== null) {
    const [h = 0, s = 0, l = 0, a = 1] = hsla.slice(1).map(Number);
    return { h, s: s / 100, l: l / 100, a };
  }
  const digits = HEX.exec(text)
    ?.slice(1)
    .filter((digit) => digit !== undefined);
  if (digits === undefined) return null;
  const [r = 0, g = 0, b = 0] = digits.map((digit) => Number.parseInt(digit.padStart(2, digit), 16) / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const range = max - min;
  const l = (max + min) / 2;
  if (range === 0) return { h: 0, s: 0, l, a: 1 };
  const sixth = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: sixth * 60, s: range / (1 - Math.abs(2 * l - 1)), l, a: 1 };
}
