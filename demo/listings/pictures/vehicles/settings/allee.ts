import { block, disc, mix, shape } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Draw } from "./ground.ts";
import { ground, groundAt, slabs } from "./ground.ts";

/** Before the hedge of a house with its garage. */
export function allee(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const base = groundAt(draw, 13);
  let drawn = sky(draw, view.horizon);
  for (let far = 0; far < 5; far += 1)
    drawn += tree(draw, width * random.next(), base - 6, height * random.between(0.3, 0.48));
  const look = { ...houseLook(draw), floors: 2, bays: 3, hasShop: false };
  const x = width * random.between(0.1, 0.42);
  drawn += house(draw, x, base, height * 0.62, height * 0.44, look);
  drawn +=
    block(x + height * 0.62, base - height * 0.2, height * 0.3, height * 0.2, look.wall) +
    shape(
      [
        [x + height * 0.6, base - height * 0.2],
        [x + height * 0.94, base - height * 0.2],
        [x + height * 0.9, base - height * 0.27],
        [x + height * 0.62, base - height * 0.27],
      ],
      look.roof,
    ) +
    block(x + height * 0.66, base - height * 0.16, height * 0.22, height * 0.16, look.shutter);
  const [, foot] = view.at([0, 8, 0]);
  const high = view.scale([0, 8, 0]) * 1.05;
  const gap = width * random.between(0.4, 0.6);
  for (const [from, to] of [
    [-20, gap - 150],
    [gap + 170, width + 20],
  ] as const) {
    drawn += block(from, foot - high, to - from, high, light.land[2], 18);
    for (let leaf = from; leaf < to; leaf += 26)
      drawn += disc(
        leaf,
        foot - high + random.between(-4, 14),
        random.between(14, 26),
        mix(light.land[2], light.land[1], random.next()),
      );
    for (let leaf = 0; leaf < (to - from) / 26; leaf += 1)
      drawn += disc(
        random.between(from, to),
        foot - random.next() * high * 0.8,
        random.between(4, 10),
        mix(light.land[1], light.glint, 0.2),
        0.5,
      );
  }
  for (const post of [gap - 150, gap + 150])
    drawn +=
      block(post, foot - high * 1.12, 22, high * 1.12, light.paper) +
      block(post - 5, foot - high * 1.16, 32, 12, light.stone[1]);
  return drawn + ground(draw, 8, mix(light.stone[0], light.sand[0], 0.4)) + slabs(draw, 8, 0.7, 0.07);
}
