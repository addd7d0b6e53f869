import { points } from "../../../../osm/plane.ts";
import { block, disc, mix, path, stroke } from "../../../../photos/ink.ts";
import type { Dash } from "./dash.ts";

/** The screen in the middle, with a map of the coast and the way on it. */
export function mapScreen({ width, height, light, look, sill, dark, glowInk }: Dash): string {
  const isLarge = look.dash === "ecran";
  const [w, h] = isLarge ? [width * 0.29, height * 0.25] : [width * 0.2, height * 0.145];
  const x = width * 0.56 - w / 2 + (isLarge ? 30 : 40);
  const y = sill + (isLarge ? -30 : -44);
  const land = mix("#12222e", light.accents[0]!, 0.2);
  const card = mix(land, light.paper, 0.16);
  const street = (shares: string, ink: string, wide: number) =>
    stroke(
      points(shares).map(([across, down]) => [w * across, h * down]),
      ink,
      wide,
    );
  return (
    block(x - 12, y - 12, w + 24, h + 24, mix(dark, "#07090b", 0.6), 18) +
    block(x, y, w, h, land, 8) +
    `<svg x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}">` +
    path(
      `M0,${h * 0.2} Q${w * 0.3},${h * 0.1} ${w * 0.36},${h * 0.5} T${w * 0.2},${h} L0,${h} Z`,
      mix(light.sea[1], light.sea[0], 0.3),
      0.8,
    ) +
    street("0.2,0 0.5,0.4 0.62,1", mix(land, light.paper, 0.4), 8) +
    street("0.3,0.9 0.5,0.4 1,0.25", mix(land, light.paper, 0.3), 6) +
    street("0.58,0.95 0.52,0.5 0.86,0.3", glowInk, 9) +
    disc(w * 0.58, h * 0.9, 14, light.accents[1]!) +
    block(w * 0.72, h * 0.56, w * 0.24, h * 0.36, card, 8) +
    block(w * 0.75, h * 0.63, w * 0.14, h * 0.06, light.paper, 3, 0.8) +
    block(w * 0.75, h * 0.75, w * 0.18, h * 0.05, light.paper, 3, 0.4) +
    "</svg>"
  );
}
