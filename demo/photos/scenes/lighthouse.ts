import type { Sheet } from "../ink.ts";
import { block, glow, mix, oval, path, shape } from "../ink.ts";
import { sailboat } from "../motifs/boats.ts";
import { gulls, hills, sea, sky } from "../motifs/sky-and-sea.ts";

/** The lighthouse on its cliff; at dusk it is lit. */
export function lighthouse(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const horizon = height * 0.62;
  const sunAt = random.between(0.1, 0.4);
  const foot = height * random.between(0.56, 0.62);
  const x = width * random.between(0.58, 0.72);
  const tall = height * random.between(0.36, 0.42);
  const thick = tall * 0.13;
  let drawn = sky(sheet, horizon, sunAt);
  if (light.isLit)
    drawn +=
      shape(
        [
          [x, foot - tall * 1.02],
          [-width * 0.1, foot - tall * 1.32],
          [-width * 0.1, foot - tall * 0.9],
        ],
        light.pane,
        0.3,
      ) +
      shape(
        [
          [x, foot - tall * 1.02],
          [width * 1.2, foot - tall * 1.16],
          [width * 1.2, foot - tall * 0.92],
        ],
        light.pane,
        0.22,
      );
  drawn += hills(sheet, horizon + 4, height * 0.1, light.land[0], -0.2, 0.4);
  drawn += sea(sheet, horizon, height, sunAt);
  drawn += sailboat(sheet, width * random.between(0.12, 0.34), horizon + height * 0.1, height * 0.1);
  drawn += path(
    `M${width * 0.3},${height} Q${width * 0.36},${height * 0.84} ${width * 0.44},${height * 0.74} Q${width * 0.5},${foot + 6} ${width * 0.62},${foot} L${width},${foot - height * 0.02} L${width},${height} Z`,
    light.stone[1],
  );
  for (let crag = 0; crag < 9; crag += 1) {
    const cx = width * (0.42 + crag * 0.065);
    drawn += shape(
      [
        [cx, foot + height * 0.05],
        [cx + width * 0.03, foot + height * 0.1],
        [cx + width * 0.01, height],
        [cx - width * 0.05, height],
      ],
      crag % 2 === 0 ? light.stone[0] : light.ink,
      crag % 2 === 0 ? 0.55 : 0.14,
    );
  }
  drawn += path(
    `M${width * 0.43},${height * 0.75} Q${width * 0.5},${foot - 2} ${width * 0.62},${foot - 8} L${width},${foot - height * 0.035} L${width},${foot + height * 0.05} Q${width * 0.7},${foot + height * 0.03} ${width * 0.6},${foot + height * 0.07} Q${width * 0.5},${foot + height * 0.1} ${width * 0.43},${height * 0.75} Z`,
    light.land[1],
  );
  for (let tuft = 0; tuft < 14; tuft += 1)
    drawn += oval(
      width * random.between(0.5, 1),
      foot + random.between(-8, 26),
      random.between(12, 34),
      random.between(4, 9),
      light.land[2],
      0.5,
    );
  drawn +=
    block(x + thick * 1.1, foot - thick * 1.6, thick * 2.6, thick * 1.6, light.walls[0]!) +
    shape(
      [
        [x + thick, foot - thick * 1.6],
        [x + thick * 2.4, foot - thick * 2.6],
        [x + thick * 3.9, foot - thick * 1.6],
      ],
      light.roofs[2] ?? light.roofs[0]!,
    );
  const stripes = 5;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const y = (share: number) => foot - tall * share;
    const half = (share: number) => thick * (1 - share * 0.36);
    const [low, high] = [stripe / stripes, (stripe + 1) / stripes];
    drawn += shape(
      [
        [x - half(low), y(low)],
        [x + half(low), y(low)],
        [x + half(high), y(high)],
        [x - half(high), y(high)],
      ],
      stripe % 2 === 0 ? light.paper : light.accents[1]!,
    );
    drawn += shape(
      [
        [x + half(low) * 0.25, y(low)],
        [x + half(low), y(low)],
        [x + half(high), y(high)],
        [x + half(high) * 0.25, y(high)],
      ],
      light.ink,
      0.16,
    );
  }
  drawn += block(x - thick * 0.85, foot - tall - 6, thick * 1.7, 8, light.ink);
  drawn += block(
    x - thick * 0.45,
    foot - tall - thick * 0.95,
    thick * 0.9,
    thick * 0.95,
    light.isLit ? light.pane : mix(light.pane, light.paper, 0.5),
  );
  drawn += path(
    `M${x - thick * 0.6},${foot - tall - thick * 0.9} Q${x},${foot - tall - thick * 1.9} ${x + thick * 0.6},${foot - tall - thick * 0.9} Z`,
    light.accents[1]!,
  );
  if (light.isLit) drawn += glow(x, foot - tall - thick * 0.45, thick * 2.2, light.pane, 0.4);
  for (let foam = 0; foam < 12; foam += 1)
    drawn += oval(
      width * random.between(0.28, 0.46),
      height * random.between(0.88, 0.99),
      random.between(14, 50),
      random.between(3, 7),
      light.glint,
      0.7,
    );
  return drawn + gulls(sheet, horizon, 8);
}
