import type { Sheet } from "../ink.ts";
import { block, mix, oval, path, stroke } from "../ink.ts";

export function sailboat({ light, random }: Sheet, x: number, y: number, size: number): string {
  const hull = random.pick(light.accents);
  const sail = mix(light.paper, light.sky[2], 0.2);
  return (
    oval(x, y + size * 0.16, size * 0.5, size * 0.05, light.ink, 0.18) +
    path(
      `M${x - size * 0.42},${y} L${x + size * 0.46},${y} Q${x + size * 0.34},${y + size * 0.15} ${x + size * 0.2},${y + size * 0.15} L${x - size * 0.3},${y + size * 0.15} Z`,
      hull,
    ) +
    block(x - size * 0.4, y, size * 0.84, size * 0.025, light.paper) +
    stroke(
      [
        [x, y],
        [x, y - size * 1.05],
      ],
      light.ink,
      Math.max(1.4, size * 0.016),
    ) +
    path(
      `M${x + size * 0.03},${y - size * 1.02} Q${x + size * 0.4},${y - size * 0.42} ${x + size * 0.4},${y - size * 0.07} L${x + size * 0.03},${y - size * 0.07} Z`,
      sail,
    ) +
    path(
      `M${x - size * 0.03},${y - size * 0.92} Q${x - size * 0.12},${y - size * 0.36} ${x - size * 0.34},${y - size * 0.07} L${x - size * 0.03},${y - size * 0.07} Z`,
      mix(sail, hull, 0.28),
    )
  );
}

export function fishingBoat({ light, random }: Sheet, x: number, y: number, size: number): string {
  const hull = random.pick(light.accents.slice(0, 4));
  const isFacingLeft = random.chance(0.5);
  const s = isFacingLeft ? -1 : 1;
  return (
    oval(x, y + size * 0.22, size * 0.62, size * 0.06, light.ink, 0.2) +
    path(
      `M${x - s * size * 0.58},${y - size * 0.05} L${x + s * size * 0.5},${y - size * 0.02} L${x + s * size * 0.66},${y - size * 0.16} Q${x + s * size * 0.52},${y + size * 0.2} ${x + s * size * 0.34},${y + size * 0.2} L${x - s * size * 0.46},${y + size * 0.2} Z`,
      hull,
    ) +
    path(
      `M${x - s * size * 0.54},${y + size * 0.08} L${x + s * size * 0.5},${y + size * 0.08} Q${x + s * size * 0.44},${y + size * 0.2} ${x + s * size * 0.34},${y + size * 0.2} L${x - s * size * 0.46},${y + size * 0.2} Z`,
      light.ink,
      0.25,
    ) +
    block(
      s === 1 ? x - size * 0.3 : x - size * 0.02,
      y - size * 0.34,
      size * 0.32,
      size * 0.3,
      light.paper,
      3,
    ) +
    block(s === 1 ? x - size * 0.25 : x + size * 0.03, y - size * 0.28, size * 0.22, size * 0.1, light.pane) +
    stroke(
      [
        [x + s * size * 0.16, y - size * 0.03],
        [x + s * size * 0.16, y - size * 0.72],
      ],
      light.ink,
      size * 0.022,
    ) +
    stroke(
      [
        [x + s * size * 0.16, y - size * 0.62],
        [x + s * size * 0.58, y - size * 0.14],
      ],
      light.ink,
      size * 0.01,
    ) +
    stroke(
      [
        [x + s * size * 0.16, y - size * 0.66],
        [x - s * size * 0.5, y - size * 0.08],
      ],
      light.ink,
      size * 0.01,
    )
  );
}
