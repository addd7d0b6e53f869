import type { Sheet } from "../ink.ts";
import { block, disc, mix, path, shape, stroke } from "../ink.ts";
import { houseRow } from "../motifs/houses.ts";
import { person } from "../motifs/people.ts";
import { gulls, hills, sky } from "../motifs/sky-and-sea.ts";
import { tree } from "../motifs/street-things.ts";

/** The church above the roofs. */
export function church(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.8;
  const x = width * random.between(0.4, 0.6);
  const size = Math.min(width, height * 0.95);
  const stone = light.walls[2]!;
  let drawn = sky(sheet, height * 0.7, random.chance(0.5) ? 0.16 : 0.84);
  drawn += hills(sheet, ground - height * 0.06, height * 0.1, light.land[1]);
  drawn +=
    houseRow(sheet, -20, x - size * 0.1, ground, height * 0.26) +
    houseRow(sheet, x + size * 0.4, width + 20, ground, height * 0.26);
  drawn +=
    shape(
      [
        [x + size * 0.04, ground - size * 0.26],
        [x + size * 0.1, ground - size * 0.42],
        [x + size * 0.46, ground - size * 0.42],
        [x + size * 0.54, ground - size * 0.26],
      ],
      light.roofs[0]!,
    ) +
    block(x + size * 0.04, ground - size * 0.27, size * 0.48, size * 0.27, mix(stone, light.stone[1], 0.35));
  for (let bay = 0; bay < 4; bay += 1)
    drawn += lancet(
      x + size * (0.17 + bay * 0.1),
      ground - size * 0.06,
      size * 0.035,
      size * 0.14,
      light.isLit ? light.pane : light.ink,
      light.isLit ? 0.9 : 0.55,
    );
  drawn +=
    block(x - size * 0.1, ground - size * 0.52, size * 0.2, size * 0.52, stone) +
    block(x + size * 0.04, ground - size * 0.52, size * 0.06, size * 0.52, light.ink, 0, 0.13);
  for (const course of [0.14, 0.3, 0.46])
    drawn += block(x - size * 0.108, ground - size * course, size * 0.216, size * 0.012, light.stone[1]);
  drawn +=
    shape(
      [
        [x - size * 0.115, ground - size * 0.52],
        [x + size * 0.115, ground - size * 0.52],
        [x, ground - size * 0.86],
      ],
      light.roofs[1]!,
    ) +
    shape(
      [
        [x + size * 0.03, ground - size * 0.52],
        [x + size * 0.115, ground - size * 0.52],
        [x, ground - size * 0.86],
      ],
      light.ink,
      0.2,
    );
  drawn +=
    stroke(
      [
        [x, ground - size * 0.86],
        [x, ground - size * 0.91],
      ],
      light.ink,
      4,
    ) +
    stroke(
      [
        [x - 9, ground - size * 0.893],
        [x + 9, ground - size * 0.893],
      ],
      light.ink,
      4,
    );
  drawn +=
    lancet(x - size * 0.045, ground - size * 0.33, size * 0.028, size * 0.12, light.ink, 0.7) +
    lancet(x + size * 0.045, ground - size * 0.33, size * 0.028, size * 0.12, light.ink, 0.7);
  drawn +=
    disc(x, ground - size * 0.235, size * 0.042, light.stone[1]) +
    disc(x, ground - size * 0.235, size * 0.032, light.accents[0]!) +
    disc(x, ground - size * 0.235, size * 0.012, light.accents[2]!);
  drawn += lancet(x, ground, size * 0.055, size * 0.15, mix(light.accents[1]!, light.ink, 0.35), 1);
  drawn +=
    block(0, ground - 1, width, height, light.stone[0]) +
    path(
      `M${x - size * 0.05},${ground} Q${x - size * 0.05},${height * 0.9} ${x - size * 0.3},${height} L${x + size * 0.3},${height} Q${x + size * 0.1},${height * 0.9} ${x + size * 0.05},${ground} Z`,
      mix(light.stone[0], light.paper, 0.4),
    );
  drawn +=
    tree(sheet, width * 0.12, height * 0.9, height * 0.4, "round") +
    tree(sheet, width * 0.9, height * 0.94, height * 0.46);
  for (let walker = 0; walker < 3; walker += 1)
    drawn += person(
      sheet,
      x + size * random.between(-0.25, 0.25),
      height * random.between(0.84, 0.96),
      height * random.between(0.11, 0.17),
    );
  return drawn + gulls(sheet, height * 0.4, 6);
}

function lancet(x: number, base: number, half: number, tall: number, fill: string, opacity: number): string {
  return path(
    `M${x - half},${base} L${x - half},${base - tall * 0.6} Q${x - half},${base - tall * 0.85} ${x},${base - tall} Q${x + half},${base - tall * 0.85} ${x + half},${base - tall * 0.6} L${x + half},${base} Z`,
    fill,
    opacity,
  );
}
