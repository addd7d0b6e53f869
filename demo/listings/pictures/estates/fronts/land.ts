import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, path, shape, stroke } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Around } from "./backdrop.ts";
import { apart, backdrop } from "./backdrop.ts";
import { bushes } from "./front-garden.ts";

/** A plot of land to build on. */
export function land(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.56;
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, ground);
  drawn += block(0, ground - 4, width, height, mix(light.land[0], light.land[1], 0.5));
  for (let far = 0; far < 9; far += 1)
    drawn += tree(sheet, width * random.next(), ground + 6, height * random.between(0.14, 0.28));
  for (const hx of [random.between(0.04, 0.3), random.between(0.62, 0.88)])
    if (random.chance(0.7))
      drawn += house(apart(sheet), width * hx, ground + 10, height * 0.17, height * 0.13, {
        ...houseLook(sheet),
        floors: 1,
        bays: 3,
        hasShop: false,
      });
  drawn += bushes(sheet, 0, width, ground + 22, 24);
  const meadow = mix(light.land[1], light.sand[0], random.between(0.1, 0.45));
  drawn += path(
    `M0,${ground + 30} Q${width * 0.5},${ground + random.between(0, 30)} ${width},${ground + 34} L${width},${height} L0,${height} Z`,
    meadow,
  );
  for (let swath = 0; swath < 5; swath += 1)
    drawn += path(
      `M${width * (0.1 + swath * 0.2)},${ground + 30} L${width * (0.16 + swath * 0.2)},${ground + 30} L${width * (-0.3 + swath * 0.42)},${height} L${width * (-0.55 + swath * 0.42)},${height} Z`,
      light.paper,
      0.07,
    );
  // The plot's corners are staked out and joined with a band.
  const corners: [number, number][] = [
    [width * 0.32, ground + height * 0.07],
    [width * 0.7, ground + height * 0.06],
    [width * random.between(0.86, 0.96), height * 0.9],
    [width * random.between(0.06, 0.14), height * 0.93],
  ];
  drawn += shape(corners, light.paper, 0.16) + stroke([...corners, corners[0]!], light.accents[1]!, 5, 0.9);
  corners.forEach(([cx, cy], index) => {
    const tall = height * (index < 2 ? 0.06 : 0.12);
    drawn +=
      block(cx - 5, cy - tall, 10, tall + 8, light.paper) +
      block(cx - 5, cy - tall, 10, tall * 0.35, light.accents[1]!);
  });
  for (let grass = 0; grass < 220; grass += 1) {
    const depth = random.next();
    const [gx, gy] = [width * random.next(), ground + 40 + depth * (height - ground - 40)];
    drawn += stroke(
      [
        [gx, gy],
        [gx + random.between(-8, 8), gy - 8 - depth * 30],
      ],
      mix(light.land[2], light.glint, random.next() * 0.5),
      2 + depth * 3,
      0.6,
    );
    if (grass % 9 === 0)
      drawn += disc(
        gx,
        gy - 10 - depth * 30,
        3 + depth * 5,
        random.pick([light.paper, light.accents[2]!, light.accents[1]!]),
      );
  }
  return (
    drawn +
    tree(sheet, width * random.pick([0.04, 0.97]), height * 0.9, height * random.between(0.5, 0.66), "round")
  );
}
