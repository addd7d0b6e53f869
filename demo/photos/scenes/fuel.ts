import type { Sheet } from "../ink.ts";
import { block, disc, glow, mix, oval, shape, stroke } from "../ink.ts";
import { person } from "../motifs/people.ts";
import { gulls, hills, sky } from "../motifs/sky-and-sea.ts";
import { car } from "../motifs/street-things.ts";

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
