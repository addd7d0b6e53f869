import { shape } from "../../../../photos/ink.ts";
import { houseRow } from "../../../../photos/motifs/houses.ts";
import { person } from "../../../../photos/motifs/people.ts";
import { sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { lamp, tree } from "../../../../photos/motifs/street-things.ts";
import type { Draw } from "./ground.ts";
import { ground, groundAt, slabs } from "./ground.ts";

/** On the square, before its houses. */
export function place(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const base = groundAt(draw, 17);
  let drawn = sky(draw, view.horizon);
  drawn += houseRow(draw, -60, width + 40, base, height * random.between(0.44, 0.56));
  drawn += shape(
    [
      [0, base],
      [0, base - height * 0.16],
      [width, base - height * random.between(0.02, 0.34)],
      [width, base],
    ],
    light.ink,
    light.sun === null ? 0.04 : 0.12,
  );
  drawn += ground(draw, 17, light.stone[0]) + slabs(draw, 17, 0.9, 0.1);
  for (const x of [-11, -7.2, 6.8, 10.6]) {
    const [px, py] = view.at([x + random.between(-0.8, 0.8), random.between(11, 14), 0]);
    drawn += tree(draw, px, py, height * random.between(0.32, 0.4), "round");
  }
  for (let walker = 0; walker < 4; walker += 1) {
    const spot = [random.between(-9, 9), random.between(12, 15.5), 0] as const;
    const [px, py] = view.at(spot);
    drawn += person(draw, px, py, view.scale(spot) * 1.72);
  }
  const side = random.chance(0.5) ? 1 : -1;
  const [lx, ly] = view.at([side * 6.2, 9, 0]);
  return drawn + lamp(draw, lx, ly, height * 0.42);
}
