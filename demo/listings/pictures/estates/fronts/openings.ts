import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, shape } from "../../../../photos/ink.ts";

/** A window with its frame, glass, sky in the glass. */
export function glazing(
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

/** A pair of shutters beside a window; pixels of the window. */
export function shutters(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
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

/** Flowers before a window, `w` pixels wide. */
export function flowerBox(sheet: Sheet, x: number, y: number, w: number): string {
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

/** A front door with its step; `foot` is where it stands. */
export function door(sheet: Sheet, x: number, foot: number, w: number, h: number, colour: string): string {
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
