import type { Pair } from "../../space.ts";

/** Bodies that can be drawn. */
export const BODIES = [
  "mini",
  "citadine",
  "compacte",
  "berline",
  "break",
  "suv",
  "monospace",
  "cabriolet",
  "fourgonnette",
  "fourgon",
  "camping-car",
] as const;
export type Body = (typeof BODIES)[number];

/** Whether what is behind the cab is for a load, or to live in. */
export function isVan(body: Body): boolean {
  return body === "fourgon" || body === "fourgonnette" || body === "camping-car";
}

/**
 * A body as its maker would sketch it: metres, seen from the side, the front
 * on the right, zero between bumpers and on the ground. The parts of its
 * outline follow each other over the top, from below the front bumper to below
 * the rear one.
 */
export interface BodyPlan {
  length: number;
  height: number;
  width: number;
  /** Where front and rear axle are. */
  axles: Pair;
  wheelRadius: number;
  sill: number;
  /** Height of the shoulder below the side windows, at the front and at the rear. */
  belt: Pair;
  nose: string;
  hood: string;
  screen: string;
  roof: string;
  tail: string;
  rear: string;
  /** Side glass from front to rear, and the posts that part it. */
  glass: Pair;
  posts: readonly number[];
  /** Gaps of the doors. */
  doors: readonly number[];
  /** How far the cabin leans in above the shoulder, as a share of the width. */
  lean: number;
  /** Highest and lowest of the head lamps and of the rear lamps. */
  headLamps: Pair;
  rearLamps: Pair;
  /** A window in the tail: share of the width, 0 for none. */
  rearGlass: number;
}

export const BODY_PLANS: Readonly<Record<Body, BodyPlan>> = {
  mini: {
    length: 3.6,
    height: 1.49,
    width: 1.64,
    axles: [1.1, -1.2],
    wheelRadius: 0.3,
    sill: 0.22,
    belt: [0.92, 0.97],
    nose: "1.70,.22 1.78,.38 1.79,.56 1.74,.69 1.63,.78",
    hood: "1.63,.78 1.44,.89 1.20,.96 1.02,.99",
    screen: "1.02,.99 .72,1.22 .42,1.41",
    roof: ".42,1.41 .1,1.48 -.4,1.49 -.95,1.43 -1.32,1.34",
    tail: "-1.32,1.34 -1.50,1.18 -1.64,.98",
    rear: "-1.64,.98 -1.75,.84 -1.79,.6 -1.77,.4 -1.70,.24",
    glass: [0.92, -1.34],
    posts: [-0.32],
    doors: [0.72, -0.36],
    lean: 0.2,
    headLamps: [0.76, 0.56],
    rearLamps: [0.92, 0.66],
    rearGlass: 0.74,
  },
  citadine: {
    length: 4.05,
    height: 1.45,
    width: 1.75,
    axles: [1.24, -1.3],
    wheelRadius: 0.325,
    sill: 0.22,
    belt: [0.92, 0.99],
    nose: "1.95,.22 2.02,.40 2.03,.58 1.98,.69 1.90,.75",
    hood: "1.90,.75 1.58,.85 1.22,.92 .98,.95",
    screen: ".98,.95 .62,1.2 .30,1.38",
    roof: ".30,1.38 -.1,1.44 -.6,1.45 -1.2,1.4 -1.64,1.32",
    tail: "-1.64,1.32 -1.78,1.18 -1.89,.99",
    rear: "-1.89,.99 -1.97,.86 -2.02,.62 -2.0,.40 -1.94,.24",
    glass: [0.9, -1.52],
    posts: [-0.16, -0.98],
    doors: [0.74, -0.18, -0.98],
    lean: 0.2,
    headLamps: [0.74, 0.6],
    rearLamps: [0.94, 0.76],
    rearGlass: 0.76,
  },
  compacte: {
    length: 4.36,
    height: 1.46,
    width: 1.8,
    axles: [1.33, -1.35],
    wheelRadius: 0.335,
    sill: 0.22,
    belt: [0.94, 1.0],
    nose: "2.10,.22 2.17,.40 2.18,.58 2.13,.70 2.05,.76",
    hood: "2.05,.76 1.70,.86 1.30,.93 1.0,.97",
    screen: "1.0,.97 .60,1.22 .24,1.40",
    roof: ".24,1.40 -.2,1.455 -.7,1.46 -1.35,1.41 -1.8,1.33",
    tail: "-1.8,1.33 -1.95,1.18 -2.05,1.0",
    rear: "-2.05,1.0 -2.13,.86 -2.17,.62 -2.15,.40 -2.08,.24",
    glass: [0.92, -1.72],
    posts: [-0.16, -1.06],
    doors: [0.78, -0.18, -1.06],
    lean: 0.2,
    headLamps: [0.76, 0.63],
    rearLamps: [0.95, 0.8],
    rearGlass: 0.76,
  },
  berline: {
    length: 4.7,
    height: 1.44,
    width: 1.84,
    axles: [1.42, -1.4],
    wheelRadius: 0.34,
    sill: 0.21,
    belt: [0.94, 1.0],
    nose: "2.27,.21 2.34,.40 2.35,.57 2.30,.69 2.20,.76",
    hood: "2.20,.76 1.80,.86 1.36,.93 1.02,.97",
    screen: "1.02,.97 .58,1.21 .16,1.39",
    roof: ".16,1.39 -.2,1.44 -.55,1.44 -1.0,1.38",
    tail: "-1.0,1.38 -1.45,1.20 -1.86,1.04",
    rear: "-1.86,1.04 -2.18,1.02 -2.29,.97 -2.34,.7 -2.33,.42 -2.25,.24",
    glass: [0.92, -1.66],
    posts: [-0.2, -1.04],
    doors: [0.8, -0.22, -1.08],
    lean: 0.21,
    headLamps: [0.75, 0.63],
    rearLamps: [0.95, 0.8],
    rearGlass: 0.8,
  },
  break: {
    length: 4.64,
    height: 1.48,
    width: 1.82,
    axles: [1.4, -1.36],
    wheelRadius: 0.335,
    sill: 0.22,
    belt: [0.94, 1.0],
    nose: "2.23,.22 2.31,.40 2.32,.58 2.27,.70 2.18,.76",
    hood: "2.18,.76 1.80,.86 1.38,.93 1.04,.97",
    screen: "1.04,.97 .62,1.22 .24,1.41",
    roof: ".24,1.41 -.2,1.47 -.8,1.48 -1.5,1.45 -2.02,1.39",
    tail: "-2.02,1.39 -2.14,1.22 -2.22,1.02",
    rear: "-2.22,1.02 -2.28,.88 -2.32,.62 -2.3,.40 -2.22,.24",
    glass: [0.94, -1.98],
    posts: [-0.16, -1.02, -1.34],
    doors: [0.8, -0.18, -1.06],
    lean: 0.19,
    headLamps: [0.76, 0.63],
    rearLamps: [0.98, 0.8],
    rearGlass: 0.78,
  },
  suv: {
    length: 4.45,
    height: 1.64,
    width: 1.85,
    axles: [1.36, -1.32],
    wheelRadius: 0.37,
    sill: 0.3,
    belt: [1.06, 1.13],
    nose: "2.12,.28 2.21,.48 2.22,.70 2.18,.86 2.09,.94",
    hood: "2.09,.94 1.72,1.02 1.32,1.07 1.02,1.1",
    screen: "1.02,1.1 .70,1.36 .40,1.55",
    roof: ".40,1.55 .05,1.62 -.6,1.64 -1.3,1.6 -1.8,1.53",
    tail: "-1.8,1.53 -1.97,1.35 -2.07,1.13",
    rear: "-2.07,1.13 -2.16,1.0 -2.21,.75 -2.19,.5 -2.12,.3",
    glass: [0.94, -1.78],
    posts: [-0.14, -1.04],
    doors: [0.8, -0.16, -1.06],
    lean: 0.19,
    headLamps: [0.93, 0.8],
    rearLamps: [1.08, 0.92],
    rearGlass: 0.76,
  },
  monospace: {
    length: 4.6,
    height: 1.66,
    width: 1.84,
    axles: [1.42, -1.38],
    wheelRadius: 0.335,
    sill: 0.23,
    belt: [1.0, 1.02],
    nose: "2.2,.24 2.28,.42 2.29,.62 2.23,.76 2.12,.84",
    hood: "2.12,.84 1.88,.94 1.66,1.01 1.48,1.05",
    screen: "1.48,1.05 .95,1.38 .5,1.57",
    roof: ".5,1.57 .1,1.64 -.7,1.66 -1.5,1.62 -2.02,1.55",
    tail: "-2.02,1.55 -2.13,1.3 -2.2,1.05",
    rear: "-2.2,1.05 -2.26,.9 -2.3,.65 -2.28,.4 -2.2,.26",
    glass: [1.38, -2.02],
    posts: [0.9, -0.08, -1.02],
    doors: [0.94, -0.1, -1.06],
    lean: 0.17,
    headLamps: [0.84, 0.68],
    rearLamps: [1.12, 0.78],
    rearGlass: 0.78,
  },
  cabriolet: {
    length: 4.2,
    height: 1.36,
    width: 1.77,
    axles: [1.3, -1.24],
    wheelRadius: 0.335,
    sill: 0.2,
    belt: [0.92, 0.96],
    nose: "2.02,.20 2.09,.38 2.10,.55 2.05,.67 1.96,.73",
    hood: "1.96,.73 1.60,.84 1.24,.90 .92,.93",
    screen: ".92,.93 .60,.93 .30,.93",
    roof: ".30,.93 -.3,.94 -.9,.95",
    tail: "-.9,.95 -1.2,.97 -1.5,.97",
    rear: "-1.5,.97 -1.9,.94 -2.04,.88 -2.09,.62 -2.07,.40 -2.0,.22",
    glass: [0, 0],
    posts: [],
    doors: [0.66, -0.56],
    lean: 0.16,
    headLamps: [0.73, 0.6],
    rearLamps: [0.86, 0.72],
    rearGlass: 0,
  },
  fourgonnette: {
    length: 4.4,
    height: 1.83,
    width: 1.82,
    axles: [1.36, -1.36],
    wheelRadius: 0.33,
    sill: 0.24,
    belt: [1.05, 1.07],
    nose: "2.1,.24 2.18,.44 2.19,.66 2.13,.82 2.02,.9",
    hood: "2.02,.9 1.74,1.0 1.48,1.06 1.3,1.1",
    screen: "1.3,1.1 .96,1.42 .66,1.67",
    roof: ".66,1.67 .35,1.79 -.2,1.83 -1.3,1.83 -2.04,1.79",
    tail: "-2.04,1.79 -2.12,1.5 -2.15,1.1",
    rear: "-2.15,1.1 -2.18,.8 -2.2,.5 -2.16,.3",
    glass: [1.2, 0.02],
    posts: [0.72],
    doors: [0.86, -0.1, -1.0],
    lean: 0.12,
    headLamps: [0.92, 0.72],
    rearLamps: [1.2, 0.78],
    rearGlass: 0.62,
  },
  fourgon: {
    length: 5.08,
    height: 1.97,
    width: 1.96,
    axles: [1.62, -1.48],
    wheelRadius: 0.35,
    sill: 0.26,
    belt: [1.2, 1.2],
    nose: "2.42,.26 2.52,.5 2.53,.8 2.48,.98 2.38,1.07",
    hood: "2.38,1.07 2.12,1.18 1.94,1.24",
    screen: "1.94,1.24 1.6,1.57 1.32,1.8",
    roof: "1.32,1.8 1.0,1.93 .3,1.97 -1.2,1.97 -2.4,1.95",
    tail: "-2.4,1.95 -2.47,1.6 -2.5,1.2",
    rear: "-2.5,1.2 -2.53,.9 -2.54,.5 -2.5,.32",
    glass: [1.84, 0.74],
    posts: [],
    doors: [1.5, 0.62, -0.62],
    lean: 0.1,
    headLamps: [1.06, 0.84],
    rearLamps: [1.3, 0.86],
    rearGlass: 0.5,
  },
  "camping-car": {
    length: 6.9,
    height: 2.85,
    width: 2.24,
    axles: [2.36, -1.5],
    wheelRadius: 0.35,
    sill: 0.34,
    belt: [1.3, 1.3],
    nose: "3.32,.28 3.43,.55 3.44,.88 3.38,1.05 3.27,1.15",
    hood: "3.27,1.15 2.98,1.26 2.8,1.32",
    screen: "2.8,1.32 2.46,1.68 2.2,1.95",
    roof: "2.2,1.95 1.85,2.36 1.4,2.68 .8,2.82 -1,2.85 -3.3,2.82",
    tail: "-3.3,2.82 -3.42,2.4 -3.45,1.8",
    rear: "-3.45,1.8 -3.46,1.2 -3.46,.7 -3.4,.38",
    glass: [2.66, 1.72],
    posts: [],
    doors: [2.4, 1.58],
    lean: 0.03,
    headLamps: [1.12, 0.88],
    rearLamps: [1.1, 0.8],
    rearGlass: 0.44,
  },
};
