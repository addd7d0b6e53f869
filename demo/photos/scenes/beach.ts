import type { Sheet } from "../ink.ts";
import { block, flowing, mix, oval, path, shape } from "../ink.ts";
import { sailboat } from "../motifs/boats.ts";
import { person } from "../motifs/people.ts";
import { gulls, hills, sea, sky } from "../motifs/sky-and-sea.ts";
import { parasol } from "../motifs/street-things.ts";

/** The wide beach: huts, parasols, the wet edge of the tide. */
export function beach(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const horizon = height * random.between(0.34, 0.46);
  const sunAt = random.between(0.2, 0.8);
  let drawn = sky(sheet, horizon, sunAt);
  const isLeft = random.chance(0.5);
  drawn += hills(sheet, horizon + 6, height * 0.14, light.land[0], isLeft ? -0.2 : 0.6, isLeft ? 0.42 : 1.2);
  drawn += sea(sheet, horizon, height * 0.68, sunAt);
  for (let sail = 0; sail < 3; sail += 1)
    drawn += sailboat(
      sheet,
      random.between(0.1, 0.9) * width,
      horizon + height * random.between(0.03, 0.1),
      height * random.between(0.05, 0.09),
    );
  const wave = (y: number, swing: number) =>
    Array.from({ length: 8 }, (_, index): [number, number] => [
      (index / 7) * width,
      y + random.between(-swing, swing) - (index / 7) * height * 0.05,
    ]);
  const close = ` L${width},${height} L0,${height} Z`;
  drawn += path(flowing(wave(height * 0.63, 10)) + close, light.glint, 0.9);
  drawn += path(flowing(wave(height * 0.655, 10)) + close, light.sand[1]);
  drawn += path(flowing(wave(height * 0.7, 14)) + close, light.sand[0]);
  drawn += path(flowing(wave(height * 0.9, 20)) + close, mix(light.sand[0], light.sand[1], 0.55));
  if (random.chance(0.55)) {
    const size = height * 0.13;
    for (let hut = 0; hut < 5; hut += 1) {
      const x = width * (isLeft ? 0.04 : 0.5) + hut * size * 0.78;
      const base = height * 0.78 + hut * 5;
      const colour = light.accents[hut % light.accents.length]!;
      drawn += shape(
        [
          [x + size * 0.6, base],
          [x + size * 1.3, base + 6],
          [x + size * 1.1, base + 14],
          [x, base + 6],
        ],
        light.ink,
        0.14,
      );
      for (let stripe = 0; stripe < 6; stripe += 1)
        drawn += block(
          x + (stripe * size * 0.66) / 6,
          base - size * 0.8,
          size * 0.115,
          size * 0.8,
          stripe % 2 === 0 ? colour : light.paper,
        );
      drawn += shape(
        [
          [x - 5, base - size * 0.78],
          [x + size * 0.33, base - size * 1.14],
          [x + size * 0.66 + 5, base - size * 0.78],
        ],
        mix(colour, light.ink, 0.25),
      );
      drawn += block(
        x + size * 0.22,
        base - size * 0.52,
        size * 0.22,
        size * 0.52,
        mix(colour, light.ink, 0.35),
      );
    }
  }
  for (let spot = 0; spot < 5; spot += 1) {
    const x = width * random.between(0.06, 0.94);
    const base = height * random.between(0.78, 0.95);
    const size = height * (0.09 + (base / height - 0.78) * 0.5);
    if (spot % 2 === 0) {
      drawn += oval(x + size * 0.4, base + 4, size * 0.5, size * 0.07, light.ink, 0.16);
      drawn += parasol(sheet, x, base, size, light.accents[spot % 4]!);
      drawn += block(
        x + size * 0.1,
        base - size * 0.05,
        size * 0.5,
        size * 0.06,
        light.accents[(spot + 1) % 4]!,
        3,
      );
    } else drawn += person(sheet, x, base, size * 0.8);
  }
  return drawn + gulls(sheet, horizon, 7);
}
