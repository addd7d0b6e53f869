import { block, disc, mix, path } from "../../../../photos/ink.ts";
import { sailboat } from "../../../../photos/motifs/boats.ts";
import { gulls, sea, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import type { Draw } from "./ground.ts";
import { ground, groundAt, paintedOn } from "./ground.ts";

/** On the coast road, a parapet between it and the cliffs. */
export function corniche(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const sunAt = random.between(0.15, 0.85);
  const isLeft = random.chance(0.5);
  let drawn = sky(draw, view.horizon, sunAt) + sea(draw, view.horizon, groundAt(draw, 8), sunAt);
  const cliff = (reach: number, top: number, colour: string) => {
    const x = (share: number) => (isLeft ? share : 1 - share) * width;
    return path(
      `M${x(-0.05)},${view.horizon - height * top} Q${x(reach * 0.5)},${view.horizon - height * top * 1.06} ${x(reach * 0.8)},${view.horizon - height * top * 0.8} L${x(reach)},${view.horizon + 8} L${x(-0.05)},${view.horizon + 24} Z`,
      colour,
    );
  };
  drawn +=
    cliff(0.52, 0.1, light.land[0]) + cliff(0.34, 0.17, light.land[1]) + cliff(0.2, 0.25, light.land[2]);
  for (let boat = 0; boat < 3; boat += 1)
    drawn += sailboat(
      draw,
      width * random.between(0.1, 0.9),
      view.horizon + random.between(10, 40),
      height * 0.05,
    );
  drawn += gulls(draw, view.horizon, 6);
  drawn += block(0, groundAt(draw, 9), width, height, light.land[1]);
  for (let tuft = 0; tuft < 26; tuft += 1)
    drawn += disc(
      random.next() * width,
      groundAt(draw, 8) + random.between(-12, 4),
      random.between(8, 22),
      mix(light.land[1], light.land[2], random.next()),
    );
  // A parapet of rough stone, then the road.
  const [, foot] = view.at([0, 6.2, 0]);
  const high = view.scale([0, 6.2, 0]) * 0.62;
  drawn +=
    block(0, foot - high, width, high, light.stone[0]) +
    block(0, foot - high, width, high * 0.2, mix(light.stone[0], light.paper, 0.4));
  for (let row = 0; row < 3; row += 1)
    for (let x = -random.between(0, 60); x < width; x += random.between(46, 96))
      drawn += block(x, foot - high * (0.76 - row * 0.25), 3, high * 0.24, light.ink, 0, 0.16);
  drawn += ground(draw, 6.2, mix(light.stone[1], light.ink, 0.42));
  drawn += paintedOn(draw, -40, 5.3, 40, 5.15, light.paper, 0.8);
  for (let x = -16; x < 16; x += 3.2) drawn += paintedOn(draw, x, -2.1, x + 1.7, -2.28, light.paper, 0.8);
  return drawn;
}
