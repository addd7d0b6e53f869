import type { Sheet } from "../ink.ts";
import { arcStroke, block, disc, glow, mix, oval, path, shape, stroke } from "../ink.ts";
import { awning } from "../motifs/houses.ts";

/** The baker's window: loaves on shelves, tarts before them. */
export function bakery(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const wall = random.pick(light.accents.slice(0, 4));
  const crust = ["#c98a44", "#b87333", "#d9a35c", "#a9642c"].map((colour) =>
    mix(colour, light.veil.colour, 0.12),
  );
  const inside = light.isLit ? "#f3c27a" : mix("#f4e2c4", light.sky[2], 0.3);
  const [left, top, right, bottom] = [width * 0.09, height * 0.27, width * 0.91, height * 0.84];
  let drawn =
    block(0, 0, width, height, wall) + block(0, 0, width, height * 0.11, mix(wall, light.ink, 0.25));
  for (let panel = 0; panel < 5; panel += 1)
    drawn += block(
      width * (0.03 + panel * 0.195),
      height * 0.865,
      width * 0.16,
      height * 0.1,
      mix(wall, light.ink, 0.2),
      4,
    );
  drawn +=
    block(left - 12, top - 12, right - left + 24, bottom - top + 24, mix(wall, light.ink, 0.35), 4) +
    block(left, top, right - left, bottom - top, inside);
  if (light.isLit) drawn += glow(width / 2, height * 0.48, width * 0.4, light.paper, 0.3);
  const shelves = [0.5, 0.67, 0.82];
  for (const [level, share] of shelves.entries()) {
    const y = height * share;
    for (let x = left + 24; x < right - height * (level === 0 ? 0.05 : 0.17); ) {
      const size = height * random.between(0.1, 0.13);
      if (level === 0) {
        const lean = random.between(-10, 10);
        drawn +=
          stroke(
            [
              [x + size * 0.2, y - 8],
              [x + size * 0.2 + lean, y - height * 0.19],
            ],
            random.pick(crust),
            size * 0.26,
          ) +
          stroke(
            [
              [x + size * 0.2 + lean * 0.4, y - 40],
              [x + size * 0.2 + lean * 0.6, y - 64],
            ],
            "#f0cf98",
            5,
            0.8,
          );
        x += size * 0.42;
        continue;
      }
      if (level === 1) {
        const colour = random.pick(crust);
        drawn += path(
          `M${x},${y} Q${x - 4},${y - size * 0.8} ${x + size * 0.6},${y - size * 0.85} Q${x + size * 1.24},${y - size * 0.8} ${x + size * 1.2},${y} Z`,
          colour,
        );
        for (let cut = 0; cut < 3; cut += 1)
          drawn += arcStroke(
            `M${x + size * (0.28 + cut * 0.26)},${y - size * 0.68} q${size * 0.12},${size * 0.16} ${size * 0.04},${size * 0.36}`,
            "#f2d6a6",
            5,
            0.9,
          );
        x += size * 1.34;
        continue;
      }
      const filling = random.pick([light.accents[1]!, light.accents[2]!, "#6b3f2a", light.land[1]]);
      drawn +=
        oval(x + size * 0.5, y - size * 0.12, size * 0.52, size * 0.17, crust[0]!) +
        oval(x + size * 0.5, y - size * 0.18, size * 0.45, size * 0.13, filling);
      for (let berry = 0; berry < 6; berry += 1)
        drawn += disc(
          x + size * (0.2 + berry * 0.12),
          y - size * (0.2 + 0.05 * (berry % 2)),
          size * 0.05,
          mix(filling, light.paper, 0.35),
        );
      x += size * 1.16;
    }
    drawn +=
      block(left, y, right - left, 12, mix("#8a5a34", light.ink, 0.2)) +
      block(left, y + 12, right - left, 8, light.ink, 0, 0.15);
  }
  for (const mullion of [0.365, 0.635])
    drawn += block(width * mullion - 7, top, 14, bottom - top, mix(wall, light.ink, 0.35));
  for (const pane of [0.12, 0.44, 0.72])
    drawn += shape(
      [
        [width * pane, bottom],
        [width * (pane + 0.07), bottom],
        [width * (pane + 0.17), top],
        [width * (pane + 0.1), top],
      ],
      light.paper,
      0.16,
    );
  return (
    drawn +
    awning(
      width * 0.04,
      height * 0.08,
      width * 0.92,
      height * 0.15,
      mix(wall, light.accents[1]!, 0.15),
      light.paper,
      15,
    )
  );
}
