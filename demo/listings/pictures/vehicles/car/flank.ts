import { mix, shape, stroke } from "../../../../photos/ink.ts";
import type { Pair, Vec } from "../../space.ts";
import { steps } from "../steps.ts";
import { beltAt } from "./body-surface.ts";
import { livingQuarters, stripes } from "./camper-flank.ts";
import { sideGlass } from "./side-glass.ts";
import type { StandingCar } from "./standing-car.ts";

/** What lies on the flank that is seen, from the sill up to the glass. */
export function flank(car: StandingCar): string {
  const { plan, look } = car;
  let drawn = sill(car);
  if (look.stripe !== null) drawn += stripes(car, look.stripe);
  if (look.stripe !== null && look.body === "camping-car") drawn += livingQuarters(car);
  drawn += plan.axles.map((axle) => arch(car, axle)).join("");
  drawn += crease(car);
  drawn += plan.doors.map((door) => doorGap(car, door)).join("");
  // Handles lie ahead of a gap, at the rear edge of a door: the first gap is a front edge.
  drawn += plan.doors
    .slice(1)
    .map((door) => handle(car, door))
    .join("");
  return plan.glass[0] === plan.glass[1] ? drawn : drawn + sideGlass(car);
}

function sill({ plan, look, inks, onFlank }: StandingCar): string {
  const low = plan.sill - 0.03;
  const [fore, aft] = [plan.length / 2 - 0.42, 0.42 - plan.length / 2];
  return shape(
    onFlank([
      ...steps(fore, aft, 10).map((x): Pair => [x, sillTop({ plan, look })]),
      ...steps(aft, fore, 10).map((x): Pair => [x, low]),
    ]),
    look.hasCladding ? inks.trim : inks.dark,
    look.hasCladding ? 1 : 0.8,
  );
}

function sillTop({ plan, look }: Pick<StandingCar, "plan" | "look">): number {
  return plan.sill + (look.hasCladding ? 0.2 : 0.08);
}

/** The dark opening around a wheel, in its cladding where the car has some. */
function arch({ plan, look, inks, surface, near, at }: StandingCar, axle: number): string {
  const opening = (radius: number): Pair[] => {
    const bow = Array.from({ length: 25 }, (_, step): Vec => {
      const angle = (step / 24) * Math.PI;
      const x = axle + Math.cos(angle) * radius;
      return surface.flank(x, plan.wheelRadius + Math.sin(angle) * radius * 1.02, near);
    });
    const foot = [axle - radius * 0.97, axle + radius * 0.97].map((x) =>
      surface.flank(x, plan.sill + 0.03, near),
    );
    return [...bow, ...foot].map(at);
  };
  return (
    (look.hasCladding ? shape(opening(plan.wheelRadius + 0.14), inks.trim) : "") +
    shape(opening(plan.wheelRadius + 0.065), inks.dark)
  );
}

/** A crease along the doors: it catches the light above and is dark below. */
function crease({ plan, light, inks, onFlank }: StandingCar): string {
  const aft = 0.42 - plan.length / 2;
  const along = (below: number) =>
    onFlank(
      steps(plan.axles[0] - plan.wheelRadius * 0.6, aft + 0.1, 14).map(
        (x): Pair => [x, beltAt(plan, x) - below + 0.02 * Math.sin(x)],
      ),
    );
  return stroke(along(0.14), light.paper, 3, 0.32) + stroke(along(0.155), inks.dark, 2.5, 0.3);
}

/** The gap of a door; one above a wheel ends at its arch. */
function doorGap({ plan, look, inks, onFlank }: StandingCar, door: number): string {
  const isAboveWheel = plan.axles.some((axle) => Math.abs(axle - door) < plan.wheelRadius + 0.16);
  const top: Pair = [door, beltAt(plan, door) + 0.01];
  const below: Pair[] = isAboveWheel
    ? [[door + 0.05, 0.78]]
    : [0.62, sillTop({ plan, look })].map((z): Pair => [door + 0.02, z]);
  return stroke(onFlank([top, ...below]), inks.dark, 2.4, 0.55);
}

function handle({ plan, look, inks, onFlank }: StandingCar, door: number): string {
  const z = beltAt(plan, door) - 0.11;
  const ends = [door + 0.1, door + 0.26].map((x): Pair => [x, z]);
  return stroke(onFlank(ends), mix(look.paint, inks.dark, 0.65), 6, 0.9);
}
