import type { Sheet } from "../ink.ts";
import { block, disc, mix, oval, path, stroke } from "../ink.ts";

/** Somebody in the distance: a coat, a head, a shadow. */
export function person({ light, random }: Sheet, x: number, base: number, size: number): string {
  const coat = random.pick(light.accents);
  const lean = random.between(-0.04, 0.04) * size;
  return (
    oval(x + size * 0.22, base, size * 0.3, size * 0.04, light.ink, 0.2) +
    stroke(
      [
        [x - size * 0.06, base - size * 0.4],
        [x - size * 0.09, base],
      ],
      light.ink,
      size * 0.09,
    ) +
    stroke(
      [
        [x + size * 0.05, base - size * 0.4],
        [x + size * 0.1, base],
      ],
      light.ink,
      size * 0.09,
    ) +
    path(
      `M${x - size * 0.15},${base - size * 0.34} L${x - size * 0.1 + lean},${base - size * 0.78} Q${x + lean},${base - size * 0.86} ${x + size * 0.1 + lean},${base - size * 0.78} L${x + size * 0.16},${base - size * 0.34} Z`,
      coat,
    ) +
    head(light, random, x + lean, base - size * 0.91, size * 0.09) +
    (random.chance(0.4)
      ? block(x + lean - size * 0.075, base - size * 1.035, size * 0.15, size * 0.08, light.paper, 3) +
        block(x + lean - size * 0.13, base - size * 0.98, size * 0.26, size * 0.032, light.paper, 2)
      : "")
  );
}

/** A face and hair, in the hour's light. */
export function head(
  light: Sheet["light"],
  random: Sheet["random"],
  x: number,
  y: number,
  radius: number,
): string {
  const skin = mix(
    random.pick(["#f0c8a4", "#d9a178", "#9c6a48", "#6e4630", "#f3d3b6"]),
    light.veil.colour,
    light.veil.opacity * 1.5,
  );
  const hair = random.pick(["#2b1d18", "#5a3826", "#8d5a2f", "#d0a65c", "#b9b3ac", "#7b2f22"]);
  return (
    disc(x, y, radius, skin) +
    path(
      `M${x - radius * 1.06},${y + radius * 0.2} A${radius * 1.06},${radius * 1.1} 0 0 1 ${x + radius * 1.06},${y + radius * 0.1} Q${x + radius * 0.2},${y - radius * 0.5} ${x - radius * 1.06},${y + radius * 0.2} Z`,
      hair,
    )
  );
}
