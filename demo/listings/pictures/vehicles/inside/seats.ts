import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, path, shape, stroke } from "../../../../photos/ink.ts";
import { outlook } from "../../estates/outlook.ts";
import type { Pair } from "../../space.ts";
import type { CabinLook } from "./cabin-look.ts";

interface SeatInks {
  cloth: string;
  dark: string;
  pale: string;
  /** Of what is not covered in the fabric: pillars, belts, the console. */
  shell: string;
}

/** The two front seats, or the rear bench, seen from ahead, with the world behind the windows. */
export function seats(sheet: Sheet, look: CabinLook, isBench: boolean): string {
  const { width, height, light, random } = sheet;
  const cloth = mix(look.fabric, light.ink, light.isLit ? 0.28 : 0.04);
  const inks = {
    cloth,
    dark: mix(cloth, light.ink, 0.3),
    pale: mix(cloth, light.paper, 0.16),
    shell: mix("#2b2f35", light.ink, 0.3),
  };
  const cabin = windows(sheet, inks) + doorPanels(sheet, inks);
  const stitch = random.pick([light.accents[1]!, light.accents[2]!, light.paper, light.accents[0]!]);
  const count = isBench ? 3 : 2;
  const wide = isBench ? width * 0.25 : width * 0.33;
  const gap = isBench ? 0 : width * 0.08;
  const left = (width - wide * count - gap) / 2;
  const row = Array.from({ length: count }, (_, index) =>
    // The middle place of a bench is lower than the others.
    seat(sheet, inks, stitch, left + index * (wide + gap), wide, isBench && index === 1),
  );
  const sunbeam: Pair[] = [
    [0, height * 0.3],
    [width * 0.5, height * 0.95],
    [width * 0.3, height],
    [0, height * 0.6],
  ];
  return (
    cabin +
    row.join("") +
    (isBench ? "" : armrest(sheet, inks)) +
    shape(sunbeam, light.sun === null ? light.paper : light.sun.colour, 0.1)
  );
}

/** Outside, and the cabin around the rear window and those of the doors. */
function windows(sheet: Sheet, { shell }: SeatInks): string {
  const { width, height, light, random } = sheet;
  const x = (share: number) => Math.round(width * share);
  const y = (share: number) => Math.round(height * share);
  const away = y(0.56);
  const world = outlook(
    { ...sheet, height: away },
    random.pick(["mer", "port", "campagne", "rue", "jardin"] as const),
  );
  return (
    `<svg x="0" y="0" width="${width}" height="${away}" viewBox="0 0 ${width} ${away}">${world}</svg>` +
    `<path fill-rule="evenodd" fill="${mix(shell, light.stone[1], 0.16)}" d="M0,0H${width}V${height}H0Z M${x(0.25)},${y(0.13)}Q${x(0.5)},${y(0.1)} ${x(0.75)},${y(0.13)}Q${x(0.785)},${y(0.3)} ${x(0.79)},${y(0.42)}H${x(0.21)}Q${x(0.215)},${y(0.3)} ${x(0.25)},${y(0.13)}Z M0,${y(0.14)}L${x(0.14)},${y(0.16)}L${x(0.115)},${y(0.48)}L0,${y(0.53)}Z M${width},${y(0.14)}L${x(0.86)},${y(0.16)}L${x(0.885)},${y(0.48)}L${width},${y(0.53)}Z"/>` +
    path(
      `M0,0 L${width},0 L${width},${height * 0.1} Q${width / 2},${height * 0.05} 0,${height * 0.1} Z`,
      mix(light.stone[0], light.ink, light.isLit ? 0.4 : 0.08),
    )
  );
}

/** With their arm rests, in the fabric of the seats. */
function doorPanels({ width, height, light }: Sheet, { shell, cloth }: SeatInks): string {
  const y = (share: number) => Math.round(height * share);
  const panel = (from: number, side: 1 | -1) => {
    const at = (share: number) => Math.round(from + side * width * share);
    return (
      path(
        `M${from},${y(0.53)} L${at(0.115)},${y(0.48)} L${at(0.15)},${y(0.9)} L${from},${height} Z`,
        mix(shell, light.stone[1], 0.26),
      ) +
      path(
        `M${from},${y(0.62)} L${at(0.12)},${y(0.575)} L${at(0.13)},${y(0.69)} L${from},${y(0.75)} Z`,
        cloth,
      )
    );
  };
  return panel(0, 1) + panel(width, -1);
}

function seat(
  sheet: Sheet,
  inks: SeatInks,
  stitch: string,
  left: number,
  wide: number,
  isLow: boolean,
): string {
  const top = sheet.height * (isLow ? 0.36 : 0.31);
  const headTop = top - sheet.height * (isLow ? 0.1 : 0.17);
  const x = (share: number) => left + wide * share;
  return (
    headRest(sheet, inks, x, wide, headTop) +
    backRest(sheet, inks, stitch, x, top) +
    cushion(sheet, inks, x) +
    belt(sheet, inks, x, top)
  );
}

/** Pixels from a share of the seat's width. */
type Across = (share: number) => number;

function headRest(
  { height, light }: Sheet,
  { cloth, dark }: SeatInks,
  x: Across,
  wide: number,
  top: number,
): string {
  return (
    block(x(0.38), top + height * 0.08, 10, height * 0.14, light.stone[1]) +
    block(x(0.6), top + height * 0.08, 10, height * 0.14, light.stone[1]) +
    block(x(0.27), top, wide * 0.46, height * 0.14, dark, 40) +
    block(x(0.31), top + 14, wide * 0.38, height * 0.11, cloth, 32)
  );
}

/** Its frame, the middle part with ribs, and the seams on both sides of that. */
function backRest(
  { height }: Sheet,
  { cloth, dark }: SeatInks,
  stitch: string,
  x: Across,
  top: number,
): string {
  const ribs = [1, 2, 3, 4, 5].map((rib) => {
    const y = top + rib * height * 0.068;
    const line: Pair[] = [
      [x(0.22), y],
      [x(0.5), y + 16],
      [x(0.78), y],
    ];
    return stroke(line, dark, 5, 0.7);
  });
  const seam = (foot: number, waist: number, shoulder: number) => {
    const line: Pair[] = [
      [x(foot), height * 0.8],
      [x(waist), height * 0.52],
      [x(shoulder), top + 26],
    ];
    return stroke(line, stitch, 4, 0.8);
  };
  return (
    path(
      `M${x(0.04)},${height * 0.8} Q${x(-0.03)},${height * 0.46} ${x(0.16)},${top} Q${x(0.5)},${top - 34} ${x(0.84)},${top} Q${x(1.03)},${height * 0.46} ${x(0.96)},${height * 0.8} Z`,
      dark,
    ) +
    path(
      `M${x(0.2)},${height * 0.8} Q${x(0.15)},${height * 0.5} ${x(0.25)},${top + 26} Q${x(0.5)},${top} ${x(0.75)},${top + 26} Q${x(0.85)},${height * 0.5} ${x(0.8)},${height * 0.8} Z`,
      cloth,
    ) +
    ribs.join("") +
    seam(0.2, 0.17, 0.25) +
    seam(0.8, 0.83, 0.75)
  );
}

function cushion({ height }: Sheet, { dark, pale }: SeatInks, x: Across): string {
  return (
    path(
      `M${x(0)},${height * 0.96} Q${x(0) - 20},${height * 0.78} ${x(0.12)},${height * 0.73} Q${x(0.5)},${height * 0.69} ${x(0.88)},${height * 0.73} Q${x(1) + 20},${height * 0.78} ${x(1)},${height * 0.96} L${x(0.9)},${height} L${x(0.1)},${height} Z`,
      dark,
    ) +
    path(
      `M${x(0.16)},${height * 0.96} Q${x(0.12)},${height * 0.8} ${x(0.24)},${height * 0.755} Q${x(0.5)},${height * 0.73} ${x(0.76)},${height * 0.755} Q${x(0.88)},${height * 0.8} ${x(0.84)},${height * 0.96} Z`,
      pale,
    )
  );
}

/** With its red buckle. */
function belt({ height, light }: Sheet, { shell }: SeatInks, x: Across, top: number): string {
  const line: Pair[] = [
    [x(0.86), top + 6],
    [x(0.7), height * 0.5],
    [x(0.94), height * 0.8],
  ];
  return (
    stroke(line, mix(shell, light.stone[1], 0.3), 17, 0.9) +
    block(x(0.9), height * 0.78, 34, 50, light.accents[1]!, 5)
  );
}

/** Between the front seats, with two cup holders. */
function armrest({ width, height }: Sheet, { shell, cloth }: SeatInks): string {
  const hollow = mix(shell, "#0b0d10", 0.5);
  return (
    block(width / 2 - width * 0.035, height * 0.62, width * 0.07, height, shell, 20) +
    block(width / 2 - width * 0.03, height * 0.6, width * 0.06, height * 0.12, mix(shell, cloth, 0.4), 20) +
    disc(width / 2, height * 0.82, 30, hollow) +
    disc(width / 2, height * 0.9, 30, hollow)
  );
}
