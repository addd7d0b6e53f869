import type { Sheet } from "../ink.ts";
import { block, disc, flowing, glow, mix, path } from "../ink.ts";

/** The sky down to `horizon`: bands of flat colour with a wandering edge, the sun, a few long clouds. */
export function sky(
  { width, height, light, random }: Sheet,
  horizon: number,
  sunAt = random.between(0.2, 0.8),
): string {
  const [top, middle, low] = light.sky;
  const bands = 9;
  let drawn = block(0, 0, width, height, top);
  for (let band = 1; band <= bands; band += 1) {
    const share = band / bands;
    const colour = share < 0.5 ? mix(top, middle, share * 2) : mix(middle, low, share * 2 - 1);
    const y = horizon * (share - 0.5 / bands);
    const edge = Array.from({ length: 9 }, (_, index): [number, number] => [
      (index / 8) * width,
      y + random.between(-9, 9),
    ]);
    drawn += path(`${flowing(edge)} L${width},${height} L0,${height} Z`, colour);
  }
  if (light.sun !== null) {
    const sunY = horizon * (light.isLit ? 0.86 : random.between(0.22, 0.5));
    const radius = Math.min(width, height) * 0.06;
    drawn += glow(width * sunAt, sunY, radius * 3.6, light.sun.halo, 0.22);
    drawn += disc(width * sunAt, sunY, radius, light.sun.colour);
  }
  const clouds = light.sun === null ? 7 : 4;
  for (let cloud = 0; cloud < clouds; cloud += 1) {
    drawn += longCloud(
      random.between(-0.1, 0.9) * width,
      random.between(0.12, 0.75) * horizon,
      random.between(0.14, 0.36) * width,
      light.paper,
      light.sun === null ? 0.4 : 0.55,
      random,
    );
  }
  return drawn;
}

function longCloud(
  x: number,
  y: number,
  length: number,
  colour: string,
  opacity: number,
  random: Sheet["random"],
): string {
  const thick = length * 0.05;
  let drawn = block(x, y, length, thick, colour, thick / 2, opacity);
  for (let puff = 0; puff < 3; puff += 1) {
    const part = length * random.between(0.25, 0.55);
    drawn += block(
      x + random.between(0, length - part),
      y - thick * (0.5 + puff * 0.35),
      part,
      thick,
      colour,
      thick / 2,
      opacity,
    );
  }
  return drawn;
}

/** Water from `top` to `bottom`, with the sun's broken path on it. */
export function sea({ width, light, random }: Sheet, top: number, bottom: number, sunAt = 0.5): string {
  const bands = 8;
  let drawn = "";
  for (let band = 0; band < bands; band += 1) {
    const y = top + (bottom - top) * (band / bands) ** 1.5;
    drawn += block(0, y, width, bottom - y + 1, mix(light.sea[0], light.sea[1], band / (bands - 1)));
  }
  for (let glint = 0; glint < 90; glint += 1) {
    const depth = random.next() ** 1.4;
    const y = top + 4 + depth * (bottom - top - 8);
    const isOnPath = glint % 2 === 0 && light.sun !== null;
    const x = isOnPath
      ? width * sunAt + random.between(-1, 1) * (20 + depth * 130)
      : random.between(0, width);
    const length = (6 + depth * 46) * random.between(0.5, 1.3);
    drawn += block(x - length / 2, y, length, 1.5 + depth * 3, light.glint, 2, isOnPath ? 0.75 : 0.22);
  }
  return drawn;
}

/** A line of hills; `roughness` is how far it swings, in pixels. */
export function hills(
  { width, height, random }: Sheet,
  y: number,
  roughness: number,
  colour: string,
  from = 0,
  to = 1,
): string {
  const steps = 8;
  const crest = Array.from({ length: steps + 1 }, (_, index): [number, number] => {
    const share = index / steps;
    const fade = from > 0 || to < 1 ? Math.sin(Math.PI * share) : 1;
    return [width * (from + (to - from) * share), y - fade * roughness * random.between(0.25, 1)];
  });
  return path(`${flowing(crest)} L${width * to},${height} L${width * from},${height} Z`, colour);
}

export function gulls({ width, light, random }: Sheet, below: number, count = 5): string {
  let drawn = "";
  for (let gull = 0; gull < count; gull += 1) {
    const x = random.between(0.1, 0.9) * width;
    const y = random.between(0.1, 0.7) * below;
    const size = random.between(7, 16);
    drawn += `<path d="M${Math.round(x - size)},${Math.round(y - size * 0.3)} q${Math.round(size * 0.6)},${Math.round(-size * 0.35)} ${Math.round(size)},${Math.round(size * 0.3)} q${Math.round(size * 0.4)},${Math.round(-size * 0.65)} ${Math.round(size)},${Math.round(-size * 0.3)}" fill="none" stroke="${light.isLit ? light.ink : light.paper}" stroke-width="2.4" stroke-linecap="round"/>`;
  }
  return drawn;
}
