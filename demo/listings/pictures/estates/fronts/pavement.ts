import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, shape } from "../../../../photos/ink.ts";

/** The pavement from `y` down, its kerb and the road. */
export function pavement(sheet: Sheet, y: number): string {
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

/** The shadow that houses across the street throw. */
export function shade(sheet: Sheet, corners: readonly (readonly [number, number])[]): string {
  return shape(corners, sheet.light.ink, sheet.light.sun === null ? 0.05 : 0.13);
}
