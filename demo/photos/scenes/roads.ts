import type { Sheet } from "../ink.ts";
import { block, disc, glow, mix, oval, path, shape, stroke } from "../ink.ts";
import { car, gulls, hills, houseRow, lamp, person, sky, tree } from "../motifs.ts";

/** A garage with its doors open and cars on the forecourt. */
export function garage(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.72;
  const [x, top, wide] = [width * 0.12, height * 0.26, width * 0.76];
  const band = random.pick(light.accents.slice(0, 4));
  let drawn = sky(sheet, height * 0.6);
  drawn += hills(sheet, height * 0.6, height * 0.1, light.land[0]);
  for (let far = 0; far < 5; far += 1)
    drawn += tree(sheet, width * random.next(), ground - 4, height * random.between(0.22, 0.36));
  drawn +=
    block(x, top, wide, ground - top, light.walls[0]!) +
    block(x - 12, top - 14, wide + 24, height * 0.085, band) +
    block(x - 12, top - 14 + height * 0.085, wide + 24, 10, light.ink, 0, 0.2);
  drawn +=
    disc(width / 2, top + height * 0.03, height * 0.052, light.paper) +
    disc(width / 2, top + height * 0.03, height * 0.04, light.ink) +
    disc(width / 2, top + height * 0.03, height * 0.018, light.paper);
  for (let bay = 0; bay < 3; bay += 1) {
    const bx = x + wide * (0.04 + bay * 0.325);
    const [bw, bt] = [wide * 0.27, height * 0.42];
    drawn += block(bx - 6, bt - 6, bw + 12, ground - bt + 6, light.stone[1]);
    if (bay === 2 && random.chance(0.5)) {
      for (let slat = 0; slat < 9; slat += 1)
        drawn += block(
          bx,
          bt + (slat * (ground - bt)) / 9,
          bw,
          (ground - bt) / 9 - 3,
          mix(band, light.paper, 0.3),
        );
      continue;
    }
    drawn += block(bx, bt, bw, ground - bt, light.isLit ? "#f0b465" : mix(light.ink, light.stone[1], 0.25));
    if (light.isLit) drawn += glow(bx + bw / 2, bt + 30, bw * 0.6, light.paper, 0.25);
    for (let tube = 0; tube < 2; tube += 1)
      drawn += block(bx + bw * (0.12 + tube * 0.46), bt + 12, bw * 0.32, 6, light.paper, 3);
    if (bay === 1)
      drawn +=
        block(bx + bw * 0.15, ground - height * 0.13, bw * 0.08, height * 0.13, light.accents[2]!) +
        block(bx + bw * 0.76, ground - height * 0.13, bw * 0.08, height * 0.13, light.accents[2]!) +
        car(sheet, bx + bw * 0.06, ground - height * 0.12, bw * 0.88);
    else
      drawn +=
        block(bx + bw * 0.1, ground - height * 0.1, bw * 0.34, height * 0.1, light.accents[1]!) +
        [0, 1, 2]
          .map((drawer) =>
            block(
              bx + bw * 0.13,
              ground - height * (0.09 - drawer * 0.03),
              bw * 0.28,
              height * 0.02,
              light.ink,
              2,
              0.4,
            ),
          )
          .join("") +
        person(sheet, bx + bw * 0.66, ground, height * 0.19) +
        [0, 1, 2]
          .map((tyre) =>
            disc(bx + bw * 0.88, ground - height * (0.02 + tyre * 0.04), height * 0.022, light.ink),
          )
          .join("");
  }
  drawn +=
    block(0, ground, width, height, light.stone[0]) +
    block(0, height * 0.9, width, height, mix(light.stone[1], light.ink, 0.35));
  for (let dash = 0; dash < 8; dash += 1)
    drawn += block(width * dash * 0.14, height * 0.95, width * 0.07, 7, light.paper, 2, 0.8);
  drawn +=
    car(sheet, width * random.between(0.02, 0.12), height * 0.88, width * 0.34) +
    car(sheet, width * random.between(0.56, 0.64), height * 0.86, width * 0.33);
  return drawn;
}

/** Pumps and chargers under their roof. */
export function fuel(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.76;
  const brand = random.pick(light.accents.slice(0, 4));
  const roof = height * 0.27;
  let drawn = sky(sheet, height * 0.66, 0.14);
  drawn +=
    hills(sheet, height * 0.64, height * 0.12, light.land[0]) +
    hills(sheet, height * 0.7, height * 0.08, light.land[1]);
  drawn +=
    block(0, ground, width, height, mix(light.stone[0], light.stone[1], 0.4)) +
    block(width * 0.68, height * 0.46, width * 0.28, ground - height * 0.46, light.walls[0]!) +
    block(width * 0.67, height * 0.44, width * 0.3, height * 0.05, brand) +
    block(width * 0.7, height * 0.53, width * 0.15, height * 0.19, light.isLit ? light.pane : light.pane) +
    block(width * 0.87, height * 0.54, width * 0.06, ground - height * 0.54, mix(light.pane, light.ink, 0.3));
  if (light.isLit)
    drawn += shape(
      [
        [width * 0.1, roof],
        [width * 0.72, roof],
        [width * 0.82, ground],
        [0, ground],
      ],
      light.pane,
      0.16,
    );
  for (const post of [0.2, 0.6])
    drawn +=
      block(width * post, roof, width * 0.022, ground - roof, light.paper) +
      block(width * post + width * 0.014, roof, width * 0.008, ground - roof, light.ink, 0, 0.15);
  drawn +=
    block(width * 0.06, roof - height * 0.085, width * 0.7, height * 0.085, light.paper) +
    block(width * 0.06, roof - height * 0.045, width * 0.7, height * 0.045, brand) +
    block(width * 0.06, roof, width * 0.7, 7, light.ink, 0, 0.35);
  for (let spot = 0; spot < 6; spot += 1)
    drawn += light.isLit
      ? glow(width * (0.13 + spot * 0.115), roof + 10, 40, light.paper, 0.4)
      : block(width * (0.11 + spot * 0.115), roof, width * 0.04, 4, light.paper);
  for (const pump of [0.12, 0.33, 0.5]) {
    const px = width * pump;
    drawn +=
      oval(px + width * 0.03, ground + 8, width * 0.055, 9, light.ink, 0.22) +
      block(px - 8, ground - 6, width * 0.075, 14, light.stone[1], 3) +
      block(px, ground - height * 0.22, width * 0.058, height * 0.22, brand, 6) +
      block(px + width * 0.008, ground - height * 0.2, width * 0.042, height * 0.06, light.ink, 3) +
      block(px + width * 0.013, ground - height * 0.19, width * 0.03, height * 0.018, light.pane, 2) +
      block(px + width * 0.01, ground - height * 0.11, width * 0.038, height * 0.07, light.paper, 3, 0.85);
    drawn += `<path d="M${Math.round(px + width * 0.058)},${Math.round(ground - height * 0.17)} q${Math.round(width * 0.03)},${Math.round(height * 0.07)} ${Math.round(width * 0.008)},${Math.round(height * 0.13)}" fill="none" stroke="${light.ink}" stroke-width="5" stroke-linecap="round"/>`;
  }
  drawn +=
    block(width * 0.9, height * 0.2, width * 0.012, ground - height * 0.2, light.ink) +
    block(width * 0.855, height * 0.14, width * 0.1, height * 0.22, brand, 8) +
    disc(width * 0.905, height * 0.2, height * 0.036, light.paper) +
    [0.265, 0.295, 0.325]
      .map((row) => block(width * 0.872, height * row, width * 0.066, height * 0.016, light.paper, 2, 0.85))
      .join("");
  drawn +=
    car(sheet, width * random.between(0.16, 0.24), height * 0.87, width * 0.34) +
    person(sheet, width * 0.62, height * 0.86, height * 0.2);
  drawn += stroke(
    [
      [0, height * 0.94],
      [width, height * 0.94],
    ],
    light.paper,
    6,
    0.7,
  );
  return drawn + gulls(sheet, height * 0.3, 4);
}

/** The train at its platform, roofs and the clock above. */
export function station(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const [vx, vy] = [width * random.between(0.56, 0.64), height * 0.46];
  const coach = random.pick(light.accents.slice(0, 2));
  let drawn = sky(sheet, height * 0.55, 0.62);
  drawn += hills(sheet, vy + 16, height * 0.08, light.land[0]);
  drawn += houseRow(sheet, vx + width * 0.08, width + 20, vy + height * 0.06, height * 0.2);
  drawn += shape(
    [
      [vx, vy],
      [width, height * 0.66],
      [width, height],
      [width * 0.34, height],
    ],
    light.stone[1],
  );
  for (let sleeper = 0; sleeper < 12; sleeper += 1) {
    const t = (sleeper / 12) ** 2;
    const y = vy + (height - vy) * t;
    drawn += shape(
      [
        [vx + (width * 0.62 - vx) * t, y],
        [vx + (width * 1.02 - vx) * t, y],
        [vx + (width * 1.02 - vx) * t, y + 3 + t * 14],
        [vx + (width * 0.62 - vx) * t, y + 3 + t * 14],
      ],
      mix(light.ink, light.stone[1], 0.35),
    );
  }
  drawn +=
    shape(
      [
        [vx, vy],
        [width * 0.7, height],
        [width * 0.715, height],
      ],
      light.paper,
    ) +
    shape(
      [
        [vx, vy],
        [width * 0.94, height],
        [width * 0.957, height],
      ],
      light.paper,
    );
  drawn +=
    shape(
      [
        [vx, vy],
        [width * 0.6, height],
        [0, height],
        [0, height * 0.64],
      ],
      light.stone[0],
    ) +
    shape(
      [
        [vx, vy],
        [width * 0.6, height],
        [width * 0.545, height],
      ],
      light.accents[2]!,
      0.85,
    ) +
    shape(
      [
        [vx, vy],
        [width * 0.62, height],
        [width * 0.6, height],
      ],
      light.ink,
      0.3,
    );
  const side = (share: number, low: number): [number, number] => [
    vx + (width * 1.08 - vx) * share,
    vy + (height * low - vy) * share,
  ];
  drawn +=
    shape([side(0.12, 0.04), side(1, 0.04), side(1, 0.86), side(0.12, 0.86)], coach) +
    shape([side(0.12, 0.56), side(1, 0.56), side(1, 0.66), side(0.12, 0.66)], light.paper) +
    shape([side(0.12, 0.04), side(1, 0.04), side(1, 0.1), side(0.12, 0.1)], light.ink, 0.3);
  for (let window = 0; window < 7; window += 1) {
    const [from, to] = [0.16 + 0.84 * (window / 7) ** 1.25, 0.16 + 0.84 * ((window + 0.72) / 7) ** 1.25];
    drawn += shape(
      [side(from, 0.22), side(to, 0.22), side(to, 0.46), side(from, 0.46)],
      light.isLit ? light.pane : mix(light.pane, light.paper, 0.2),
    );
  }
  const post = (share: number): [number, number] => [
    vx + (width * 0.2 - vx) * share,
    vy + (height * 0.98 - vy) * share,
  ];
  for (const share of [0.28, 0.48, 0.82]) {
    const [px, py] = post(share);
    const tall = height * 0.78 * share;
    drawn +=
      block(px - 7 * share, py - tall, 14 * share, tall, light.accents[0]!) +
      stroke(
        [
          [px, py - tall * 0.78],
          [px + 60 * share, py - tall],
        ],
        light.accents[0]!,
        8 * share,
      ) +
      stroke(
        [
          [px, py - tall * 0.78],
          [px - 60 * share, py - tall],
        ],
        light.accents[0]!,
        8 * share,
      );
  }
  drawn +=
    shape(
      [
        [vx - 8, vy - 12],
        [0, height * 0.02],
        [0, height * 0.22],
        [vx - 30, vy - 4],
      ],
      light.roofs[0]!,
    ) +
    shape(
      [
        [vx - 8, vy - 12],
        [width * 0.34, height * 0.02],
        [0, height * 0.02],
      ],
      mix(light.roofs[0]!, light.paper, 0.18),
    ) +
    shape(
      [
        [vx - 8, vy - 12],
        [width * 0.34, height * 0.02],
        [width * 0.36, height * 0.06],
      ],
      light.paper,
      0.8,
    );
  const [cx, cy] = [width * 0.33, height * 0.28];
  drawn +=
    stroke(
      [
        [cx, height * 0.1],
        [cx, cy],
      ],
      light.ink,
      4,
    ) +
    disc(cx, cy, height * 0.06, light.ink) +
    disc(cx, cy, height * 0.05, light.paper) +
    stroke(
      [
        [cx, cy],
        [cx, cy - height * 0.036],
      ],
      light.ink,
      4,
    ) +
    stroke(
      [
        [cx, cy],
        [cx + height * 0.024, cy + height * 0.01],
      ],
      light.ink,
      4,
    ) +
    disc(cx, cy, 4, light.accents[1]!);
  drawn += lamp(sheet, width * 0.5, height * 0.72, height * 0.22);
  for (const [px, py, size] of [
    [0.43, 0.72, 0.13],
    [0.36, 0.8, 0.2],
    [0.16, 0.93, 0.33],
  ] as const)
    drawn += person(sheet, width * (px + random.between(-0.02, 0.02)), height * py, height * size);
  const [sx, sy] = [width * 0.25, height * 0.94];
  return (
    drawn +
    block(sx, sy - height * 0.1, width * 0.06, height * 0.1, light.accents[1]!, 6) +
    path(
      `M${sx + width * 0.02},${sy - height * 0.1} q${width * 0.01},${-height * 0.03} ${width * 0.02},0`,
      light.ink,
      0.9,
    )
  );
}
