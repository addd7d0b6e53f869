import type { Sheet } from "../ink.ts";
import { block, disc, mix, shape, stroke } from "../ink.ts";
import { awning, houseRow } from "../motifs/houses.ts";
import { person } from "../motifs/people.ts";
import { sky } from "../motifs/sky-and-sea.ts";
import { lamp } from "../motifs/street-things.ts";

/** Stalls in rows, crates of colour, people between them. */
export function market(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.58;
  let drawn = sky(sheet, height * 0.5);
  drawn += houseRow(sheet, -20, width + 20, ground, height * 0.38);
  drawn += block(0, ground - 2, width, height - ground + 2, light.stone[0]);
  for (let joint = 0; joint < 7; joint += 1)
    drawn += block(0, ground + (joint / 7) ** 1.6 * (height - ground), width, 2, light.stone[1], 0, 0.5);
  drawn += lamp(sheet, width * random.between(0.44, 0.56), ground + 10, height * 0.32);
  for (let walker = 0; walker < 6; walker += 1)
    drawn += person(sheet, random.between(0.2, 0.8) * width, ground + random.between(14, 40), height * 0.13);
  for (const row of [0, 1]) {
    const base = height * (row === 0 ? 0.8 : 1.02);
    const size = height * (row === 0 ? 0.3 : 0.44);
    for (const side of [0, 1]) {
      const stall = size * 1.32;
      const x =
        side === 0 ? -size * 0.25 + row * -size * 0.15 : width - stall + size * 0.25 + row * size * 0.15;
      const colour = light.accents[(row * 2 + side) % 4]!;
      // The seller stands behind the counter, so before it in the drawing.
      drawn += person(sheet, x + stall * random.between(0.35, 0.65), base + size * 0.06, size * 0.8);
      drawn += block(x, base - size * 0.28, stall, size * 0.34, mix(light.stone[1], light.ink, 0.3));
      drawn +=
        block(x + size * 0.06, base - size, size * 0.035, size * 0.8, light.ink) +
        block(x + stall - size * 0.09, base - size, size * 0.035, size * 0.8, light.ink);
      for (let crate = 0; crate < 5; crate += 1) {
        const crateX = x + size * 0.04 + crate * size * 0.25;
        const fruit = random.pick([
          light.accents[1]!,
          light.accents[2]!,
          light.land[1],
          light.land[2],
          mix(light.accents[1]!, light.accents[2]!, 0.5),
        ]);
        for (let layer = 0; layer < 2; layer += 1) {
          for (let piece = 0; piece < 5; piece += 1)
            drawn += disc(
              crateX + size * (0.03 + piece * 0.042),
              base - size * (0.29 + layer * 0.036),
              size * 0.027,
              mix(fruit, light.paper, random.between(0, 0.25)),
            );
        }
        drawn += block(
          crateX,
          base - size * 0.28,
          size * 0.23,
          size * 0.12,
          mix(light.sand[1], light.ink, 0.15),
          2,
        );
      }
      drawn += awning(
        x - size * 0.06,
        base - size * 1.04,
        stall + size * 0.12,
        size * 0.22,
        colour,
        light.paper,
        11,
      );
    }
  }
  for (let shopper = 0; shopper < 3; shopper += 1)
    drawn += person(
      sheet,
      width * (0.4 + shopper * 0.1 + random.between(-0.03, 0.03)),
      height * random.between(0.84, 0.97),
      height * random.between(0.25, 0.31),
    );
  return (
    drawn +
    stroke(
      [
        [0, height * 0.12],
        [width * 0.5, height * 0.2],
        [width, height * 0.1],
      ],
      light.ink,
      1.5,
      0.5,
    ) +
    bunting(sheet)
  );
}

function bunting({ width, height, light }: Sheet): string {
  let drawn = "";
  for (let flag = 1; flag < 18; flag += 1) {
    const share = flag / 18;
    const y = height * (0.12 + 0.16 * share * (1 - share) * 2 - 0.02 * share);
    drawn += shape(
      [
        [width * share - 11, y],
        [width * share + 11, y],
        [width * share, y + 26],
      ],
      light.accents[flag % 4]!,
    );
  }
  return drawn;
}
