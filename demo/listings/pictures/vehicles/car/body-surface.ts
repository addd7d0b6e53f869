import { points, smooth } from "../../../../osm/plane.ts";
import type { Pair, Vec } from "../../space.ts";
import type { BodyPlan } from "./body-plans.ts";

/** Parts of the outline, from the front bumper over the top to the rear one. */
export const PARTS = ["nose", "hood", "screen", "roof", "tail", "rear"] as const;
export type Part = (typeof PARTS)[number];

/** The skin of a car: its outline from the side, drawn out to both sides and rounded. */
export interface BodySurface {
  /** Points of the outline with the part that each belongs to. */
  outline: readonly { part: Part; point: Pair; out: Pair }[];
  /** A point on the top, front or rear: `share` of the part from its start, `across` from -1 to 1. */
  over(part: Part, share: number, across: number): Vec;
  /** A point on nose or rear at a height. */
  atHeight(part: "nose" | "rear", height: number, across: number): Vec;
  /** A point on a flank; `side` is 1 for the left one. */
  flank(x: number, z: number, side: 1 | -1): Vec;
  /** Height of the top of the car at `x`. */
  topAt(x: number): number;
  /** The skin as faces, wound so that they look outward. */
  faces: readonly SkinFace[];
}

/** A piece of the skin. */
export interface SkinFace {
  corners: readonly Vec[];
  /** Which panel it is of: flanks 1 and -1 by their side, the others by their part. */
  panel: Part | 1 | -1;
  /** How far to the side, -1 to 1; on a flank its own side. */
  across: number;
}

const EDGE_METRES = 0.09;
const ACROSS = [-1, -0.985, -0.95, -0.88, -0.76, -0.5, 0, 0.5, 0.76, 0.88, 0.95, 0.985, 1] as const;
const DEEP = 5;

/** The skin of a body, made from its outline. */
export function bodySurface(plan: BodyPlan): BodySurface {
  const outline = outlineOf(plan);
  const half = plan.length / 2;

  /** Half the width at a place of the side view. */
  const halfWidth = (x: number, z: number): number => {
    const belt = beltAt(plan, x);
    const tuck = z < 0.55 ? 1 - 0.05 * ((0.55 - z) / 0.55) ** 2 : 1;
    const lean = z > belt ? 1 - plan.lean * ((z - belt) / (plan.height - belt)) ** 1.25 : 1;
    const ends = 1 - 0.05 * Math.max(0, (Math.abs(x) - half + 1) / 1) ** 2;
    return (plan.width / 2) * tuck * lean * ends;
  };
  /** Bumpers are bent when seen from above. */
  const bend = (x: number, across: number): number => {
    const reach = Math.max(0, (Math.abs(x) - half + 0.8) / 0.8);
    return -Math.sign(x) * 0.3 * Math.min(1, reach) * Math.abs(across) ** 3.2;
  };
  const skin = (point: Pair, out: Pair, across: number): Vec => {
    const edge = Math.max(0, (Math.abs(across) - 0.76) / 0.24);
    const inset = EDGE_METRES * (1 - Math.sqrt(1 - Math.min(1, edge) ** 2));
    const x = point[0] - out[0] * inset;
    const z = point[1] - out[1] * inset;
    return [x + bend(x, across), across * halfWidth(x, z), z];
  };
  const flank = (x: number, z: number, side: 1 | -1): Vec => [x, side * (halfWidth(x, z) + 0.004), z];

  const faces: SkinFace[] = [];
  for (let index = 1; index < outline.length; index += 1) {
    const [from, to] = [outline[index - 1]!, outline[index]!];
    for (let step = 1; step < ACROSS.length; step += 1) {
      const [left, right] = [ACROSS[step]!, ACROSS[step - 1]!];
      faces.push({
        panel: to.part,
        across: (left + right) / 2,
        corners: [
          skin(from.point, from.out, right),
          skin(from.point, from.out, left),
          skin(to.point, to.out, left),
          skin(to.point, to.out, right),
        ],
      });
    }
  }
  // Flanks: from the rounded edge inwards to a spine along the middle of the doors.
  const rim = [...outline.map(({ point, out }) => ({ point, out })), ...underside(outline)];
  for (const side of [1, -1] as const) {
    const ray = ({ point, out }: { point: Pair; out: Pair }, depth: number): Vec => {
      const edge = skin(point, out, side);
      const spine: Pair = [Math.min(half - 0.75, Math.max(0.75 - half, edge[0])), 0.58];
      const share = depth / DEEP;
      const x = edge[0] + (spine[0] - edge[0]) * share;
      const z = edge[2] + (spine[1] - edge[2]) * share;
      const y = depth === 0 ? edge[1] : side * halfWidth(x, z);
      return [x + (depth === 0 ? 0 : bend(x, 1) * (1 - share)) * 0.2, y, z];
    };
    for (let index = 0; index < rim.length; index += 1) {
      const [from, to] = [rim[index]!, rim[(index + 1) % rim.length]!];
      for (let depth = 0; depth < DEEP; depth += 1) {
        const face = [ray(from, depth), ray(from, depth + 1), ray(to, depth + 1), ray(to, depth)];
        faces.push({ panel: side, across: side, corners: side === 1 ? face : face.reverse() });
      }
    }
  }

  const ofPart = (part: Part) => outline.filter((one) => one.part === part);
  const between = (a: { point: Pair; out: Pair }, b: { point: Pair; out: Pair }, share: number) => ({
    point: [
      a.point[0] + (b.point[0] - a.point[0]) * share,
      a.point[1] + (b.point[1] - a.point[1]) * share,
    ] as Pair,
    out: a.out,
  });
  const lifted = ({ point, out }: { point: Pair; out: Pair }): Pair => [
    point[0] + out[0] * 0.004,
    point[1] + out[1] * 0.004,
  ];
  return {
    outline,
    faces,
    flank,
    over(part, share, across) {
      const own = ofPart(part);
      const place = share * (own.length - 1);
      const index = Math.min(own.length - 2, Math.floor(place));
      const here = between(own[index]!, own[index + 1]!, place - index);
      return skin(lifted(here), here.out, across);
    },
    atHeight(part, height, across) {
      const own = ofPart(part);
      for (let index = 1; index < own.length; index += 1) {
        const [a, b] = [own[index - 1]!, own[index]!];
        const [low, high] = [Math.min(a.point[1], b.point[1]), Math.max(a.point[1], b.point[1])];
        if (height < low || height > high) continue;
        const here = between(a, b, (height - a.point[1]) / (b.point[1] - a.point[1] || 1));
        return skin(lifted(here), here.out, across);
      }
      const [first, last] = [own[0]!, own.at(-1)!];
      const isNearFirst = Math.abs(first.point[1] - height) < Math.abs(last.point[1] - height);
      const nearest = isNearFirst ? first : last;
      return skin(lifted(nearest), nearest.out, across);
    },
    topAt(x) {
      let top = 0;
      for (let index = 1; index < outline.length; index += 1) {
        const [a, b] = [outline[index - 1]!.point, outline[index]!.point];
        if ((a[0] - x) * (b[0] - x) > 0) continue;
        top = Math.max(top, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1));
      }
      return top;
    },
  };
}

/** Height of the shoulder at `x`. */
export function beltAt(plan: BodyPlan, x: number): number {
  const [front, rear] = plan.axles;
  const share = Math.min(1, Math.max(0, (front - x) / (front - rear)));
  return plan.belt[0] + (plan.belt[1] - plan.belt[0]) * share;
}

function outlineOf(plan: BodyPlan): { part: Part; point: Pair; out: Pair }[] {
  const all = PARTS.flatMap((part) => smooth(points(plan[part]), 0.11).map((point) => ({ part, point })));
  return all.map(({ part, point }, index) => {
    const same = (at: number) => (all[at]?.part === part ? all[at].point : undefined);
    const before = same(index - 1) ?? point;
    const after = same(index + 1) ?? point;
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dz) || 1;
    // The outline runs from front to rear over the top: outward is to its right.
    return { part, point, out: [dz / length, -dx / length] as Pair };
  });
}

/** The lower edge, back from the rear bumper to the front one. */
function underside(outline: readonly { point: Pair }[]): { point: Pair; out: Pair }[] {
  const from = outline.at(-1)!.point;
  const to = outline[0]!.point;
  return Array.from({ length: 12 }, (_, index) => {
    const share = (index + 1) / 13;
    return {
      point: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as Pair,
      out: [0, -1] as Pair,
    };
  });
}
