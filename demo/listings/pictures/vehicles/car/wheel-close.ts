import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import { hills, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import type { Pair } from "../../space.ts";
import type { RimLook } from "./wheels.ts";

/** The sheet of one wheel: where it is, in pixels, and its inks. */
interface WheelSheet extends Sheet {
  rim: RimLook;
  x: number;
  y: number;
  radius: number;
  rubber: string;
  metal: string;
  /** The dark between the spokes and in the arch. */
  hollow: string;
}

/** A wheel from close by, with a piece of the wing above it. */
export function wheelClose(sheet: Sheet, paint: string, rim: RimLook, hasCladding: boolean): string {
  const { width, height, light, random } = sheet;
  const rubber = mix("#1a1d22", light.ink, 0.3);
  const own: WheelSheet = {
    ...sheet,
    rim,
    x: width * random.between(0.42, 0.58),
    y: height * 0.56,
    radius: height * 0.36,
    rubber,
    metal: rim.isDark
      ? mix("#3b4046", light.ink, 0.15)
      : mix("#c9cdd0", light.veil.colour, light.veil.opacity),
    hollow: mix(rubber, "#050608", 0.3),
  };
  return [
    roadside(sheet),
    wing(own, mix(paint, light.veil.colour, light.veil.opacity * 1.6)),
    hasCladding ? cladding(own) : "",
    archAndSills(own),
    tyre(own),
    brake(own),
    rimDrawn(own, random.between(0, 1)),
    grass(sheet),
  ].join("");
}

function roadside(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const ground = height * 0.885;
  let drawn =
    sky(sheet, height * 0.3) +
    hills(sheet, height * 0.5, height * 0.1, light.land[0]) +
    block(0, height * 0.5, width, height, light.land[1]) +
    block(0, ground - height * 0.06, width, height, mix(light.stone[0], light.stone[1], 0.5));
  for (let stone = 0; stone < 90; stone += 1)
    drawn += oval(
      width * random.next(),
      ground + random.between(-50, height * 0.12),
      random.between(5, 22),
      random.between(2, 8),
      random.chance(0.5) ? light.ink : light.paper,
      random.between(0.05, 0.2),
    );
  return drawn;
}

/** The side of the car with the gap of a door. */
function wing({ width, height, light, random, x, radius }: WheelSheet, body: string): string {
  const seam = x + radius * 1.5 * (random.chance(0.5) ? 1 : -1);
  const gap: Pair[] = [
    [seam, -10],
    [seam + 14, height * 0.3],
    [seam - 6, height * 0.8],
  ];
  return (
    path(
      `M0,${height * 0.8} L0,${-10} L${width},-10 L${width},${height * 0.78} Q${width * 0.9},${height * 0.83} ${x + radius * 1.1},${height * 0.81} L${x - radius * 1.1},${height * 0.82} Q${width * 0.1},${height * 0.85} 0,${height * 0.8} Z`,
      body,
    ) +
    path(
      `M0,0 L${width},0 L${width},${height * 0.12} Q${width / 2},${height * 0.19} 0,${height * 0.1} Z`,
      mix(body, light.sky[2], 0.4),
    ) +
    path(
      `M0,${height * 0.1} Q${width / 2},${height * 0.19} ${width},${height * 0.12} l0,18 Q${width / 2},${height * 0.215} 0,${height * 0.12} Z`,
      light.paper,
      0.4,
    ) +
    path(
      `M0,${height * 0.62} Q${width * 0.3},${height * 0.56} ${width},${height * 0.6} L${width},${height * 0.78} L0,${height * 0.8} Z`,
      light.ink,
      0.12,
    ) +
    stroke(gap, light.ink, 5, 0.45)
  );
}

function cladding({ height, light, x, radius, rubber }: WheelSheet): string {
  return path(
    `M${x - radius * 1.42},${height * 0.84} A${radius * 1.36},${radius * 1.36} 0 0 1 ${x + radius * 1.42},${height * 0.84} Z`,
    mix(rubber, light.stone[1], 0.25),
  );
}

/** The dark arch, and the sills on both sides of it. */
function archAndSills({ width, height, x, y, radius, rubber }: WheelSheet): string {
  return (
    path(
      `M${x - radius * 1.19},${height * 0.83} L${x - radius * 1.17},${y} A${radius * 1.17},${radius * 1.17} 0 0 1 ${x + radius * 1.17},${y} L${x + radius * 1.19},${height * 0.83} Z`,
      mix(rubber, "#050608", 0.5),
    ) +
    path(
      `M0,${height * 0.8} Q${width * 0.1},${height * 0.85} ${x - radius * 1.18},${height * 0.82} l0,26 Q${width * 0.1},${height * 0.88} 0,${height * 0.84} Z`,
      rubber,
    ) +
    path(
      `M${width},${height * 0.78} Q${width * 0.9},${height * 0.83} ${x + radius * 1.18},${height * 0.81} l0,26 Q${width * 0.9},${height * 0.86} ${width},${height * 0.82} Z`,
      rubber,
    )
  );
}

/** On its shadow; its tread, and a ring on its flank where words would be. */
function tyre({ light, x, y, radius, rubber }: WheelSheet): string {
  const tread = Array.from({ length: 64 }, (_, index) => {
    const angle = (index / 64) * 2 * Math.PI;
    const groove: Pair[] = [
      [x + Math.cos(angle) * radius * 0.975, y + Math.sin(angle) * radius * 0.975],
      [x + Math.cos(angle + 0.02) * radius, y + Math.sin(angle + 0.02) * radius],
    ];
    return stroke(groove, light.stone[1], 5, 0.22);
  });
  return (
    oval(x, y + radius * 0.99, radius * 1.2, radius * 0.1, light.ink, 0.4) +
    disc(x, y, radius, rubber) +
    tread.join("") +
    disc(x, y, radius * 0.93, mix(rubber, light.stone[1], 0.1)) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.83}" fill="none" stroke="${light.stone[1]}" stroke-opacity="0.3" stroke-width="4" stroke-dasharray="60 26 90 40"/>`
  );
}

/** Edge of the rim, and disc and caliper behind the spokes. */
function brake({ light, random, x, y, radius, rubber, metal, hollow }: WheelSheet): string {
  const caliper = random.pick([
    light.accents[1]!,
    light.accents[0]!,
    light.stone[1],
    mix(rubber, light.stone[1], 0.4),
  ]);
  return (
    disc(x, y, radius * 0.72, mix(metal, light.paper, 0.3)) +
    disc(x, y, radius * 0.69, mix(metal, light.ink, 0.35)) +
    disc(x, y, radius * 0.66, hollow) +
    disc(x, y, radius * 0.48, mix(light.stone[1], light.ink, 0.2)) +
    disc(x, y, radius * 0.42, mix(light.stone[0], light.ink, 0.12)) +
    disc(x, y, radius * 0.24, mix(rubber, light.stone[1], 0.25)) +
    `<path d="M${x + radius * 0.2},${y - radius * 0.5} A${radius * 0.54},${radius * 0.54} 0 0 1 ${x + radius * 0.53},${y - radius * 0.08}" fill="none" stroke="${caliper}" stroke-width="${radius * 0.14}"/>`
  );
}

/** Spokes, or a cover with holes, and the hub with its bolts; all turned by `turn` radians. */
function rimDrawn(own: WheelSheet, turn: number): string {
  const { light, rim, x, y, radius, rubber, metal } = own;
  const middles = Array.from({ length: rim.spokes }, (_, index) => turn + (index / rim.spokes) * 2 * Math.PI);
  const bolts = Array.from({ length: 5 }, (_, bolt) => {
    const at = spot(own, turn + (bolt / 5) * 2 * Math.PI + 0.3, 0.16);
    return disc(...at, radius * 0.022, mix(rubber, light.stone[1], 0.3));
  });
  return (
    (rim.kind === "enjoliveur" ? cover(own, middles) : middles.map((middle) => spoke(own, middle)).join("")) +
    disc(x, y, radius * 0.2, metal) +
    disc(x, y, radius * 0.12, mix(metal, light.ink, 0.3)) +
    bolts.join("")
  );
}

/** A point of the wheel by its angle and its share of the radius. */
function spot({ x, y, radius }: WheelSheet, angle: number, share: number): Pair {
  return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share];
}

/** One spoke or its two arms: light on one edge, shade on the other. */
function spoke(own: WheelSheet, middle: number): string {
  const { light, rim, metal } = own;
  const half = rim.kind === "larges" ? 0.2 : rim.kind === "fins" ? 0.075 : 0.12;
  const atRim = half * (rim.kind === "doubles" ? 0.5 : 1);
  const arm = (angle: number) => {
    const strip = (from: number, to: number, hubTo: number, hubFrom: number): Pair[] => [
      spot(own, angle + atRim * from, 0.68),
      spot(own, angle + atRim * to, 0.68),
      spot(own, middle + half * hubTo, 0.17),
      spot(own, middle + half * hubFrom, 0.17),
    ];
    return (
      shape(strip(-1, 1, 1.7, -1.7), metal) +
      shape(strip(-1, -0.2, -0.4, -1.7), light.paper, 0.3) +
      shape(strip(0.5, 1, 1.7, 0.9), light.ink, 0.2)
    );
  };
  return (rim.kind === "doubles" ? [-0.15, 0.15] : [0]).map((apart) => arm(middle + apart)).join("");
}

function cover(own: WheelSheet, middles: readonly number[]): string {
  const { light, x, y, radius, metal, hollow } = own;
  const holes = middles.map((middle) => {
    const outer = [spot(own, middle - 0.14, 0.6), spot(own, middle + 0.14, 0.6)];
    const inner = [spot(own, middle + 0.1, 0.36), spot(own, middle - 0.1, 0.36)];
    return shape([...outer, ...inner], hollow) + stroke(outer, light.paper, 4, 0.5);
  });
  return (
    disc(x, y, radius * 0.67, metal) + disc(x, y, radius * 0.62, mix(metal, light.ink, 0.08)) + holes.join("")
  );
}

function grass({ width, height, light, random }: Sheet): string {
  return Array.from({ length: 46 }, () => {
    const x = width * random.next();
    const blade: Pair[] = [
      [x, height],
      [x + random.between(-20, 20), height - random.between(20, 74)],
    ];
    return stroke(blade, mix(light.land[1], light.land[2], random.next()), 6, 0.85);
  }).join("");
}
