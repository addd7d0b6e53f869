import { mix, shape, stroke } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import { steps } from "../steps.ts";
import { isVan } from "./body-plans.ts";
import { beltAt } from "./body-surface.ts";
import type { StandingCar } from "./standing-car.ts";

/** The windows of the flank as one band, parted by posts. */
export function sideGlass(car: StandingCar): string {
  const { plan, look, light, inks, onFlank } = car;
  const [from, to] = plan.glass;
  const top = glassTop(car);
  const upper = steps(from, to, 30).map((x): Pair => [x, Math.max(beltAt(plan, x) + 0.025, top(x))]);
  // The rearmost window of a car ends in a slant, that of a cab upright.
  const slant = isVan(look.body) ? 0 : 0.16;
  const lower = steps(to + slant, from, 16).map((x): Pair => [x, beltAt(plan, x) + 0.025]);
  return (
    shape(onFlank([...upper, ...lower]), inks.glass) +
    gleams(car, top) +
    plan.posts.map((at) => post(car, at, top)).join("") +
    stroke(onFlank(lower), mix(look.paint, light.paper, 0.5), 2.2, 0.5)
  );
}

/** How high the glass reaches at `x`. */
function glassTop({ plan, look, surface }: StandingCar): (x: number) => number {
  const inset = look.body === "camping-car" ? 0.2 : 0.085;
  const limit = isVan(look.body)
    ? plan.belt[0] + (look.body === "fourgonnette" ? 0.56 : 0.52)
    : Number.POSITIVE_INFINITY;
  return (x) => Math.min(surface.topAt(x) - inset, limit);
}

/** The sky in the glass: slanted bands, cut to the window by following its edges. */
function gleams({ plan, inks, onFlank }: StandingCar, top: (x: number) => number): string {
  const [from, to] = plan.glass;
  const band = (start: number, wide: number): string => {
    const x = to + (from - to) * start;
    const low = beltAt(plan, x) + 0.04;
    const high = Math.min(...[x, x + 0.22, x - 0.1].map((at) => top(at) - 0.015));
    if (high - low <= 0.1) return "";
    const corners: Pair[] = [
      [x, low],
      [x + wide, low],
      [x + (wide + 0.16), high],
      [x + 0.16, high],
    ];
    return shape(onFlank(corners), inks.gleam, 0.5);
  };
  return band(0.62, 0.2) + band(0.3, 0.08);
}

function post({ plan, inks, onFlank }: StandingCar, at: number, top: (x: number) => number): string {
  const isLast = at === plan.posts.at(-1) && plan.posts.length > 2;
  const half = isLast ? 0.025 : 0.045;
  const corners: Pair[] = [
    [at - half, beltAt(plan, at)],
    [at + half, beltAt(plan, at)],
    [at + 0.02, top(at) + 0.01],
    [at - 0.06, top(at) + 0.01],
  ];
  return shape(onFlank(corners), inks.dark);
}
