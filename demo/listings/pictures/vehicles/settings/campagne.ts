import { disc, mix, path, stroke } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { hills, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Draw } from "./ground.ts";
import { ground, groundAt } from "./ground.ts";

/** On a road through fields. */
export function campagne(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  let drawn = sky(draw, view.horizon);
  drawn +=
    hills(draw, view.horizon + 6, height * 0.15, light.land[0]) +
    hills(draw, view.horizon + 14, height * 0.08, mix(light.land[0], light.land[1], 0.5));
  const [hx, hy] = [width * random.between(0.05, 0.85), view.horizon + 18];
  drawn += house(draw, hx, hy, height * 0.18, height * 0.12, {
    ...houseLook(draw),
    floors: 1,
    bays: 3,
    hasShop: false,
  });
  for (let row = 0; row < 5; row += 1) {
    const y = groundAt(draw, 60 / (row + 1) ** 1.15);
    drawn += path(
      `M0,${y} Q${width * random.between(0.3, 0.7)},${y - random.between(6, 26)} ${width},${y + random.between(-4, 8)} L${width},${height} L0,${height} Z`,
      mix(row % 2 === 0 ? light.land[1] : light.sand[1], light.land[2], row * 0.1),
    );
    for (let bush = 0; bush < 16; bush += 1)
      drawn += disc(
        width * random.next(),
        y + random.between(-6, 6),
        random.between(6, 12) * (1 + row * 0.5),
        mix(light.land[2], light.land[1], random.next() * 0.6),
      );
  }
  for (const x of [random.between(0.02, 0.2), random.between(0.8, 0.98)])
    drawn += tree(draw, width * x, groundAt(draw, 11), height * random.between(0.36, 0.5), "round");
  drawn += ground(draw, 5.6, mix(light.sand[1], light.stone[1], 0.35));
  for (let tuft = 0; tuft < 60; tuft += 1) {
    const x = width * random.next();
    const y = groundAt(draw, 5.6) + random.between(-4, 8);
    drawn += stroke(
      [
        [x, y],
        [x + random.between(-8, 8), y - random.between(14, 36)],
      ],
      light.land[2],
      4,
      0.8,
    );
  }
  return drawn;
}
