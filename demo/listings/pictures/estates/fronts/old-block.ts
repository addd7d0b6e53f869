import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, path, shape } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { car, lamp, tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { apart, backdrop } from "./backdrop.ts";
import { door, flowerBox, glazing, shutters } from "./openings.ts";
import { pavement, shade } from "./pavement.ts";
import { colours } from "./wall-colours.ts";

/** A block of flats with balconies of wrought iron below a mansard roof. */
export function oldBlock(sheet: Sheet, around: Around): string {
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
