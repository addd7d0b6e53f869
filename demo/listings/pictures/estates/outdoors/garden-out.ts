import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path } from "../../../../photos/ink.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import { flowerColours } from "../fronts/front-garden.ts";
import { outlook } from "../outlook.ts";

/** The garden behind the house, with something to rest on. */
export function gardenOut(sheet: Sheet): string {
  const { width, height, random } = sheet;
  let drawn = outlook(sheet, "jardin");
  drawn += random.chance(0.5) ? table(sheet) : hammock(sheet);
  for (const share of [random.between(0.02, 0.14), random.between(0.84, 0.97)])
    drawn += flowerBed(sheet, width * share);
  return random.chance(0.4) ? drawn + tree(sheet, width * 0.5, height * 0.66, height * 0.3) : drawn;
}

/** A table with its bench, laid for coffee. */
function table({ width, height, light, random }: Sheet): string {
  const [x, y] = [width * random.between(0.4, 0.6), height * 0.88];
  const wood = mix("#a97b52", light.ink, light.isLit ? 0.3 : 0.05);
  return (
    oval(x, y + 20, 340, 44, light.ink, 0.16) +
    block(x - 250, y - 120, 500, 20, wood, 4) +
    block(x - 250, y - 100, 500, 8, light.ink, 0, 0.2) +
    block(x - 210, y - 100, 18, 118, mix(wood, light.ink, 0.2)) +
    block(x + 192, y - 100, 18, 118, mix(wood, light.ink, 0.2)) +
    block(x - 300, y - 40, 600, 18, mix(wood, light.paper, 0.15), 4) +
    block(x - 260, y - 22, 16, 50, mix(wood, light.ink, 0.3)) +
    block(x + 244, y - 22, 16, 50, mix(wood, light.ink, 0.3)) +
    block(x - 40, y - 176, 30, 56, light.accents[0]!, 8) +
    disc(x - 25, y - 196, 30, light.accents[2]!) +
    disc(x - 50, y - 186, 20, light.accents[1]!) +
    oval(x + 90, y - 128, 60, 14, light.paper)
  );
}

/** Between two trees. */
function hammock({ width, height, light, random }: Sheet): string {
  const [x, y] = [width * random.between(0.3, 0.46), height * 0.84];
  const trunk = (px: number) =>
    block(px - 13, height * 0.36, 26, y - height * 0.36, mix(light.ink, light.accents[1]!, 0.25)) +
    disc(px, height * 0.34, 130, light.land[2]) +
    disc(px - 60, height * 0.4, 90, light.land[1]) +
    disc(px + 70, height * 0.38, 96, light.land[2]);
  return (
    trunk(x - 20) +
    trunk(x + 560) +
    path(
      `M${x},${height * 0.58} Q${x + 270},${height * 0.86} ${x + 540},${height * 0.58} L${x + 520},${height * 0.6} Q${x + 270},${height * 0.8} ${x + 20},${height * 0.6} Z`,
      light.accents[1]!,
    ) +
    path(
      `M${x + 16},${height * 0.6} Q${x + 270},${height * 0.79} ${x + 524},${height * 0.6} Q${x + 270},${height * 0.73} ${x + 16},${height * 0.6} Z`,
      light.paper,
    ) +
    oval(x + 270, y + 40, 260, 26, light.ink, 0.14)
  );
}

/** In the foreground, around `x`. */
function flowerBed({ height, light, random }: Sheet, x: number): string {
  let drawn = "";
  for (let leaf = 0; leaf < 24; leaf += 1)
    drawn += disc(
      x + random.between(-120, 120),
      height * 0.97 - random.between(0, 130),
      random.between(24, 48),
      mix(light.land[2], light.land[1], random.next()),
    );
  for (let flower = 0; flower < 16; flower += 1)
    drawn += disc(
      x + random.between(-120, 120),
      height * 0.95 - random.between(0, 140),
      random.between(9, 17),
      random.pick(flowerColours(light)),
    );
  return drawn;
}
