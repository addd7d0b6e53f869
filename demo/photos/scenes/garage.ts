import type { Sheet } from "../ink.ts";
import { block, disc, glow, mix } from "../ink.ts";
import { person } from "../motifs/people.ts";
import { hills, sky } from "../motifs/sky-and-sea.ts";
import { car, tree } from "../motifs/street-things.ts";

/** A garage with its doors open and cars on the forecourt. */
export function garage(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.72;
  const [x, top, wide] = [width * 0.12, height * 0.26, width * 0.76];
  const band = random.pick(light.accents.slice(0, 4));
  let drawn = sky(sheet, height * 0.6);
  drawn += hills(sheet, height * 0.6, height * 0.1, light.land[0]);
  for (let far = 0; far < 5; far += 1)
    drawn += tree(sheet, width * random.next(), ground - 4, height * random.between(0.22, 0.36));
  drawn +=
    block(x, top, wide, ground - top, light.walls[0]!) +
    block(x - 12, top - 14, wide + 24, height * 0.085, band) +
    block(x - 12, top - 14 + height * 0.085, wide + 24, 10, light.ink, 0, 0.2);
  drawn +=
    disc(width / 2, top + height * 0.03, height * 0.052, light.paper) +
    disc(width / 2, top + height * 0.03, height * 0.04, light.ink) +
    disc(width / 2, top + height * 0.03, height * 0.018, light.paper);
  for (let bay = 0; bay < 3; bay += 1) {
    const bx = x + wide * (0.04 + bay * 0.325);
    const [bw, bt] = [wide * 0.27, height * 0.42];
    drawn += block(bx - 6, bt - 6, bw + 12, ground - bt + 6, light.stone[1]);
    if (bay === 2 && random.chance(0.5)) {
      for (let slat = 0; slat < 9; slat += 1)
        drawn += block(
          bx,
          bt + (slat * (ground - bt)) / 9,
          bw,
          (ground - bt) / 9 - 3,
          mix(band, light.paper, 0.3),
        );
      continue;
    }
    drawn += block(bx, bt, bw, ground - bt, light.isLit ? "#f0b465" : mix(light.ink, light.stone[1], 0.25));
    if (light.isLit) drawn += glow(bx + bw / 2, bt + 30, bw * 0.6, light.paper, 0.25);
    for (let tube = 0; tube < 2; tube += 1)
      drawn += block(bx + bw * (0.12 + tube * 0.46), bt + 12, bw * 0.32, 6, light.paper, 3);
    if (bay === 1)
      drawn +=
        block(bx + bw * 0.15, ground - height * 0.13, bw * 0.08, height * 0.13, light.accents[2]!) +
        block(bx + bw * 0.76, ground - height * 0.13, bw * 0.08, height * 0.13, light.accents[2]!) +
        car(sheet, bx + bw * 0.06, ground - height * 0.12, bw * 0.88);
    else
      drawn +=
        block(bx + bw * 0.1, ground - height * 0.1, bw * 0.34, height * 0.1, light.accents[1]!) +
        [0, 1, 2]
          .map((drawer) =>
            block(
              bx + bw * 0.13,
              ground - height * (0.09 - drawer * 0.03),
              bw * 0.28,
              height * 0.02,
              light.ink,
              2,
              0.4,
            ),
          )
          .join("") +
        person(sheet, bx + bw * 0.66, ground, height * 0.19) +
        [0, 1, 2]
          .map((tyre) =>
            disc(bx + bw * 0.88, ground - height * (0.02 + tyre * 0.04), height * 0.022, light.ink),
          )
          .join("");
  }
  drawn +=
    block(0, ground, width, height, light.stone[0]) +
    block(0, height * 0.9, width, height, mix(light.stone[1], light.ink, 0.35));
  for (let dash = 0; dash < 8; dash += 1)
    drawn += block(width * dash * 0.14, height * 0.95, width * 0.07, 7, light.paper, 2, 0.8);
  drawn +=
    car(sheet, width * random.between(0.02, 0.12), height * 0.88, width * 0.34) +
    car(sheet, width * random.between(0.56, 0.64), height * 0.86, width * 0.33);
  return drawn;
}
