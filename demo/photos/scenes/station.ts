import type { Sheet } from "../ink.ts";
import { block, disc, mix, path, shape, stroke } from "../ink.ts";
import { houseRow } from "../motifs/houses.ts";
import { person } from "../motifs/people.ts";
import { hills, sky } from "../motifs/sky-and-sea.ts";
import { lamp } from "../motifs/street-things.ts";

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
