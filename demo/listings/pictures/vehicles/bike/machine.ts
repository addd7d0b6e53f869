import { points } from "../../../../osm/plane.ts";
import type { Sheet } from "../../../../photos/ink.ts";
import { disc, mix, oval, path, stroke } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";

export const BIKES = ["roadster", "trail", "sportive", "custom", "scooter"] as const;
export type Bike = (typeof BIKES)[number];

export interface BikeLook {
  bike: Bike;
  paint: string;
  isElectric: boolean;
}

/** What the wheels and the fork of a kind are like: shares of its length, from its front end and from the ground. */
interface Frame {
  wheelRadius: number;
  frontAxle: number;
  rearAxle: number;
  /** Where the fork meets the handlebar. */
  head: Pair;
  hasWireSpokes: boolean;
}

const FRAMES: Readonly<Record<Bike, Frame>> = {
  roadster: {
    wheelRadius: 0.15,
    frontAxle: 0.165,
    rearAxle: 0.83,
    head: [0.3, 0.455],
    hasWireSpokes: false,
  },
  trail: { wheelRadius: 0.165, frontAxle: 0.165, rearAxle: 0.83, head: [0.3, 0.5], hasWireSpokes: true },
  sportive: {
    wheelRadius: 0.15,
    frontAxle: 0.165,
    rearAxle: 0.83,
    head: [0.3, 0.455],
    hasWireSpokes: false,
  },
  custom: { wheelRadius: 0.15, frontAxle: 0.13, rearAxle: 0.83, head: [0.31, 0.43], hasWireSpokes: true },
  scooter: { wheelRadius: 0.115, frontAxle: 0.14, rearAxle: 0.82, head: [0.27, 0.48], hasWireSpokes: false },
};

/**
 * A motorcycle in profile, its front on the left, and the pens that draw it. They
 * take shares of its length, from its front end and from the ground: `"0.5,0.2"`
 * is its middle, a fifth of its length high.
 */
export interface Machine {
  look: BikeLook;
  frame: Frame;
  light: Sheet["light"];
  inks: MachineInks;
  /** Pixels. */
  length: number;
  /** Where a point shows on the sheet. */
  at(x: number, y: number): Pair;
  /** The `d` of a path on the sheet, from one in shares. */
  d(shares: string): string;
  fill(shares: string, colour: string, opacity?: number): string;
  /** A line through points, as a hand-written row or as pairs. */
  line(through: string | readonly Pair[], colour: string, wide: number, opacity?: number): string;
  disc(x: number, y: number, radius: number, colour: string): string;
  oval(x: number, y: number, rx: number, ry: number, colour: string): string;
}

export interface MachineInks {
  paint: string;
  bright: string;
  shadow: string;
  black: string;
  metal: string;
  steel: string;
  /** Of the saddle; that of a scooter has its own. */
  leather: string;
  lamp: string;
}

/** The machine whose front end is at `x` and whose wheels are on the ground at `base`: pixels. */
export function machine(sheet: Sheet, look: BikeLook, x: number, base: number, length: number): Machine {
  const { light } = sheet;
  const at = (px: number, py: number): Pair => [x + px * length, base - py * length];
  const d = (shares: string) =>
    shares.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a: string, b: string) =>
      at(Number(a), Number(b))
        .map((value) => Math.round(value * 10) / 10)
        .join(","),
    );
  return {
    look,
    frame: FRAMES[look.bike],
    light,
    inks: machineInks(sheet, look),
    length,
    at,
    d,
    fill: (shares, colour, opacity) => path(d(shares), colour, opacity),
    line: (through, colour, wide, opacity) => {
      const pairs = typeof through === "string" ? points(through) : through;
      return stroke(
        pairs.map(([a, b]) => at(a, b)),
        colour,
        wide * length,
        opacity,
      );
    },
    disc: (px, py, radius, colour) => disc(...at(px, py), length * radius, colour),
    oval: (px, py, rx, ry, colour) => oval(...at(px, py), length * rx, length * ry, colour),
  };
}

function machineInks({ light, random }: Sheet, look: BikeLook): MachineInks {
  const paint = mix(look.paint, light.veil.colour, light.veil.opacity * 1.6);
  const metal = mix("#b9bec2", light.veil.colour, light.veil.opacity);
  return {
    paint,
    bright: mix(paint, light.sky[2], 0.35),
    shadow: mix(paint, light.ink, 0.25),
    black: mix("#202429", light.ink, 0.3),
    metal,
    steel: mix(metal, light.ink, 0.4),
    leather: mix(random.pick(["#2b2724", "#6b4a36", "#34302d"]), light.ink, 0.2),
    lamp: light.isLit ? light.pane : light.paper,
  };
}
