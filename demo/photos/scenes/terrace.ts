import type { Sheet } from "../ink.ts";
import { arcStroke, block, disc, glow, oval, path, shape, stroke } from "../ink.ts";
import { sailboat } from "../motifs/boats.ts";
import { houseRow } from "../motifs/houses.ts";
import { head } from "../motifs/people.ts";
import { gulls, hills, sea, sky } from "../motifs/sky-and-sea.ts";
import { parasol } from "../motifs/street-things.ts";

/** Tables under parasols, with the water or the square behind. */
export function terrace(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const floor = height * 0.6;
  const isBySea = random.chance(0.65);
  let drawn = sky(sheet, height * 0.46, 0.3);
  if (isBySea) {
    drawn +=
      hills(sheet, height * 0.46, height * 0.12, light.land[0], 0.5, 1.3) +
      sea(sheet, height * 0.44, floor, 0.3);
    for (let sail = 0; sail < 4; sail += 1)
      drawn += sailboat(
        sheet,
        width * random.between(0.05, 0.95),
        height * random.between(0.48, 0.55),
        height * random.between(0.07, 0.12),
      );
    for (let post = 0; post <= 16; post += 1)
      drawn += block((post / 16) * width - 2, floor - height * 0.1, 4, height * 0.1, light.paper, 0, 0.9);
    drawn += block(0, floor - height * 0.1, width, 6, light.paper);
  } else drawn += houseRow(sheet, -20, width + 20, floor, height * 0.42);
  drawn += block(0, floor, width, height - floor, light.sand[1]);
  for (let plank = 0; plank < 9; plank += 1)
    drawn += block(0, floor + (plank / 9) ** 1.5 * (height - floor), width, 2.5, light.ink, 0, 0.13);
  const places = [
    [0.16, 0.78, 0.26],
    [0.5, 0.74, 0.22],
    [0.84, 0.8, 0.27],
    [0.33, 0.95, 0.36],
    [0.72, 0.97, 0.38],
  ] as const;
  const first = random.whole(0, 3);
  for (const [index, [sx, sy, scale]] of places.entries()) {
    const x = width * (sx + random.between(-0.03, 0.03));
    const base = height * sy;
    const size = height * scale;
    drawn += oval(x, base + 6, size * 0.62, size * 0.08, light.ink, 0.17);
    if (index < 3) drawn += parasol(sheet, x, base, size * 1.5, light.accents[(index + first) % 4]!);
    for (const side of [-1, 1]) {
      const chair = x + side * size * 0.46;
      drawn +=
        stroke(
          [
            [chair + side * size * 0.1, base - size * 0.62],
            [chair + side * size * 0.03, base - size * 0.3],
            [chair - side * size * 0.12, base - size * 0.3],
          ],
          light.accents[0]!,
          size * 0.035,
        ) +
        stroke(
          [
            [chair + side * size * 0.03, base - size * 0.3],
            [chair + side * size * 0.07, base],
          ],
          light.accents[0]!,
          size * 0.03,
        ) +
        stroke(
          [
            [chair - side * size * 0.12, base - size * 0.3],
            [chair - side * size * 0.15, base],
          ],
          light.accents[0]!,
          size * 0.03,
        );
      if (random.chance(0.45)) drawn += seated(sheet, chair, base - size * 0.3, size * 0.5, -side);
    }
    drawn +=
      block(x - size * 0.02, base - size * 0.42, size * 0.04, size * 0.42, light.ink) +
      oval(x, base, size * 0.13, size * 0.03, light.ink);
    drawn +=
      oval(x, base - size * 0.43, size * 0.33, size * 0.07, light.paper) +
      oval(x, base - size * 0.415, size * 0.33, size * 0.07, light.ink, 0.08);
    drawn +=
      glass(sheet, x - size * 0.1, base - size * 0.44, size * 0.14) +
      glass(sheet, x + size * 0.12, base - size * 0.44, size * 0.14) +
      oval(x, base - size * 0.425, size * 0.09, size * 0.024, light.accents[2]!);
    if (light.isLit) drawn += glow(x, base - size * 0.47, size * 0.4, light.pane, 0.25);
  }
  return drawn + lights(sheet) + gulls(sheet, height * 0.3, isBySea ? 4 : 0);
}

function seated({ light, random }: Sheet, x: number, seat: number, size: number, faces: number): string {
  const coat = random.pick(light.accents);
  return (
    path(
      `M${x - size * 0.2},${seat} Q${x - size * 0.24},${seat - size * 0.6} ${x},${seat - size * 0.66} Q${x + size * 0.22},${seat - size * 0.6} ${x + size * 0.2},${seat} Z`,
      coat,
    ) +
    stroke(
      [
        [x, seat - size * 0.04],
        [x + faces * size * 0.42, seat - size * 0.04],
        [x + faces * size * 0.44, seat + size * 0.5],
      ],
      light.ink,
      size * 0.15,
    ) +
    head(light, random, x + faces * size * 0.04, seat - size * 0.84, size * 0.16)
  );
}

function glass({ light, random }: Sheet, x: number, base: number, size: number): string {
  const drink = random.pick([light.accents[1]!, light.accents[2]!, light.sea[1]]);
  return (
    shape(
      [
        [x - size * 0.3, base - size],
        [x + size * 0.3, base - size],
        [x + size * 0.2, base],
        [x - size * 0.2, base],
      ],
      light.paper,
      0.5,
    ) +
    shape(
      [
        [x - size * 0.26, base - size * 0.65],
        [x + size * 0.26, base - size * 0.65],
        [x + size * 0.2, base],
        [x - size * 0.2, base],
      ],
      drink,
      0.85,
    )
  );
}

function lights({ width, height, light }: Sheet): string {
  let drawn = arcStroke(
    `M0,${height * 0.06} Q${width * 0.3},${height * 0.2} ${width * 0.55},${height * 0.08} Q${width * 0.8},${height * 0.2} ${width},${height * 0.05}`,
    light.ink,
    2,
    0.6,
  );
  for (let bulb = 1; bulb < 14; bulb += 1) {
    const share = bulb / 14;
    const y = height * (0.075 + 0.062 * Math.abs(Math.sin(share * Math.PI * 1.9)));
    drawn += light.isLit
      ? glow(width * share, y + 7, 20, light.pane, 0.35) + disc(width * share, y + 7, 5, light.paper)
      : disc(width * share, y + 7, 5, light.paper);
  }
  return drawn;
}
