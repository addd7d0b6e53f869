import type { Sheet } from "../ink.ts";
import { block, glow, mix, oval, path, shape } from "../ink.ts";
import { sailboat } from "../motifs/boats.ts";
import { hills, sea, sky } from "../motifs/sky-and-sea.ts";

/** A bedroom with its window on the bay. */
export function room(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const wall = mix(
    random.pick([light.accents[0]!, light.accents[2]!, light.land[0], light.walls[1]!]),
    light.paper,
    0.62,
  );
  const isLeft = random.chance(0.5);
  const [wx, wy, ww, wh] = [width * (isLeft ? 0.1 : 0.56), height * 0.1, width * 0.34, height * 0.5];
  const floor = height * 0.74;
  const view: Sheet = { ...sheet, width: ww, height: wh };
  const inside = `${sky(view, wh * 0.6, 0.6)}${hills(view, wh * 0.6, wh * 0.12, light.land[0], 0.4, 1.3)}${sea(view, wh * 0.58, wh, 0.6)}${sailboat(view, ww * 0.3, wh * 0.72, wh * 0.16)}`;
  let drawn = block(0, 0, width, height, wall);
  for (let stripe = 0; stripe < 14; stripe += 1)
    drawn += block((stripe / 14) * width, 0, width / 34, floor, light.paper, 0, 0.16);
  drawn +=
    block(wx - 16, wy - 16, ww + 32, wh + 32, light.paper, 3) +
    `<svg x="${wx}" y="${wy}" width="${ww}" height="${wh}" viewBox="0 0 ${ww} ${wh}">${inside}</svg>`;
  drawn +=
    block(wx + ww / 2 - 6, wy, 12, wh, light.paper) +
    block(wx, wy + wh * 0.36, ww, 9, light.paper) +
    block(wx - 26, wy + wh + 10, ww + 52, 16, mix(light.paper, light.ink, 0.1), 3);
  for (const side of [-1, 1]) {
    const cx = side === -1 ? wx - 46 : wx + ww + 46;
    const inward = -side * 84;
    drawn +=
      path(
        `M${cx},${wy - 34} L${cx + inward},${wy - 34} Q${cx + inward * 0.8},${wy + wh * 0.6} ${cx + inward * 0.25},${wy + wh * 1.12} L${cx},${wy + wh * 1.12} Z`,
        light.accents[1]!,
        0.92,
      ) +
      path(
        `M${cx},${wy - 34} L${cx + inward * 0.4},${wy - 34} Q${cx + inward * 0.3},${wy + wh * 0.6} ${cx + inward * 0.1},${wy + wh * 1.12} L${cx},${wy + wh * 1.12} Z`,
        light.ink,
        0.14,
      );
  }
  drawn += block(wx - 72, wy - 42, ww + 144, 9, light.ink, 4);
  drawn +=
    block(0, floor, width, height - floor, mix("#a97b52", light.ink, light.isLit ? 0.45 : 0.12)) +
    block(0, floor - 12, width, 14, light.paper);
  for (let plank = 0; plank < 5; plank += 1)
    drawn += block(0, floor + (plank / 5) ** 1.4 * (height - floor), width, 2, light.ink, 0, 0.2);
  drawn += shape(
    [
      [wx + ww * 0.1, height],
      [wx + ww * 1.1, height],
      [wx + ww, floor],
      [wx, floor],
    ],
    light.sun === null ? light.paper : light.sky[2],
    0.22,
  );
  const bed = isLeft ? width * 0.5 : -width * 0.04;
  const blanket = random.pick(light.accents.slice(0, 4));
  drawn += block(
    bed + (isLeft ? width * 0.4 : 0),
    height * 0.42,
    width * 0.13,
    height * 0.4,
    mix("#7d5535", light.ink, 0.25),
    12,
  );
  drawn +=
    block(bed, height * 0.66, width * 0.54, height * 0.2, light.paper, 18) +
    block(bed, height * 0.8, width * 0.54, height * 0.12, mix("#7d5535", light.ink, 0.2), 8);
  const fold = isLeft ? bed : bed + width * 0.16;
  drawn +=
    path(
      `M${fold},${height * 0.655} Q${fold + width * 0.19},${height * 0.63} ${fold + width * 0.38},${height * 0.655} L${fold + width * 0.38},${height * 0.87} Q${fold + width * 0.19},${height * 0.9} ${fold},${height * 0.87} Z`,
      blanket,
    ) +
    block(fold, height * 0.7, width * 0.38, 14, light.paper, 0, 0.45) +
    block(fold, height * 0.745, width * 0.38, 6, light.paper, 0, 0.35);
  const pillow = isLeft ? bed + width * 0.4 : bed + width * 0.05;
  drawn +=
    oval(pillow + width * 0.05, height * 0.63, width * 0.075, height * 0.055, light.paper) +
    oval(pillow + width * 0.06, height * 0.645, width * 0.06, height * 0.035, light.ink, 0.07);
  const lampX = isLeft ? width * 0.47 : width * 0.52;
  drawn +=
    block(lampX - 40, height * 0.68, 80, height * 0.16, mix("#7d5535", light.ink, 0.1), 4) +
    block(lampX - 4, height * 0.56, 8, height * 0.12, light.ink) +
    (light.isLit ? glow(lampX, height * 0.53, 150, light.pane, 0.4) : "") +
    shape(
      [
        [lampX - 26, height * 0.48],
        [lampX + 26, height * 0.48],
        [lampX + 42, height * 0.58],
        [lampX - 42, height * 0.58],
      ],
      light.isLit ? light.pane : light.paper,
    );
  return (
    drawn +
    oval(width * (isLeft ? 0.26 : 0.74), height * 0.93, width * 0.2, height * 0.05, light.accents[2]!, 0.8) +
    oval(width * (isLeft ? 0.26 : 0.74), height * 0.93, width * 0.15, height * 0.035, light.accents[0]!, 0.6)
  );
}
