import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, shape } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { lamp } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { apart, backdrop } from "./backdrop.ts";
import { door, flowerBox, glazing, shutters } from "./openings.ts";
import { pavement, shade } from "./pavement.ts";
import type { StreetHouse } from "./wall-colours.ts";
import { colours } from "./wall-colours.ts";

/** A narrow house in a row, its door on the street. */
export function townHouse(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.86;
  const wall = colours(sheet);
  const w = width * random.between(0.3, 0.4);
  const x = (width - w) / 2 + random.between(-0.08, 0.08) * width;
  const floors = random.whole(2, 3);
  const own: StreetHouse = {
    ...wall,
    x,
    w,
    top: foot - floors * height * 0.215,
    foot,
    floors,
    bays: random.whole(2, 3),
  };
  let drawn = backdrop(sheet, around, height * 0.5) + neighbours(sheet, own) + roof(sheet, own);
  drawn += walls(sheet, own);
  const doorBay = random.chance(0.5) ? 0 : own.bays - 1;
  drawn += openings(sheet, own, doorBay);
  drawn +=
    block(x + w * 0.88, own.top, w * 0.12, foot - own.top, light.ink, 0, 0.08) +
    shade(sheet, [
      [0, foot],
      [0, height * 0.7],
      [width, height * random.between(0.48, 0.76)],
      [width, foot],
    ]) +
    pavement(sheet, foot);
  if (random.chance(0.6)) drawn += vine(sheet, own, x + w * (doorBay === 0 ? 0.34 : 0.6));
  drawn += pot(sheet, x + w * 0.06, foot) + pot(sheet, x + w * 0.93, foot);
  return drawn + street(sheet, foot);
}

/** The rest of the row, to both edges of the sheet. */
function neighbours(sheet: Sheet, { x, w, foot }: StreetHouse): string {
  const { width, height, random } = sheet;
  const neighbour = (left: number, wide: number) =>
    house(apart(sheet), left, foot, wide, height * random.between(0.5, 0.68), {
      ...houseLook(sheet),
      bays: 2,
    });
  let drawn = "";
  for (let side = x; side > -60; ) {
    const wide = width * random.between(0.17, 0.25);
    side -= wide - 2;
    drawn += neighbour(side, wide);
  }
  for (let side = x + w; side < width + 60; ) {
    const wide = width * random.between(0.17, 0.25);
    drawn += neighbour(side - 2, wide);
    side += wide - 2;
  }
  return drawn;
}

/** A gable with a round window, or a slope with two dormers; a chimney on both. */
function roof(sheet: Sheet, own: StreetHouse): string {
  const { height, light, random } = sheet;
  const { x, w, top } = own;
  const isGable = random.chance(0.4);
  const ridge = isGable
    ? ([[x + w / 2, top - height * 0.19]] as const)
    : ([
        [x + w * 0.1, top - height * 0.15],
        [x + w * 0.9, top - height * 0.15],
      ] as const);
  return (
    shape([[x - 14, top], ...ridge, [x + w + 14, top]], own.roof) +
    block(x + w * 0.74, top - height * 0.2, w * 0.1, height * 0.12, mix(light.roofs[2]!, light.ink, 0.15)) +
    (isGable ? roundWindow(sheet, own) : dormer(sheet, own, 0.24) + dormer(sheet, own, 0.24 + 0.34))
  );
}

function roundWindow({ height, light }: Sheet, { x, w, top, wall }: StreetHouse): string {
  return (
    disc(x + w / 2, top - height * 0.07, w * 0.055, mix(light.paper, wall, 0.3)) +
    disc(x + w / 2, top - height * 0.07, w * 0.042, light.pane)
  );
}

function dormer(sheet: Sheet, { x, w, top, wall, roof: tiles }: StreetHouse, share: number): string {
  const { height, light } = sheet;
  const left = x + w * share;
  return (
    block(left - 8, top - height * 0.1, w * 0.14 + 16, height * 0.1, wall) +
    glazing(sheet, left, top - height * 0.088, w * 0.14, height * 0.08, [2, 1]) +
    shape(
      [
        [left - 16, top - height * 0.1],
        [left + w * 0.07, top - height * 0.145],
        [left + w * 0.14 + 16, top - height * 0.1],
      ],
      mix(tiles, light.ink, 0.18),
    )
  );
}

/** With its cornice, the beams of a timbered house now and then, and stones at the corners. */
function walls({ light, random }: Sheet, { x, w, top, foot, floors, wall }: StreetHouse): string {
  const high = foot - top;
  let drawn = block(x, top, w, high, wall) + block(x - 8, top - 6, w + 16, 12, mix(light.paper, wall, 0.3));
  if (random.chance(0.5))
    for (let beam = 0; beam < 5; beam += 1)
      drawn += block(
        x,
        top + (high / floors) * Math.min(beam, floors - 1),
        w,
        12,
        mix(light.roofs[2]!, light.ink, 0.3),
        0,
        beam < floors ? 1 : 0,
      );
  for (const corner of [x, x + w - w * 0.06])
    for (let stone = 0; stone < 12; stone += 2)
      drawn += block(
        corner,
        top + (high / 12) * stone,
        w * 0.06,
        high / 12,
        mix(light.stone[0], light.paper, 0.3),
      );
  return drawn;
}

function openings(sheet: Sheet, own: StreetHouse, doorBay: number): string {
  const { x, w, top, foot, floors, bays, shutter } = own;
  const high = (foot - top) / floors;
  const wide = Math.min(w * 0.15, (w / bays) * 0.4);
  let drawn = "";
  for (let floor = 0; floor < floors; floor += 1)
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x + (w / bays) * (bay + 0.5) - wide / 2;
      const y = top + floor * high;
      if (floor === floors - 1 && bay === doorBay) {
        drawn += door(sheet, left - wide * 0.15, foot, wide * 1.3, high * 0.82, shutter);
        continue;
      }
      drawn +=
        glazing(sheet, left, y + high * 0.22, wide, high * 0.56, [2, 3]) +
        shutters(sheet, left, y + high * 0.22, wide, high * 0.56, shutter);
      if (sheet.random.chance(0.5)) drawn += flowerBox(sheet, left, y + high * 0.8, wide);
    }
  return drawn;
}

/** Up the wall around `x`, with its flowers. */
function vine({ light, random }: Sheet, { top, foot, floors }: StreetHouse, x: number): string {
  const high = (foot - top) / floors;
  return Array.from({ length: 60 }, (_, leaf) =>
    disc(
      x + random.between(-26, 26) + Math.sin(leaf) * 20,
      foot - random.next() ** 1.3 * high * 1.5,
      random.between(7, 15),
      leaf % 6 === 0 ? light.accents[1]! : mix(light.land[1], light.land[2], random.next()),
    ),
  ).join("");
}

function pot({ light }: Sheet, x: number, foot: number): string {
  return (
    disc(x, foot - 46, 30, light.land[2]) +
    disc(x + 10, foot - 62, 18, light.land[1]) +
    shape(
      [
        [x - 18, foot - 26],
        [x + 18, foot - 26],
        [x + 13, foot + 4],
        [x - 13, foot + 4],
      ],
      light.accents[1]!,
    )
  );
}

function street(sheet: Sheet, foot: number): string {
  const { width, height, random } = sheet;
  return (
    lamp(sheet, width * random.pick([0.1, 0.88]), foot + 20, height * 0.38) +
    person(sheet, width * random.between(0.12, 0.3), foot + height * 0.05, height * 0.18) +
    (random.chance(0.4)
      ? person(sheet, width * random.between(0.7, 0.9), foot + height * 0.06, height * 0.19)
      : "")
  );
}
