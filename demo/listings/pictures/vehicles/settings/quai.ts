import { block, mix, oval } from "../../../../photos/ink.ts";
import { fishingBoat, sailboat } from "../../../../photos/motifs/boats.ts";
import { houseRow } from "../../../../photos/motifs/houses.ts";
import { gulls, hills, sea, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import type { Draw } from "./ground.ts";
import { ground, groundAt, slabs } from "./ground.ts";

/** On the quay, the harbour behind. */
export function quai(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const edge = 9;
  const water = groundAt(draw, edge);
  const sunAt = random.between(0.1, 0.9);
  let drawn = sky(draw, view.horizon, sunAt);
  drawn += hills(draw, view.horizon + 4, height * 0.13, light.land[0]);
  drawn += hills(draw, view.horizon + 6, height * 0.07, light.land[1]);
  const from = random.chance(0.5) ? -40 : width * random.between(0.2, 0.45);
  drawn += houseRow(draw, from, from + width * random.between(0.6, 0.85), view.horizon + 12, height * 0.2);
  drawn += sea(draw, view.horizon + 8, water + 4, sunAt);
  drawn += sailboat(draw, width * random.between(0.06, 0.3), view.horizon + 54, height * 0.16);
  drawn += random.chance(0.6)
    ? fishingBoat(draw, width * random.between(0.72, 0.88), view.horizon + 74, height * 0.22)
    : sailboat(draw, width * random.between(0.75, 0.95), view.horizon + 66, height * 0.2);
  drawn += gulls(draw, view.horizon);
  const stone = mix(light.stone[0], light.sand[0], 0.25);
  drawn += ground(draw, edge, stone) + slabs(draw, edge, 1.7);
  drawn += block(0, water - 3, width, 9, mix(light.stone[1], light.ink, 0.15));
  for (const x of [-7.5, -4.2, 4.6, 7.8]) {
    const [px, py] = view.at([x + random.between(-0.4, 0.4), edge - 0.5, 0]);
    const size = view.scale([x, edge - 0.5, 0]) * 0.45;
    drawn +=
      block(px - size * 0.26, py - size, size * 0.52, size, light.ink, 5) +
      oval(px, py - size, size * 0.4, size * 0.16, mix(light.ink, light.paper, 0.15));
  }
  return drawn;
}
