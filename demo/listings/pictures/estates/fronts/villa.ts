import { points } from "../../../../osm/plane.ts";
import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, shape, stroke } from "../../../../photos/ink.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, fence, gardenPath, lawn } from "./front-garden.ts";
import { door, glazing, shutters } from "./openings.ts";
import { shade } from "./pavement.ts";
import type { Wall } from "./wall-colours.ts";
import { colours } from "./wall-colours.ts";

/** The villa in pixels: a gabled part beside a lower one, and its inks. */
interface Villa extends Wall {
  timber: string;
  brick: string;
  x: number;
  w: number;
  /** Where the walls begin below the eaves. */
  mid: number;
  foot: number;
  gable: number;
  gableW: number;
  /** Left edge of the part beside the gable. */
  other: number;
}

/** A seaside villa of the belle époque: timber in the gable, bow windows, a balcony. */
export function villa(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const wall = colours(sheet);
  const timber = mix(random.pick([light.accents[1]!, light.accents[3]!, light.accents[0]!]), light.ink, 0.2);
  const x = width * random.between(0.2, 0.28);
  const w = width * 0.5;
  const isLeft = random.chance(0.5);
  const own: Villa = {
    ...wall,
    timber,
    brick: mix(light.roofs[2]!, light.paper, 0.25),
    x,
    w,
    mid: height * 0.36,
    foot: height * 0.76,
    gable: isLeft ? x : x + w * 0.56,
    gableW: w * 0.44,
    other: isLeft ? x + w * 0.5 : x + w * 0.04,
  };
  let drawn = backdrop(sheet, around, height * 0.58);
  for (let far = 0; far < 5; far += 1)
    drawn += tree(sheet, width * random.next(), own.foot, height * random.between(0.36, 0.56), "pine");
  drawn += roofAndWall(sheet, own) + gable(sheet, own);
  drawn += storey(sheet, own, 0) + storey(sheet, own, 1) + balcony(sheet, own);
  return drawn + garden(sheet, own);
}

function roofAndWall({ height, light }: Sheet, own: Villa): string {
  const { x, w, mid, foot, wall, brick, roof } = own;
  const chimney = (share: number) =>
    block(x + w * share, mid - height * 0.25, w * 0.06, height * 0.13, brick) +
    block(x + w * share - 5, mid - height * 0.25, w * 0.06 + 10, 9, mix(brick, light.ink, 0.2));
  return (
    shape(
      [
        [x - 26, mid],
        [x + w * 0.12, mid - height * 0.17],
        [x + w * 0.88, mid - height * 0.17],
        [x + w + 26, mid],
      ],
      roof,
    ) +
    chimney(0.2) +
    chimney(0.74) +
    block(x, mid, w, foot - mid, wall) +
    block(x, foot - height * 0.07, w, height * 0.07, brick)
  );
}

/** Timbers of the gable: shares of its width and of the sheet's height. */
const TIMBERS = [
  "0.08,-0.02 0.92,-0.02",
  "0.2,-0.1 0.8,-0.1",
  "0.5,-0.02 0.5,-0.22",
  "0.26,-0.02 0.5,-0.16",
  "0.74,-0.02 0.5,-0.16",
];

function gable({ height, light }: Sheet, own: Villa): string {
  const { gable: x, gableW: w, mid, foot, wall, timber, brick, roof } = own;
  const eaves = [
    [x - 30, mid - height * 0.03],
    [x + w / 2, mid - height * 0.29],
    [x + w + 30, mid - height * 0.03],
  ] as const;
  const face = [
    [x, mid],
    [x, mid - height * 0.035],
    [x + w / 2, mid - height * 0.235],
    [x + w, mid - height * 0.035],
    [x + w, mid],
  ] as const;
  const timbers = TIMBERS.map((ends) =>
    stroke(
      points(ends).map(([across, down]) => [x + w * across, mid + height * down]),
      timber,
      10,
    ),
  );
  return (
    shape(eaves, mix(roof, light.ink, 0.12)) +
    shape(face, mix(wall, light.paper, 0.4)) +
    timbers.join("") +
    stroke(eaves, timber, 13) +
    block(x, mid, w, foot - mid, mix(wall, light.paper, 0.25)) +
    block(x, foot - height * 0.07, w, height * 0.07, brick)
  );
}

/** Where the upper floor ends. */
function floorLine({ mid, foot }: Villa): number {
  return mid + (foot - mid) / 2;
}

/** Windows and bow window of the upper floor, 0, or of the lower one with the door, 1. */
function storey(sheet: Sheet, own: Villa, floor: 0 | 1): string {
  const { height, light } = sheet;
  const { w, mid, foot, gable: gableX, gableW, other, shutter, timber } = own;
  const y = floor === 0 ? mid + height * 0.035 : floorLine(own) + height * 0.02;
  const wide = w * 0.075;
  let drawn = "";
  for (let bay = 0; bay < 3; bay += 1) {
    const left = other + w * (0.05 + bay * 0.155);
    if (floor === 1 && bay === 1) {
      drawn += door(sheet, left - 8, foot, wide * 1.25, height * 0.16, shutter);
      continue;
    }
    drawn +=
      glazing(sheet, left, y, wide, height * 0.115, [2, 3]) +
      (floor === 0 ? shutters(sheet, left, y, wide, height * 0.115, shutter) : "");
  }
  // The bow window takes the gable's width.
  const [bow, bowW] = [gableX + gableW * 0.16, gableW * 0.68];
  return (
    drawn +
    block(bow - 14, y - 10, bowW + 28, height * 0.15, mix(timber, light.paper, 0.1)) +
    glazing(sheet, bow, y, bowW, height * 0.12, [4, 2]) +
    block(bow - 22, y - 18, bowW + 44, 11, timber)
  );
}

function balcony({ height }: Sheet, own: Villa): string {
  const { w, other, timber } = own;
  const rail = floorLine(own) + 2;
  const bars = Array.from({ length: 30 }, (_, bar) =>
    block(other + (w * 0.48 * bar) / 30, rail - height * 0.045, 4, height * 0.045, timber),
  );
  return (
    block(other - 4, rail, w * 0.5, 6, timber) +
    bars.join("") +
    block(other - 4, rail - height * 0.047, w * 0.5, 6, timber)
  );
}

/** What lies before the house, down to the fence. */
function garden(sheet: Sheet, { x, w, foot, other }: Villa): string {
  const { width, height, light, random } = sheet;
  return (
    shade(sheet, [
      [x, foot],
      [x, foot - height * 0.06],
      [x + w, foot - height * 0.22],
      [x + w, foot],
    ]) +
    lawn(sheet, foot) +
    gardenPath(sheet, other + w * 0.2, w * 0.1, foot) +
    bushes(sheet, x - 20, other + w * 0.14, foot + 16, 34) +
    bushes(sheet, other + w * 0.36, x + w + 40, foot + 16, 30) +
    tree(sheet, width * random.between(0.02, 0.1), height * 0.9, height * 0.64, "pine") +
    tree(
      sheet,
      width * random.between(0.9, 0.98),
      height * 0.88,
      height * 0.6,
      random.pick(["pine", "round"]),
    ) +
    fence(sheet, height * 0.955, light.paper)
  );
}
