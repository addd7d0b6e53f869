import { seededRandom } from "../../../osm/seeded-random.ts";
import type { Sheet } from "../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path, shape, stroke } from "../../../photos/ink.ts";
import { awning, house, houseLook, houseRow } from "../../../photos/motifs/houses.ts";
import { person } from "../../../photos/motifs/people.ts";
import { gulls, hills, sea, sky } from "../../../photos/motifs/sky-and-sea.ts";
import { car, lamp, tree } from "../../../photos/motifs/street-things.ts";

/** Kinds of buildings as they show from the street. */
export const FRONTS = {
  "immeuble ancien": oldBlock,
  "immeuble moderne": newBlock,
  "maison de ville": townHouse,
  villa,
  pavillon,
  longere,
  contemporaine,
  boutique,
  bureaux,
  box: garages,
  terrain: land,
} as const;
export type Front = keyof typeof FRONTS;

/** What stands around: the sea behind, the street, fields. */
export type Around = "mer" | "ville" | "campagne";

/** The sheet with a chance of its own, for what draws more or less of it at some hours. */
function apart(sheet: Sheet): Sheet {
  return { ...sheet, random: seededRandom(`apart ${sheet.random.next()}`) };
}

interface Wall {
  wall: string;
  roof: string;
  shutter: string;
}

function colours({ light, random }: Sheet): Wall {
  return {
    wall: random.pick(light.walls),
    roof: random.pick(light.roofs),
    shutter: random.pick(light.accents.slice(0, 4)),
  };
}

function backdrop(sheet: Sheet, around: Around, horizon: number): string {
  const { width, height, light, random } = sheet;
  let drawn =
    sky(apart(sheet), horizon) +
    block(0, horizon - 2, width, height, around === "ville" ? light.stone[0] : light.land[1]);
  if (around === "mer")
    drawn +=
      sea(apart(sheet), horizon - height * 0.1, horizon + 6) +
      hills(
        sheet,
        horizon,
        height * 0.06,
        light.land[1],
        random.chance(0.5) ? 0.5 : -0.1,
        random.chance(0.5) ? 1.1 : 0.5,
      ) +
      gulls(sheet, horizon, 6);
  if (around === "campagne")
    drawn +=
      hills(sheet, horizon, height * 0.16, light.land[0]) +
      hills(sheet, horizon + 6, height * 0.08, mix(light.land[0], light.land[1], 0.6));
  if (around === "ville")
    drawn += houseRow(apart(sheet), -40, width + 40, horizon + 8, height * random.between(0.24, 0.32));
  return drawn;
}

/** A window with its frame, glass, sky in the glass. */
function glazing(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  bars: readonly [number, number] = [2, 2],
): string {
  const { light, random } = sheet;
  // Chance is asked at every hour alike: the house must not change its looks with the light.
  const isDark = random.chance(0.4) && light.isLit;
  const pane = isDark ? mix(light.pane, light.ink, 0.62) : light.pane;
  const white = mix(light.paper, light.ink, 0.04);
  let drawn = block(x - 6, y - 6, w + 12, h + 12, white, 1) + block(x, y, w, h, pane);
  if (!light.isLit)
    drawn +=
      shape(
        [
          [x, y + h * 0.7],
          [x + w * 0.5, y],
          [x + w * 0.8, y],
          [x, y + h],
        ],
        light.sky[2],
        0.3,
      ) + block(x, y, w, h * 0.1, light.ink, 0, 0.18);
  else if (!isDark)
    drawn +=
      block(x, y, w * 0.2, h, light.accents[1]!, 0, 0.3) +
      block(x + w * 0.8, y, w * 0.2, h, light.accents[1]!, 0, 0.3);
  for (let bar = 1; bar < bars[0]; bar += 1) drawn += block(x + (w / bars[0]) * bar - 2.5, y, 5, h, white);
  for (let bar = 1; bar < bars[1]; bar += 1) drawn += block(x, y + (h / bars[1]) * bar - 2, w, 4, white);
  return drawn;
}

function shutters(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
  const { light } = sheet;
  const wide = w * 0.52;
  let drawn = "";
  for (const left of [x - wide - 8, x + w + 8]) {
    drawn += block(left, y - 4, wide, h + 8, colour, 1);
    for (let slat = 1; slat < 9; slat += 1)
      drawn += block(left + 5, y + (h / 9) * slat, wide - 10, 3, light.ink, 0, 0.16);
  }
  return drawn;
}

function flowerBox(sheet: Sheet, x: number, y: number, w: number): string {
  const { light, random } = sheet;
  let drawn = block(x - 8, y, w + 16, 15, mix(light.accents[1]!, light.ink, 0.15), 3);
  for (let leaf = 0; leaf < w / 7; leaf += 1)
    drawn += disc(
      x + random.next() * w,
      y - random.between(0, 12),
      random.between(6, 11),
      mix(light.land[1], light.land[2], random.next()),
    );
  for (let flower = 0; flower < w / 12; flower += 1)
    drawn += disc(
      x + random.next() * w,
      y - random.between(4, 18),
      5,
      random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
    );
  return drawn;
}

function door(sheet: Sheet, x: number, foot: number, w: number, h: number, colour: string): string {
  const { light } = sheet;
  return (
    block(x - 9, foot - h - 9, w + 18, h + 9, mix(light.paper, light.stone[0], 0.4)) +
    block(x, foot - h, w, h, colour) +
    block(
      x + w * 0.14,
      foot - h * 0.93,
      w * 0.72,
      h * 0.24,
      light.isLit ? light.pane : mix(light.pane, light.paper, 0.3),
    ) +
    block(x + w * 0.14, foot - h * 0.6, w * 0.3, h * 0.48, light.ink, 2, 0.16) +
    block(x + w * 0.56, foot - h * 0.6, w * 0.3, h * 0.48, light.ink, 2, 0.16) +
    disc(x + w * 0.9, foot - h * 0.46, 5, light.accents[2]!) +
    block(x - 16, foot - 9, w + 32, 10, light.stone[1])
  );
}

function bushes(sheet: Sheet, from: number, to: number, y: number, size: number): string {
  const { light, random } = sheet;
  let drawn = "";
  for (let x = from; x < to; x += size * 0.7)
    drawn += disc(
      x,
      y - random.between(0, size * 0.4),
      size * random.between(0.6, 1),
      mix(light.land[2], light.land[1], random.next()),
    );
  for (let flower = 0; flower < (to - from) / 26; flower += 1)
    drawn += disc(
      random.between(from, to),
      y - random.between(0, size),
      6,
      random.pick([
        light.accents[1]!,
        light.accents[2]!,
        light.paper,
        mix(light.accents[0]!, light.paper, 0.4),
      ]),
    );
  return drawn;
}

function pavement(sheet: Sheet, y: number): string {
  const { width, height, light, random } = sheet;
  let drawn =
    block(0, y, width, height, light.stone[0]) +
    block(0, y + height * 0.05, width, 9, mix(light.stone[1], light.ink, 0.12)) +
    block(0, y + height * 0.058, width, height, mix(light.stone[1], light.ink, 0.36));
  for (let x = -random.between(0, 100); x < width; x += 150)
    drawn += block(x, y, 3, height * 0.05, light.ink, 0, 0.12);
  for (let dash = 0; dash < 8; dash += 1)
    drawn += block(width * dash * 0.14, height * 0.965, width * 0.07, 8, light.paper, 2, 0.7);
  return drawn;
}

function lawn(sheet: Sheet, y: number): string {
  const { width, height, light, random } = sheet;
  let drawn =
    block(0, y, width, height, mix(light.land[1], light.sand[0], 0.16)) +
    path(
      `M0,${y + height * 0.1} Q${width * 0.4},${y + height * 0.03} ${width},${y + height * 0.13} L${width},${height} L0,${height} Z`,
      light.land[1],
    );
  for (let tuft = 0; tuft < 90; tuft += 1) {
    const [x, ty] = [width * random.next(), y + random.next() * (height - y)];
    drawn += stroke(
      [
        [x, ty],
        [x + random.between(-5, 5), ty - random.between(6, 14)],
      ],
      mix(light.land[2], light.glint, random.next() * 0.4),
      3,
      0.5,
    );
  }
  return drawn;
}

/** A path to the door, wider towards the onlooker. */
function path2(sheet: Sheet, x: number, w: number, y: number): string {
  const { height, width, light } = sheet;
  const swing = (width / 2 - x) * 0.5;
  return path(
    `M${x},${y} L${x + w},${y} Q${x + w * 1.1 + swing * 0.2},${(y + height) / 2} ${x + w * 2.2 + swing},${height} L${x - w * 1.2 + swing},${height} Q${x - w * 0.1 + swing * 0.2},${(y + height) / 2} ${x},${y} Z`,
    mix(light.sand[0], light.stone[0], 0.4),
  );
}

function shade(sheet: Sheet, corners: readonly (readonly [number, number])[]): string {
  return shape(corners, sheet.light.ink, sheet.light.sun === null ? 0.05 : 0.13);
}

function oldBlock(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.87;
  const { wall, roof, shutter } = colours(sheet);
  const floors = random.whole(4, 5);
  const bays = random.whole(4, 5);
  const w = width * random.between(0.46, 0.54);
  const x = (width - w) / 2 + random.between(-0.06, 0.06) * width;
  const top = height * 0.2;
  let drawn = backdrop(sheet, around, height * 0.56);
  for (const [hx, hw] of [
    [x - w * 0.62, w * 0.64],
    [x + w * 0.985, w * 0.66],
  ] as const)
    drawn += house(apart(sheet), hx, foot, hw, height * random.between(0.52, 0.66), {
      ...houseLook(sheet),
      floors: 3,
      bays: 3,
    });
  // A mansard roof with its dormers.
  drawn += shape(
    [
      [x - 16, top],
      [x + w * 0.05, top - height * 0.13],
      [x + w * 0.95, top - height * 0.13],
      [x + w + 16, top],
    ],
    roof,
  );
  for (const chimney of [0.14, 0.8])
    drawn += block(
      x + w * chimney,
      top - height * 0.19,
      w * 0.07,
      height * 0.08,
      mix(light.roofs[2]!, light.ink, 0.1),
    );
  for (let bay = 0; bay < bays; bay += 1) {
    const bx = x + (w / bays) * (bay + 0.5) - w * 0.035;
    drawn +=
      block(bx - 6, top - height * 0.1, w * 0.07 + 12, height * 0.1, wall) +
      glazing(sheet, bx, top - height * 0.085, w * 0.07, height * 0.075, [2, 1]) +
      path(
        `M${bx - 12},${top - height * 0.1} Q${bx + w * 0.035},${top - height * 0.135} ${bx + w * 0.07 + 12},${top - height * 0.1} Z`,
        mix(roof, light.ink, 0.2),
      );
  }
  drawn +=
    block(x, top, w, foot - top, wall) + block(x - 14, top - 8, w + 28, 16, mix(light.paper, wall, 0.4));
  const floorHigh = (foot - top) / floors;
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * floorHigh;
    const isGround = floor === floors - 1;
    if (floor > 0) drawn += block(x, y - 4, w, 7, mix(wall, light.ink, 0.14));
    const balcony = floor === 0 || floor === 1;
    for (let bay = 0; bay < bays; bay += 1) {
      const ww = (w / bays) * 0.36;
      const bx = x + (w / bays) * (bay + 0.5) - ww / 2;
      if (isGround && bay === Math.floor(bays / 2)) {
        drawn += door(sheet, bx - ww * 0.25, foot, ww * 1.5, floorHigh * 0.86, shutter);
        continue;
      }
      drawn += glazing(sheet, bx, y + floorHigh * 0.2, ww, floorHigh * (isGround ? 0.55 : 0.66), [2, 3]);
      if (!isGround && !balcony)
        drawn += shutters(sheet, bx, y + floorHigh * 0.2, ww, floorHigh * 0.66, shutter);
      if (!isGround && random.chance(0.25)) drawn += flowerBox(sheet, bx, y + floorHigh * 0.86, ww);
    }
    if (balcony) {
      const rail = y + floorHigh * 0.62;
      drawn +=
        block(x + w * 0.02, y + floorHigh * 0.93, w * 0.96, 10, light.stone[1]) +
        block(x + w * 0.02, rail, w * 0.96, 5, light.ink);
      for (let bar = x + w * 0.02; bar < x + w * 0.98; bar += 15)
        drawn += block(bar, rail, 3, floorHigh * 0.31, light.ink, 0, 0.85);
      for (let scroll = x + w * 0.06; scroll < x + w * 0.95; scroll += 60)
        drawn += `<circle cx="${Math.round(scroll)}" cy="${Math.round(rail + floorHigh * 0.16)}" r="${Math.round(floorHigh * 0.08)}" fill="none" stroke="${light.ink}" stroke-width="3"/>`;
    }
  }
  drawn +=
    block(x + w * 0.9, top, w * 0.1, foot - top, light.ink, 0, 0.08) +
    shade(sheet, [
      [0, foot],
      [0, height * 0.62],
      [width, height * random.between(0.42, 0.8)],
      [width, foot],
    ]);
  drawn +=
    pavement(sheet, foot) +
    tree(sheet, x - w * 0.16, foot + 22, height * 0.5, "round") +
    lamp(sheet, x + w * 1.14, foot + 16, height * 0.36);
  for (let walker = 0; walker < 2; walker += 1)
    drawn += person(sheet, width * random.between(0.1, 0.9), foot + height * 0.045, height * 0.17);
  return (
    drawn +
    (random.chance(0.6) ? car(sheet, width * random.between(0.02, 0.7), height * 0.95, width * 0.26) : "")
  );
}

function newBlock(sheet: Sheet, around: Around): string {
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
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * high;
    for (let bay = 0; bay < bays; bay += 1) {
      const bw = (w - tower) / bays;
      const bx = x + bw * bay;
      drawn +=
        block(bx + bw * 0.1, y + high * 0.12, bw * 0.8, high * 0.82, mix(white, light.ink, 0.16)) +
        glazing(sheet, bx + bw * 0.16, y + high * 0.2, bw * 0.68, high * 0.74, [3, 1]);
      const isGlass = (bay + floor) % 2 === 0;
      drawn +=
        block(bx + bw * 0.04, y + high * 0.94, bw * 0.92, 13, white) +
        block(bx + bw * 0.04, y + high * 0.94 + 13, bw * 0.92, 5, light.ink, 0, 0.2);
      drawn += isGlass
        ? block(
            bx + bw * 0.05,
            y + high * 0.58,
            bw * 0.9,
            high * 0.36,
            mix(light.sky[1], light.paper, 0.4),
            0,
            0.45,
          ) + block(bx + bw * 0.05, y + high * 0.57, bw * 0.9, 5, light.ink)
        : Array.from({ length: 26 }, (_, bar) =>
            block(bx + bw * (0.05 + (bar / 26) * 0.9), y + high * 0.58, 5, high * 0.36, wood),
          ).join("") + block(bx + bw * 0.05, y + high * 0.57, bw * 0.9, 6, mix(wood, light.ink, 0.3));
      if (random.chance(0.6))
        drawn += bushes(sheet, bx + bw * 0.1, bx + bw * random.between(0.25, 0.5), y + high * 0.92, 15);
      if (random.chance(0.25))
        drawn += path(
          `M${bx + bw * 0.5},${y + high * 0.3} l${bw * 0.36},0 l0,16 l${-bw * 0.36},8 Z`,
          light.accents[1]!,
        );
    }
    const ty = y - height * 0.02;
    drawn += glazing(sheet, x + w - tower * 0.72, ty + high * 0.2, tower * 0.44, high * 0.5, [1, 1]);
  }
  drawn +=
    block(
      x + w - tower * 0.78,
      foot - height * 0.13,
      tower * 0.56,
      height * 0.13,
      mix(light.ink, light.pane, 0.3),
    ) +
    block(x + w - tower * 0.86, foot - height * 0.15, tower * 0.72, 13, light.paper) +
    (light.isLit ? glow(x + w - tower / 2, foot - height * 0.08, height * 0.12, light.pane, 0.4) : "");
  drawn += shade(sheet, [
    [x, foot],
    [x, foot - height * 0.1],
    [x + w, foot - height * 0.26],
    [x + w, foot],
  ]);
  drawn +=
    lawn(sheet, foot) +
    path2(sheet, x + w - tower * 0.66, tower * 0.34, foot) +
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

function townHouse(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.86;
  const { wall, roof, shutter } = colours(sheet);
  const w = width * random.between(0.3, 0.4);
  const x = (width - w) / 2 + random.between(-0.08, 0.08) * width;
  const floors = random.whole(2, 3);
  const top = foot - floors * height * 0.215;
  const bays = random.whole(2, 3);
  let drawn = backdrop(sheet, around, height * 0.5);
  let side = x;
  while (side > -60) {
    const hw = width * random.between(0.17, 0.25);
    side -= hw - 2;
    drawn += house(apart(sheet), side, foot, hw, height * random.between(0.5, 0.68), {
      ...houseLook(sheet),
      bays: 2,
    });
  }
  side = x + w;
  while (side < width + 60) {
    const hw = width * random.between(0.17, 0.25);
    drawn += house(apart(sheet), side - 2, foot, hw, height * random.between(0.5, 0.68), {
      ...houseLook(sheet),
      bays: 2,
    });
    side += hw - 2;
  }
  const peak = random.chance(0.4);
  drawn += peak
    ? shape(
        [
          [x - 14, top],
          [x + w / 2, top - height * 0.19],
          [x + w + 14, top],
        ],
        roof,
      )
    : shape(
        [
          [x - 14, top],
          [x + w * 0.1, top - height * 0.15],
          [x + w * 0.9, top - height * 0.15],
          [x + w + 14, top],
        ],
        roof,
      );
  drawn += block(
    x + w * 0.74,
    top - height * 0.2,
    w * 0.1,
    height * 0.12,
    mix(light.roofs[2]!, light.ink, 0.15),
  );
  if (!peak)
    for (let dormer = 0; dormer < 2; dormer += 1) {
      const dx = x + w * (0.24 + dormer * 0.34);
      drawn +=
        block(dx - 8, top - height * 0.1, w * 0.14 + 16, height * 0.1, wall) +
        glazing(sheet, dx, top - height * 0.088, w * 0.14, height * 0.08, [2, 1]) +
        shape(
          [
            [dx - 16, top - height * 0.1],
            [dx + w * 0.07, top - height * 0.145],
            [dx + w * 0.14 + 16, top - height * 0.1],
          ],
          mix(roof, light.ink, 0.18),
        );
    }
  else
    drawn +=
      disc(x + w / 2, top - height * 0.07, w * 0.055, mix(light.paper, wall, 0.3)) +
      disc(x + w / 2, top - height * 0.07, w * 0.042, light.pane);
  drawn +=
    block(x, top, w, foot - top, wall) + block(x - 8, top - 6, w + 16, 12, mix(light.paper, wall, 0.3));
  if (random.chance(0.5))
    for (let beam = 0; beam < 5; beam += 1)
      drawn += block(
        x,
        top + ((foot - top) / floors) * Math.min(beam, floors - 1),
        w,
        12,
        mix(light.roofs[2]!, light.ink, 0.3),
        0,
        beam < floors ? 1 : 0,
      );
  for (const quoin of [x, x + w - w * 0.06])
    for (let stone = 0; stone < 12; stone += 1)
      if (stone % 2 === 0)
        drawn += block(
          quoin,
          top + ((foot - top) / 12) * stone,
          w * 0.06,
          (foot - top) / 12,
          mix(light.stone[0], light.paper, 0.3),
        );
  const high = (foot - top) / floors;
  const doorBay = random.chance(0.5) ? 0 : bays - 1;
  for (let floor = 0; floor < floors; floor += 1)
    for (let bay = 0; bay < bays; bay += 1) {
      const ww = Math.min(w * 0.15, (w / bays) * 0.4);
      const bx = x + (w / bays) * (bay + 0.5) - ww / 2;
      const y = top + floor * high;
      if (floor === floors - 1 && bay === doorBay) {
        drawn += door(sheet, bx - ww * 0.15, foot, ww * 1.3, high * 0.82, shutter);
        continue;
      }
      drawn +=
        glazing(sheet, bx, y + high * 0.22, ww, high * 0.56, [2, 3]) +
        shutters(sheet, bx, y + high * 0.22, ww, high * 0.56, shutter);
      if (random.chance(0.5)) drawn += flowerBox(sheet, bx, y + high * 0.8, ww);
    }
  drawn +=
    block(x + w * 0.88, top, w * 0.12, foot - top, light.ink, 0, 0.08) +
    shade(sheet, [
      [0, foot],
      [0, height * 0.7],
      [width, height * random.between(0.48, 0.76)],
      [width, foot],
    ]) +
    pavement(sheet, foot);
  const vine = x + w * (doorBay === 0 ? 0.34 : 0.6);
  if (random.chance(0.6))
    for (let leaf = 0; leaf < 60; leaf += 1)
      drawn += disc(
        vine + random.between(-26, 26) + Math.sin(leaf) * 20,
        foot - random.next() ** 1.3 * high * 1.5,
        random.between(7, 15),
        leaf % 6 === 0 ? light.accents[1]! : mix(light.land[1], light.land[2], random.next()),
      );
  for (const pot of [0.06, 0.93])
    drawn +=
      disc(x + w * pot, foot - 46, 30, light.land[2]) +
      disc(x + w * pot + 10, foot - 62, 18, light.land[1]) +
      shape(
        [
          [x + w * pot - 18, foot - 26],
          [x + w * pot + 18, foot - 26],
          [x + w * pot + 13, foot + 4],
          [x + w * pot - 13, foot + 4],
        ],
        light.accents[1]!,
      );
  return (
    drawn +
    lamp(sheet, width * random.pick([0.1, 0.88]), foot + 20, height * 0.38) +
    person(sheet, width * random.between(0.12, 0.3), foot + height * 0.05, height * 0.18) +
    (random.chance(0.4)
      ? person(sheet, width * random.between(0.7, 0.9), foot + height * 0.06, height * 0.19)
      : "")
  );
}

function villa(sheet: Sheet, around: Around): string {
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
    path2(sheet, other + w * 0.2, w * 0.1, foot) +
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

function fence(sheet: Sheet, y: number, colour: string): string {
  const { width, height, light } = sheet;
  const high = height * 0.085;
  let drawn = "";
  for (let x = 0; x < width; x += 34) {
    if (x > width * 0.4 && x < width * 0.58) continue;
    drawn += shape(
      [
        [x, y],
        [x, y - high],
        [x + 9, y - high - 12],
        [x + 18, y - high],
        [x + 18, y],
      ],
      colour,
    );
  }
  for (const [from, to] of [
    [0, width * 0.41],
    [width * 0.58, width],
  ] as const)
    drawn +=
      block(from, y - high * 0.75, to - from, 8, mix(colour, light.ink, 0.14)) +
      block(from, y - high * 0.28, to - from, 8, mix(colour, light.ink, 0.14));
  return drawn;
}

function pavillon(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.72;
  const { wall, roof, shutter } = colours(sheet);
  const isLeft = random.chance(0.5);
  const w = width * random.between(0.44, 0.5);
  const x = isLeft ? width * 0.14 : width * 0.36;
  const hasFloor = random.chance(0.5);
  const eaves = foot - height * (hasFloor ? 0.32 : 0.2);
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, height * 0.56);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(sheet, width * random.next(), foot - 6, height * random.between(0.28, 0.46), "round");
  const gx = isLeft ? x + w - 8 : x - width * 0.2 + 8;
  const gw = width * 0.2;
  drawn +=
    block(gx, foot - height * 0.17, gw, height * 0.17, mix(wall, light.ink, 0.06)) +
    shape(
      [
        [gx - 18, foot - height * 0.17],
        [gx + gw * 0.12, foot - height * 0.27],
        [gx + gw * 0.88, foot - height * 0.27],
        [gx + gw + 18, foot - height * 0.17],
      ],
      mix(roof, light.ink, 0.08),
    );
  drawn +=
    block(gx + gw * 0.16, foot - height * 0.145, gw * 0.68, height * 0.145, mix(shutter, light.paper, 0.35)) +
    Array.from({ length: 5 }, (_, slat) =>
      block(gx + gw * 0.16, foot - height * 0.145 + slat * height * 0.03, gw * 0.68, 3, light.ink, 0, 0.16),
    ).join("");
  drawn += shape(
    [
      [x - 34, eaves],
      [x + w * 0.14, eaves - height * 0.2],
      [x + w * 0.86, eaves - height * 0.2],
      [x + w + 34, eaves],
    ],
    roof,
  );
  for (let row = 1; row < 7; row += 1)
    drawn += stroke(
      [
        [x - 34 + (w * 0.14 + 34) * (row / 7), eaves - height * 0.2 * (row / 7)],
        [x + w + 34 - (w * 0.14 + 34) * (row / 7), eaves - height * 0.2 * (row / 7)],
      ],
      light.ink,
      3,
      0.12,
    );
  drawn += block(
    x + w * 0.22,
    eaves - height * 0.26,
    w * 0.07,
    height * 0.12,
    mix(light.roofs[2]!, light.ink, 0.1),
  );
  for (let dormer = 0; dormer < (hasFloor ? 0 : 2); dormer += 1) {
    const dx = x + w * (0.3 + dormer * 0.28);
    drawn +=
      block(dx - 8, eaves - height * 0.13, w * 0.1 + 16, height * 0.1, wall) +
      glazing(sheet, dx, eaves - height * 0.12, w * 0.1, height * 0.085, [2, 1]) +
      shape(
        [
          [dx - 20, eaves - height * 0.125],
          [dx + w * 0.05, eaves - height * 0.185],
          [dx + w * 0.1 + 20, eaves - height * 0.125],
        ],
        mix(roof, light.ink, 0.15),
      );
  }
  drawn +=
    block(x, eaves, w, foot - eaves, wall) +
    block(x - 30, eaves - 5, w + 60, 13, mix(light.paper, wall, 0.3)) +
    block(x, foot - height * 0.035, w, height * 0.035, mix(light.stone[1], wall, 0.4));
  const rows = hasFloor ? [eaves + height * 0.03, eaves + height * 0.185] : [eaves + height * 0.045];
  rows.forEach((y, floor) => {
    const isGround = floor === rows.length - 1;
    for (let bay = 0; bay < 4; bay += 1) {
      const ww = w * 0.095;
      const bx = x + w * (0.075 + bay * 0.235);
      if (isGround && bay === 1) drawn += door(sheet, bx, foot, ww * 1.05, height * 0.15, shutter);
      else if (isGround && bay === 3)
        drawn += glazing(sheet, bx - ww * 0.3, y, ww * 1.7, foot - y - height * 0.01, [2, 1]);
      else
        drawn +=
          glazing(sheet, bx, y, ww, height * 0.095, [2, 2]) +
          shutters(sheet, bx, y, ww, height * 0.095, shutter);
    }
  });
  drawn +=
    shade(sheet, [
      [x, foot],
      [x, foot - height * 0.05],
      [x + w, foot - height * 0.15],
      [x + w, foot],
    ]) +
    lawn(sheet, foot) +
    path2(sheet, x + w * 0.31, w * 0.11, foot);
  drawn += path(
    `M${gx + gw * 0.14},${foot} L${gx + gw * 0.86},${foot} L${gx + gw * (isLeft ? 1.5 : 0.9)},${height} L${gx + gw * (isLeft ? 0.2 : -0.5)},${height} Z`,
    light.stone[0],
  );
  drawn +=
    bushes(sheet, x - 20, x + w * 0.28, foot + 14, 26) +
    bushes(sheet, x + w * 0.46, x + w * 0.74, foot + 14, 24);
  drawn += tree(sheet, width * (isLeft ? 0.05 : 0.93), height * 0.9, height * 0.6, "round");
  return (
    drawn +
    (random.chance(0.5) ? car(sheet, gx + gw * (isLeft ? 0.2 : -0.6), height * 0.9, width * 0.24) : "") +
    fence(sheet, height * 0.985, mix(light.land[2], light.paper, random.pick([0.05, 0.7])))
  );
}

function longere(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.72;
  const stone = mix(light.stone[0], light.sand[1], random.between(0.2, 0.6));
  const roof = random.pick([
    light.roofs[0]!,
    light.roofs[1]!,
    mix("#a5834f", light.ink, light.isLit ? 0.4 : 0.1),
  ]);
  const shutter = random.pick(light.accents.slice(0, 4));
  const x = width * 0.1;
  const w = width * random.between(0.74, 0.8);
  const eaves = foot - height * 0.2;
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, height * 0.54);
  for (let far = 0; far < 7; far += 1)
    drawn += tree(sheet, width * random.next(), foot - 10, height * random.between(0.3, 0.52), "round");
  drawn += path(
    `M${x - 30},${eaves} L${x + w * 0.04},${eaves - height * 0.22} Q${x + w / 2},${eaves - height * 0.235} ${x + w * 0.96},${eaves - height * 0.22} L${x + w + 30},${eaves} Z`,
    roof,
  );
  for (let row = 1; row < 8; row += 1)
    drawn += stroke(
      [
        [x - 30 + (w * 0.04 + 30) * (row / 8), eaves - height * 0.22 * (row / 8)],
        [x + w + 30 - (w * 0.04 + 30) * (row / 8), eaves - height * 0.22 * (row / 8)],
      ],
      light.ink,
      3,
      0.1,
    );
  for (const chimney of [0.03, 0.5, 0.92])
    if (random.chance(0.75))
      drawn +=
        block(x + w * chimney, eaves - height * 0.28, w * 0.045, height * 0.12, mix(stone, light.ink, 0.1)) +
        block(x + w * chimney - 5, eaves - height * 0.285, w * 0.045 + 10, 10, mix(stone, light.ink, 0.3));
  for (let dormer = 0; dormer < random.whole(2, 4); dormer += 1) {
    const dx = x + w * (0.16 + dormer * 0.21);
    drawn +=
      block(dx - 8, eaves - height * 0.115, w * 0.06 + 16, height * 0.115, stone) +
      glazing(sheet, dx, eaves - height * 0.1, w * 0.06, height * 0.09, [2, 2]) +
      shape(
        [
          [dx - 20, eaves - height * 0.11],
          [dx + w * 0.03, eaves - height * 0.18],
          [dx + w * 0.06 + 20, eaves - height * 0.11],
        ],
        mix(roof, light.ink, 0.15),
      );
  }
  drawn += block(x, eaves, w, foot - eaves, stone);
  for (let rock = 0; rock < 130; rock += 1)
    drawn += block(
      x + random.next() * (w - 50),
      eaves + random.next() * (foot - eaves - 16),
      random.between(20, 50),
      random.between(9, 16),
      random.chance(0.5) ? light.ink : light.paper,
      4,
      0.07,
    );
  drawn += block(x - 24, eaves - 5, w + 48, 11, mix(roof, light.ink, 0.3));
  const count = random.whole(6, 7);
  for (let bay = 0; bay < count; bay += 1) {
    const ww = w * 0.062;
    const bx = x + (w / count) * (bay + 0.5) - ww / 2;
    if (bay === 2 || (bay === 4 && random.chance(0.5)))
      drawn += door(sheet, bx, foot, ww * 1.1, height * 0.155, shutter);
    else if (bay === count - 1 && random.chance(0.6))
      drawn += path(
        `M${bx - ww * 0.6},${foot} L${bx - ww * 0.6},${foot - height * 0.11} Q${bx + ww / 2},${foot - height * 0.2} ${bx + ww * 1.6},${foot - height * 0.11} L${bx + ww * 1.6},${foot} Z`,
        mix(shutter, light.ink, 0.2),
      );
    else
      drawn +=
        glazing(sheet, bx, eaves + height * 0.05, ww, height * 0.09, [2, 3]) +
        shutters(sheet, bx, eaves + height * 0.05, ww, height * 0.09, shutter);
  }
  for (let leaf = 0; leaf < 70; leaf += 1)
    drawn += disc(
      x + w * 0.3 + random.between(-60, 60),
      foot - random.next() ** 1.2 * height * 0.2,
      random.between(8, 18),
      leaf % 5 === 0
        ? mix(light.accents[1]!, light.paper, 0.3)
        : mix(light.land[1], light.land[2], random.next()),
    );
  drawn +=
    shade(sheet, [
      [x, foot],
      [x, foot - height * 0.04],
      [x + w, foot - height * 0.13],
      [x + w, foot],
    ]) +
    lawn(sheet, foot) +
    path(
      `M0,${foot + height * 0.06} Q${width * 0.4},${foot + height * 0.02} ${width * 0.62},${foot + 4} L${width * 0.74},${foot + 4} Q${width * 0.6},${foot + height * 0.1} ${width * 0.3},${height} L0,${height} Z`,
      mix(light.sand[0], light.stone[0], 0.5),
    );
  drawn += bushes(sheet, x, x + w * 0.28, foot + 12, 24) + bushes(sheet, x + w * 0.5, x + w, foot + 12, 22);
  const wellX = width * random.between(0.76, 0.86);
  if (random.chance(0.5))
    drawn +=
      oval(wellX, height * 0.9, 80, 22, light.ink, 0.16) +
      block(wellX - 66, height * 0.83, 132, height * 0.07, mix(stone, light.ink, 0.08), 8) +
      block(wellX - 62, height * 0.7, 10, height * 0.14, light.ink) +
      block(wellX + 52, height * 0.7, 10, height * 0.14, light.ink) +
      shape(
        [
          [wellX - 92, height * 0.71],
          [wellX, height * 0.64],
          [wellX + 92, height * 0.71],
        ],
        roof,
      );
  return drawn + tree(sheet, width * random.pick([0.05, 0.95]), height * 0.92, height * 0.62, "round");
}

function contemporaine(sheet: Sheet, around: Around): string {
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
  } else drawn += path2(sheet, low + lowW * 0.58, lowW * 0.07, foot);
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

function boutique(sheet: Sheet, _around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.87;
  const { wall, shutter } = colours(sheet);
  const x = width * random.between(0.16, 0.22);
  const w = width * 0.62;
  const top = height * 0.4;
  let drawn = sky(apart(sheet), height * 0.3);
  for (const [hx, hw] of [
    [x - w * 0.42, w * 0.44],
    [x + w - 4, w * 0.46],
  ] as const)
    drawn += house(apart(sheet), hx, foot, hw, height * random.between(0.74, 0.9), {
      ...houseLook(sheet),
      floors: 3,
      bays: 2,
    });
  drawn += block(x, 0, w, foot, wall);
  for (let bay = 0; bay < 4; bay += 1) {
    const bx = x + w * (0.07 + bay * 0.24);
    drawn +=
      glazing(sheet, bx, height * 0.08, w * 0.11, height * 0.2, [2, 3]) +
      shutters(sheet, bx, height * 0.08, w * 0.11, height * 0.2, light.accents[0]!) +
      (random.chance(0.5) ? flowerBox(sheet, bx, height * 0.29, w * 0.11) : "");
  }
  drawn +=
    block(x, top - height * 0.03, w, foot - top + height * 0.03, mix(shutter, light.ink, 0.15)) +
    block(x - 10, top - height * 0.045, w + 20, height * 0.1, shutter) +
    block(x + w * 0.28, top - height * 0.012, w * 0.44, height * 0.034, light.paper, 4, 0.85);
  const inside = light.isLit ? light.pane : mix(light.pane, light.paper, 0.25);
  for (const [bx, bw] of [
    [0.05, 0.36],
    [0.59, 0.36],
  ] as const) {
    const [wx, ww, wy, wh] = [x + w * bx, w * bw, top + height * 0.09, foot - top - height * 0.17];
    drawn +=
      block(wx - 8, wy - 8, ww + 16, wh + 16, mix(light.paper, shutter, 0.3)) +
      block(wx, wy, ww, wh, inside) +
      shape(
        [
          [wx, wy + wh * 0.8],
          [wx + ww * 0.5, wy],
          [wx + ww * 0.72, wy],
          [wx, wy + wh],
        ],
        light.paper,
        0.28,
      );
    for (let shelf = 0; shelf < 2; shelf += 1) {
      const sy = wy + wh * (0.55 + shelf * 0.38);
      drawn += block(wx + 14, sy, ww - 28, 9, mix(light.ink, "#8c6242", 0.5));
      for (let item = 0; item < 6; item += 1)
        drawn += block(
          wx + ww * (0.08 + item * 0.15),
          sy - wh * random.between(0.1, 0.26),
          ww * 0.08,
          wh * 0.26,
          random.pick(light.accents),
          6,
        );
      drawn += block(wx + 14, sy, ww - 28, wh * 0.26, inside, 0, 0.0);
    }
    drawn += block(wx, wy + wh * 0.96, ww, wh * 0.04, mix(shutter, light.ink, 0.3));
  }
  drawn +=
    door(sheet, x + w * 0.445, foot, w * 0.11, foot - top - height * 0.09, mix(shutter, light.paper, 0.15)) +
    awning(x + w * 0.02, top + height * 0.045, w * 0.96, height * 0.07, shutter, light.paper, 18);
  drawn +=
    shade(sheet, [
      [0, foot],
      [0, height * 0.66],
      [width, height * random.between(0.5, 0.8)],
      [width, foot],
    ]) + pavement(sheet, foot);
  for (const pot of [0.02, 0.98])
    drawn +=
      bushes(sheet, x + w * pot - 26, x + w * pot + 30, foot - 40, 24) +
      block(x + w * pot - 34, foot - 40, 68, 46, mix(light.ink, light.stone[1], 0.3), 4);
  return (
    drawn +
    person(sheet, width * random.between(0.08, 0.26), foot + height * 0.05, height * 0.24) +
    person(sheet, width * random.between(0.68, 0.9), foot + height * 0.06, height * 0.25) +
    lamp(sheet, width * 0.93, foot + 10, height * 0.5)
  );
}

function bureaux(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.84;
  const x = width * random.between(0.14, 0.22);
  const w = width * 0.6;
  const floors = random.whole(3, 5);
  const top = foot - floors * height * 0.135;
  const band = random.pick([light.stone[0], light.walls[0]!, mix(light.roofs[2]!, light.paper, 0.3)]);
  let drawn = backdrop(sheet, around, height * 0.6);
  for (let far = 0; far < 4; far += 1)
    drawn += tree(sheet, width * random.next(), foot, height * random.between(0.26, 0.42), "round");
  drawn +=
    block(x, top, w, foot - top, mix(light.pane, light.ink, light.isLit ? 0.15 : 0.3)) +
    block(x - 14, top - 18, w + 28, 24, mix(light.ink, light.stone[1], 0.4));
  const high = (foot - top) / floors;
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * high;
    for (let bay = 0; bay < 14; bay += 1) {
      const bx = x + (w / 14) * bay;
      if (light.isLit ? random.chance(0.5) : random.chance(0.25))
        drawn += block(
          bx,
          y + high * 0.3,
          w / 14,
          high * 0.7,
          light.isLit ? light.pane : light.sky[1],
          0,
          light.isLit ? 0.8 : 0.4,
        );
      drawn += block(bx - 3, y, 6, high, light.paper, 0, 0.6);
    }
    drawn +=
      block(x - 6, y, w + 12, high * 0.3, band) + block(x - 6, y + high * 0.3, w + 12, 5, light.ink, 0, 0.2);
  }
  drawn +=
    block(x + w * 0.4, foot - high * 0.9, w * 0.2, high * 0.9, mix(light.ink, light.pane, 0.2)) +
    block(x + w * 0.36, foot - high, w * 0.28, 14, light.accents[0]!) +
    block(x + w * 0.495, foot - high * 0.9, 5, high * 0.9, light.paper);
  drawn +=
    shape(
      [
        [x, foot],
        [x + w * 0.2, top],
        [x + w * 0.34, top],
        [x + w * 0.14, foot],
      ],
      light.paper,
      0.1,
    ) +
    shade(sheet, [
      [0, foot],
      [0, height * 0.7],
      [width, height * 0.6],
      [width, foot],
    ]) +
    pavement(sheet, foot) +
    bushes(sheet, x, x + w * 0.34, foot + 6, 18) +
    bushes(sheet, x + w * 0.66, x + w, foot + 6, 18);
  return (
    drawn +
    tree(sheet, width * 0.08, foot + 26, height * 0.46, "round") +
    tree(sheet, width * 0.92, foot + 26, height * 0.42, "round") +
    person(sheet, width * 0.55, foot + height * 0.045, height * 0.14) +
    car(sheet, width * random.between(0.05, 0.6), height * 0.95, width * 0.22)
  );
}

function garages(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.78;
  const top = height * 0.44;
  const count = random.whole(4, 5);
  const wall = random.pick(light.walls);
  let drawn = backdrop(sheet, around, height * 0.5);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(sheet, width * random.next(), top + 20, height * random.between(0.2, 0.34));
  drawn +=
    block(0, top, width, foot - top, wall) +
    block(0, top - 16, width, 24, mix(light.ink, light.stone[1], 0.4)) +
    block(0, top + 8, width, 10, light.ink, 0, 0.16);
  const open = random.whole(0, count - 1);
  for (let bay = 0; bay < count; bay += 1) {
    const bw = width / count;
    const [dx, dw, dt] = [bw * bay + bw * 0.1, bw * 0.8, top + height * 0.06];
    drawn += block(dx - 10, dt - 10, dw + 20, foot - dt + 10, mix(wall, light.ink, 0.25));
    if (bay === open) {
      drawn +=
        block(dx, dt, dw, foot - dt, light.isLit ? "#e6ab5c" : mix(light.ink, light.stone[1], 0.35)) +
        shape(
          [
            [dx, foot],
            [dx + dw, foot],
            [dx + dw * 0.86, foot - height * 0.05],
            [dx + dw * 0.14, foot - height * 0.05],
          ],
          light.stone[1],
        ) +
        block(
          dx + dw * 0.14,
          dt + height * 0.03,
          dw * 0.72,
          foot - dt - height * 0.08,
          light.isLit ? "#f0bd74" : mix(light.ink, light.stone[1], 0.5),
        ) +
        block(dx, dt, dw, height * 0.035, mix(light.paper, light.stone[1], 0.3));
      drawn += glow(dx + dw / 2, dt + height * 0.07, dw * 0.3, light.paper, 0.3);
      continue;
    }
    const colour = random.pick([...light.accents.slice(0, 4), light.stone[0], light.paper]);
    drawn +=
      block(dx, dt, dw, foot - dt, colour) +
      Array.from({ length: 9 }, (_, slat) =>
        block(dx, dt + ((foot - dt) / 9) * slat, dw, 4, light.ink, 0, 0.14),
      ).join("") +
      block(dx + dw * 0.44, foot - (foot - dt) * 0.38, dw * 0.12, 9, light.ink, 3, 0.7);
  }
  drawn +=
    block(0, foot, width, height, mix(light.stone[0], light.stone[1], 0.5)) +
    block(0, foot, width, 7, light.ink, 0, 0.2);
  for (let line = 0; line <= count; line += 1)
    drawn += shape(
      [
        [(width / count) * line - 4, foot + 8],
        [(width / count) * line + 4, foot + 8],
        [width / 2 + ((width / count) * line - width / 2) * 1.7 + 8, height],
        [width / 2 + ((width / count) * line - width / 2) * 1.7 - 8, height],
      ],
      light.paper,
      0.6,
    );
  return (
    drawn +
    shade(sheet, [
      [0, height],
      [0, height * 0.86],
      [width, height * random.between(0.62, 0.96)],
      [width, height],
    ]) +
    (random.chance(0.6) ? car(sheet, (width / count) * open + 10, height * 0.9, width * 0.25) : "")
  );
}

function land(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.56;
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, ground);
  drawn += block(0, ground - 4, width, height, mix(light.land[0], light.land[1], 0.5));
  for (let far = 0; far < 9; far += 1)
    drawn += tree(sheet, width * random.next(), ground + 6, height * random.between(0.14, 0.28));
  for (const hx of [random.between(0.04, 0.3), random.between(0.62, 0.88)])
    if (random.chance(0.7))
      drawn += house(apart(sheet), width * hx, ground + 10, height * 0.17, height * 0.13, {
        ...houseLook(sheet),
        floors: 1,
        bays: 3,
        hasShop: false,
      });
  drawn += bushes(sheet, 0, width, ground + 22, 24);
  const meadow = mix(light.land[1], light.sand[0], random.between(0.1, 0.45));
  drawn += path(
    `M0,${ground + 30} Q${width * 0.5},${ground + random.between(0, 30)} ${width},${ground + 34} L${width},${height} L0,${height} Z`,
    meadow,
  );
  for (let swath = 0; swath < 5; swath += 1)
    drawn += path(
      `M${width * (0.1 + swath * 0.2)},${ground + 30} L${width * (0.16 + swath * 0.2)},${ground + 30} L${width * (-0.3 + swath * 0.42)},${height} L${width * (-0.55 + swath * 0.42)},${height} Z`,
      light.paper,
      0.07,
    );
  // The plot's corners are staked out and joined with a band.
  const corners: [number, number][] = [
    [width * 0.32, ground + height * 0.07],
    [width * 0.7, ground + height * 0.06],
    [width * random.between(0.86, 0.96), height * 0.9],
    [width * random.between(0.06, 0.14), height * 0.93],
  ];
  drawn += shape(corners, light.paper, 0.16) + stroke([...corners, corners[0]!], light.accents[1]!, 5, 0.9);
  corners.forEach(([cx, cy], index) => {
    const tall = height * (index < 2 ? 0.06 : 0.12);
    drawn +=
      block(cx - 5, cy - tall, 10, tall + 8, light.paper) +
      block(cx - 5, cy - tall, 10, tall * 0.35, light.accents[1]!);
  });
  for (let grass = 0; grass < 220; grass += 1) {
    const depth = random.next();
    const [gx, gy] = [width * random.next(), ground + 40 + depth * (height - ground - 40)];
    drawn += stroke(
      [
        [gx, gy],
        [gx + random.between(-8, 8), gy - 8 - depth * 30],
      ],
      mix(light.land[2], light.glint, random.next() * 0.5),
      2 + depth * 3,
      0.6,
    );
    if (grass % 9 === 0)
      drawn += disc(
        gx,
        gy - 10 - depth * 30,
        3 + depth * 5,
        random.pick([light.paper, light.accents[2]!, light.accents[1]!]),
      );
  }
  return (
    drawn +
    tree(sheet, width * random.pick([0.04, 0.97]), height * 0.9, height * random.between(0.5, 0.66), "round")
  );
}
