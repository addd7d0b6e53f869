import type { Sheet } from "../ink.ts";
import { block } from "../ink.ts";
import { fishingBoat, sailboat } from "../motifs/boats.ts";
import { houseRow } from "../motifs/houses.ts";
import { person } from "../motifs/people.ts";
import { gulls, hills, sea, sky } from "../motifs/sky-and-sea.ts";

/** Houses along the quay, their colours broken in the water, boats before them. */
export function harbour(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const quay = height * random.between(0.5, 0.58);
  const sunAt = random.between(0.15, 0.85);
  let drawn = sky(sheet, quay, sunAt);
  drawn += hills(sheet, quay - height * 0.12, height * 0.1, light.land[0]);
  drawn += hills(sheet, quay - height * 0.05, height * 0.09, light.land[1]);
  const row = height * random.between(0.2, 0.27);
  const from = random.chance(0.5) ? -30 : width * random.between(0.12, 0.3);
  const to = from < 0 ? width * random.between(0.72, 0.95) : width + 30;
  drawn += houseRow(sheet, from, to, quay, row);
  drawn += block(0, quay - 2, width, height * 0.06, light.stone[0]);
  drawn += block(0, quay + height * 0.03, width, height * 0.035, light.stone[1]);
  drawn += sea(sheet, quay + height * 0.055, height, sunAt);
  for (let streak = 0; streak < 70; streak += 1) {
    const depth = random.next() ** 1.3;
    const y = quay + height * 0.065 + depth * height * 0.25;
    const x = random.between(Math.max(0, from), Math.min(width, to));
    drawn += block(
      x - 30,
      y,
      random.between(24, 90),
      3 + depth * 4,
      random.pick(light.walls),
      2,
      0.4 * (1 - depth * 0.8),
    );
  }
  for (let bollard = 0; bollard < 6; bollard += 1)
    drawn += block(width * (0.08 + bollard * 0.17), quay - 8, 8, 12, light.ink, 3);
  for (let walker = 0; walker < 4; walker += 1)
    drawn += person(sheet, random.between(0.05, 0.95) * width, quay + 4, height * 0.05);
  const boats = [0.22, 0.5, 0.78].map((x) => x + random.between(-0.08, 0.08));
  drawn += sailboat(sheet, width * boats[0]!, height * 0.69, height * 0.2);
  drawn += fishingBoat(sheet, width * boats[2]!, height * 0.74, height * 0.24);
  drawn += fishingBoat(sheet, width * boats[1]!, height * 0.87, height * 0.32);
  return drawn + gulls(sheet, quay, 6);
}
