import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, path, shape, stroke } from "../../../../photos/ink.ts";
import type { Light } from "../../../../photos/light.ts";

/** Grass from `y` down to the edge of the sheet. */
export function lawn(sheet: Sheet, y: number): string {
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
export function gardenPath(sheet: Sheet, x: number, w: number, y: number): string {
  const { height, width, light } = sheet;
  const swing = (width / 2 - x) * 0.5;
  return path(
    `M${x},${y} L${x + w},${y} Q${x + w * 1.1 + swing * 0.2},${(y + height) / 2} ${x + w * 2.2 + swing},${height} L${x - w * 1.2 + swing},${height} Q${x - w * 0.1 + swing * 0.2},${(y + height) / 2} ${x},${y} Z`,
    mix(light.sand[0], light.stone[0], 0.4),
  );
}

/** What colours flowers have in this light. */
export function flowerColours({ accents, paper }: Light): string[] {
  return [accents[1]!, accents[2]!, paper, mix(accents[0]!, paper, 0.4)];
}

/** A row of bushes in flower, standing on `y`; pixels. */
export function bushes(sheet: Sheet, from: number, to: number, y: number, size: number): string {
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
      random.pick(flowerColours(light)),
    );
  return drawn;
}

/** Pickets along `y` with a gap for the path. */
export function fence(sheet: Sheet, y: number, colour: string): string {
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
