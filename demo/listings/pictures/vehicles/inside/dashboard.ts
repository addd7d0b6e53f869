import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import { steps } from "../steps.ts";
import type { CabinLook } from "./cabin-look.ts";
import { roadAhead } from "./road-ahead.ts";

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
