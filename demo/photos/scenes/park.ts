import type { Sheet } from "../ink.ts";
import { arcStroke, block, disc, flowing, mix, oval, path, shape } from "../ink.ts";
import { person } from "../motifs/people.ts";
import { hills, sky } from "../motifs/sky-and-sea.ts";
import { tree } from "../motifs/street-things.ts";

/** Lawns, a path, a pond and a bench under the pines. */
export function park(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const lawn = height * 0.5;
  let drawn = sky(sheet, height * 0.48);
  drawn +=
    hills(sheet, lawn - height * 0.02, height * 0.1, light.land[0]) +
    hills(sheet, lawn + height * 0.02, height * 0.07, mix(light.land[0], light.land[1], 0.6));
  for (let far = 0; far < 9; far += 1)
    drawn += tree(
      sheet,
      width * (far / 8 + random.between(-0.04, 0.04)),
      lawn + height * 0.05,
      height * random.between(0.16, 0.26),
    );
  drawn += block(0, lawn + height * 0.04, width, height, mix(light.land[1], light.glint, 0.25));
  for (let swell = 0; swell < 4; swell += 1) {
    const y = lawn + height * (0.1 + swell * 0.1);
    const crest = Array.from({ length: 6 }, (_, index): [number, number] => [
      (index / 5) * width,
      y + random.between(-16, 16),
    ]);
    drawn += path(
      `${flowing(crest)} L${width},${height} L0,${height} Z`,
      mix(mix(light.land[1], light.glint, 0.2), light.land[1], swell / 4),
    );
  }
  const isLeft = random.chance(0.5);
  const px = width * (isLeft ? 0.28 : 0.72);
  drawn +=
    oval(px, height * 0.72, width * 0.2, height * 0.07, light.sand[1]) +
    oval(px, height * 0.716, width * 0.19, height * 0.062, light.sea[0]) +
    oval(px + width * 0.02, height * 0.725, width * 0.13, height * 0.03, light.sea[1], 0.6);
  for (let lily = 0; lily < 7; lily += 1)
    drawn += oval(
      px + width * random.between(-0.14, 0.14),
      height * random.between(0.69, 0.75),
      15,
      5,
      light.land[2],
    );
  drawn += path(
    `M${width * (isLeft ? 0.62 : 0.38)},${lawn + height * 0.05} Q${width * (isLeft ? 0.8 : 0.2)},${height * 0.7} ${width * (isLeft ? 0.56 : 0.44)},${height} L${width * (isLeft ? 0.92 : 0.08)},${height} Q${width * (isLeft ? 0.9 : 0.1)},${height * 0.72} ${width * (isLeft ? 0.645 : 0.355)},${lawn + height * 0.05} Z`,
    light.sand[0],
  );
  const bx = width * (isLeft ? 0.46 : 0.4);
  drawn +=
    oval(bx + 70, height * 0.895, 100, 10, light.ink, 0.18) +
    block(bx, height * 0.83, 150, 10, light.accents[1]!, 3) +
    block(bx, height * 0.8, 150, 8, light.accents[1]!, 3) +
    block(bx, height * 0.857, 158, 11, light.accents[1]!, 3) +
    block(bx + 12, height * 0.8, 7, height * 0.09, light.ink) +
    block(bx + 132, height * 0.8, 7, height * 0.09, light.ink);
  drawn +=
    tree(sheet, width * (isLeft ? 0.9 : 0.1), height * 0.86, height * 0.66, "pine") +
    tree(sheet, width * (isLeft ? 0.07 : 0.94), height * 0.96, height * 0.58, "round");
  for (let walker = 0; walker < 3; walker += 1)
    drawn += person(
      sheet,
      width * (isLeft ? random.between(0.66, 0.8) : random.between(0.2, 0.34)),
      height * random.between(0.63, 0.8),
      height * 0.13,
    );
  for (let flower = 0; flower < 70; flower += 1)
    drawn += disc(
      width * random.next(),
      height * random.between(0.9, 1),
      random.between(2, 5.5),
      random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
    );
  return drawn + kite(sheet);
}

/** A kite, where the sky has room for it. */
function kite({ width, height, light }: Sheet): string {
  const [x, y] = [width * 0.62, height * 0.16];
  return (
    shape(
      [
        [x, y - 34],
        [x + 26, y],
        [x, y + 46],
        [x - 26, y],
      ],
      light.accents[1]!,
    ) +
    shape(
      [
        [x, y - 34],
        [x + 26, y],
        [x, y + 46],
      ],
      light.accents[2]!,
    ) +
    arcStroke(`M${x},${y + 46} q-30,50 -6,96 q20,40 -30,110`, light.ink, 1.6, 0.6)
  );
}
