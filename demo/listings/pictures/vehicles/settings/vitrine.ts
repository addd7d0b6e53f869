import { block, mix, path, shape } from "../../../../photos/ink.ts";
import { hills, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Draw } from "./ground.ts";
import { ground, paintedOn } from "./ground.ts";

/** Before the showroom of a dealer. */
export function vitrine(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const away = 8.5;
  const [left, foot] = view.at([-12, away, 0]);
  const unit = view.scale([0, away, 0]);
  const band = random.pick(light.accents.slice(0, 4));
  let drawn = sky(draw, view.horizon) + hills(draw, view.horizon, height * 0.1, light.land[0]);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(draw, width * random.next(), view.horizon + 20, height * random.between(0.16, 0.26));
  const top = foot - unit * 3.5;
  drawn += block(left, top, unit * 24, foot - top, mix(light.pane, light.ink, light.isLit ? 0.1 : 0.45));
  // Inside: lamps in rows and the cars that wait.
  for (let row = 0; row < 2; row += 1)
    for (let x = 0; x < width; x += width / 11)
      drawn += block(
        x,
        top + unit * (0.45 + row * 0.22),
        width / 20,
        6,
        light.paper,
        3,
        light.isLit ? 0.9 : 0.35,
      );
  for (const x of [0.08, 0.46, 0.8]) {
    const px = width * (x + random.between(-0.03, 0.03));
    drawn += path(
      `M${px},${foot - unit * 0.25} q0,${-unit * 0.55} ${unit * 0.7},${-unit * 0.65} q${unit * 0.3},${-unit * 0.55} ${unit * 1.1},${-unit * 0.55} q${unit * 0.8},0 ${unit * 1.1},${unit * 0.6} q${unit * 0.5},${unit * 0.1} ${unit * 0.5},${unit * 0.6} Z`,
      mix(random.pick(light.accents), light.ink, 0.3),
      0.75,
    );
  }
  drawn += shape(
    [
      [width * 0.1, foot],
      [width * 0.3, top],
      [width * 0.38, top],
      [width * 0.18, foot],
    ],
    light.paper,
    0.12,
  );
  drawn += shape(
    [
      [width * 0.62, foot],
      [width * 0.82, top],
      [width * 0.85, top],
      [width * 0.65, foot],
    ],
    light.paper,
    0.12,
  );
  for (let post = 0; post < 9; post += 1)
    drawn += block(left + unit * (post * 3), top, 9, foot - top, light.paper, 0, 0.75);
  drawn +=
    block(0, top - unit * 1, width, unit * 1.06, band) +
    block(0, top, width, 12, light.ink, 0, 0.25) +
    block(0, top - unit, width, 10, light.paper, 0, 0.35);
  for (const x of [0.06, 0.94]) {
    const px = width * x;
    drawn +=
      block(px, height * 0.03, 7, foot - height * 0.03, light.stone[1]) +
      path(
        `M${px + 7},${height * 0.04} q40,14 78,2 q-6,60 2,118 q-40,14 -80,0 Z`,
        x < 0.5 ? band : light.accents[2]!,
      );
  }
  drawn +=
    ground(draw, away, mix(light.stone[1], light.ink, 0.3)) + block(0, foot - 6, width, 14, light.stone[0]);
  for (const x of [-8.1, -5.4, -2.7, 2.7, 5.4, 8.1])
    drawn += paintedOn(draw, x, 7.5, x + 0.12, 2.2, light.paper, 0.7);
  return drawn;
}
