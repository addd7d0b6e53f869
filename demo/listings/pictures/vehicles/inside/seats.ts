import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, path, shape, stroke } from "../../../../photos/ink.ts";
import { outlook } from "../../estates/outlook.ts";
import type { CabinLook } from "./cabin-look.ts";

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
