import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, path, shape } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { car, lamp, tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { apart, backdrop } from "./backdrop.ts";
import { door, flowerBox, glazing, shutters } from "./openings.ts";
import { pavement, shade } from "./pavement.ts";
import type { StreetHouse } from "./wall-colours.ts";
import { colours } from "./wall-colours.ts";

/** A block of flats with balconies of wrought iron below a mansard roof. */
export function oldBlock(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.87;
  const wall = colours(sheet);
  const floors = random.whole(4, 5);
  const bays = random.whole(4, 5);
  const w = width * random.between(0.46, 0.54);
  const x = (width - w) / 2 + random.between(-0.06, 0.06) * width;
  const top = height * 0.2;
  const own: StreetHouse = { ...wall, x, w, top, foot, floors, bays };
  let drawn = backdrop(sheet, around, height * 0.56);
  drawn += neighbour(sheet, x - w * 0.62, w * 0.64, foot) + neighbour(sheet, x + w * 0.985, w * 0.66, foot);
  drawn += mansard(sheet, own);
  drawn +=
    block(x, top, w, foot - top, wall.wall) +
    block(x - 14, top - 8, w + 28, 16, mix(light.paper, wall.wall, 0.4));
  for (let floor = 0; floor < floors; floor += 1) drawn += storey(sheet, own, floor);
  drawn +=
    block(x + w * 0.9, top, w * 0.1, foot - top, light.ink, 0, 0.08) +
    shade(sheet, [
      [0, foot],
      [0, height * 0.62],
      [width, height * random.between(0.42, 0.8)],
      [width, foot],
    ]);
  return drawn + street(sheet, own);
}

function neighbour(sheet: Sheet, x: number, w: number, foot: number): string {
  const { height, random } = sheet;
  return house(apart(sheet), x, foot, w, height * random.between(0.52, 0.66), {
    ...houseLook(sheet),
    floors: 3,
    bays: 3,
  });
}

/** The roof with its chimneys and a dormer over each bay. */
function mansard(sheet: Sheet, { x, w, top, bays, wall, roof }: StreetHouse): string {
  const { height, light } = sheet;
  const chimney = (share: number) =>
    block(x + w * share, top - height * 0.19, w * 0.07, height * 0.08, mix(light.roofs[2]!, light.ink, 0.1));
  const dormer = (bay: number) => {
    const left = x + (w / bays) * (bay + 0.5) - w * 0.035;
    return (
      block(left - 6, top - height * 0.1, w * 0.07 + 12, height * 0.1, wall) +
      glazing(sheet, left, top - height * 0.085, w * 0.07, height * 0.075, [2, 1]) +
      path(
        `M${left - 12},${top - height * 0.1} Q${left + w * 0.035},${top - height * 0.135} ${left + w * 0.07 + 12},${top - height * 0.1} Z`,
        mix(roof, light.ink, 0.2),
      )
    );
  };
  return (
    shape(
      [
        [x - 16, top],
        [x + w * 0.05, top - height * 0.13],
        [x + w * 0.95, top - height * 0.13],
        [x + w + 16, top],
      ],
      roof,
    ) +
    chimney(0.14) +
    chimney(0.8) +
    Array.from({ length: bays }, (_, bay) => dormer(bay)).join("")
  );
}

/** Of the uppermost, 0, and the one below it all windows open onto a balcony; the lowest has the door. */
function storey(sheet: Sheet, own: StreetHouse, floor: number): string {
  const { light, random } = sheet;
  const { x, w, top, foot, floors, bays, wall, shutter } = own;
  const high = (foot - top) / floors;
  const y = top + floor * high;
  const isGround = floor === floors - 1;
  const hasBalcony = floor === 0 || floor === 1;
  const wide = (w / bays) * 0.36;
  let drawn = floor > 0 ? block(x, y - 4, w, 7, mix(wall, light.ink, 0.14)) : "";
  for (let bay = 0; bay < bays; bay += 1) {
    const left = x + (w / bays) * (bay + 0.5) - wide / 2;
    if (isGround && bay === Math.floor(bays / 2)) {
      drawn += door(sheet, left - wide * 0.25, foot, wide * 1.5, high * 0.86, shutter);
      continue;
    }
    drawn += glazing(sheet, left, y + high * 0.2, wide, high * (isGround ? 0.55 : 0.66), [2, 3]);
    if (!isGround && !hasBalcony) drawn += shutters(sheet, left, y + high * 0.2, wide, high * 0.66, shutter);
    if (!isGround && random.chance(0.25)) drawn += flowerBox(sheet, left, y + high * 0.86, wide);
  }
  return hasBalcony ? drawn + balcony(sheet, own, y, high) : drawn;
}

function balcony({ light }: Sheet, { x, w }: StreetHouse, y: number, high: number): string {
  const rail = y + high * 0.62;
  let drawn =
    block(x + w * 0.02, y + high * 0.93, w * 0.96, 10, light.stone[1]) +
    block(x + w * 0.02, rail, w * 0.96, 5, light.ink);
  for (let bar = x + w * 0.02; bar < x + w * 0.98; bar += 15)
    drawn += block(bar, rail, 3, high * 0.31, light.ink, 0, 0.85);
  for (let scroll = x + w * 0.06; scroll < x + w * 0.95; scroll += 60)
    drawn += `<circle cx="${Math.round(scroll)}" cy="${Math.round(rail + high * 0.16)}" r="${Math.round(high * 0.08)}" fill="none" stroke="${light.ink}" stroke-width="3"/>`;
  return drawn;
}

function street(sheet: Sheet, { x, w, foot }: StreetHouse): string {
  const { width, height, random } = sheet;
  let drawn =
    pavement(sheet, foot) +
    tree(sheet, x - w * 0.16, foot + 22, height * 0.5, "round") +
    lamp(sheet, x + w * 1.14, foot + 16, height * 0.36);
  for (let walker = 0; walker < 2; walker += 1)
    drawn += person(sheet, width * random.between(0.1, 0.9), foot + height * 0.045, height * 0.17);
  return random.chance(0.6)
    ? drawn + car(sheet, width * random.between(0.02, 0.7), height * 0.95, width * 0.26)
    : drawn;
}
