import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, shape } from "../../../../photos/ink.ts";
import { awning, house, houseLook } from "../../../../photos/motifs/houses.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { lamp } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { apart } from "./backdrop.ts";
import { bushes } from "./front-garden.ts";
import { door, flowerBox, glazing, shutters } from "./openings.ts";
import { pavement, shade } from "./pavement.ts";
import { colours } from "./wall-colours.ts";

/** A shop below flats: its front with two windows and an awning. */
export function boutique(sheet: Sheet, _around: Around): string {
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
