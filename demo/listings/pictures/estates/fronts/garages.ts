import type { Sheet } from "../../../../photos/ink.ts";
import { block, glow, mix, shape } from "../../../../photos/ink.ts";
import { car, tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { shade } from "./pavement.ts";

/** A row of garages to let. */
export function garages(sheet: Sheet, around: Around): string {
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
