import type { Sheet } from "../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path, shape, stroke } from "../../../photos/ink.ts";
import { houseRow } from "../../../photos/motifs/houses.ts";
import { hills, sea, sky } from "../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../photos/motifs/street-things.ts";
import { outlook } from "../estates/outlook.ts";
import { steps } from "./steps.ts";

/** What a vehicle is like from within. */
export interface CabinLook {
  /** Of seats and door panels. */
  fabric: string;
  dash: "ecran" | "compteurs" | "numerique";
  isAutomatic: boolean;
  paint: string;
}

/** The road ahead, as it lies beyond the windscreen. */
function roadAhead(sheet: Sheet, bottom: number): string {
  const { width, height, light, random } = sheet;
  const horizon = bottom * 0.56;
  let drawn = sky(sheet, horizon);
  const kind = random.whole(0, 2);
  if (kind === 0)
    drawn +=
      sea(sheet, horizon, horizon + 140) +
      hills(sheet, horizon + 2, height * 0.09, light.land[0], 0.5, 1.2) +
      path(
        `M0,${horizon + 60} Q${width * 0.4},${horizon - 10} ${width * 0.56},${horizon + 4} L${width},${horizon + 60} L${width},${bottom} L0,${bottom} Z`,
        light.land[1],
      );
  if (kind === 1)
    drawn +=
      hills(sheet, horizon, height * 0.14, light.land[0]) +
      hills(sheet, horizon + 10, height * 0.07, light.land[1]) +
      block(0, horizon, width, bottom, light.land[1]);
  if (kind === 2)
    drawn +=
      houseRow(sheet, -20, width * 0.42, horizon + 70, height * 0.3) +
      houseRow(sheet, width * 0.62, width + 60, horizon + 70, height * 0.3) +
      block(0, horizon + 66, width, bottom, light.stone[0]);
  const vanish = width * 0.54;
  drawn += shape(
    [
      [vanish - 8, horizon],
      [vanish + 8, horizon],
      [width * 0.98, bottom],
      [width * 0.02, bottom],
    ],
    mix(light.stone[1], light.ink, 0.4),
  );
  for (let dash = 1; dash < 6; dash += 1) {
    const [a, b] = [(dash / 6) ** 2.2, ((dash + 0.5) / 6) ** 2.2];
    const y = (share: number) => horizon + (bottom - horizon) * share;
    drawn += shape(
      [
        [vanish - 3 * a * 3 - 1, y(a)],
        [vanish + 3 * a * 3 + 1, y(a)],
        [vanish + 9 * b + 2, y(b)],
        [vanish - 9 * b - 2, y(b)],
      ],
      light.paper,
      0.85,
    );
  }
  for (const x of [random.between(0.02, 0.24), random.between(0.76, 0.98)])
    drawn += tree(
      sheet,
      width * x,
      horizon + 110,
      height * random.between(0.3, 0.42),
      kind === 0 ? "pine" : "round",
    );
  return drawn;
}

export function dashboard(sheet: Sheet, look: CabinLook): string {
  const { width, height, light, random } = sheet;
  const dark = mix("#23272d", light.ink, 0.4);
  const soft = mix(dark, light.stone[1], 0.16);
  const trim = mix(look.fabric, light.ink, 0.1);
  const sill = height * 0.46;
  let drawn = roadAhead(sheet, sill + 60);
  // Roof, posts and mirror frame the windscreen.
  drawn += path(
    `M0,0 L${width},0 L${width},${height * 0.11} Q${width / 2},${height * 0.045} 0,${height * 0.11} Z`,
    mix(light.stone[0], light.ink, light.isLit ? 0.5 : 0.2),
  );
  drawn +=
    shape(
      [
        [0, 0],
        [70, 0],
        [width * 0.11, sill + 40],
        [0, sill + 90],
      ],
      soft,
    ) +
    shape(
      [
        [width, 0],
        [width - 70, 0],
        [width * 0.9, sill + 40],
        [width, sill + 90],
      ],
      soft,
    );
  drawn +=
    block(width * 0.545, height * 0.05, 14, 44, dark) +
    block(width * 0.46, height * 0.09, width * 0.18, height * 0.082, dark, 26) +
    block(
      width * 0.467,
      height * 0.098,
      width * 0.166,
      height * 0.066,
      mix(light.sky[1], light.ink, 0.12),
      20,
    ) +
    path(
      `M${width * 0.467},${height * 0.15} q${width * 0.08},-26 ${width * 0.166},0 l0,14 q-${width * 0.08},6 -${width * 0.166},0 Z`,
      light.land[1],
      0.7,
    );
  drawn += path(
    `M0,${sill + 60} Q${width * 0.18},${sill - 24} ${width * 0.5},${sill - 12} T${width},${sill + 52} L${width},${height} L0,${height} Z`,
    dark,
  );
  drawn +=
    path(
      `M0,${sill + 130} Q${width * 0.25},${sill + 62} ${width * 0.5},${sill + 74} T${width},${sill + 120} L${width},${sill + 176} Q${width * 0.7},${sill + 136} ${width * 0.5},${sill + 142} T0,${sill + 190} Z`,
      trim,
    ) +
    path(
      `M0,${sill + 128} Q${width * 0.25},${sill + 60} ${width * 0.5},${sill + 72} T${width},${sill + 118} l0,8 Q${width * 0.75},${sill + 76} ${width * 0.5},${sill + 80} T0,${sill + 138} Z`,
      light.stone[0],
      0.7,
    );
  const vent = (x: number, y: number, w: number) =>
    block(x, y, w, 58, mix(dark, "#0c0e11", 0.5), 14) +
    steps(y + 14, y + 46, 3)
      .map((line) => block(x + 12, line, w - 24, 5, soft, 2))
      .join("") +
    block(x + w / 2 - 5, y + 8, 10, 42, soft, 4);
  drawn += vent(width * 0.035, sill + 112, 130) + vent(width * 0.865, sill + 100, 140);
  // Instruments behind the wheel.
  const cx = width * 0.29;
  const glowInk = light.accents[2]!;
  if (look.dash !== "ecran") {
    drawn +=
      path(
        `M${cx - 250},${sill + 96} Q${cx - 230},${sill - 76} ${cx},${sill - 82} Q${cx + 230},${sill - 76} ${cx + 250},${sill + 92} Z`,
        soft,
      ) +
      path(
        `M${cx - 216},${sill + 92} Q${cx - 198},${sill - 44} ${cx},${sill - 48} Q${cx + 198},${sill - 44} ${cx + 216},${sill + 88} Z`,
        mix(dark, "#06080a", 0.6),
      );
    if (look.dash === "compteurs") {
      for (const dx of [-104, 104]) {
        drawn +=
          disc(cx + dx, sill + 40, 82, mix(dark, "#0b0d10", 0.4)) +
          `<circle cx="${cx + dx}" cy="${sill + 40}" r="80" fill="none" stroke="${light.stone[0]}" stroke-width="5"/>`;
        for (let tick = 0; tick < 13; tick += 1) {
          const angle = (0.75 + (tick / 12) * 1.5) * Math.PI;
          drawn += stroke(
            [
              [cx + dx + Math.cos(angle) * 64, sill + 40 + Math.sin(angle) * 64],
              [cx + dx + Math.cos(angle) * 73, sill + 40 + Math.sin(angle) * 73],
            ],
            light.paper,
            tick % 3 === 0 ? 5 : 3,
            0.9,
          );
        }
        const needle = (0.75 + random.between(0.1, 0.5)) * Math.PI;
        drawn +=
          stroke(
            [
              [cx + dx, sill + 40],
              [cx + dx + Math.cos(needle) * 60, sill + 40 + Math.sin(needle) * 60],
            ],
            light.accents[1]!,
            6,
          ) + disc(cx + dx, sill + 40, 11, light.accents[1]!);
      }
      drawn += block(cx - 24, sill + 6, 48, 64, mix(light.accents[0]!, light.paper, 0.3), 6, 0.8);
    } else {
      drawn +=
        block(cx - 186, sill - 18, 372, 100, mix("#0d1b26", light.accents[0]!, 0.25), 14) +
        stroke(
          Array.from({ length: 9 }, (_, step): [number, number] => [
            cx - 160 + step * 15,
            sill + 66 - Math.sin((step / 8) * Math.PI) * 60,
          ]),
          glowInk,
          8,
        ) +
        stroke(
          Array.from({ length: 9 }, (_, step): [number, number] => [
            cx + 40 + step * 15,
            sill + 66 - Math.sin((step / 8) * Math.PI) * 60,
          ]),
          mix(light.accents[0]!, light.paper, 0.4),
          8,
        ) +
        block(cx - 22, sill + 8, 44, 14, light.paper, 4, 0.9) +
        block(cx - 34, sill + 36, 68, 8, light.paper, 4, 0.5);
    }
  }
  // The screen in the middle.
  const [sw, sh] = look.dash === "ecran" ? [width * 0.29, height * 0.25] : [width * 0.2, height * 0.145];
  const [sx, sy] = [
    width * 0.56 - sw / 2 + (look.dash === "ecran" ? 30 : 40),
    sill + (look.dash === "ecran" ? -30 : -44),
  ];
  const map = mix("#12222e", light.accents[0]!, 0.2);
  drawn +=
    block(sx - 12, sy - 12, sw + 24, sh + 24, mix(dark, "#07090b", 0.6), 18) + block(sx, sy, sw, sh, map, 8);
  drawn +=
    `<svg x="${Math.round(sx)}" y="${Math.round(sy)}" width="${Math.round(sw)}" height="${Math.round(sh)}">` +
    path(
      `M0,${sh * 0.2} Q${sw * 0.3},${sh * 0.1} ${sw * 0.36},${sh * 0.5} T${sw * 0.2},${sh} L0,${sh} Z`,
      mix(light.sea[1], light.sea[0], 0.3),
      0.8,
    ) +
    stroke(
      [
        [sw * 0.2, 0],
        [sw * 0.5, sh * 0.4],
        [sw * 0.62, sh],
      ],
      mix(map, light.paper, 0.4),
      8,
    ) +
    stroke(
      [
        [sw * 0.3, sh * 0.9],
        [sw * 0.5, sh * 0.4],
        [sw, sh * 0.25],
      ],
      mix(map, light.paper, 0.3),
      6,
    ) +
    stroke(
      [
        [sw * 0.58, sh * 0.95],
        [sw * 0.52, sh * 0.5],
        [sw * 0.86, sh * 0.3],
      ],
      glowInk,
      9,
    ) +
    disc(sw * 0.58, sh * 0.9, 14, light.accents[1]!) +
    block(sw * 0.72, sh * 0.56, sw * 0.24, sh * 0.36, mix(map, light.paper, 0.16), 8) +
    block(sw * 0.75, sh * 0.63, sw * 0.14, sh * 0.06, light.paper, 3, 0.8) +
    block(sw * 0.75, sh * 0.75, sw * 0.18, sh * 0.05, light.paper, 3, 0.4) +
    "</svg>";
  if (look.dash !== "ecran")
    drawn += vent(width * 0.5, sill + 132, 130) + vent(width * 0.592, sill + 132, 130);
  for (let knob = 0; knob < 3; knob += 1)
    drawn +=
      look.dash === "ecran"
        ? ""
        : disc(width * 0.53 + knob * 74, sill + 246, 25, soft) +
          disc(width * 0.53 + knob * 74, sill + 246, 15, mix(dark, light.stone[1], 0.4));
  // Console between the seats.
  drawn +=
    path(
      `M${width * 0.47},${height} L${width * 0.5},${sill + 300} Q${width * 0.58},${sill + 270} ${width * 0.66},${sill + 300} L${width * 0.7},${height} Z`,
      soft,
    ) +
    path(
      `M${width * 0.5},${height} L${width * 0.52},${sill + 330} L${width * 0.64},${sill + 330} L${width * 0.67},${height} Z`,
      mix(dark, "#0c0e11", 0.4),
    );
  const [gx, gy] = [width * 0.58, height * 0.85];
  drawn += look.isAutomatic
    ? block(gx - 42, gy - 20, 84, 100, mix(dark, light.stone[1], 0.25), 22) +
      block(gx - 28, gy - 58, 56, 92, mix(light.stone[0], light.ink, 0.2), 22) +
      block(gx - 18, gy - 46, 36, 20, dark, 8)
    : path(
        `M${gx - 60},${gy + 96} Q${gx},${gy - 30} ${gx + 60},${gy + 96} Z`,
        mix(look.fabric, light.ink, 0.4),
      ) +
      block(gx - 8, gy - 70, 16, 110, light.stone[1]) +
      oval(gx, gy - 88, 42, 46, mix(dark, light.stone[1], 0.1)) +
      oval(gx - 10, gy - 102, 18, 14, light.paper, 0.25);
  // Seats' shoulders in the foreground.
  for (const [x, side] of [
    [width * 0.25, 1],
    [width * 0.86, -1],
  ] as const)
    drawn += path(
      `M${x - 230},${height} Q${x - 210},${height * 0.9} ${x - 60 * side},${height * 0.885} Q${x + 180},${height * 0.9} ${x + 230},${height} Z`,
      mix(look.fabric, light.ink, light.isLit ? 0.35 : 0.12),
    );
  // The wheel is nearest.
  const wy = sill + 210;
  const wheelInk = mix(dark, "#0a0c0f", 0.5);
  drawn += `<ellipse cx="${cx}" cy="${wy}" rx="252" ry="236" fill="none" stroke="${wheelInk}" stroke-width="46"/><path d="M${cx - 190},${wy - 155} A252,236 0 0 1 ${cx + 60},${wy - 229}" fill="none" stroke="${light.paper}" stroke-opacity="0.22" stroke-width="8"/>`;
  drawn += path(
    `M${cx - 236},${wy - 10} Q${cx},${wy - 74} ${cx + 236},${wy - 10} L${cx + 236},${wy + 34} Q${cx + 110},${wy + 30} ${cx + 74},${wy + 90} L${cx + 42},${wy + 230} L${cx - 42},${wy + 230} L${cx - 74},${wy + 90} Q${cx - 110},${wy + 30} ${cx - 236},${wy + 34} Z`,
    wheelInk,
  );
  drawn +=
    path(
      `M${cx - 84},${wy - 30} Q${cx},${wy - 60} ${cx + 84},${wy - 30} Q${cx + 88},${wy + 50} ${cx},${wy + 92} Q${cx - 88},${wy + 50} ${cx - 84},${wy - 30} Z`,
      soft,
    ) +
    disc(cx, wy + 4, 25, light.stone[0]) +
    disc(cx, wy + 4, 17, soft);
  for (const dx of [-156, 156])
    for (const dy of [-8, 16])
      drawn += block(cx + dx - 34, wy + dy - 6, 68, 14, mix(wheelInk, light.stone[1], 0.4), 6);
  return drawn + (light.isLit ? glow(cx, sill + 30, 260, glowInk, 0.12) : "");
}

/** The front seats, seen through the open door on the other side. */
export function seats(sheet: Sheet, look: CabinLook, isBench: boolean): string {
  const { width, height, light, random } = sheet;
  const cloth = mix(look.fabric, light.ink, light.isLit ? 0.28 : 0.04);
  const dark = mix(cloth, light.ink, 0.3);
  const pale = mix(cloth, light.paper, 0.16);
  const shell = mix("#2b2f35", light.ink, 0.3);
  // The world outside, seen through the rear window and those of the doors.
  const away = Math.round(height * 0.56);
  let drawn = `<svg x="0" y="0" width="${width}" height="${away}" viewBox="0 0 ${width} ${away}">${outlook({ ...sheet, height: away }, random.pick(["mer", "port", "campagne", "rue", "jardin"] as const))}</svg>`;
  const y = (share: number) => Math.round(height * share);
  const x = (share: number) => Math.round(width * share);
  drawn += `<path fill-rule="evenodd" fill="${mix(shell, light.stone[1], 0.16)}" d="M0,0H${width}V${height}H0Z M${x(0.25)},${y(0.13)}Q${x(0.5)},${y(0.1)} ${x(0.75)},${y(0.13)}Q${x(0.785)},${y(0.3)} ${x(0.79)},${y(0.42)}H${x(0.21)}Q${x(0.215)},${y(0.3)} ${x(0.25)},${y(0.13)}Z M0,${y(0.14)}L${x(0.14)},${y(0.16)}L${x(0.115)},${y(0.48)}L0,${y(0.53)}Z M${width},${y(0.14)}L${x(0.86)},${y(0.16)}L${x(0.885)},${y(0.48)}L${width},${y(0.53)}Z"/>`;
  drawn += path(
    `M0,0 L${width},0 L${width},${height * 0.1} Q${width / 2},${height * 0.05} 0,${height * 0.1} Z`,
    mix(light.stone[0], light.ink, light.isLit ? 0.4 : 0.08),
  );
  // Door panels with their arm rests, in the fabric of the seats.
  for (const [from, side] of [
    [0, 1],
    [width, -1],
  ] as const) {
    const at = (share: number) => Math.round(from + side * width * share);
    drawn += path(
      `M${from},${y(0.53)} L${at(0.115)},${y(0.48)} L${at(0.15)},${y(0.9)} L${from},${height} Z`,
      mix(shell, light.stone[1], 0.26),
    );
    drawn += path(
      `M${from},${y(0.62)} L${at(0.12)},${y(0.575)} L${at(0.13)},${y(0.69)} L${from},${y(0.75)} Z`,
      cloth,
    );
  }
  const count = isBench ? 3 : 2;
  const stitch = random.pick([light.accents[1]!, light.accents[2]!, light.paper, light.accents[0]!]);
  const seatWide = isBench ? width * 0.25 : width * 0.33;
  const gap = isBench ? 0 : width * 0.08;
  const left = (width - seatWide * count - gap) / 2;
  for (let seat = 0; seat < count; seat += 1) {
    const seatX = left + seat * (seatWide + gap);
    const top = height * (isBench && seat === 1 ? 0.36 : 0.31);
    const headTop = top - height * (isBench && seat === 1 ? 0.1 : 0.17);
    drawn +=
      block(seatX + seatWide * 0.38, headTop + height * 0.08, 10, height * 0.14, light.stone[1]) +
      block(seatX + seatWide * 0.6, headTop + height * 0.08, 10, height * 0.14, light.stone[1]);
    drawn +=
      block(seatX + seatWide * 0.27, headTop, seatWide * 0.46, height * 0.14, dark, 40) +
      block(seatX + seatWide * 0.31, headTop + 14, seatWide * 0.38, height * 0.11, cloth, 32);
    drawn += path(
      `M${seatX + seatWide * 0.04},${height * 0.8} Q${seatX - seatWide * 0.03},${height * 0.46} ${seatX + seatWide * 0.16},${top} Q${seatX + seatWide * 0.5},${top - 34} ${seatX + seatWide * 0.84},${top} Q${seatX + seatWide * 1.03},${height * 0.46} ${seatX + seatWide * 0.96},${height * 0.8} Z`,
      dark,
    );
    drawn += path(
      `M${seatX + seatWide * 0.2},${height * 0.8} Q${seatX + seatWide * 0.15},${height * 0.5} ${seatX + seatWide * 0.25},${top + 26} Q${seatX + seatWide * 0.5},${top} ${seatX + seatWide * 0.75},${top + 26} Q${seatX + seatWide * 0.85},${height * 0.5} ${seatX + seatWide * 0.8},${height * 0.8} Z`,
      cloth,
    );
    for (let rib = 1; rib < 6; rib += 1)
      drawn += stroke(
        [
          [seatX + seatWide * 0.22, top + rib * height * 0.068],
          [seatX + seatWide * 0.5, top + rib * height * 0.068 + 16],
          [seatX + seatWide * 0.78, top + rib * height * 0.068],
        ],
        dark,
        5,
        0.7,
      );
    drawn +=
      stroke(
        [
          [seatX + seatWide * 0.2, height * 0.8],
          [seatX + seatWide * 0.17, height * 0.52],
          [seatX + seatWide * 0.25, top + 26],
        ],
        stitch,
        4,
        0.8,
      ) +
      stroke(
        [
          [seatX + seatWide * 0.8, height * 0.8],
          [seatX + seatWide * 0.83, height * 0.52],
          [seatX + seatWide * 0.75, top + 26],
        ],
        stitch,
        4,
        0.8,
      );
    drawn +=
      path(
        `M${seatX},${height * 0.96} Q${seatX - 20},${height * 0.78} ${seatX + seatWide * 0.12},${height * 0.73} Q${seatX + seatWide * 0.5},${height * 0.69} ${seatX + seatWide * 0.88},${height * 0.73} Q${seatX + seatWide + 20},${height * 0.78} ${seatX + seatWide},${height * 0.96} L${seatX + seatWide * 0.9},${height} L${seatX + seatWide * 0.1},${height} Z`,
        dark,
      ) +
      path(
        `M${seatX + seatWide * 0.16},${height * 0.96} Q${seatX + seatWide * 0.12},${height * 0.8} ${seatX + seatWide * 0.24},${height * 0.755} Q${seatX + seatWide * 0.5},${height * 0.73} ${seatX + seatWide * 0.76},${height * 0.755} Q${seatX + seatWide * 0.88},${height * 0.8} ${seatX + seatWide * 0.84},${height * 0.96} Z`,
        pale,
      );
    drawn +=
      stroke(
        [
          [seatX + seatWide * 0.86, top + 6],
          [seatX + seatWide * 0.7, height * 0.5],
          [seatX + seatWide * 0.94, height * 0.8],
        ],
        mix(shell, light.stone[1], 0.3),
        17,
        0.9,
      ) + block(seatX + seatWide * 0.9, height * 0.78, 34, 50, light.accents[1]!, 5);
  }
  if (!isBench)
    drawn +=
      block(width / 2 - width * 0.035, height * 0.62, width * 0.07, height, shell, 20) +
      block(width / 2 - width * 0.03, height * 0.6, width * 0.06, height * 0.12, mix(shell, cloth, 0.4), 20) +
      disc(width / 2, height * 0.82, 30, mix(shell, "#0b0d10", 0.5)) +
      disc(width / 2, height * 0.9, 30, mix(shell, "#0b0d10", 0.5));
  return (
    drawn +
    shape(
      [
        [0, height * 0.3],
        [width * 0.5, height * 0.95],
        [width * 0.3, height],
        [0, height * 0.6],
      ],
      light.sun === null ? light.paper : light.sun.colour,
      0.1,
    )
  );
}

/** The open boot of a car, or the load bay of a van. */
export function boot(sheet: Sheet, look: CabinLook, isVan: boolean): string {
  const { width, height, light, random } = sheet;
  const paint = mix(look.paint, light.veil.colour, light.veil.opacity);
  const carpet = mix("#33373d", light.ink, 0.35);
  const wood = mix("#b98d5e", light.ink, light.isLit ? 0.35 : 0.1);
  let drawn =
    sky(sheet, height * 0.4) +
    hills(sheet, height * 0.42, height * 0.1, light.land[0]) +
    block(0, height * 0.42, width, height, light.land[1]) +
    block(0, height * 0.8, width, height, mix(light.stone[1], light.ink, 0.3));
  for (const x of [0.05, 0.95]) drawn += tree(sheet, width * x, height * 0.72, height * 0.5, "round");
  const [l, r, t, b] = isVan
    ? [width * 0.17, width * 0.83, height * 0.06, height * 0.8]
    : [width * 0.16, width * 0.84, height * 0.2, height * 0.68];
  // Body around the opening.
  drawn += path(
    `M${l - 120},${height * 0.92} Q${l - 150},${b - 60} ${l - 70},${t + 40} Q${l - 30},${t - 60} ${l + 60},${t - 70} L${r - 60},${t - 70} Q${r + 30},${t - 60} ${r + 70},${t + 40} Q${r + 150},${b - 60} ${r + 120},${height * 0.92} Z`,
    paint,
  );
  drawn += path(
    `M${l - 120},${height * 0.92} Q${l - 150},${b - 60} ${l - 70},${t + 40} L${l - 30},${t + 60} Q${l - 70},${b - 40} ${l - 50},${height * 0.92} Z`,
    mix(paint, light.ink, 0.18),
  );
  if (isVan)
    for (const [hinge, side] of [
      [l - 30, -1],
      [r + 30, 1],
    ] as const)
      drawn +=
        shape(
          [
            [hinge, t - 30],
            [hinge + side * 210, t + 20],
            [hinge + side * 210, b + 60],
            [hinge, b + 20],
          ],
          mix(paint, light.ink, 0.25),
        ) +
        shape(
          [
            [hinge + side * 40, t + 60],
            [hinge + side * 180, t + 84],
            [hinge + side * 180, height * 0.36],
            [hinge + side * 40, height * 0.34],
          ],
          mix(light.pane, light.ink, 0.4),
        );
  else
    drawn +=
      shape(
        [
          [l + 20, t - 70],
          [r - 20, t - 70],
          [r + 60, -60],
          [l - 60, -60],
        ],
        mix(paint, light.ink, 0.4),
      ) +
      shape(
        [
          [l + 120, t - 90],
          [r - 120, t - 90],
          [r - 70, 0],
          [l + 70, 0],
        ],
        mix(light.pane, light.ink, 0.35),
      ) +
      block(l + 10, t - 84, r - l - 20, 16, mix(paint, light.ink, 0.55), 6);
  drawn += path(
    `M${l},${b} Q${l - 30},${(t + b) / 2} ${l + 30},${t} Q${(l + r) / 2},${t - 34} ${r - 30},${t} Q${r + 30},${(t + b) / 2} ${r},${b} Z`,
    mix(carpet, "#0d0f12", 0.4),
  );
  const [il, ir, it, ib] = isVan
    ? [width * 0.33, width * 0.67, height * 0.22, height * 0.58]
    : [width * 0.29, width * 0.71, height * 0.27, height * 0.5];
  drawn +=
    shape(
      [
        [l, b],
        [r, b],
        [ir, ib],
        [il, ib],
      ],
      isVan ? wood : mix(carpet, light.stone[1], 0.22),
    ) +
    shape(
      [
        [l, b],
        [il, ib],
        [il, it],
        [l + 30, t + 20],
      ],
      mix(carpet, light.stone[1], 0.1),
    ) +
    shape(
      [
        [r, b],
        [ir, ib],
        [ir, it],
        [r - 30, t + 20],
      ],
      mix(carpet, light.stone[1], 0.06),
    );
  if (isVan) {
    drawn +=
      shape(
        [
          [il, it],
          [ir, it],
          [ir, ib],
          [il, ib],
        ],
        mix(light.stone[0], light.ink, 0.35),
      ) + block(width * 0.44, it + 30, width * 0.12, height * 0.1, mix(light.pane, light.ink, 0.4), 8);
    for (let plank = 1; plank < 8; plank += 1)
      drawn += stroke(
        [
          [l + ((r - l) / 8) * plank, b],
          [il + ((ir - il) / 8) * plank, ib],
        ],
        light.ink,
        3,
        0.25,
      );
    for (const z of [0.3, 0.6])
      drawn +=
        stroke(
          [
            [l + 20, t + (b - t) * z],
            [il, it + (ib - it) * z],
          ],
          light.stone[0],
          9,
          0.5,
        ) +
        stroke(
          [
            [r - 20, t + (b - t) * z],
            [ir, it + (ib - it) * z],
          ],
          light.stone[0],
          9,
          0.5,
        );
    for (const [wx, flip] of [
      [l + 20, 1],
      [r - 20, -1],
    ] as const)
      drawn += path(
        `M${wx},${b - 6} q${flip * 20},-80 ${flip * 90},-84 l${flip * 50},70 Z`,
        mix(carpet, light.stone[1], 0.3),
      );
  } else {
    const cloth = mix(look.fabric, light.ink, light.isLit ? 0.35 : 0.15);
    for (let seat = 0; seat < 3; seat += 1) {
      const sw = (ir - il) / 3;
      drawn +=
        block(il + sw * seat + 3, it + (seat === 1 ? 24 : 0), sw - 6, ib - it, cloth, 14) +
        block(
          il + sw * seat + sw * 0.26,
          it - 34 + (seat === 1 ? 18 : 0),
          sw * 0.48,
          52,
          mix(cloth, light.ink, 0.2),
          16,
        );
    }
  }
  const things = random.whole(0, 3);
  if (things >= 1)
    drawn +=
      block(width * 0.36, b - 172, 190, 128, mix("#a97b52", light.ink, 0.12), 5) +
      block(width * 0.36 + 22, b - 150, 146, 14, light.ink, 4, 0.3) +
      [0, 1, 2, 3]
        .map((item) =>
          disc(
            width * 0.36 + 32 + item * 42,
            b - 178,
            26,
            random.pick(["#d9503a", "#e6a93a", "#8fae4f", light.land[2]]),
          ),
        )
        .join("");
  if (things >= 2)
    drawn +=
      block(width * 0.54, b - 210, 150, 170, light.accents[0]!, 18) +
      block(width * 0.54 + 46, b - 238, 58, 34, "#00000000", 12) +
      `<rect x="${Math.round(width * 0.54 + 44)}" y="${Math.round(b - 244)}" width="62" height="46" rx="14" fill="none" stroke="${light.ink}" stroke-width="9"/>` +
      block(width * 0.54, b - 150, 150, 12, light.paper, 0, 0.5) +
      block(width * 0.54, b - 100, 150, 12, light.paper, 0, 0.5);
  if (things >= 3)
    drawn +=
      oval(width * 0.3, b - 70, 62, 58, light.accents[1]!) +
      path(
        `M${width * 0.3 - 60},${b - 80} Q${width * 0.3},${b - 120} ${width * 0.3 + 60},${b - 80} Q${width * 0.3},${b - 60} ${width * 0.3 - 60},${b - 80} Z`,
        light.paper,
      );
  // Lamps, bumper and plate.
  const red = light.isLit ? "#ff5a3c" : "#b8322a";
  for (const x of [l - 92, r + 34])
    drawn +=
      block(x, height * (isVan ? 0.52 : 0.5), 58, height * 0.17, mix(red, light.ink, 0.5), 16) +
      block(x + 9, height * (isVan ? 0.535 : 0.515), 40, height * 0.1, red, 10) +
      block(x + 9, height * (isVan ? 0.64 : 0.62), 40, height * 0.024, light.accents[2]!, 5);
  drawn +=
    path(
      `M${l - 138},${b + 22} Q${width / 2},${b + 4} ${r + 138},${b + 22} L${r + 126},${height * 0.97} Q${width / 2},${height} ${l - 126},${height * 0.97} Z`,
      mix(paint, light.ink, 0.1),
    ) +
    path(
      `M${l - 138},${b + 22} Q${width / 2},${b + 4} ${r + 138},${b + 22} l-4,20 Q${width / 2},${b + 26} ${l - 134},${b + 42} Z`,
      mix(paint, light.paper, 0.3),
    );
  drawn +=
    block(width / 2 - 170, height * 0.84, 340, 74, light.paper, 6) +
    block(width / 2 - 170, height * 0.84, 34, 74, light.accents[0]!, 6) +
    block(width / 2 + 136, height * 0.84, 34, 74, light.accents[0]!, 6) +
    [-110, -20, 60]
      .map((dx) => block(width / 2 + dx, height * 0.84 + 22, 56, 30, light.ink, 3, 0.75))
      .join("");
  return drawn + oval(width / 2, height * 0.99, width * 0.42, 24, light.ink, 0.3);
}
