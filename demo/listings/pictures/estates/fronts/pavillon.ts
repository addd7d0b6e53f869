import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, path, shape, stroke } from "../../../../photos/ink.ts";
import { car, tree } from "../../../../photos/motifs/street-things.ts";
import type { Pair } from "../../space.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, fence, gardenPath, lawn } from "./front-garden.ts";
import { door, glazing, shutters } from "./openings.ts";
import { shade } from "./pavement.ts";
import type { Wall } from "./wall-colours.ts";
import { colours } from "./wall-colours.ts";

/** The house and its garage in pixels. */
interface Suburban extends Wall {
  isLeft: boolean;
  /** Whether there is a floor below the eaves; otherwise dormers light the roof. */
  hasFloor: boolean;
  x: number;
  w: number;
  eaves: number;
  foot: number;
  garageX: number;
  garageW: number;
}

/** A detached house of the suburbs with its garage. */
export function pavillon(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.72;
  const wall = colours(sheet);
  const isLeft = random.chance(0.5);
  const w = width * random.between(0.44, 0.5);
  const x = isLeft ? width * 0.14 : width * 0.36;
  const hasFloor = random.chance(0.5);
  const own: Suburban = {
    ...wall,
    isLeft,
    hasFloor,
    x,
    w,
    eaves: foot - height * (hasFloor ? 0.32 : 0.2),
    foot,
    garageX: isLeft ? x + w - 8 : x - width * 0.2 + 8,
    garageW: width * 0.2,
  };
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, height * 0.56);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(sheet, width * random.next(), foot - 6, height * random.between(0.28, 0.46), "round");
  drawn += garage(sheet, own) + roofOf(sheet, own) + walls(sheet, own) + openings(sheet, own);
  drawn += garden(sheet, own);
  const { garageX, garageW } = own;
  return (
    drawn +
    (random.chance(0.5)
      ? car(sheet, garageX + garageW * (isLeft ? 0.2 : -0.6), height * 0.9, width * 0.24)
      : "") +
    fence(sheet, height * 0.985, mix(light.land[2], light.paper, random.pick([0.05, 0.7])))
  );
}

function garage({ height, light }: Sheet, own: Suburban): string {
  const { garageX: x, garageW: w, foot, wall, roof, shutter } = own;
  const slats = Array.from({ length: 5 }, (_, slat) =>
    block(x + w * 0.16, foot - height * 0.145 + slat * height * 0.03, w * 0.68, 3, light.ink, 0, 0.16),
  );
  return (
    block(x, foot - height * 0.17, w, height * 0.17, mix(wall, light.ink, 0.06)) +
    shape(
      [
        [x - 18, foot - height * 0.17],
        [x + w * 0.12, foot - height * 0.27],
        [x + w * 0.88, foot - height * 0.27],
        [x + w + 18, foot - height * 0.17],
      ],
      mix(roof, light.ink, 0.08),
    ) +
    block(x + w * 0.16, foot - height * 0.145, w * 0.68, height * 0.145, mix(shutter, light.paper, 0.35)) +
    slats.join("")
  );
}

/** With its rows of tiles, a chimney, and two dormers where no floor is below. */
function roofOf(sheet: Sheet, own: Suburban): string {
  const { height, light } = sheet;
  const { x, w, eaves, roof, hasFloor } = own;
  const row = (index: number): Pair[] => {
    const inward = (w * 0.14 + 34) * (index / 7);
    const y = eaves - height * 0.2 * (index / 7);
    return [
      [x - 34 + inward, y],
      [x + w + 34 - inward, y],
    ];
  };
  return (
    shape(
      [
        [x - 34, eaves],
        [x + w * 0.14, eaves - height * 0.2],
        [x + w * 0.86, eaves - height * 0.2],
        [x + w + 34, eaves],
      ],
      roof,
    ) +
    [1, 2, 3, 4, 5, 6].map((index) => stroke(row(index), light.ink, 3, 0.12)).join("") +
    block(
      x + w * 0.22,
      eaves - height * 0.26,
      w * 0.07,
      height * 0.12,
      mix(light.roofs[2]!, light.ink, 0.1),
    ) +
    (hasFloor ? "" : dormer(sheet, own, x + w * 0.3) + dormer(sheet, own, x + w * (0.3 + 0.28)))
  );
}

function dormer(sheet: Sheet, { w, eaves, wall, roof }: Suburban, x: number): string {
  const { height, light } = sheet;
  return (
    block(x - 8, eaves - height * 0.13, w * 0.1 + 16, height * 0.1, wall) +
    glazing(sheet, x, eaves - height * 0.12, w * 0.1, height * 0.085, [2, 1]) +
    shape(
      [
        [x - 20, eaves - height * 0.125],
        [x + w * 0.05, eaves - height * 0.185],
        [x + w * 0.1 + 20, eaves - height * 0.125],
      ],
      mix(roof, light.ink, 0.15),
    )
  );
}

function walls({ height, light }: Sheet, { x, w, eaves, foot, wall }: Suburban): string {
  return (
    block(x, eaves, w, foot - eaves, wall) +
    block(x - 30, eaves - 5, w + 60, 13, mix(light.paper, wall, 0.3)) +
    block(x, foot - height * 0.035, w, height * 0.035, mix(light.stone[1], wall, 0.4))
  );
}

function openings(sheet: Sheet, { x, w, eaves, foot, hasFloor, shutter }: Suburban): string {
  const { height } = sheet;
  const rows = hasFloor ? [eaves + height * 0.03, eaves + height * 0.185] : [eaves + height * 0.045];
  const wide = w * 0.095;
  let drawn = "";
  rows.forEach((y, floor) => {
    const isGround = floor === rows.length - 1;
    for (let bay = 0; bay < 4; bay += 1) {
      const left = x + w * (0.075 + bay * 0.235);
      if (isGround && bay === 1) drawn += door(sheet, left, foot, wide * 1.05, height * 0.15, shutter);
      else if (isGround && bay === 3)
        drawn += glazing(sheet, left - wide * 0.3, y, wide * 1.7, foot - y - height * 0.01, [2, 1]);
      else
        drawn +=
          glazing(sheet, left, y, wide, height * 0.095, [2, 2]) +
          shutters(sheet, left, y, wide, height * 0.095, shutter);
    }
  });
  return drawn;
}

/** Lawn, the path to the door, the drive to the garage, bushes and a tree. */
function garden(sheet: Sheet, { isLeft, x, w, foot, garageX, garageW }: Suburban): string {
  const { width, height, light } = sheet;
  return (
    shade(sheet, [
      [x, foot],
      [x, foot - height * 0.05],
      [x + w, foot - height * 0.15],
      [x + w, foot],
    ]) +
    lawn(sheet, foot) +
    gardenPath(sheet, x + w * 0.31, w * 0.11, foot) +
    path(
      `M${garageX + garageW * 0.14},${foot} L${garageX + garageW * 0.86},${foot} L${garageX + garageW * (isLeft ? 1.5 : 0.9)},${height} L${garageX + garageW * (isLeft ? 0.2 : -0.5)},${height} Z`,
      light.stone[0],
    ) +
    bushes(sheet, x - 20, x + w * 0.28, foot + 14, 26) +
    bushes(sheet, x + w * 0.46, x + w * 0.74, foot + 14, 24) +
    tree(sheet, width * (isLeft ? 0.05 : 0.93), height * 0.9, height * 0.6, "round")
  );
}
