import { block, mix, shape } from "../../../../photos/ink.ts";
import { sailboat } from "../../../../photos/motifs/boats.ts";
import { gulls, hills, sea, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import type { Draw } from "./ground.ts";
import { ground, groundAt, line } from "./ground.ts";

/** On the boards above the beach, before its huts. */
export function plage(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const sunAt = random.between(0.15, 0.85);
  const shore = groundAt(draw, 34);
  let drawn = sky(draw, view.horizon, sunAt);
  drawn += hills(draw, view.horizon + 2, height * 0.1, light.land[0], random.chance(0.5) ? 0 : 0.5, 1);
  drawn += sea(draw, view.horizon, shore + 10, sunAt) + gulls(draw, view.horizon, 6);
  drawn += sailboat(draw, width * random.next(), view.horizon + 16, height * 0.07);
  drawn += block(0, shore, width, height, light.sand[0]) + block(0, shore, width, 5, light.paper, 0, 0.8);
  const count = random.whole(9, 13);
  for (let hut = 0; hut < count; hut += 1) {
    const x = -15 + hut * 2.5;
    if (random.chance(0.12)) continue;
    const [px, py] = view.at([x, 13, 0]);
    const unit = view.scale([x, 13, 0]);
    const colour = light.accents[hut % light.accents.length]!;
    drawn +=
      block(px, py - unit * 2, unit * 1.9, unit * 2, colour) +
      shape(
        [
          [px - 8, py - unit * 2],
          [px + unit * 0.95, py - unit * 2.75],
          [px + unit * 1.9 + 8, py - unit * 2],
        ],
        mix(colour, light.paper, 0.7),
      ) +
      block(px + unit * 0.6, py - unit * 1.6, unit * 0.7, unit * 1.6, light.paper, 2, 0.75) +
      block(px + unit * 1.5, py - unit * 2, unit * 0.4, unit * 2, light.ink, 0, 0.1);
  }
  const [, kerb] = view.at([0, 8, 0]);
  drawn += ground(draw, 8, mix(light.stone[0], light.sand[1], 0.45));
  drawn += block(0, kerb - 10, width, 16, light.stone[0]);
  for (let y = -3.4; y < 8; y += 0.62) drawn += line(draw, [-40, y], [40, y], light.ink, 2, 0.13);
  for (let plank = 0; plank < 46; plank += 1) {
    const y = -3.4 + 0.62 * random.whole(0, 17);
    const x = random.between(-9, 9);
    drawn += line(draw, [x, y], [x, y + 0.62], light.ink, 2, 0.13);
  }
  return drawn;
}
