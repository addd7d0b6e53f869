import type { Sheet } from "../ink.ts";
import { arcStroke, block, mix, oval } from "../ink.ts";
import { houseRow } from "../motifs/houses.ts";
import { person } from "../motifs/people.ts";
import { sky } from "../motifs/sky-and-sea.ts";
import { tree } from "../motifs/street-things.ts";

/** A square with its fountain, trees and a café. */
export function square(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.58;
  let drawn = sky(sheet, height * 0.5);
  drawn += houseRow(sheet, -30, width + 30, ground, height * 0.36);
  drawn += block(0, ground - 1, width, height, light.stone[0]);
  for (let ring = 6; ring > 0; ring -= 1)
    drawn += oval(
      width * 0.5,
      height * 0.82,
      width * 0.13 * ring,
      height * 0.055 * ring,
      ring % 2 === 0 ? light.stone[0] : mix(light.stone[0], light.stone[1], 0.35),
    );
  for (const side of [0.08, 0.27, 0.75, 0.93])
    drawn += tree(
      sheet,
      width * (side + random.between(-0.03, 0.03)),
      ground + height * random.between(0.03, 0.09),
      height * random.between(0.3, 0.38),
      "round",
    );
  for (let walker = 0; walker < 5; walker += 1)
    drawn += person(
      sheet,
      width * random.between(0.1, 0.9),
      height * random.between(0.64, 0.72),
      height * 0.11,
    );
  const [x, y] = [width * 0.5, height * 0.84];
  drawn +=
    oval(x, y + 12, width * 0.17, height * 0.06, light.ink, 0.2) +
    oval(x, y, width * 0.16, height * 0.055, light.stone[1]) +
    oval(x, y - 8, width * 0.145, height * 0.044, light.sea[1]) +
    oval(x, y - 8, width * 0.09, height * 0.02, light.glint, 0.4);
  drawn +=
    block(x - 9, y - height * 0.15, 18, height * 0.15, light.stone[1]) +
    oval(x, y - height * 0.15, width * 0.06, height * 0.02, light.stone[0]) +
    oval(x, y - height * 0.156, width * 0.05, height * 0.014, light.sea[0]);
  for (const reach of [-0.1, -0.055, 0.055, 0.1])
    drawn += arcStroke(
      `M${x},${y - height * 0.2} Q${x + width * reach * 0.6},${y - height * 0.26} ${x + width * reach},${y - 10}`,
      light.glint,
      3,
      0.8,
    );
  drawn +=
    person(sheet, width * random.between(0.16, 0.3), height * 0.93, height * 0.24) +
    person(sheet, width * random.between(0.7, 0.86), height * 0.95, height * 0.26);
  for (let bird = 0; bird < 8; bird += 1)
    drawn += oval(
      width * random.between(0.3, 0.7),
      height * random.between(0.92, 0.97),
      8,
      4.5,
      light.ink,
      0.5,
    );
  return drawn;
}
