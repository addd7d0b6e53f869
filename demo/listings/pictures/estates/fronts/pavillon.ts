import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, path, shape, stroke } from "../../../../photos/ink.ts";
import { car, tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, fence, gardenPath, lawn } from "./front-garden.ts";
import { door, glazing, shutters } from "./openings.ts";
import { shade } from "./pavement.ts";
import { colours } from "./wall-colours.ts";

export function pavillon(sheet: Sheet, around: Around): string {
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
    gardenPath(sheet, x + w * 0.31, w * 0.11, foot);
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
