import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, shape, stroke } from "../../../../photos/ink.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, gardenPath, lawn } from "./front-garden.ts";
import { door, glazing } from "./openings.ts";
import { shade } from "./pavement.ts";

export function contemporaine(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.73;
  const white = mix(light.walls[2]!, light.paper, 0.4);
  const wood = mix(random.pick(["#b98d5e", "#8c6242", "#6d5140"]), light.ink, light.isLit ? 0.3 : 0.04);
  const isLeft = random.chance(0.5);
  const at = (share: number, wide: number) => (isLeft ? width * share : width * (1 - share) - wide);
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, height * 0.56);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(sheet, width * random.next(), foot - 8, height * random.between(0.28, 0.5));
  const lowW = width * 0.66;
  const low = at(0.14, lowW);
  const upW = width * random.between(0.34, 0.42);
  const up = at(0.26 + random.between(0, 0.1), upW);
  drawn +=
    block(up, height * 0.28, upW, height * 0.24, random.chance(0.5) ? white : wood) +
    block(up - 14, height * 0.27, upW + 28, 16, mix(light.ink, light.stone[1], 0.4));
  drawn +=
    glazing(sheet, up + upW * 0.1, height * 0.33, upW * 0.52, height * 0.15, [3, 1]) +
    block(up + upW * 0.72, height * 0.28, upW * 0.2, height * 0.24, wood) +
    Array.from({ length: 12 }, (_, slat) =>
      block(up + upW * (0.72 + slat * 0.0167), height * 0.28, 3, height * 0.24, light.ink, 0, 0.25),
    ).join("");
  drawn +=
    block(low, height * 0.5, lowW, foot - height * 0.5, white) +
    block(low - 22, height * 0.488, lowW + 44, 20, mix(light.ink, light.stone[1], 0.4));
  drawn += glazing(sheet, low + lowW * 0.05, height * 0.54, lowW * 0.42, foot - height * 0.55, [4, 1]);
  drawn +=
    block(low + lowW * 0.52, height * 0.52, lowW * 0.18, foot - height * 0.52, wood) +
    Array.from({ length: 14 }, (_, slat) =>
      block(low + lowW * (0.52 + slat * 0.0129), height * 0.52, 3, foot - height * 0.52, light.ink, 0, 0.22),
    ).join("") +
    door(sheet, low + lowW * 0.57, foot, lowW * 0.075, height * 0.16, mix(light.ink, light.accents[0]!, 0.3));
  drawn +=
    block(
      low + lowW * 0.74,
      height * 0.56,
      lowW * 0.22,
      foot - height * 0.56,
      mix(light.ink, light.stone[1], 0.4),
    ) +
    Array.from({ length: 5 }, (_, slat) =>
      block(low + lowW * 0.74, height * 0.56 + slat * height * 0.034, lowW * 0.22, 3, light.paper, 0, 0.2),
    ).join("");
  drawn +=
    shade(sheet, [
      [low, foot],
      [low, foot - height * 0.03],
      [low + lowW, foot - height * 0.14],
      [low + lowW, foot],
    ]) + lawn(sheet, foot);
  if (random.chance(0.6)) {
    const [px, pw] = [low + lowW * 0.02, lowW * 0.5];
    drawn += shape(
      [
        [px - 40, foot + height * 0.02],
        [px + pw + 40, foot + height * 0.02],
        [px + pw + 130, foot + height * 0.17],
        [px - 130, foot + height * 0.17],
      ],
      mix(wood, light.paper, 0.4),
    );
    drawn +=
      shape(
        [
          [px + 10, foot + height * 0.05],
          [px + pw - 10, foot + height * 0.05],
          [px + pw + 50, foot + height * 0.14],
          [px - 50, foot + height * 0.14],
        ],
        light.sea[0],
      ) +
      shape(
        [
          [px + 10, foot + height * 0.05],
          [px + pw - 10, foot + height * 0.05],
          [px + pw + 4, foot + height * 0.07],
          [px - 4, foot + height * 0.07],
        ],
        light.sea[1],
        0.5,
      );
    for (let glint = 0; glint < 16; glint += 1)
      drawn += block(
        px + random.next() * pw,
        foot + height * random.between(0.07, 0.13),
        random.between(20, 60),
        3,
        light.glint,
        2,
        0.6,
      );
    for (const chair of [0.2, 0.42])
      drawn += shape(
        [
          [px + pw * chair, foot + height * 0.2],
          [px + pw * chair + 90, foot + height * 0.2],
          [px + pw * chair + 130, foot + height * 0.155],
          [px + pw * chair + 118, foot + height * 0.155],
          [px + pw * chair + 84, foot + height * 0.185],
          [px + pw * chair, foot + height * 0.185],
        ],
        light.accents[1]!,
      );
  } else drawn += gardenPath(sheet, low + lowW * 0.58, lowW * 0.07, foot);
  drawn +=
    bushes(sheet, low + lowW * 0.5, low + lowW * 0.57, foot + 10, 20) +
    tree(sheet, width * (isLeft ? 0.94 : 0.06), height * 0.88, height * 0.58, random.pick(["pine", "round"]));
  for (let grass = 0; grass < 40; grass += 1) {
    const gx = width * random.next();
    drawn += stroke(
      [
        [gx, height * 0.99],
        [gx + random.between(-26, 26), height * random.between(0.9, 0.96)],
      ],
      mix(light.sand[1], light.land[1], random.next()),
      5,
      0.8,
    );
  }
  return drawn;
}
