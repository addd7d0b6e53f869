import type { Sheet } from "../ink.ts";
import { block, disc, mix, shape, stroke } from "../ink.ts";
import { house, houseLook } from "../motifs/houses.ts";
import { person } from "../motifs/people.ts";
import { sky } from "../motifs/sky-and-sea.ts";
import { lamp } from "../motifs/street-things.ts";

/** One house front with its shop, the street's shadow climbing it. */
export function facade(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const street = height * 0.86;
  const look = { ...houseLook(sheet), hasShop: true, floors: height > width ? 4 : 3, bays: 3 };
  const main = Math.min(width * 0.62, height * 0.66);
  const x = (width - main) / 2 + random.between(-0.06, 0.06) * width;
  let drawn = sky(sheet, height * 0.55);
  drawn += house(sheet, x - main * 0.78, street, main * 0.8, height * random.between(0.56, 0.68), {
    ...houseLook(sheet),
    bays: 3,
  });
  drawn += house(sheet, x + main * 0.98, street, main * 0.82, height * random.between(0.5, 0.66), {
    ...houseLook(sheet),
    bays: 3,
  });
  drawn += house(sheet, x, street, main, height * 0.78, look);
  const slope = random.chance(0.5);
  drawn += shape(
    [
      [0, street],
      [0, height * (slope ? 0.5 : 0.78)],
      [width, height * (slope ? 0.8 : 0.46)],
      [width, street],
    ],
    light.ink,
    light.sun === null ? 0.05 : 0.13,
  );
  drawn +=
    block(0, street, width, height - street, light.stone[0]) +
    block(0, street, width, height * 0.018, light.stone[1]) +
    block(0, street + height * 0.075, width, height, mix(light.stone[1], light.ink, 0.25));
  for (let pot = 0; pot < 3; pot += 1) {
    const px = x + main * (0.02 + pot * 0.46);
    drawn +=
      disc(px, street - height * 0.055, height * 0.032, light.land[2]) +
      disc(px + 8, street - height * 0.072, height * 0.02, light.land[1]) +
      shape(
        [
          [px - 15, street - height * 0.03],
          [px + 15, street - height * 0.03],
          [px + 11, street + 4],
          [px - 11, street + 4],
        ],
        light.accents[1]!,
      );
  }
  drawn += lamp(sheet, x - main * 0.08, street + 8, height * 0.3);
  drawn += bicycle(sheet, x + main * 0.78, street + height * 0.03, height * 0.1);
  for (let walker = 0; walker < 2; walker += 1)
    drawn += person(sheet, width * random.between(0.08, 0.92), street + height * 0.055, height * 0.17);
  return drawn;
}

function bicycle({ light }: Sheet, x: number, base: number, size: number): string {
  const wheel = (cx: number) =>
    `<circle cx="${Math.round(cx)}" cy="${Math.round(base - size * 0.3)}" r="${Math.round(size * 0.3)}" fill="none" stroke="${light.ink}" stroke-width="3"/>`;
  return (
    wheel(x) +
    wheel(x + size * 0.95) +
    stroke(
      [
        [x, base - size * 0.3],
        [x + size * 0.3, base - size * 0.78],
        [x + size * 0.75, base - size * 0.78],
        [x + size * 0.45, base - size * 0.3],
        [x + size * 0.3, base - size * 0.78],
      ],
      light.accents[1]!,
      3.4,
    ) +
    stroke(
      [
        [x + size * 0.45, base - size * 0.3],
        [x, base - size * 0.3],
      ],
      light.accents[1]!,
      3.4,
    ) +
    stroke(
      [
        [x + size * 0.95, base - size * 0.3],
        [x + size * 0.72, base - size * 0.95],
        [x + size * 0.86, base - size * 0.98],
      ],
      light.accents[1]!,
      3.4,
    ) +
    stroke(
      [
        [x + size * 0.2, base - size * 0.86],
        [x + size * 0.38, base - size * 0.86],
      ],
      light.ink,
      5,
    )
  );
}
