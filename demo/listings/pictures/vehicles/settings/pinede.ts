import { block, mix, oval } from "../../../../photos/ink.ts";
import { hills, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Draw } from "./ground.ts";
import { ground, groundAt } from "./ground.ts";

/** Among pines. */
export function pinede(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  let drawn = sky(draw, view.horizon) + hills(draw, view.horizon + 4, height * 0.06, light.land[0]);
  drawn += block(0, view.horizon, width, height, mix(light.sand[1], light.land[1], 0.5));
  for (const away of [40, 26, 18, 13, 10])
    for (let pine = 0; pine < 5; pine += 1) {
      const [px, py] = view.at([random.between(-1.1, 1.1) * away * 0.8, away + random.between(-1, 1), 0]);
      drawn += tree(draw, px, py, view.scale([0, away, 0]) * random.between(4.4, 6), "pine");
    }
  drawn += ground(draw, 8.6, mix(light.sand[0], light.land[0], 0.18));
  for (let dapple = 0; dapple < 24; dapple += 1) {
    const depth = random.next();
    drawn += oval(
      random.next() * width,
      groundAt(draw, 8) + depth * (height - groundAt(draw, 8)),
      40 + depth * 150,
      6 + depth * 22,
      light.ink,
      0.06,
    );
  }
  return drawn;
}
