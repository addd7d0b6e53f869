import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, shape } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { lamp } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { apart, backdrop } from "./backdrop.ts";
import { door, flowerBox, glazing, shutters } from "./openings.ts";
import { pavement, shade } from "./pavement.ts";
import { colours } from "./wall-colours.ts";

export function townHouse(sheet: Sheet, around: Around): string {
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
