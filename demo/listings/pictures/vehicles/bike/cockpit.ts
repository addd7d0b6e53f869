import type { Sheet } from "../../../../photos/ink.ts";
import { arcStroke, block, disc, glow, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import { hills, sea, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import type { Pair } from "../../space.ts";
import type { BikeLook } from "./machine.ts";

interface CockpitInks {
  black: string;
  metal: string;
  paint: string;
}

/** What the rider sees: the road, the tank, handlebar and mirrors, the instruments. */
export function cockpit(sheet: Sheet, look: BikeLook): string {
  const { width, height, light } = sheet;
  const inks = {
    black: mix("#202429", light.ink, 0.35),
    metal: mix("#b9bec2", light.veil.colour, light.veil.opacity),
    paint: mix(look.paint, light.veil.colour, light.veil.opacity * 1.6),
  };
  const hasDials = look.bike === "custom" || look.bike === "roadster";
  return [
    country(sheet, height * 0.4),
    tank(sheet, inks),
    bar(sheet, inks),
    grip(sheet, inks, width * 0.08, 1),
    grip(sheet, inks, width * 0.92, -1),
    hasDials ? dials(sheet, inks, look) : display(sheet, inks),
    light.isLit ? glow(width / 2, height * 0.6, 340, light.pane, 0.16) : "",
  ].join("");
}

/** The road to the horizon through the country, by the sea now and then. */
function country(sheet: Sheet, horizon: number): string {
  const { width, height, light, random } = sheet;
  const vanish = width * random.between(0.46, 0.54);
  let drawn =
    sky(sheet, horizon) +
    (random.chance(0.5) ? sea(sheet, horizon, horizon + 90) : "") +
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
  return drawn + road(sheet, horizon, vanish);
}

function road({ width, height, light }: Sheet, horizon: number, vanish: number): string {
  const tar: Pair[] = [
    [vanish - 8, horizon + 2],
    [vanish + 8, horizon + 2],
    [width * 1.1, height],
    [-width * 0.1, height],
  ];
  const y = (share: number) => horizon + (height - horizon) * share;
  const dash = (index: number): Pair[] => {
    const [far, near] = [(index / 6) ** 2.4, ((index + 0.45) / 6) ** 2.4];
    return [
      [vanish - far * 20 - 1, y(far)],
      [vanish + far * 20 + 1, y(far)],
      [vanish + near * 20 + 2, y(near)],
      [vanish - near * 20 - 2, y(near)],
    ];
  };
  return (
    shape(tar, mix(light.stone[1], light.ink, 0.42)) +
    [1, 2, 3, 4, 5].map((index) => shape(dash(index), light.paper, 0.85)).join("")
  );
}

/** The tank between the knees, with its cap. */
function tank({ width, height, light }: Sheet, { paint, metal }: CockpitInks): string {
  const cx = width / 2;
  return (
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
    disc(cx, height * 0.93, 44, mix(metal, light.ink, 0.3))
  );
}

function bar({ width, height }: Sheet, { black, metal }: CockpitInks): string {
  return (
    arcStroke(
      `M${width * 0.06},${height * 0.66} Q${width * 0.26},${height * 0.7} ${width * 0.38},${height * 0.77} L${width * 0.62},${height * 0.77} Q${width * 0.74},${height * 0.7} ${width * 0.94},${height * 0.66}`,
      metal,
      30,
    ) + block(width / 2 - 120, height * 0.745, 240, 60, black, 16)
  );
}

/** One end of the handlebar: the grip with its ribs, lever and switches, and the mirror above; `side` is 1 on the left. */
function grip(sheet: Sheet, inks: CockpitInks, x: number, side: 1 | -1): string {
  const { height, light } = sheet;
  const { black, metal } = inks;
  const ribs = [0, 1, 2, 3, 4, 5, 6].map((rib) =>
    block(x - 96 + rib * 28, height * 0.632, 8, 62, light.stone[1], 3, 0.2),
  );
  const lever: Pair[] = [
    [x + side * 130, height * 0.66],
    [x - side * 70, height * 0.585],
  ];
  return (
    `<g transform="rotate(${side * 8} ${x} ${height * 0.66})">${block(x - 120, height * 0.632, 240, 62, black, 28)}${ribs.join("")}</g>` +
    stroke(lever, metal, 14) +
    block(x + side * 150 - 44, height * 0.628, 88, 84, mix(black, light.stone[1], 0.12), 16) +
    disc(x + side * 150, height * 0.668, 15, side === 1 ? light.accents[2]! : light.accents[1]!) +
    mirror(sheet, inks, x, side)
  );
}

function mirror({ height, light }: Sheet, { black }: CockpitInks, gripX: number, side: 1 | -1): string {
  const x = gripX + side * 130;
  const arm: Pair[] = [
    [gripX + side * 190, height * 0.62],
    [gripX + side * 160, height * 0.42],
  ];
  return (
    stroke(arm, black, 12) +
    oval(x, height * 0.38, 124, 66, black) +
    oval(x, height * 0.38, 110, 54, mix(light.sky[1], light.paper, 0.1)) +
    path(
      `M${x - 100},${height * 0.395} q100,-34 200,0 q-30,36 -100,38 q-70,-2 -100,-38 Z`,
      light.land[1],
      0.8,
    )
  );
}

/** Two round instruments, or a large one on a custom. */
function dials(sheet: Sheet, inks: CockpitInks, look: BikeLook): string {
  const cx = sheet.width / 2;
  return look.bike === "custom"
    ? dial(sheet, inks, cx, 150)
    : dial(sheet, inks, cx - 122, 118) + dial(sheet, inks, cx + 122, 118);
}

function dial(
  { height, light, random }: Sheet,
  { black, metal }: CockpitInks,
  x: number,
  radius: number,
): string {
  const y = height * 0.61;
  const spot = (angle: number, share: number): Pair => [
    x + Math.cos(angle) * radius * share,
    y + Math.sin(angle) * radius * share,
  ];
  const ticks = Array.from({ length: 15 }, (_, tick) => {
    const angle = (0.75 + (tick / 14) * 1.5) * Math.PI;
    return stroke([spot(angle, 0.78), spot(angle, 0.9)], light.paper, tick % 2 === 0 ? 6 : 3);
  });
  const needle = (0.75 + random.between(0.2, 0.7)) * Math.PI;
  return (
    disc(x, y, radius + 12, metal) +
    disc(x, y, radius, mix(black, "#07090b", 0.4)) +
    ticks.join("") +
    stroke([[x, y], spot(needle, 0.72)], light.accents[1]!, 8) +
    disc(x, y, 14, light.accents[1]!) +
    block(x - 40, height * 0.645, 80, 26, mix(light.accents[0]!, light.paper, 0.5), 5)
  );
}

/** A screen with an arc of revolutions. */
function display({ width, height, light }: Sheet, { black }: CockpitInks): string {
  const cx = width / 2;
  const arc = Array.from(
    { length: 13 },
    (_, step): Pair => [cx - 160 + step * 26, height * 0.665 - Math.sin((step / 12) * Math.PI) * 110],
  );
  return (
    block(cx - 210, height * 0.51, 420, 220, black, 34) +
    block(cx - 188, height * 0.525, 376, 188, mix("#0d1b26", light.accents[0]!, 0.3), 18) +
    stroke(arc, light.accents[2]!, 14) +
    block(cx - 56, height * 0.61, 112, 46, light.paper, 8, 0.9) +
    block(cx - 150, height * 0.665, 90, 16, light.paper, 6, 0.5) +
    block(cx + 60, height * 0.665, 90, 16, light.accents[1]!, 6, 0.8)
  );
}
