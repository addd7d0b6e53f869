import type { Sheet } from "../../../photos/ink.ts";
import { arcStroke, block, disc, glow, mix, oval, path, shape, stroke } from "../../../photos/ink.ts";
import { hills, sea, sky } from "../../../photos/motifs/sky-and-sea.ts";
import type { Space } from "../space.ts";
import { space } from "../space.ts";
import type { Scenery } from "./outside.ts";
import { SETTINGS } from "./settings.ts";

export const BIKES = ["roadster", "trail", "sportive", "custom", "scooter"] as const;
export type Bike = (typeof BIKES)[number];

export interface BikeLook {
  bike: Bike;
  paint: string;
  isElectric: boolean;
}

/** Which part of the machine fills the sheet. */
export type BikeShot = "profil" | "avant" | "arriere" | "moteur";

/** Zoom, and the part of the machine (from its front, from the ground; its length is 1) that is looked at. */
const SHOTS: Readonly<Record<BikeShot, readonly [zoom: number, x: number, y: number]>> = {
  profil: [0.72, 0.5, 0.22],
  avant: [1.12, 0.24, 0.3],
  arriere: [1.16, 0.8, 0.27],
  moteur: [1.75, 0.47, 0.22],
};

export function motorcycleOutside(
  sheet: Sheet,
  look: BikeLook,
  { setting, ground }: Scenery,
  shot: BikeShot,
): string {
  const { width, height, random } = sheet;
  const [zoom, focusX, focusY] = SHOTS[shot];
  const length = width * zoom;
  const facesLeft = random.chance(0.5);
  const base = height * (shot === "profil" ? 0.86 : 0.52) + focusY * length * (shot === "profil" ? 0 : 1);
  const middle = width * random.between(0.48, 0.52);
  const start = middle - (facesLeft ? focusX : 1 - focusX) * length;
  const focal = width * 1.02;
  const horizon = height * 0.42;
  // The eye is as far off that the ground below the wheels is where the machine stands.
  const eyeHeight = 1.2;
  const away = Math.max(1.2, (focal * eyeHeight) / Math.max(120, base - horizon));
  const view: Space = space({ eye: [0, -away, eyeHeight], focal, centre: width / 2, horizon });
  const machine = motorcycle(sheet, look, start, base, length);
  const turned = facesLeft
    ? machine
    : `<g transform="translate(${Math.round(start * 2 + length)} 0) scale(-1 1)">${machine}</g>`;
  return SETTINGS[setting]({ ...sheet, random: ground, view }) + turned;
}

/** The machine in profile, its front on the left; `x` is its front end, `base` the ground. */
function motorcycle(
  { light, random }: Sheet,
  look: BikeLook,
  x: number,
  base: number,
  length: number,
): string {
  const at = (px: number, py: number): [number, number] => [x + px * length, base - py * length];
  const d = (text: string) =>
    text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) =>
      at(Number(a), Number(b))
        .map((v) => Math.round(v * 10) / 10)
        .join(","),
    );
  const fill = (text: string, colour: string, opacity = 1) => path(d(text), colour, opacity);
  const line = (points: readonly [number, number][], colour: string, wide: number, opacity = 1) =>
    stroke(
      points.map(([a, b]) => at(a, b)),
      colour,
      wide * length,
      opacity,
    );
  const paint = mix(look.paint, light.veil.colour, light.veil.opacity * 1.6);
  const bright = mix(paint, light.sky[2], 0.35);
  const shadow = mix(paint, light.ink, 0.25);
  const black = mix("#202429", light.ink, 0.3);
  const metal = mix("#b9bec2", light.veil.colour, light.veil.opacity);
  const steel = mix(metal, light.ink, 0.4);
  const isScooter = look.bike === "scooter";
  const isTrail = look.bike === "trail";
  const isCustom = look.bike === "custom";
  const isSport = look.bike === "sportive";
  const radius = isScooter ? 0.115 : isTrail ? 0.165 : 0.15;
  const [front, rear] = [isCustom ? 0.13 : isScooter ? 0.14 : 0.165, isScooter ? 0.82 : 0.83];
  let drawn = oval(x + length * 0.5, base, length * 0.52, length * 0.026, light.ink, 0.35);
  const wheel = (cx: number, r: number, isRear: boolean) => {
    const [px, py] = at(cx, r);
    const R = r * length;
    let out =
      disc(px, py, R, black) +
      `<circle cx="${px}" cy="${py}" r="${R * 0.93}" fill="none" stroke="${light.stone[1]}" stroke-opacity="0.2" stroke-width="${R * 0.03}"/>` +
      disc(px, py, R * 0.74, mix(black, "#050608", 0.3));
    out += `<circle cx="${px}" cy="${py}" r="${R * 0.71}" fill="none" stroke="${isTrail || isCustom ? metal : steel}" stroke-width="${R * 0.06}"/>`;
    const count = isTrail || isCustom ? 18 : isScooter ? 5 : 6;
    for (let spoke = 0; spoke < count; spoke += 1) {
      const a = (spoke / count) * 2 * Math.PI + (isRear ? 0.3 : 0);
      out += stroke(
        [
          [px + Math.cos(a) * R * 0.1, py + Math.sin(a) * R * 0.1],
          [
            px + Math.cos(a + (count > 10 ? 0.25 : 0.08)) * R * 0.7,
            py + Math.sin(a + (count > 10 ? 0.25 : 0.08)) * R * 0.7,
          ],
        ],
        metal,
        count > 10 ? R * 0.014 : R * 0.085,
      );
    }
    out += `<circle cx="${px}" cy="${py}" r="${R * 0.38}" fill="none" stroke="${steel}" stroke-width="${R * 0.09}"/>`;
    for (let hole = 0; hole < 12; hole += 1)
      out += disc(
        px + Math.cos(hole * 0.5236) * R * 0.38,
        py + Math.sin(hole * 0.5236) * R * 0.38,
        R * 0.02,
        black,
      );
    return out + disc(px, py, R * 0.12, metal) + disc(px, py, R * 0.06, black);
  };
  drawn += wheel(rear, radius, true) + wheel(front, radius, false);
  const head: [number, number] = isCustom
    ? [0.31, 0.43]
    : isScooter
      ? [0.27, 0.48]
      : [0.3, isTrail ? 0.5 : 0.455];
  if (isScooter) {
    drawn += line([[front, radius], [0.2, 0.22], head], steel, 0.022);
    drawn += fill("M0.08,0.2 Q0.12,0.31 0.24,0.25 L0.21,0.2 Q0.14,0.25 0.08,0.2 Z", paint);
    drawn += fill(
      "M0.19,0.44 Q0.22,0.5 0.29,0.52 L0.33,0.5 Q0.33,0.3 0.42,0.16 L0.62,0.16 Q0.7,0.16 0.72,0.26 L0.62,0.3 Q0.56,0.2 0.46,0.22 Q0.4,0.3 0.37,0.48 L0.31,0.52 Z",
      shadow,
    );
    drawn +=
      fill(
        "M0.17,0.26 Q0.2,0.42 0.26,0.52 Q0.31,0.54 0.33,0.49 Q0.32,0.3 0.42,0.15 L0.34,0.13 Q0.24,0.16 0.17,0.26 Z",
        paint,
      ) + fill("M0.2,0.3 Q0.22,0.42 0.27,0.51 L0.29,0.5 Q0.25,0.4 0.25,0.26 Z", bright, 0.8);
    drawn +=
      fill("M0.56,0.16 Q0.54,0.33 0.6,0.37 L0.96,0.41 Q0.97,0.3 0.88,0.24 Q0.78,0.13 0.56,0.16 Z", paint) +
      fill("M0.62,0.33 Q0.78,0.37 0.95,0.38 L0.93,0.33 Q0.78,0.33 0.63,0.28 Z", bright, 0.6) +
      fill(
        "M0.54,0.38 Q0.58,0.44 0.7,0.42 Q0.86,0.42 0.96,0.47 Q0.98,0.43 0.95,0.39 L0.6,0.35 Z",
        mix("#6b4a36", light.ink, 0.2),
      ) +
      fill("M0.89,0.37 L0.97,0.38 L0.965,0.34 L0.9,0.33 Z", light.accents[1]!);
    drawn +=
      fill("M0.34,0.16 L0.6,0.16 L0.62,0.12 L0.36,0.11 Z", black) +
      line(
        [
          [0.28, 0.52],
          [0.31, 0.58],
          [0.37, 0.585],
        ],
        black,
        0.02,
      ) +
      disc(...at(0.225, 0.47), length * 0.026, light.isLit ? light.pane : light.paper) +
      line(
        [
          [0.31, 0.57],
          [0.27, 0.66],
        ],
        black,
        0.006,
      ) +
      oval(...at(0.265, 0.67), length * 0.026, length * 0.02, steel);
    return drawn + fill("M0.21,0.5 Q0.22,0.6 0.3,0.66 L0.31,0.64 Q0.26,0.58 0.27,0.52 Z", light.sky[1], 0.5);
  }
  // Swing arm, frame, engine, exhaust.
  drawn +=
    line(
      [
        [rear, radius],
        [0.56, 0.2],
      ],
      steel,
      0.032,
    ) +
    line([head, [0.5, 0.36], [0.62, 0.4], [0.78, isTrail ? 0.42 : 0.39]], black, 0.022) +
    line([head, [0.4, 0.16], [0.56, 0.13], [0.6, 0.33]], black, 0.022);
  drawn +=
    line([[front, radius], head], steel, isTrail || isSport ? 0.03 : 0.026) +
    line(
      [
        [front + 0.012, radius + 0.04],
        [front + 0.075, radius + 0.2],
      ],
      metal,
      0.034,
    );
  if (look.isElectric) {
    drawn += fill("M0.38,0.34 L0.6,0.34 L0.62,0.16 L0.42,0.13 Z", mix(black, light.stone[1], 0.15));
    for (let fin = 0; fin < 6; fin += 1)
      drawn += line(
        [
          [0.42, 0.17 + fin * 0.026],
          [0.59, 0.18 + fin * 0.026],
        ],
        light.accents[0]!,
        0.006,
        0.7,
      );
  } else {
    drawn +=
      fill("M0.42,0.14 Q0.4,0.2 0.46,0.22 L0.6,0.23 Q0.64,0.16 0.6,0.12 Q0.5,0.09 0.42,0.14 Z", steel) +
      disc(...at(0.535, 0.165), length * 0.05, mix(steel, light.paper, 0.15)) +
      disc(...at(0.535, 0.165), length * 0.032, mix(steel, light.ink, 0.3));
    for (const lean of isCustom ? [-0.05, 0.06] : [0]) {
      drawn += fill(
        `M${0.41 + lean},0.2 L${0.37 + lean},0.33 L${0.48 + lean},0.36 L${0.51 + lean},0.22 Z`,
        mix(steel, light.ink, 0.2),
      );
      for (let fin = 0; fin < 6; fin += 1)
        drawn += line(
          [
            [0.395 + lean - fin * 0.006, 0.215 + fin * 0.022],
            [0.51 + lean - fin * 0.005, 0.235 + fin * 0.022],
          ],
          metal,
          0.007,
          0.75,
        );
    }
    drawn += `<path d="${d("M0.4,0.3 Q0.33,0.24 0.4,0.12 Q0.5,0.08 0.66,0.11 ")}" fill="none" stroke="${isCustom ? metal : mix(steel, light.accents[2]!, 0.15)}" stroke-width="${length * 0.022}"/>`;
    drawn += isCustom
      ? line(
          [
            [0.62, 0.12],
            [0.98, 0.13],
          ],
          metal,
          0.034,
        ) +
        line(
          [
            [0.62, 0.17],
            [0.94, 0.18],
          ],
          metal,
          0.03,
        )
      : line(
          [
            [0.68, 0.12],
            [0.9, isTrail || isSport ? 0.27 : 0.2],
          ],
          isTrail ? metal : black,
          0.05,
        ) +
        line(
          [
            [0.72, 0.145],
            [0.86, isTrail || isSport ? 0.25 : 0.19],
          ],
          metal,
          0.008,
          0.5,
        );
  }
  // Tank, seat, tail.
  const saddle = mix(random.pick(["#2b2724", "#6b4a36", "#34302d"]), light.ink, 0.2);
  if (isCustom) {
    drawn +=
      fill("M0.3,0.42 Q0.38,0.5 0.5,0.44 Q0.56,0.39 0.55,0.34 L0.34,0.36 Z", paint) +
      fill("M0.33,0.44 Q0.4,0.48 0.49,0.435 L0.48,0.42 Q0.4,0.45 0.33,0.42 Z", bright, 0.8);
    drawn +=
      fill("M0.54,0.34 Q0.6,0.28 0.7,0.33 Q0.72,0.37 0.84,0.36 Q0.86,0.33 0.82,0.31 L0.6,0.27 Z", saddle) +
      fill("M0.66,0.28 Q0.82,0.4 1,0.2 L0.97,0.16 Q0.9,0.28 0.8,0.3 Z", paint) +
      fill("M0.01,0.19 Q0.08,0.34 0.26,0.24 L0.24,0.2 Q0.13,0.27 0.05,0.17 Z", paint);
    drawn +=
      line(
        [
          [0.31, 0.43],
          [0.35, 0.55],
          [0.44, 0.53],
        ],
        metal,
        0.016,
      ) +
      disc(...at(0.25, 0.41), length * 0.048, metal) +
      disc(...at(0.238, 0.41), length * 0.04, light.isLit ? light.pane : light.paper) +
      oval(...at(0.98, 0.27), length * 0.016, length * 0.022, light.accents[1]!);
    if (light.isLit) drawn += glow(...at(0.2, 0.41), length * 0.12, light.pane, 0.4);
    return (
      drawn +
      line(
        [
          [0.37, 0.55],
          [0.34, 0.63],
        ],
        black,
        0.007,
      ) +
      oval(...at(0.335, 0.64), length * 0.03, length * 0.02, steel)
    );
  }
  drawn +=
    fill(
      isTrail
        ? "M0.3,0.5 Q0.36,0.6 0.48,0.54 Q0.56,0.48 0.57,0.42 L0.36,0.38 Z"
        : "M0.3,0.46 Q0.37,0.55 0.49,0.51 Q0.56,0.46 0.57,0.39 L0.36,0.36 Z",
      paint,
    ) +
    fill(
      isTrail
        ? "M0.34,0.53 Q0.41,0.57 0.5,0.51 L0.49,0.48 Q0.41,0.53 0.34,0.5 Z"
        : "M0.34,0.485 Q0.41,0.525 0.5,0.48 L0.49,0.455 Q0.41,0.49 0.34,0.46 Z",
      bright,
      0.8,
    );
  drawn += fill(
    isTrail
      ? "M0.55,0.43 Q0.62,0.42 0.7,0.46 Q0.82,0.47 0.92,0.49 L0.91,0.45 Q0.72,0.41 0.58,0.39 Z"
      : "M0.55,0.4 Q0.62,0.37 0.69,0.42 Q0.8,0.45 0.93,0.47 L0.9,0.41 Q0.72,0.37 0.58,0.36 Z",
    saddle,
  );
  drawn +=
    fill(
      isTrail
        ? "M0.58,0.4 Q0.76,0.41 0.97,0.48 L0.95,0.44 Q0.8,0.36 0.6,0.35 Z"
        : "M0.57,0.37 Q0.76,0.38 0.98,0.47 L0.95,0.42 Q0.8,0.34 0.6,0.33 Z",
      paint,
    ) +
    fill("M0.93,0.45 L0.985,0.47 L0.975,0.44 L0.93,0.425 Z", light.accents[1]!) +
    line(
      [
        [0.86, 0.4],
        [0.95, 0.28],
      ],
      black,
      0.012,
    ) +
    fill("M0.92,0.33 L0.98,0.3 L0.96,0.24 L0.905,0.26 Z", light.paper);
  drawn += fill(
    isTrail
      ? "M0.05,0.38 Q0.16,0.42 0.3,0.36 L0.3,0.34 Q0.16,0.38 0.06,0.35 Z"
      : "M0.03,0.24 Q0.12,0.37 0.29,0.27 L0.28,0.24 Q0.14,0.32 0.06,0.22 Z",
    isTrail ? paint : mix(paint, black, 0.4),
  );
  if (isSport) {
    drawn +=
      fill(
        "M0.16,0.44 Q0.2,0.54 0.33,0.54 L0.4,0.42 Q0.5,0.3 0.62,0.2 L0.56,0.12 Q0.38,0.12 0.3,0.28 Q0.2,0.34 0.16,0.44 Z",
        paint,
      ) +
      fill("M0.3,0.4 Q0.4,0.26 0.55,0.16 L0.52,0.14 Q0.36,0.22 0.27,0.38 Z", bright, 0.7) +
      fill("M0.36,0.34 Q0.42,0.26 0.5,0.22 L0.52,0.26 Q0.44,0.3 0.4,0.37 Z", black) +
      fill("M0.2,0.5 Q0.26,0.64 0.36,0.56 L0.34,0.53 Q0.26,0.54 0.2,0.5 Z", light.sky[1], 0.6);
    drawn += fill("M0.16,0.44 Q0.2,0.48 0.27,0.46 L0.24,0.41 Z", light.isLit ? light.pane : light.paper);
  } else {
    if (isTrail)
      drawn +=
        fill("M0.14,0.47 Q0.2,0.54 0.32,0.52 L0.36,0.4 Q0.26,0.36 0.2,0.42 Z", paint) +
        fill("M0.2,0.54 Q0.2,0.66 0.28,0.72 L0.31,0.7 Q0.27,0.62 0.3,0.53 Z", light.sky[1], 0.6) +
        fill("M0.14,0.47 Q0.18,0.5 0.24,0.49 L0.22,0.44 Z", light.isLit ? light.pane : light.paper);
    else
      drawn +=
        disc(...at(0.255, 0.46), length * 0.05, black) +
        disc(...at(0.24, 0.46), length * 0.042, light.isLit ? light.pane : light.paper) +
        arcStroke(d("M0.235,0.52 Q0.25,0.56 0.3,0.56"), mix(black, light.sky[1], 0.4), length * 0.014, 0.8);
    if (light.isLit) drawn += glow(...at(0.2, 0.46), length * 0.12, light.pane, 0.4);
  }
  drawn +=
    line(
      isTrail
        ? [
            [0.3, 0.52],
            [0.32, 0.62],
            [0.4, 0.6],
          ]
        : isSport
          ? [
              [0.3, 0.49],
              [0.36, 0.5],
            ]
          : [
              [0.3, 0.48],
              [0.32, 0.57],
              [0.4, 0.55],
            ],
      black,
      0.017,
    ) +
    line(
      [
        [0.34, isSport ? 0.54 : 0.58],
        [0.3, isSport ? 0.62 : 0.67],
      ],
      black,
      0.007,
    ) +
    oval(...at(0.295, isSport ? 0.63 : 0.68), length * 0.034, length * 0.019, black);
  return isTrail
    ? drawn +
        fill("M0.74,0.42 L0.96,0.44 L0.95,0.26 L0.76,0.25 Z", mix(black, light.stone[1], 0.2)) +
        line(
          [
            [0.76, 0.38],
            [0.94, 0.4],
          ],
          metal,
          0.006,
          0.6,
        )
    : drawn;
}

/** What the rider sees: handlebar, instruments, the road. */
export function cockpit(sheet: Sheet, look: BikeLook): string {
  const { width, height, light, random } = sheet;
  const horizon = height * 0.4;
  const black = mix("#202429", light.ink, 0.35);
  const metal = mix("#b9bec2", light.veil.colour, light.veil.opacity);
  const paint = mix(look.paint, light.veil.colour, light.veil.opacity * 1.6);
  const vanish = width * random.between(0.46, 0.54);
  let drawn = sky(sheet, horizon);
  drawn += random.chance(0.5) ? sea(sheet, horizon, horizon + 90) : "";
  drawn +=
    hills(sheet, horizon + 6, height * 0.1, light.land[0]) +
    path(
      `M0,${horizon + 80} Q${width * 0.3},${horizon + 6} ${vanish},${horizon + 4} Q${width * 0.8},${horizon + 10} ${width},${horizon + 60} L${width},${height} L0,${height} Z`,
      light.land[1],
    );
  for (let bush = 0; bush < 50; bush += 1) {
    const depth = random.next() ** 1.6;
    const side = random.chance(0.5) ? -1 : 1;
    drawn += disc(
      vanish + side * (60 + depth * width * 0.7),
      horizon + 16 + depth * 260,
      8 + depth * 60,
      mix(light.land[1], light.land[2], random.next()),
    );
  }
  drawn += shape(
    [
      [vanish - 8, horizon + 2],
      [vanish + 8, horizon + 2],
      [width * 1.1, height],
      [-width * 0.1, height],
    ],
    mix(light.stone[1], light.ink, 0.42),
  );
  for (let dash = 1; dash < 6; dash += 1) {
    const [a, b] = [(dash / 6) ** 2.4, ((dash + 0.45) / 6) ** 2.4];
    const y = (share: number) => horizon + (height - horizon) * share;
    drawn += shape(
      [
        [vanish - a * 20 - 1, y(a)],
        [vanish + a * 20 + 1, y(a)],
        [vanish + b * 20 + 2, y(b)],
        [vanish - b * 20 - 2, y(b)],
      ],
      light.paper,
      0.85,
    );
  }
  const cx = width / 2;
  drawn +=
    path(
      `M${cx - 330},${height} Q${cx - 300},${height * 0.82} ${cx},${height * 0.8} Q${cx + 300},${height * 0.82} ${cx + 330},${height} Z`,
      paint,
    ) +
    path(
      `M${cx - 240},${height} Q${cx - 210},${height * 0.86} ${cx - 30},${height * 0.83} Q${cx - 140},${height * 0.9} ${cx - 150},${height} Z`,
      light.paper,
      0.25,
    ) +
    disc(cx, height * 0.93, 62, metal) +
    disc(cx, height * 0.93, 44, mix(metal, light.ink, 0.3));
  drawn +=
    arcStroke(
      `M${width * 0.06},${height * 0.66} Q${width * 0.26},${height * 0.7} ${width * 0.38},${height * 0.77} L${width * 0.62},${height * 0.77} Q${width * 0.74},${height * 0.7} ${width * 0.94},${height * 0.66}`,
      metal,
      30,
    ) + block(cx - 120, height * 0.745, 240, 60, black, 16);
  for (const [gx, flip] of [
    [width * 0.08, 1],
    [width * 0.92, -1],
  ] as const) {
    drawn += `<g transform="rotate(${flip * 8} ${gx} ${height * 0.66})">${block(gx - 120, height * 0.632, 240, 62, black, 28)}${[0, 1, 2, 3, 4, 5, 6].map((ring) => block(gx - 96 + ring * 28, height * 0.632, 8, 62, light.stone[1], 3, 0.2)).join("")}</g>`;
    drawn +=
      stroke(
        [
          [gx + flip * 130, height * 0.66],
          [gx - flip * 70, height * 0.585],
        ],
        metal,
        14,
      ) +
      block(gx + flip * 150 - 44, height * 0.628, 88, 84, mix(black, light.stone[1], 0.12), 16) +
      disc(gx + flip * 150, height * 0.668, 15, flip === 1 ? light.accents[2]! : light.accents[1]!);
    drawn +=
      stroke(
        [
          [gx + flip * 190, height * 0.62],
          [gx + flip * 160, height * 0.42],
        ],
        black,
        12,
      ) +
      oval(gx + flip * 130, height * 0.38, 124, 66, black) +
      oval(gx + flip * 130, height * 0.38, 110, 54, mix(light.sky[1], light.paper, 0.1)) +
      path(
        `M${gx + flip * 130 - 100},${height * 0.395} q100,-34 200,0 q-30,36 -100,38 q-70,-2 -100,-38 Z`,
        light.land[1],
        0.8,
      );
  }
  const round = look.bike === "custom" || look.bike === "roadster";
  if (round)
    for (const dx of look.bike === "custom" ? [0] : [-122, 122]) {
      const r = look.bike === "custom" ? 150 : 118;
      drawn +=
        disc(cx + dx, height * 0.61, r + 12, metal) +
        disc(cx + dx, height * 0.61, r, mix(black, "#07090b", 0.4));
      for (let tick = 0; tick < 15; tick += 1) {
        const a = (0.75 + (tick / 14) * 1.5) * Math.PI;
        drawn += stroke(
          [
            [cx + dx + Math.cos(a) * r * 0.78, height * 0.61 + Math.sin(a) * r * 0.78],
            [cx + dx + Math.cos(a) * r * 0.9, height * 0.61 + Math.sin(a) * r * 0.9],
          ],
          light.paper,
          tick % 2 === 0 ? 6 : 3,
        );
      }
      const needle = (0.75 + random.between(0.2, 0.7)) * Math.PI;
      drawn +=
        stroke(
          [
            [cx + dx, height * 0.61],
            [cx + dx + Math.cos(needle) * r * 0.72, height * 0.61 + Math.sin(needle) * r * 0.72],
          ],
          light.accents[1]!,
          8,
        ) +
        disc(cx + dx, height * 0.61, 14, light.accents[1]!) +
        block(cx + dx - 40, height * 0.645, 80, 26, mix(light.accents[0]!, light.paper, 0.5), 5);
    }
  else
    drawn +=
      block(cx - 210, height * 0.51, 420, 220, black, 34) +
      block(cx - 188, height * 0.525, 376, 188, mix("#0d1b26", light.accents[0]!, 0.3), 18) +
      stroke(
        Array.from({ length: 13 }, (_, step): [number, number] => [
          cx - 160 + step * 26,
          height * 0.665 - Math.sin((step / 12) * Math.PI) * 110,
        ]),
        light.accents[2]!,
        14,
      ) +
      block(cx - 56, height * 0.61, 112, 46, light.paper, 8, 0.9) +
      block(cx - 150, height * 0.665, 90, 16, light.paper, 6, 0.5) +
      block(cx + 60, height * 0.665, 90, 16, light.accents[1]!, 6, 0.8);
  return drawn + (light.isLit ? glow(cx, height * 0.6, 340, light.pane, 0.16) : "");
}
