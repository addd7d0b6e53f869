import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, shape } from "../../../../photos/ink.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { car, tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes } from "./front-garden.ts";
import { pavement, shade } from "./pavement.ts";

/** An office building of glass. */
export function bureaux(sheet: Sheet, around: Around): string {
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
