import { mix, shape } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import type { StandingCar } from "./standing-car.ts";
import { strips } from "./strips.ts";

export interface RimLook {
  spokes: 5 | 7 | 10 | 12;
  kind: "fins" | "larges" | "doubles" | "enjoliveur";
  isDark: boolean;
}

/** How wide a spoke of each kind is: half of it, in radians. A wheel cover has holes instead. */
const SPOKE_HALVES = { larges: 0.24, fins: 0.09, doubles: 0.14 } as const;

/** A wheel of a car in space; of one on the far side only the tyre shows. */
export function wheel(car: StandingCar, axle: number, side: 1 | -1): string {
  const { light, plan, near, at } = car;
  const radius = plan.wheelRadius;
  const outer = side * (plan.width / 2 - 0.035);
  const spotAt =
    (y: number) =>
    (angle: number, share: number): Pair =>
      at([axle + Math.cos(angle) * radius * share, y, radius + Math.sin(angle) * radius * share]);
  const rubber = mix(light.ink, "#101216", 0.6);
  const [back, front] = [ring(spotAt(outer - side * 0.21), 1), ring(spotAt(outer), 1)];
  const isNear = side === near;
  return (
    shape(back, rubber) +
    strips(back, front, rubber) +
    shape(front, mix(rubber, light.stone[1], isNear ? 0.14 : 0.08)) +
    (isNear ? rim(car, spotAt(outer + side * 0.004), mix(rubber, light.ink, 0.3)) : "")
  );
}

/** A point of the wheel by its angle and its share of the radius. */
type Spot = (angle: number, share: number) => Pair;

function ring(spot: Spot, share: number): Pair[] {
  return Array.from({ length: 36 }, (_, step) => spot((step / 36) * 2 * Math.PI, share));
}

function rim({ light, look }: StandingCar, spot: Spot, hollow: string): string {
  const { kind, spokes, isDark } = look.rim;
  const metal = isDark
    ? mix("#3b4046", light.ink, 0.2)
    : mix("#c9cdd0", light.veil.colour, light.veil.opacity);
  const spokesDrawn = Array.from({ length: spokes }, (_, index) => {
    const middle = (index / spokes) * 2 * Math.PI + 0.3;
    return kind === "enjoliveur" ? hole(spot, middle, hollow) : spoke(spot, middle, kind, metal);
  });
  return (
    shape(ring(spot, 0.74), mix(metal, light.ink, 0.15)) +
    shape(ring(spot, 0.69), kind === "enjoliveur" ? mix(metal, light.ink, 0.08) : hollow) +
    spokesDrawn.join("") +
    shape(ring(spot, 0.2), metal) +
    shape(ring(spot, 0.1), mix(metal, light.ink, 0.35))
  );
}

function hole(spot: Spot, middle: number, fill: string): string {
  const corners = [
    spot(middle - 0.12, 0.62),
    spot(middle + 0.12, 0.62),
    spot(middle + 0.08, 0.4),
    spot(middle - 0.08, 0.4),
  ];
  return shape(corners, fill, 0.8);
}

/** One spoke, or the two arms of a double one, which meet at the hub. */
function spoke(spot: Spot, middle: number, kind: keyof typeof SPOKE_HALVES, metal: string): string {
  const half = SPOKE_HALVES[kind];
  const atRim = half * (kind === "doubles" ? 0.4 : 0.8);
  const arms = kind === "doubles" ? [middle - 0.13, middle + 0.13] : [middle];
  return arms
    .map((arm) =>
      shape(
        [
          spot(arm - atRim, 0.7),
          spot(arm + atRim, 0.7),
          spot(middle + half * 1.4, 0.16),
          spot(middle - half * 1.4, 0.16),
        ],
        metal,
      ),
    )
    .join("");
}
