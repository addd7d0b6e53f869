import type { Sheet } from "../ink.ts";
import { block, disc, flowing, glow, mix, oval, path, shape, stroke } from "../ink.ts";
import {
  awning,
  fishingBoat,
  gulls,
  hills,
  houseRow,
  lamp,
  parasol,
  person,
  sailboat,
  sea,
  sky,
} from "../motifs.ts";

/** Houses along the quay, their colours broken in the water, boats before them. */
export function harbour(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const quay = height * random.between(0.5, 0.58);
  const sunAt = random.between(0.15, 0.85);
  let drawn = sky(sheet, quay, sunAt);
  drawn += hills(sheet, quay - height * 0.12, height * 0.1, light.land[0]);
  drawn += hills(sheet, quay - height * 0.05, height * 0.09, light.land[1]);
  const row = height * random.between(0.2, 0.27);
  const from = random.chance(0.5) ? -30 : width * random.between(0.12, 0.3);
  const to = from < 0 ? width * random.between(0.72, 0.95) : width + 30;
  drawn += houseRow(sheet, from, to, quay, row);
  drawn += block(0, quay - 2, width, height * 0.06, light.stone[0]);
  drawn += block(0, quay + height * 0.03, width, height * 0.035, light.stone[1]);
  drawn += sea(sheet, quay + height * 0.055, height, sunAt);
  for (let streak = 0; streak < 70; streak += 1) {
    const depth = random.next() ** 1.3;
    const y = quay + height * 0.065 + depth * height * 0.25;
    const x = random.between(Math.max(0, from), Math.min(width, to));
    drawn += block(
      x - 30,
      y,
      random.between(24, 90),
      3 + depth * 4,
      random.pick(light.walls),
      2,
      0.4 * (1 - depth * 0.8),
    );
  }
  for (let bollard = 0; bollard < 6; bollard += 1)
    drawn += block(width * (0.08 + bollard * 0.17), quay - 8, 8, 12, light.ink, 3);
  for (let walker = 0; walker < 4; walker += 1)
    drawn += person(sheet, random.between(0.05, 0.95) * width, quay + 4, height * 0.05);
  const boats = [0.22, 0.5, 0.78].map((x) => x + random.between(-0.08, 0.08));
  drawn += sailboat(sheet, width * boats[0]!, height * 0.69, height * 0.2);
  drawn += fishingBoat(sheet, width * boats[2]!, height * 0.74, height * 0.24);
  drawn += fishingBoat(sheet, width * boats[1]!, height * 0.87, height * 0.32);
  return drawn + gulls(sheet, quay, 6);
}

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

/** Stalls in rows, crates of colour, people between them. */
export function market(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.58;
  let drawn = sky(sheet, height * 0.5);
  drawn += houseRow(sheet, -20, width + 20, ground, height * 0.38);
  drawn += block(0, ground - 2, width, height - ground + 2, light.stone[0]);
  for (let joint = 0; joint < 7; joint += 1)
    drawn += block(0, ground + (joint / 7) ** 1.6 * (height - ground), width, 2, light.stone[1], 0, 0.5);
  drawn += lamp(sheet, width * random.between(0.44, 0.56), ground + 10, height * 0.32);
  for (let walker = 0; walker < 6; walker += 1)
    drawn += person(sheet, random.between(0.2, 0.8) * width, ground + random.between(14, 40), height * 0.13);
  for (const row of [0, 1]) {
    const base = height * (row === 0 ? 0.8 : 1.02);
    const size = height * (row === 0 ? 0.3 : 0.44);
    for (const side of [0, 1]) {
      const stall = size * 1.32;
      const x =
        side === 0 ? -size * 0.25 + row * -size * 0.15 : width - stall + size * 0.25 + row * size * 0.15;
      const colour = light.accents[(row * 2 + side) % 4]!;
      // The seller stands behind the counter, so before it in the drawing.
      drawn += person(sheet, x + stall * random.between(0.35, 0.65), base + size * 0.06, size * 0.8);
      drawn += block(x, base - size * 0.28, stall, size * 0.34, mix(light.stone[1], light.ink, 0.3));
      drawn +=
        block(x + size * 0.06, base - size, size * 0.035, size * 0.8, light.ink) +
        block(x + stall - size * 0.09, base - size, size * 0.035, size * 0.8, light.ink);
      for (let crate = 0; crate < 5; crate += 1) {
        const crateX = x + size * 0.04 + crate * size * 0.25;
        const fruit = random.pick([
          light.accents[1]!,
          light.accents[2]!,
          light.land[1],
          light.land[2],
          mix(light.accents[1]!, light.accents[2]!, 0.5),
        ]);
        for (let layer = 0; layer < 2; layer += 1) {
          for (let piece = 0; piece < 5; piece += 1)
            drawn += disc(
              crateX + size * (0.03 + piece * 0.042),
              base - size * (0.29 + layer * 0.036),
              size * 0.027,
              mix(fruit, light.paper, random.between(0, 0.25)),
            );
        }
        drawn += block(
          crateX,
          base - size * 0.28,
          size * 0.23,
          size * 0.12,
          mix(light.sand[1], light.ink, 0.15),
          2,
        );
      }
      drawn += awning(
        x - size * 0.06,
        base - size * 1.04,
        stall + size * 0.12,
        size * 0.22,
        colour,
        light.paper,
        11,
      );
    }
  }
  for (let shopper = 0; shopper < 3; shopper += 1)
    drawn += person(
      sheet,
      width * (0.4 + shopper * 0.1 + random.between(-0.03, 0.03)),
      height * random.between(0.84, 0.97),
      height * random.between(0.25, 0.31),
    );
  return (
    drawn +
    stroke(
      [
        [0, height * 0.12],
        [width * 0.5, height * 0.2],
        [width, height * 0.1],
      ],
      light.ink,
      1.5,
      0.5,
    ) +
    bunting(sheet)
  );
}

function bunting({ width, height, light }: Sheet): string {
  let drawn = "";
  for (let flag = 1; flag < 18; flag += 1) {
    const share = flag / 18;
    const y = height * (0.12 + 0.16 * share * (1 - share) * 2 - 0.02 * share);
    drawn += shape(
      [
        [width * share - 11, y],
        [width * share + 11, y],
        [width * share, y + 26],
      ],
      light.accents[flag % 4]!,
    );
  }
  return drawn;
}
