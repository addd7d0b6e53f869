import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import type { Outlook } from "../outlook.ts";
import { outlook } from "../outlook.ts";

/** The view over a balcony's rail, or through an open window. */
export function viewOut(sheet: Sheet, scene: Outlook): string {
  const { width, height, light, random } = sheet;
  let drawn = outlook(sheet, scene);
  if (random.chance(0.5)) {
    const rail = height * random.between(0.72, 0.78);
    drawn +=
      block(0, rail, width, 18, light.ink) +
      block(0, height * 0.97, width, height * 0.03, mix(light.stone[1], light.ink, 0.2));
    const style = random.whole(0, 2);
    for (let x = 0; x < width; x += style === 0 ? 58 : 96) {
      drawn += block(x, rail, 9, height - rail, light.ink);
      if (style === 1)
        drawn += `<path d="M${x + 14},${height * 0.96} Q${x + 54},${rail + 70} ${x + 14},${rail + 24} M${x + 94},${height * 0.96} Q${x + 54},${rail + 70} ${x + 94},${rail + 24}" fill="none" stroke="${light.ink}" stroke-width="7"/>`;
      if (style === 2) drawn += block(x + 12, rail + 26, 80, height, light.sky[2], 0, 0.22);
    }
    const pots = random.whole(1, 3);
    for (let pot = 0; pot < pots; pot += 1) {
      const px = width * (random.chance(0.5) ? random.between(0.02, 0.2) : random.between(0.78, 0.96));
      for (let leaf = 0; leaf < 22; leaf += 1)
        drawn += disc(
          px + random.between(-76, 76),
          rail - random.between(-30, 78),
          random.between(16, 34),
          mix(light.land[1], light.land[2], random.next()),
        );
      for (let flower = 0; flower < 12; flower += 1)
        drawn += disc(
          px + random.between(-70, 70),
          rail - random.between(-20, 84),
          12,
          random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
        );
      drawn += shape(
        [
          [px - 72, rail + 24],
          [px + 72, rail + 24],
          [px + 54, rail + 120],
          [px - 54, rail + 120],
        ],
        mix(light.accents[1]!, light.ink, 0.12),
      );
    }
    return drawn;
  }
  // An open window: frame, sill, shutters folded back.
  const white = mix(light.paper, light.ink, light.isLit ? 0.24 : 0.05);
  const wall = mix(light.walls[1]!, light.ink, light.isLit ? 0.4 : 0.12);
  const shutter = random.pick(light.accents.slice(0, 4));
  const [l, r, t, b] = [width * 0.15, width * 0.85, height * 0.07, height * 0.84];
  drawn +=
    block(0, 0, l, height, wall) +
    block(r, 0, width - r, height, wall) +
    block(0, 0, width, t, wall) +
    block(0, b, width, height - b, wall);
  for (const [x, inner] of [
    [l, 1],
    [r, -1],
  ] as const) {
    drawn += shape(
      [
        [x, t],
        [x + inner * 92, t + 46],
        [x + inner * 92, b - 46],
        [x, b],
      ],
      mix(shutter, light.ink, inner === 1 ? 0 : 0.15),
    );
    for (let slat = 1; slat < 16; slat += 1)
      drawn += stroke(
        [
          [x + inner * 14, t + 16 + ((b - t - 30) / 16) * slat],
          [x + inner * 80, t + 46 + ((b - t - 92) / 16) * slat],
        ],
        light.ink,
        4,
        0.2,
      );
  }
  drawn +=
    block(l - 26, t - 26, r - l + 52, 26, white) +
    block(l - 26, t, 26, b - t, white) +
    block(r, t, 26, b - t, white);
  drawn +=
    shape(
      [
        [l - 60, b],
        [r + 60, b],
        [r + 100, b + 46],
        [l - 100, b + 46],
      ],
      mix(white, light.paper, 0.4),
    ) + block(l - 100, b + 46, r - l + 200, 22, mix(white, light.ink, 0.12));
  const px = width * random.between(0.26, 0.74);
  drawn += oval(px, b + 22, 74, 14, light.ink, 0.14);
  for (let stem = 0; stem < 7; stem += 1)
    drawn +=
      stroke(
        [
          [px, b - 60],
          [px + (stem - 3) * 26, b - 150 - random.between(0, 60)],
        ],
        light.land[2],
        6,
      ) +
      disc(
        px + (stem - 3) * 26,
        b - 160 - random.between(0, 60),
        random.between(18, 28),
        random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
      );
  drawn += path(
    `M${px - 44},${b - 80} L${px + 44},${b - 80} Q${px + 52},${b} ${px + 30},${b + 20} L${px - 30},${b + 20} Q${px - 52},${b} ${px - 44},${b - 80} Z`,
    random.pick([light.accents[0]!, light.paper, light.stone[0]]),
  );
  if (random.chance(0.6))
    drawn +=
      block(px + 130, b + 2, 150, 16, light.accents[2]!, 3) +
      block(px + 140, b - 12, 130, 15, light.accents[0]!, 3) +
      block(px + 136, b - 26, 136, 15, light.paper, 3);
  return drawn;
}
