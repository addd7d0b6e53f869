import type { Sheet } from "../ink.ts";
import { block, disc, glow, mix, oval, path, shape } from "../ink.ts";

/** A maritime pine or a round tree, by chance. */
export function tree(sheet: Sheet, x: number, base: number, size: number, kind?: "pine" | "round"): string {
  const { light, random } = sheet;
  const leaf = mix(light.land[1], light.land[2], random.next());
  const bright = mix(leaf, light.glint, 0.22);
  let drawn = oval(x + size * 0.12, base, size * 0.36, size * 0.05, light.ink, 0.16);
  if ((kind ?? (random.chance(0.5) ? "pine" : "round")) === "pine") {
    drawn += path(
      `M${x - size * 0.03},${base} Q${x + size * 0.05},${base - size * 0.4} ${x - size * 0.02},${base - size * 0.7} L${x + size * 0.04},${base - size * 0.7} Q${x + size * 0.11},${base - size * 0.4} ${x + size * 0.05},${base} Z`,
      mix(light.ink, light.accents[1]!, 0.3),
    );
    for (const [dx, dy, rx] of [
      [0, -0.78, 0.42],
      [-0.22, -0.7, 0.26],
      [0.24, -0.68, 0.28],
      [0.04, -0.9, 0.26],
    ] as const)
      drawn += oval(x + dx * size, base + dy * size, rx * size, size * 0.1, leaf);
    return drawn + oval(x - size * 0.1, base - size * 0.86, size * 0.2, size * 0.045, bright, 0.7);
  }
  drawn += block(
    x - size * 0.03,
    base - size * 0.45,
    size * 0.06,
    size * 0.45,
    mix(light.ink, light.accents[1]!, 0.25),
  );
  for (const [dx, dy, r] of [
    [0, -0.66, 0.3],
    [-0.2, -0.54, 0.22],
    [0.2, -0.54, 0.23],
    [0.06, -0.84, 0.2],
  ] as const)
    drawn += disc(x + dx * size, base + dy * size, r * size, leaf);
  return drawn + disc(x - size * 0.1, base - size * 0.74, size * 0.15, bright, 0.55);
}

export function lamp({ light }: Sheet, x: number, base: number, height: number): string {
  const lit = light.isLit ? glow(x, base - height, height * 0.32, light.pane, 0.3) : "";
  return (
    lit +
    block(x - 2.5, base - height, 5, height, light.ink, 2) +
    block(x - 9, base - 6, 18, 6, light.ink, 2) +
    shape(
      [
        [x - 9, base - height],
        [x + 9, base - height],
        [x + 13, base - height - 24],
        [x - 13, base - height - 24],
      ],
      light.isLit ? light.pane : light.paper,
    ) +
    shape(
      [
        [x - 16, base - height - 24],
        [x + 16, base - height - 24],
        [x, base - height - 36],
      ],
      light.ink,
    )
  );
}

/** A car in profile; `size` is its length. */
export function car(
  { light, random }: Sheet,
  x: number,
  base: number,
  size: number,
  colour = random.pick(light.accents),
): string {
  const isTall = random.chance(0.5);
  const top = isTall ? 0.43 : 0.36;
  const y = (share: number) => base - size * share;
  return (
    oval(x + size * 0.5, base + size * 0.01, size * 0.54, size * 0.035, light.ink, 0.28) +
    path(
      `M${x},${y(0.09)} Q${x - size * 0.01},${y(0.2)} ${x + size * 0.06},${y(0.22)} L${x + size * 0.2},${y(0.245)} Q${x + size * 0.3},${y(top)} ${x + size * 0.42},${y(top)} L${x + size * 0.66},${y(top)} Q${x + size * 0.78},${y(top - 0.01)} ${x + size * 0.86},${y(0.25)} L${x + size * 0.97},${y(0.225)} Q${x + size * 1.01},${y(0.16)} ${x + size},${y(0.08)} Z`,
      colour,
    ) +
    path(
      `M${x + size * 0.255},${y(0.245)} Q${x + size * 0.33},${y(top - 0.035)} ${x + size * 0.42},${y(top - 0.035)} L${x + size * 0.52},${y(top - 0.035)} L${x + size * 0.52},${y(0.245)} Z`,
      light.isLit ? mix(light.pane, light.ink, 0.5) : mix(light.pane, light.paper, 0.25),
    ) +
    path(
      `M${x + size * 0.55},${y(top - 0.035)} L${x + size * 0.66},${y(top - 0.035)} Q${x + size * 0.74},${y(top - 0.04)} ${x + size * 0.8},${y(0.245)} L${x + size * 0.55},${y(0.245)} Z`,
      light.isLit ? mix(light.pane, light.ink, 0.5) : mix(light.pane, light.paper, 0.25),
    ) +
    block(x + size * 0.02, y(0.13), size * 0.96, size * 0.025, light.ink, 2, 0.22) +
    block(x + size * 0.005, y(0.2), size * 0.05, size * 0.035, light.paper, 4) +
    block(x + size * 0.95, y(0.2), size * 0.045, size * 0.035, light.accents[1]!, 4) +
    [0.2, 0.79]
      .map(
        (share) =>
          disc(x + size * share, y(0.085), size * 0.085, light.ink) +
          disc(x + size * share, y(0.085), size * 0.045, light.stone[0]),
      )
      .join("")
  );
}

/** A parasol seen from the side. */
export function parasol({ light }: Sheet, x: number, base: number, size: number, colour: string): string {
  const top = base - size;
  return (
    block(x - size * 0.015, top, size * 0.03, size, light.ink) +
    path(
      `M${x - size * 0.56},${top + size * 0.26} Q${x - size * 0.4},${top - size * 0.02} ${x},${top - size * 0.04} Q${x + size * 0.4},${top - size * 0.02} ${x + size * 0.56},${top + size * 0.26} Z`,
      colour,
    ) +
    path(
      `M${x - size * 0.2},${top + size * 0.26} Q${x - size * 0.14},${top} ${x},${top - size * 0.04} Q${x + size * 0.14},${top} ${x + size * 0.2},${top + size * 0.26} Z`,
      light.paper,
      0.85,
    ) +
    path(
      `M${x + size * 0.2},${top + size * 0.26} Q${x + size * 0.3},${top} ${x},${top - size * 0.04} Q${x + size * 0.4},${top - size * 0.02} ${x + size * 0.56},${top + size * 0.26} Z`,
      light.ink,
      0.12,
    )
  );
}
