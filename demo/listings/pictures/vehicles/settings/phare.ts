import { block, disc, glow, mix, path, shape } from "../../../../photos/ink.ts";
import { house, houseLook } from "../../../../photos/motifs/houses.ts";
import { gulls, sea, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import type { Draw } from "./ground.ts";
import { ground } from "./ground.ts";

/** Below the lighthouse. */
export function phare(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const sunAt = random.between(0.2, 0.8);
  const x = width * (random.chance(0.5) ? random.between(0.1, 0.2) : random.between(0.8, 0.9));
  let drawn =
    sky(draw, view.horizon, sunAt) +
    sea(draw, view.horizon, view.horizon + 70, sunAt) +
    gulls(draw, view.horizon, 7);
  drawn += path(
    `M0,${view.horizon + 40} Q${width * 0.3},${view.horizon + 10} ${width * 0.55},${view.horizon + 44} T${width},${view.horizon + 30} L${width},${height} L0,${height} Z`,
    light.land[1],
  );
  const [base, top, half] = [view.horizon + 40, view.horizon - height * 0.36, height * 0.032];
  drawn += shape(
    [
      [x - half * 1.5, base],
      [x - half, top],
      [x + half, top],
      [x + half * 1.5, base],
    ],
    light.paper,
  );
  for (const part of [0, 2]) {
    const wide = (share: number) => half * (1 + share * 0.5);
    const y = (share: number) => top + (base - top) * share;
    drawn += shape(
      [
        [x - wide(part / 4), y(part / 4)],
        [x + wide(part / 4), y(part / 4)],
        [x + wide((part + 1) / 4), y((part + 1) / 4)],
        [x - wide((part + 1) / 4), y((part + 1) / 4)],
      ],
      light.accents[1]!,
    );
  }
  drawn += shape(
    [
      [x + half * 0.3, top],
      [x + half, top],
      [x + half * 1.5, base],
      [x + half * 0.5, base],
    ],
    light.ink,
    0.12,
  );
  drawn +=
    block(x - half * 1.3, top - 8, half * 2.6, 10, light.ink) +
    block(x - half * 0.7, top - half * 1.7, half * 1.4, half * 1.6, light.isLit ? light.pane : light.glint) +
    path(
      `M${x - half},${top - half * 1.6} Q${x},${top - half * 3} ${x + half},${top - half * 1.6} Z`,
      light.ink,
    );
  if (light.isLit) drawn += glow(x, top - half, half * 6, light.pane, 0.4);
  drawn += house(draw, x + half * 2, base + 4, height * 0.16, height * 0.11, {
    ...houseLook(draw),
    floors: 1,
    bays: 3,
    hasShop: false,
  });
  for (let tuft = 0; tuft < 40; tuft += 1)
    drawn += disc(
      random.next() * width,
      view.horizon + random.between(50, 120),
      random.between(6, 20),
      mix(light.land[1], light.land[2], random.next()),
      0.8,
    );
  return drawn + ground(draw, 7.4, mix(light.sand[0], light.stone[0], 0.5));
}
