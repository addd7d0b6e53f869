import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, shape, stroke } from "../../../../photos/ink.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Pair } from "../../space.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, gardenPath, lawn } from "./front-garden.ts";
import { door, glazing } from "./openings.ts";
import { shade } from "./pavement.ts";

/** The house in pixels: a long low block and a shorter one on it, mirrored where it faces the other way. */
interface Blocks {
  isLeft: boolean;
  foot: number;
  low: number;
  lowW: number;
  up: number;
  upW: number;
  white: string;
  wood: string;
}

/** A house of white blocks and wood, before it a pool or a path. */
export function contemporaine(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.73;
  const wood = mix(random.pick(["#b98d5e", "#8c6242", "#6d5140"]), light.ink, light.isLit ? 0.3 : 0.04);
  const isLeft = random.chance(0.5);
  const at = (share: number, wide: number) => (isLeft ? width * share : width * (1 - share) - wide);
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, height * 0.56);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(sheet, width * random.next(), foot - 8, height * random.between(0.28, 0.5));
  const lowW = width * 0.66;
  const upW = width * random.between(0.34, 0.42);
  const own: Blocks = {
    isLeft,
    foot,
    low: at(0.14, lowW),
    lowW,
    up: at(0.26 + random.between(0, 0.1), upW),
    upW,
    white: mix(light.walls[2]!, light.paper, 0.4),
    wood,
  };
  const { low } = own;
  drawn += upperBlock(sheet, own) + lowerBlock(sheet, own);
  drawn +=
    shade(sheet, [
      [low, foot],
      [low, foot - height * 0.03],
      [low + lowW, foot - height * 0.14],
      [low + lowW, foot],
    ]) + lawn(sheet, foot);
  drawn += random.chance(0.6) ? pool(sheet, own) : gardenPath(sheet, low + lowW * 0.58, lowW * 0.07, foot);
  return (
    drawn +
    bushes(sheet, low + lowW * 0.5, low + lowW * 0.57, foot + 10, 20) +
    tree(
      sheet,
      width * (isLeft ? 0.94 : 0.06),
      height * 0.88,
      height * 0.58,
      random.pick(["pine", "round"]),
    ) +
    grasses(sheet)
  );
}

function upperBlock(sheet: Sheet, { up, upW, white, wood }: Blocks): string {
  const { height, light, random } = sheet;
  const [top, high] = [height * 0.28, height * 0.24];
  const slats = Array.from({ length: 12 }, (_, slat) =>
    block(up + upW * (0.72 + slat * 0.0167), top, 3, high, light.ink, 0, 0.25),
  );
  return (
    block(up, top, upW, high, random.chance(0.5) ? white : wood) +
    block(up - 14, height * 0.27, upW + 28, 16, mix(light.ink, light.stone[1], 0.4)) +
    glazing(sheet, up + upW * 0.1, height * 0.33, upW * 0.52, height * 0.15, [3, 1]) +
    block(up + upW * 0.72, top, upW * 0.2, high, wood) +
    slats.join("")
  );
}

/** The large window, the door in its wooden wall, the garage. */
function lowerBlock(sheet: Sheet, { low, lowW, foot, white, wood }: Blocks): string {
  const { height, light } = sheet;
  const dark = mix(light.ink, light.stone[1], 0.4);
  const slats = Array.from({ length: 14 }, (_, slat) =>
    block(low + lowW * (0.52 + slat * 0.0129), height * 0.52, 3, foot - height * 0.52, light.ink, 0, 0.22),
  );
  const panels = Array.from({ length: 5 }, (_, slat) =>
    block(low + lowW * 0.74, height * 0.56 + slat * height * 0.034, lowW * 0.22, 3, light.paper, 0, 0.2),
  );
  return (
    block(low, height * 0.5, lowW, foot - height * 0.5, white) +
    block(low - 22, height * 0.488, lowW + 44, 20, dark) +
    glazing(sheet, low + lowW * 0.05, height * 0.54, lowW * 0.42, foot - height * 0.55, [4, 1]) +
    block(low + lowW * 0.52, height * 0.52, lowW * 0.18, foot - height * 0.52, wood) +
    slats.join("") +
    door(
      sheet,
      low + lowW * 0.57,
      foot,
      lowW * 0.075,
      height * 0.16,
      mix(light.ink, light.accents[0]!, 0.3),
    ) +
    block(low + lowW * 0.74, height * 0.56, lowW * 0.22, foot - height * 0.56, dark) +
    panels.join("")
  );
}

/** In its deck of wood, with glints on the water and two deckchairs. */
function pool({ height, light, random }: Sheet, { low, lowW, foot, wood }: Blocks): string {
  const [x, w] = [low + lowW * 0.02, lowW * 0.5];
  /** A level piece before the house: its far and near edge as shares of the height, with how far each juts out. */
  const piece = (far: number, farOut: number, near: number, nearOut: number): Pair[] => [
    [x - farOut, foot + height * far],
    [x + w + farOut, foot + height * far],
    [x + w + nearOut, foot + height * near],
    [x - nearOut, foot + height * near],
  ];
  let drawn =
    shape(piece(0.02, 40, 0.17, 130), mix(wood, light.paper, 0.4)) +
    shape(piece(0.05, -10, 0.14, 50), light.sea[0]) +
    shape(piece(0.05, -10, 0.07, 4), light.sea[1], 0.5);
  for (let glint = 0; glint < 16; glint += 1)
    drawn += block(
      x + random.next() * w,
      foot + height * random.between(0.07, 0.13),
      random.between(20, 60),
      3,
      light.glint,
      2,
      0.6,
    );
  const chair = (share: number): Pair[] => {
    const left = x + w * share;
    return [
      [left, foot + height * 0.2],
      [left + 90, foot + height * 0.2],
      [left + 130, foot + height * 0.155],
      [left + 118, foot + height * 0.155],
      [left + 84, foot + height * 0.185],
      [left, foot + height * 0.185],
    ];
  };
  return drawn + shape(chair(0.2), light.accents[1]!) + shape(chair(0.42), light.accents[1]!);
}

/** In the foreground. */
function grasses({ width, height, light, random }: Sheet): string {
  return Array.from({ length: 40 }, () => {
    const x = width * random.next();
    const blade: Pair[] = [
      [x, height * 0.99],
      [x + random.between(-26, 26), height * random.between(0.9, 0.96)],
    ];
    return stroke(blade, mix(light.sand[1], light.land[1], random.next()), 5, 0.8);
  }).join("");
}
