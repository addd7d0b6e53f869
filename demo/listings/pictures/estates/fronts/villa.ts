import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, shape, stroke } from "../../../../photos/ink.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, fence, gardenPath, lawn } from "./front-garden.ts";
import { door, glazing, shutters } from "./openings.ts";
import { shade } from "./pavement.ts";
import { colours } from "./wall-colours.ts";

export function villa(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.76;
  const { wall, roof, shutter } = colours(sheet);
  const timber = mix(random.pick([light.accents[1]!, light.accents[3]!, light.accents[0]!]), light.ink, 0.2);
  const brick = mix(light.roofs[2]!, light.paper, 0.25);
  const x = width * random.between(0.2, 0.28);
  const w = width * 0.5;
  const mid = height * 0.36;
  const isLeft = random.chance(0.5);
  let drawn = backdrop(sheet, around, height * 0.58);
  for (let far = 0; far < 5; far += 1)
    drawn += tree(sheet, width * random.next(), foot, height * random.between(0.36, 0.56), "pine");
  const gable = isLeft ? x : x + w * 0.56;
  const gw = w * 0.44;
  drawn += shape(
    [
      [x - 26, mid],
      [x + w * 0.12, mid - height * 0.17],
      [x + w * 0.88, mid - height * 0.17],
      [x + w + 26, mid],
    ],
    roof,
  );
  for (const chimney of [0.2, 0.74])
    drawn +=
      block(x + w * chimney, mid - height * 0.25, w * 0.06, height * 0.13, brick) +
      block(x + w * chimney - 5, mid - height * 0.25, w * 0.06 + 10, 9, mix(brick, light.ink, 0.2));
  drawn += block(x, mid, w, foot - mid, wall) + block(x, foot - height * 0.07, w, height * 0.07, brick);
  drawn += shape(
    [
      [gable - 30, mid - height * 0.03],
      [gable + gw / 2, mid - height * 0.29],
      [gable + gw + 30, mid - height * 0.03],
    ],
    mix(roof, light.ink, 0.12),
  );
  drawn += shape(
    [
      [gable, mid],
      [gable, mid - height * 0.035],
      [gable + gw / 2, mid - height * 0.235],
      [gable + gw, mid - height * 0.035],
      [gable + gw, mid],
    ],
    mix(wall, light.paper, 0.4),
  );
  for (const [a, b] of [
    [
      [0.08, -0.02],
      [0.92, -0.02],
    ],
    [
      [0.2, -0.1],
      [0.8, -0.1],
    ],
    [
      [0.5, -0.02],
      [0.5, -0.22],
    ],
    [
      [0.26, -0.02],
      [0.5, -0.16],
    ],
    [
      [0.74, -0.02],
      [0.5, -0.16],
    ],
  ] as const)
    drawn += stroke(
      [
        [gable + gw * a[0], mid + height * a[1]],
        [gable + gw * b[0], mid + height * b[1]],
      ],
      timber,
      10,
    );
  drawn += stroke(
    [
      [gable - 30, mid - height * 0.03],
      [gable + gw / 2, mid - height * 0.29],
      [gable + gw + 30, mid - height * 0.03],
    ],
    timber,
    13,
  );
  drawn +=
    block(gable, mid, gw, foot - mid, mix(wall, light.paper, 0.25)) +
    block(gable, foot - height * 0.07, gw, height * 0.07, brick);
  const floorY = mid + (foot - mid) / 2;
  const other = isLeft ? x + w * 0.5 : x + w * 0.04;
  for (let floor = 0; floor < 2; floor += 1) {
    const y = floor === 0 ? mid + height * 0.035 : floorY + height * 0.02;
    const ww = w * 0.075;
    for (let bay = 0; bay < 3; bay += 1) {
      const bx = other + w * (0.05 + bay * 0.155);
      if (floor === 1 && bay === 1) {
        drawn += door(sheet, bx - 8, foot, ww * 1.25, height * 0.16, shutter);
        continue;
      }
      drawn +=
        glazing(sheet, bx, y, ww, height * 0.115, [2, 3]) +
        (floor === 0 ? shutters(sheet, bx, y, ww, height * 0.115, shutter) : "");
    }
    // The bow window takes the gable's width.
    const bow = gable + gw * 0.16;
    const bw = gw * 0.68;
    drawn +=
      block(bow - 14, y - 10, bw + 28, height * 0.15, mix(timber, light.paper, 0.1)) +
      glazing(sheet, bow, y, bw, height * 0.12, [4, 2]) +
      block(bow - 22, y - 18, bw + 44, 11, timber);
  }
  const rail = floorY + 2;
  drawn +=
    block(other - 4, rail, w * 0.5, 6, timber) +
    Array.from({ length: 30 }, (_, bar) =>
      block(other + (w * 0.48 * bar) / 30, rail - height * 0.045, 4, height * 0.045, timber),
    ).join("") +
    block(other - 4, rail - height * 0.047, w * 0.5, 6, timber);
  drawn += shade(sheet, [
    [x, foot],
    [x, foot - height * 0.06],
    [x + w, foot - height * 0.22],
    [x + w, foot],
  ]);
  drawn +=
    lawn(sheet, foot) +
    gardenPath(sheet, other + w * 0.2, w * 0.1, foot) +
    bushes(sheet, x - 20, other + w * 0.14, foot + 16, 34) +
    bushes(sheet, other + w * 0.36, x + w + 40, foot + 16, 30);
  drawn +=
    tree(sheet, width * random.between(0.02, 0.1), height * 0.9, height * 0.64, "pine") +
    tree(
      sheet,
      width * random.between(0.9, 0.98),
      height * 0.88,
      height * 0.6,
      random.pick(["pine", "round"]),
    );
  return drawn + fence(sheet, height * 0.955, light.paper);
}
