import type { Sheet } from "../../../../photos/ink.ts";
import { block, glow, mix, path } from "../../../../photos/ink.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, gardenPath, lawn } from "./front-garden.ts";
import { glazing } from "./openings.ts";
import { shade } from "./pavement.ts";

/** A block of flats of these years, with balconies. */
export function newBlock(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.84;
  const floors = random.whole(3, 5);
  const x = width * random.between(0.14, 0.22);
  const w = width * random.between(0.58, 0.66);
  const top = foot - floors * height * 0.145 - height * 0.03;
  const white = random.pick(light.walls.slice(0, 3));
  const wood = mix("#b98d5e", light.ink, light.isLit ? 0.3 : 0.05);
  const accent = random.pick([
    wood,
    light.accents[0]!,
    mix(light.accents[3]!, light.paper, 0.2),
    light.stone[1],
  ]);
  let drawn = backdrop(sheet, around, height * 0.6);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(sheet, width * random.next(), foot - 10, height * random.between(0.24, 0.4));
  const tower = w * random.between(0.28, 0.36);
  drawn +=
    block(x + w - tower, top - height * 0.05, tower, foot - top + height * 0.05, accent) +
    block(x + w - tower - 8, top - height * 0.06, tower + 16, 14, mix(accent, light.ink, 0.25));
  drawn +=
    block(x, top, w - tower, foot - top, white) +
    block(x - 10, top - 12, w - tower + 12, 16, mix(light.ink, light.stone[1], 0.45));
  const high = (foot - top) / floors;
  const bays = random.whole(2, 3);
  const wide = (w - tower) / bays;
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * high;
    for (let bay = 0; bay < bays; bay += 1) {
      const isGlass = (bay + floor) % 2 === 0;
      drawn += flat(sheet, { x: x + wide * bay, y, wide, high }, white, isGlass ? null : wood);
    }
    const ty = y - height * 0.02;
    drawn += glazing(sheet, x + w - tower * 0.72, ty + high * 0.2, tower * 0.44, high * 0.5, [1, 1]);
  }
  drawn += entrance(sheet, x + w - tower, tower, foot);
  drawn += shade(sheet, [
    [x, foot],
    [x, foot - height * 0.1],
    [x + w, foot - height * 0.26],
    [x + w, foot],
  ]);
  drawn +=
    lawn(sheet, foot) +
    gardenPath(sheet, x + w - tower * 0.66, tower * 0.34, foot) +
    bushes(sheet, x - 30, x + w - tower * 0.9, foot + 14, 26) +
    bushes(sheet, x + w - 10, width + 20, foot + 12, 30);
  drawn +=
    tree(sheet, width * random.between(0.02, 0.1), height * 0.93, height * 0.56, "round") +
    tree(sheet, width * random.between(0.92, 0.99), height * 0.9, height * 0.46);
  return (
    drawn +
    person(sheet, x + w - tower * 0.2, foot + height * 0.06, height * 0.13) +
    person(sheet, x + w - tower * 0.08, foot + height * 0.064, height * 0.12)
  );
}

/** The window of one flat behind its balcony, which has bars of `wood`, or glass; plants and an awning now and then. */
function flat(
  sheet: Sheet,
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
  wall: string,
  wood: string | null,
): string {
  const { light, random } = sheet;
  let drawn =
    block(x + wide * 0.1, y + high * 0.12, wide * 0.8, high * 0.82, mix(wall, light.ink, 0.16)) +
    glazing(sheet, x + wide * 0.16, y + high * 0.2, wide * 0.68, high * 0.74, [3, 1]) +
    block(x + wide * 0.04, y + high * 0.94, wide * 0.92, 13, wall) +
    block(x + wide * 0.04, y + high * 0.94 + 13, wide * 0.92, 5, light.ink, 0, 0.2);
  const rail = (thick: number, ink: string) =>
    block(x + wide * 0.05, y + high * 0.57, wide * 0.9, thick, ink);
  if (wood === null) {
    const glass = mix(light.sky[1], light.paper, 0.4);
    drawn +=
      block(x + wide * 0.05, y + high * 0.58, wide * 0.9, high * 0.36, glass, 0, 0.45) + rail(5, light.ink);
  } else {
    for (let bar = 0; bar < 26; bar += 1)
      drawn += block(x + wide * (0.05 + (bar / 26) * 0.9), y + high * 0.58, 5, high * 0.36, wood);
    drawn += rail(6, mix(wood, light.ink, 0.3));
  }
  if (random.chance(0.6))
    drawn += bushes(sheet, x + wide * 0.1, x + wide * random.between(0.25, 0.5), y + high * 0.92, 15);
  if (random.chance(0.25))
    drawn += path(
      `M${x + wide * 0.5},${y + high * 0.3} l${wide * 0.36},0 l0,16 l${-wide * 0.36},8 Z`,
      light.accents[1]!,
    );
  return drawn;
}

/** The glass door at the foot of the tower, below its porch. */
function entrance({ height, light }: Sheet, x: number, tower: number, foot: number): string {
  return (
    block(
      x + tower * 0.22,
      foot - height * 0.13,
      tower * 0.56,
      height * 0.13,
      mix(light.ink, light.pane, 0.3),
    ) +
    block(x + tower * 0.14, foot - height * 0.15, tower * 0.72, 13, light.paper) +
    (light.isLit ? glow(x + tower / 2, foot - height * 0.08, height * 0.12, light.pane, 0.4) : "")
  );
}
