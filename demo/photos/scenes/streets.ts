import type { Sheet } from "../ink.ts";
import { arcStroke, block, disc, flowing, glow, mix, oval, path, shape, stroke } from "../ink.ts";
import {
  gulls,
  head,
  hills,
  house,
  houseLook,
  houseRow,
  lamp,
  parasol,
  person,
  sailboat,
  sea,
  sky,
  tree,
} from "../motifs.ts";

/** One house front with its shop, the street's shadow climbing it. */
export function facade(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const street = height * 0.86;
  const look = { ...houseLook(sheet), hasShop: true, floors: height > width ? 4 : 3, bays: 3 };
  const main = Math.min(width * 0.62, height * 0.66);
  const x = (width - main) / 2 + random.between(-0.06, 0.06) * width;
  let drawn = sky(sheet, height * 0.55);
  drawn += house(sheet, x - main * 0.78, street, main * 0.8, height * random.between(0.56, 0.68), {
    ...houseLook(sheet),
    bays: 3,
  });
  drawn += house(sheet, x + main * 0.98, street, main * 0.82, height * random.between(0.5, 0.66), {
    ...houseLook(sheet),
    bays: 3,
  });
  drawn += house(sheet, x, street, main, height * 0.78, look);
  const slope = random.chance(0.5);
  drawn += shape(
    [
      [0, street],
      [0, height * (slope ? 0.5 : 0.78)],
      [width, height * (slope ? 0.8 : 0.46)],
      [width, street],
    ],
    light.ink,
    light.sun === null ? 0.05 : 0.13,
  );
  drawn +=
    block(0, street, width, height - street, light.stone[0]) +
    block(0, street, width, height * 0.018, light.stone[1]) +
    block(0, street + height * 0.075, width, height, mix(light.stone[1], light.ink, 0.25));
  for (let pot = 0; pot < 3; pot += 1) {
    const px = x + main * (0.02 + pot * 0.46);
    drawn +=
      disc(px, street - height * 0.055, height * 0.032, light.land[2]) +
      disc(px + 8, street - height * 0.072, height * 0.02, light.land[1]) +
      shape(
        [
          [px - 15, street - height * 0.03],
          [px + 15, street - height * 0.03],
          [px + 11, street + 4],
          [px - 11, street + 4],
        ],
        light.accents[1]!,
      );
  }
  drawn += lamp(sheet, x - main * 0.08, street + 8, height * 0.3);
  drawn += bicycle(sheet, x + main * 0.78, street + height * 0.03, height * 0.1);
  for (let walker = 0; walker < 2; walker += 1)
    drawn += person(sheet, width * random.between(0.08, 0.92), street + height * 0.055, height * 0.17);
  return drawn;
}

function bicycle({ light }: Sheet, x: number, base: number, size: number): string {
  const wheel = (cx: number) =>
    `<circle cx="${Math.round(cx)}" cy="${Math.round(base - size * 0.3)}" r="${Math.round(size * 0.3)}" fill="none" stroke="${light.ink}" stroke-width="3"/>`;
  return (
    wheel(x) +
    wheel(x + size * 0.95) +
    stroke(
      [
        [x, base - size * 0.3],
        [x + size * 0.3, base - size * 0.78],
        [x + size * 0.75, base - size * 0.78],
        [x + size * 0.45, base - size * 0.3],
        [x + size * 0.3, base - size * 0.78],
      ],
      light.accents[1]!,
      3.4,
    ) +
    stroke(
      [
        [x + size * 0.45, base - size * 0.3],
        [x, base - size * 0.3],
      ],
      light.accents[1]!,
      3.4,
    ) +
    stroke(
      [
        [x + size * 0.95, base - size * 0.3],
        [x + size * 0.72, base - size * 0.95],
        [x + size * 0.86, base - size * 0.98],
      ],
      light.accents[1]!,
      3.4,
    ) +
    stroke(
      [
        [x + size * 0.2, base - size * 0.86],
        [x + size * 0.38, base - size * 0.86],
      ],
      light.ink,
      5,
    )
  );
}

/** Tables under parasols, with the water or the square behind. */
export function terrace(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const floor = height * 0.6;
  const isBySea = random.chance(0.65);
  let drawn = sky(sheet, height * 0.46, 0.3);
  if (isBySea) {
    drawn +=
      hills(sheet, height * 0.46, height * 0.12, light.land[0], 0.5, 1.3) +
      sea(sheet, height * 0.44, floor, 0.3);
    for (let sail = 0; sail < 4; sail += 1)
      drawn += sailboat(
        sheet,
        width * random.between(0.05, 0.95),
        height * random.between(0.48, 0.55),
        height * random.between(0.07, 0.12),
      );
    for (let post = 0; post <= 16; post += 1)
      drawn += block((post / 16) * width - 2, floor - height * 0.1, 4, height * 0.1, light.paper, 0, 0.9);
    drawn += block(0, floor - height * 0.1, width, 6, light.paper);
  } else drawn += houseRow(sheet, -20, width + 20, floor, height * 0.42);
  drawn += block(0, floor, width, height - floor, light.sand[1]);
  for (let plank = 0; plank < 9; plank += 1)
    drawn += block(0, floor + (plank / 9) ** 1.5 * (height - floor), width, 2.5, light.ink, 0, 0.13);
  const places = [
    [0.16, 0.78, 0.26],
    [0.5, 0.74, 0.22],
    [0.84, 0.8, 0.27],
    [0.33, 0.95, 0.36],
    [0.72, 0.97, 0.38],
  ] as const;
  const first = random.whole(0, 3);
  for (const [index, [sx, sy, scale]] of places.entries()) {
    const x = width * (sx + random.between(-0.03, 0.03));
    const base = height * sy;
    const size = height * scale;
    drawn += oval(x, base + 6, size * 0.62, size * 0.08, light.ink, 0.17);
    if (index < 3) drawn += parasol(sheet, x, base, size * 1.5, light.accents[(index + first) % 4]!);
    for (const side of [-1, 1]) {
      const chair = x + side * size * 0.46;
      drawn +=
        stroke(
          [
            [chair + side * size * 0.1, base - size * 0.62],
            [chair + side * size * 0.03, base - size * 0.3],
            [chair - side * size * 0.12, base - size * 0.3],
          ],
          light.accents[0]!,
          size * 0.035,
        ) +
        stroke(
          [
            [chair + side * size * 0.03, base - size * 0.3],
            [chair + side * size * 0.07, base],
          ],
          light.accents[0]!,
          size * 0.03,
        ) +
        stroke(
          [
            [chair - side * size * 0.12, base - size * 0.3],
            [chair - side * size * 0.15, base],
          ],
          light.accents[0]!,
          size * 0.03,
        );
      if (random.chance(0.45)) drawn += seated(sheet, chair, base - size * 0.3, size * 0.5, -side);
    }
    drawn +=
      block(x - size * 0.02, base - size * 0.42, size * 0.04, size * 0.42, light.ink) +
      oval(x, base, size * 0.13, size * 0.03, light.ink);
    drawn +=
      oval(x, base - size * 0.43, size * 0.33, size * 0.07, light.paper) +
      oval(x, base - size * 0.415, size * 0.33, size * 0.07, light.ink, 0.08);
    drawn +=
      glass(sheet, x - size * 0.1, base - size * 0.44, size * 0.14) +
      glass(sheet, x + size * 0.12, base - size * 0.44, size * 0.14) +
      oval(x, base - size * 0.425, size * 0.09, size * 0.024, light.accents[2]!);
    if (light.isLit) drawn += glow(x, base - size * 0.47, size * 0.4, light.pane, 0.25);
  }
  return drawn + lights(sheet) + gulls(sheet, height * 0.3, isBySea ? 4 : 0);
}

function seated({ light, random }: Sheet, x: number, seat: number, size: number, faces: number): string {
  const coat = random.pick(light.accents);
  return (
    path(
      `M${x - size * 0.2},${seat} Q${x - size * 0.24},${seat - size * 0.6} ${x},${seat - size * 0.66} Q${x + size * 0.22},${seat - size * 0.6} ${x + size * 0.2},${seat} Z`,
      coat,
    ) +
    stroke(
      [
        [x, seat - size * 0.04],
        [x + faces * size * 0.42, seat - size * 0.04],
        [x + faces * size * 0.44, seat + size * 0.5],
      ],
      light.ink,
      size * 0.15,
    ) +
    head(light, random, x + faces * size * 0.04, seat - size * 0.84, size * 0.16)
  );
}

function glass({ light, random }: Sheet, x: number, base: number, size: number): string {
  const drink = random.pick([light.accents[1]!, light.accents[2]!, light.sea[1]]);
  return (
    shape(
      [
        [x - size * 0.3, base - size],
        [x + size * 0.3, base - size],
        [x + size * 0.2, base],
        [x - size * 0.2, base],
      ],
      light.paper,
      0.5,
    ) +
    shape(
      [
        [x - size * 0.26, base - size * 0.65],
        [x + size * 0.26, base - size * 0.65],
        [x + size * 0.2, base],
        [x - size * 0.2, base],
      ],
      drink,
      0.85,
    )
  );
}

function lights({ width, height, light }: Sheet): string {
  let drawn = arcStroke(
    `M0,${height * 0.06} Q${width * 0.3},${height * 0.2} ${width * 0.55},${height * 0.08} Q${width * 0.8},${height * 0.2} ${width},${height * 0.05}`,
    light.ink,
    2,
    0.6,
  );
  for (let bulb = 1; bulb < 14; bulb += 1) {
    const share = bulb / 14;
    const y = height * (0.075 + 0.062 * Math.abs(Math.sin(share * Math.PI * 1.9)));
    drawn += light.isLit
      ? glow(width * share, y + 7, 20, light.pane, 0.35) + disc(width * share, y + 7, 5, light.paper)
      : disc(width * share, y + 7, 5, light.paper);
  }
  return drawn;
}

/** A square with its fountain, trees and a café. */
export function square(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.58;
  let drawn = sky(sheet, height * 0.5);
  drawn += houseRow(sheet, -30, width + 30, ground, height * 0.36);
  drawn += block(0, ground - 1, width, height, light.stone[0]);
  for (let ring = 6; ring > 0; ring -= 1)
    drawn += oval(
      width * 0.5,
      height * 0.82,
      width * 0.13 * ring,
      height * 0.055 * ring,
      ring % 2 === 0 ? light.stone[0] : mix(light.stone[0], light.stone[1], 0.35),
    );
  for (const side of [0.08, 0.27, 0.75, 0.93])
    drawn += tree(
      sheet,
      width * (side + random.between(-0.03, 0.03)),
      ground + height * random.between(0.03, 0.09),
      height * random.between(0.3, 0.38),
      "round",
    );
  for (let walker = 0; walker < 5; walker += 1)
    drawn += person(
      sheet,
      width * random.between(0.1, 0.9),
      height * random.between(0.64, 0.72),
      height * 0.11,
    );
  const [x, y] = [width * 0.5, height * 0.84];
  drawn +=
    oval(x, y + 12, width * 0.17, height * 0.06, light.ink, 0.2) +
    oval(x, y, width * 0.16, height * 0.055, light.stone[1]) +
    oval(x, y - 8, width * 0.145, height * 0.044, light.sea[1]) +
    oval(x, y - 8, width * 0.09, height * 0.02, light.glint, 0.4);
  drawn +=
    block(x - 9, y - height * 0.15, 18, height * 0.15, light.stone[1]) +
    oval(x, y - height * 0.15, width * 0.06, height * 0.02, light.stone[0]) +
    oval(x, y - height * 0.156, width * 0.05, height * 0.014, light.sea[0]);
  for (const reach of [-0.1, -0.055, 0.055, 0.1])
    drawn += arcStroke(
      `M${x},${y - height * 0.2} Q${x + width * reach * 0.6},${y - height * 0.26} ${x + width * reach},${y - 10}`,
      light.glint,
      3,
      0.8,
    );
  drawn +=
    person(sheet, width * random.between(0.16, 0.3), height * 0.93, height * 0.24) +
    person(sheet, width * random.between(0.7, 0.86), height * 0.95, height * 0.26);
  for (let bird = 0; bird < 8; bird += 1)
    drawn += oval(
      width * random.between(0.3, 0.7),
      height * random.between(0.92, 0.97),
      8,
      4.5,
      light.ink,
      0.5,
    );
  return drawn;
}

/** The church above the roofs. */
export function church(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.8;
  const x = width * random.between(0.4, 0.6);
  const size = Math.min(width, height * 0.95);
  const stone = light.walls[2]!;
  let drawn = sky(sheet, height * 0.7, random.chance(0.5) ? 0.16 : 0.84);
  drawn += hills(sheet, ground - height * 0.06, height * 0.1, light.land[1]);
  drawn +=
    houseRow(sheet, -20, x - size * 0.1, ground, height * 0.26) +
    houseRow(sheet, x + size * 0.4, width + 20, ground, height * 0.26);
  drawn +=
    shape(
      [
        [x + size * 0.04, ground - size * 0.26],
        [x + size * 0.1, ground - size * 0.42],
        [x + size * 0.46, ground - size * 0.42],
        [x + size * 0.54, ground - size * 0.26],
      ],
      light.roofs[0]!,
    ) +
    block(x + size * 0.04, ground - size * 0.27, size * 0.48, size * 0.27, mix(stone, light.stone[1], 0.35));
  for (let bay = 0; bay < 4; bay += 1)
    drawn += lancet(
      x + size * (0.17 + bay * 0.1),
      ground - size * 0.06,
      size * 0.035,
      size * 0.14,
      light.isLit ? light.pane : light.ink,
      light.isLit ? 0.9 : 0.55,
    );
  drawn +=
    block(x - size * 0.1, ground - size * 0.52, size * 0.2, size * 0.52, stone) +
    block(x + size * 0.04, ground - size * 0.52, size * 0.06, size * 0.52, light.ink, 0, 0.13);
  for (const course of [0.14, 0.3, 0.46])
    drawn += block(x - size * 0.108, ground - size * course, size * 0.216, size * 0.012, light.stone[1]);
  drawn +=
    shape(
      [
        [x - size * 0.115, ground - size * 0.52],
        [x + size * 0.115, ground - size * 0.52],
        [x, ground - size * 0.86],
      ],
      light.roofs[1]!,
    ) +
    shape(
      [
        [x + size * 0.03, ground - size * 0.52],
        [x + size * 0.115, ground - size * 0.52],
        [x, ground - size * 0.86],
      ],
      light.ink,
      0.2,
    );
  drawn +=
    stroke(
      [
        [x, ground - size * 0.86],
        [x, ground - size * 0.91],
      ],
      light.ink,
      4,
    ) +
    stroke(
      [
        [x - 9, ground - size * 0.893],
        [x + 9, ground - size * 0.893],
      ],
      light.ink,
      4,
    );
  drawn +=
    lancet(x - size * 0.045, ground - size * 0.33, size * 0.028, size * 0.12, light.ink, 0.7) +
    lancet(x + size * 0.045, ground - size * 0.33, size * 0.028, size * 0.12, light.ink, 0.7);
  drawn +=
    disc(x, ground - size * 0.235, size * 0.042, light.stone[1]) +
    disc(x, ground - size * 0.235, size * 0.032, light.accents[0]!) +
    disc(x, ground - size * 0.235, size * 0.012, light.accents[2]!);
  drawn += lancet(x, ground, size * 0.055, size * 0.15, mix(light.accents[1]!, light.ink, 0.35), 1);
  drawn +=
    block(0, ground - 1, width, height, light.stone[0]) +
    path(
      `M${x - size * 0.05},${ground} Q${x - size * 0.05},${height * 0.9} ${x - size * 0.3},${height} L${x + size * 0.3},${height} Q${x + size * 0.1},${height * 0.9} ${x + size * 0.05},${ground} Z`,
      mix(light.stone[0], light.paper, 0.4),
    );
  drawn +=
    tree(sheet, width * 0.12, height * 0.9, height * 0.4, "round") +
    tree(sheet, width * 0.9, height * 0.94, height * 0.46);
  for (let walker = 0; walker < 3; walker += 1)
    drawn += person(
      sheet,
      x + size * random.between(-0.25, 0.25),
      height * random.between(0.84, 0.96),
      height * random.between(0.11, 0.17),
    );
  return drawn + gulls(sheet, height * 0.4, 6);
}

function lancet(x: number, base: number, half: number, tall: number, fill: string, opacity: number): string {
  return path(
    `M${x - half},${base} L${x - half},${base - tall * 0.6} Q${x - half},${base - tall * 0.85} ${x},${base - tall} Q${x + half},${base - tall * 0.85} ${x + half},${base - tall * 0.6} L${x + half},${base} Z`,
    fill,
    opacity,
  );
}

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
