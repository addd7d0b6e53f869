import type { Sheet } from "../../../photos/ink.ts";
import { mix, shape } from "../../../photos/ink.ts";
import type { Pair, Vec } from "../space.ts";
import type { BodyPlan } from "./body-plans.ts";

export interface RimLook {
  spokes: 5 | 7 | 10 | 12;
  kind: "fins" | "larges" | "doubles" | "enjoliveur";
  isDark: boolean;
}

interface WheelPlace {
  x: number;
  side: 1 | -1;
  plan: BodyPlan;
  isNear: boolean;
}

/** A wheel of a car in space. */
export function wheel(
  { light }: Sheet,
  at: (point: Vec) => Pair,
  { x, side, plan, isNear }: WheelPlace,
  look: RimLook,
): string {
  const radius = plan.wheelRadius;
  const outer = side * (plan.width / 2 - 0.035);
  const inner = outer - side * 0.21;
  const ring = (share: number, y: number, count = 36): Pair[] =>
    Array.from({ length: count }, (_, step) => {
      const angle = (step / count) * 2 * Math.PI;
      return at([x + Math.cos(angle) * radius * share, y, radius + Math.sin(angle) * radius * share]);
    });
  const rubber = mix(light.ink, "#101216", 0.6);
  const [back, front] = [ring(1, inner), ring(1, outer)];
  const tread = back
    .map((from, index) => {
      const next = (index + 1) % back.length;
      return shape([from, back[next]!, front[next]!, front[index]!], rubber);
    })
    .join("");
  if (!isNear) return shape(back, rubber) + tread + shape(front, mix(rubber, light.stone[1], 0.08));
  const metal = look.isDark
    ? mix("#3b4046", light.ink, 0.2)
    : mix("#c9cdd0", light.veil.colour, light.veil.opacity);
  const hollow = mix(rubber, light.ink, 0.3);
  const face = outer + side * 0.004;
  let drawn =
    shape(back, rubber) +
    tread +
    shape(front, mix(rubber, light.stone[1], 0.14)) +
    shape(ring(0.74, face), mix(metal, light.ink, 0.15)) +
    shape(ring(0.69, face), look.kind === "enjoliveur" ? mix(metal, light.ink, 0.08) : hollow);
  const spot = (angle: number, share: number): Pair =>
    at([x + Math.cos(angle) * radius * share, face, radius + Math.sin(angle) * radius * share]);
  for (let spoke = 0; spoke < look.spokes; spoke += 1) {
    const middle = (spoke / look.spokes) * 2 * Math.PI + 0.3;
    const half = look.kind === "larges" ? 0.24 : look.kind === "fins" ? 0.09 : 0.14;
    if (look.kind === "enjoliveur") {
      drawn += shape(
        [
          spot(middle - 0.12, 0.62),
          spot(middle + 0.12, 0.62),
          spot(middle + 0.08, 0.4),
          spot(middle - 0.08, 0.4),
        ],
        hollow,
        0.8,
      );
      continue;
    }
    const arms = look.kind === "doubles" ? [middle - 0.13, middle + 0.13] : [middle];
    for (const arm of arms)
      drawn += shape(
        [
          spot(arm - half * (look.kind === "doubles" ? 0.4 : 0.8), 0.7),
          spot(arm + half * (look.kind === "doubles" ? 0.4 : 0.8), 0.7),
          spot(middle + half * 1.4, 0.16),
          spot(middle - half * 1.4, 0.16),
        ],
        metal,
      );
  }
  return drawn + shape(ring(0.2, face), metal) + shape(ring(0.1, face), mix(metal, light.ink, 0.35));
}
