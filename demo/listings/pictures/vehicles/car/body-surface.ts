import { points, smooth } from "../../../../osm/plane.ts";
import type { Pair, Vec } from "../../space.ts";
import type { BodyPlan } from "./body-plans.ts";

/** Parts of the outline, from the front bumper over the top to the rear one. */
export const PARTS = ["nose", "hood", "screen", "roof", "tail", "rear"] as const;
export type Part = (typeof PARTS)[number];

/** The skin of a car: its outline from the side, drawn out to both sides and rounded. */
export interface BodySurface {
  /** Points of the outline with the part that each belongs to. */
  outline: readonly (Edge & { part: Part })[];
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

/** A point of the outline and the direction that is outward there. */
interface Edge {
  point: Pair;
  out: Pair;
}

const EDGE_METRES = 0.09;
const ACROSS = [-1, -0.985, -0.95, -0.88, -0.76, -0.5, 0, 0.5, 0.76, 0.88, 0.95, 0.985, 1] as const;
/** Faces from the edge of a flank to the middle of the doors. */
const DEEP = 5;

/** The skin of a body, made from its outline. */
export function bodySurface(plan: BodyPlan): BodySurface {
  const outline = outlineOf(plan);
  const ofPart = (part: Part) => outline.filter((one) => one.part === part);
  return {
    outline,
    faces: [...topFaces(plan, outline), ...flankFaces(plan, outline, 1), ...flankFaces(plan, outline, -1)],
    flank: (x, z, side) => [x, side * (halfWidth(plan, x, z) + 0.004), z],
    over(part, share, across) {
      const own = ofPart(part);
      const place = share * (own.length - 1);
      const index = Math.min(own.length - 2, Math.floor(place));
      const here = between(own[index]!, own[index + 1]!, place - index);
      return skinPoint(plan, lifted(here), across);
    },
    atHeight: (part, height, across) => skinPoint(plan, lifted(edgeAtHeight(ofPart(part), height)), across),
    topAt: (x) => topAt(outline, x),
  };
}

/** Half the width at a place of the side view. */
function halfWidth(plan: BodyPlan, x: number, z: number): number {
  const belt = beltAt(plan, x);
  const tuck = z < 0.55 ? 1 - 0.05 * ((0.55 - z) / 0.55) ** 2 : 1;
  const lean = z > belt ? 1 - plan.lean * ((z - belt) / (plan.height - belt)) ** 1.25 : 1;
  const ends = 1 - 0.05 * Math.max(0, (Math.abs(x) - plan.length / 2 + 1) / 1) ** 2;
  return (plan.width / 2) * tuck * lean * ends;
}

/** How far a bumper is bent back there: it is round when seen from above. */
function bend(plan: BodyPlan, x: number, across: number): number {
  const reach = Math.max(0, (Math.abs(x) - plan.length / 2 + 0.8) / 0.8);
  return -Math.sign(x) * 0.3 * Math.min(1, reach) * Math.abs(across) ** 3.2;
}

/** A point of the outline carried `across` the car, drawn in where the skin is rounded towards the flank. */
function skinPoint(plan: BodyPlan, { point, out }: Edge, across: number): Vec {
  const edge = Math.max(0, (Math.abs(across) - 0.76) / 0.24);
  const inset = EDGE_METRES * (1 - Math.sqrt(1 - Math.min(1, edge) ** 2));
  const x = point[0] - out[0] * inset;
  const z = point[1] - out[1] * inset;
  return [x + bend(plan, x, across), across * halfWidth(plan, x, z), z];
}

/** Front, top and rear, from one flank to the other. */
function topFaces(plan: BodyPlan, outline: BodySurface["outline"]): SkinFace[] {
  return outline.slice(1).flatMap((to, index) => {
    const from = outline[index]!;
    return ACROSS.slice(1).map((left, step) => {
      const right = ACROSS[step]!;
      return {
        panel: to.part,
        across: (left + right) / 2,
        corners: [
          skinPoint(plan, from, right),
          skinPoint(plan, from, left),
          skinPoint(plan, to, left),
          skinPoint(plan, to, right),
        ],
      };
    });
  });
}

/** From the rounded edge of a flank inwards to a spine along the middle of the doors. */
function flankFaces(plan: BodyPlan, outline: readonly Edge[], side: 1 | -1): SkinFace[] {
  const half = plan.length / 2;
  const ray = (rimPoint: Edge, depth: number): Vec => {
    const edge = skinPoint(plan, rimPoint, side);
    const spine: Pair = [Math.min(half - 0.75, Math.max(0.75 - half, edge[0])), 0.58];
    const share = depth / DEEP;
    const x = edge[0] + (spine[0] - edge[0]) * share;
    const z = edge[2] + (spine[1] - edge[2]) * share;
    const y = depth === 0 ? edge[1] : side * halfWidth(plan, x, z);
    return [x + (depth === 0 ? 0 : bend(plan, x, 1) * (1 - share)) * 0.2, y, z];
  };
  const rim = [...outline, ...underside(outline)];
  return rim.flatMap((from, index) => {
    const to = rim[(index + 1) % rim.length]!;
    return Array.from({ length: DEEP }, (_, depth): SkinFace => {
      const corners = [ray(from, depth), ray(from, depth + 1), ray(to, depth + 1), ray(to, depth)];
      return { panel: side, across: side, corners: side === 1 ? corners : corners.reverse() };
    });
  });
}

function between(a: Edge, b: Edge, share: number): Edge {
  const x = a.point[0] + (b.point[0] - a.point[0]) * share;
  const z = a.point[1] + (b.point[1] - a.point[1]) * share;
  return { point: [x, z], out: a.out };
}

/** Just outside the skin, so that what is drawn there lies on it. */
function lifted({ point, out }: Edge): Edge {
  return { point: [point[0] + out[0] * 0.004, point[1] + out[1] * 0.004], out };
}

/** Where a part of the outline has this height; its nearer end where it nowhere has. */
function edgeAtHeight(part: readonly Edge[], height: number): Edge {
  for (let index = 1; index < part.length; index += 1) {
    const [a, b] = [part[index - 1]!, part[index]!];
    const [low, high] = [Math.min(a.point[1], b.point[1]), Math.max(a.point[1], b.point[1])];
    if (height >= low && height <= high)
      return between(a, b, (height - a.point[1]) / (b.point[1] - a.point[1] || 1));
  }
  const [first, last] = [part[0]!, part.at(-1)!];
  return Math.abs(first.point[1] - height) < Math.abs(last.point[1] - height) ? first : last;
}

function topAt(outline: readonly Edge[], x: number): number {
  let top = 0;
  for (let index = 1; index < outline.length; index += 1) {
    const [a, b] = [outline[index - 1]!.point, outline[index]!.point];
    if ((a[0] - x) * (b[0] - x) > 0) continue;
    top = Math.max(top, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1));
  }
  return top;
}

/** Height of the shoulder at `x`. */
export function beltAt(plan: BodyPlan, x: number): number {
  const [front, rear] = plan.axles;
  const share = Math.min(1, Math.max(0, (front - x) / (front - rear)));
  return plan.belt[0] + (plan.belt[1] - plan.belt[0]) * share;
}

function outlineOf(plan: BodyPlan): (Edge & { part: Part })[] {
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
function underside(outline: readonly Edge[]): Edge[] {
  const from = outline.at(-1)!.point;
  const to = outline[0]!.point;
  return Array.from({ length: 12 }, (_, index) => {
    const share = (index + 1) / 13;
    return {
      point: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      out: [0, -1],
    };
  });
}
