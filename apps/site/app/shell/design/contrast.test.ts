import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Scheme = "light" | "dark";
type Rgb = readonly [number, number, number];

/** What stands on what, and how much darker or lighter it must be: 4.5 for text, 3 for controls and large text. */
const PAIRS: readonly [text: string, ground: string, ratio: number][] = [
  ["ink", "paper", 4.5],
  ["ink", "paper-2", 4.5],
  ["ink", "sea-wash", 4.5],
  ["ink", "olive-wash", 4.5],
  ["ink-2", "paper", 4.5],
  ["ink-2", "paper-2", 4.5],
  ["sea", "paper", 4.5],
  ["sea", "paper-2", 4.5],
  ["sea", "sea-wash", 4.5],
  ["sea-strong", "paper", 4.5],
  ["sea-strong", "sea-wash", 4.5],
  ["on-sea", "sea", 4.5],
  ["on-sea", "sea-strong", 4.5],
  ["paper", "ink", 4.5],
  ["olive", "paper", 4.5],
  ["olive", "sea-wash", 4.5],
  ["brick", "paper", 4.5],
  ["brick", "sea-wash", 4.5],
  ["brick", "brick-wash", 4.5],
  ["ink", "brick-wash", 4.5],
  ["olive", "olive-wash", 4.5],
  ["ochre", "ochre-wash", 4.5],
  ["ink", "ochre-wash", 4.5],
  ["on-sea", "vermilion-strong", 4.5],
  ["ink-2", "line", 4.5],
  ["ochre", "paper", 3],
  ["ochre", "sea-wash", 3],
  ["vermilion", "paper", 3],
  ["line-control", "paper", 3],
];

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

test.each(
  PAIRS.flatMap(([text, ground, ratio]) =>
    (["light", "dark"] as const).map((scheme) => [text, ground, scheme, ratio] as const),
  ),
)("%s on %s, %s: at least %d", (text, ground, scheme, ratio) => {
  expect(contrast(token(text, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(ratio);
});

test("the arithmetic: black on white is 21, and a known grey", () => {
  expect(contrast(fromOklch(0, 0, 0), fromOklch(1, 0, 0))).toBeCloseTo(21, 1);
  // oklch(59.99% 0 0) is #808080, whose contrast with white is 3.95.
  expect(contrast(fromOklch(0.5999, 0, 0), fromOklch(1, 0, 0))).toBeCloseTo(3.95, 1);
});

/** The colour of `--name` in linear light. */
function token(name: string, scheme: Scheme): Rgb {
  const number = "([\\d.]+)";
  const colour = `oklch\\(${number}% ${number} ${number}\\)`;
  const found = css.match(new RegExp(`--${name}: light-dark\\(${colour}, ${colour}\\);`));
  if (found === null) throw new Error(`tokens.css has no colour pair --${name}.`);
  const [lightness = 0, chroma = 0, hue = 0] = found.slice(scheme === "light" ? 1 : 4).map(Number);
  return fromOklch(lightness / 100, chroma, hue);
}

/** @see https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** The contrast ratio of WCAG 2, of colours in linear light. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
