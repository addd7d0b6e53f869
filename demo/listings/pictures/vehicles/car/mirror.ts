import { mix, shape } from "../../../../photos/ink.ts";
import type { Vec } from "../../space.ts";
import { beltAt } from "./body-surface.ts";
import type { StandingCar } from "./standing-car.ts";
import { strips } from "./strips.ts";

/** The mirror on the near door: its shell from ahead, its glass from behind. */
export function mirror({ plan, look, light, inks, near, showsFront, at }: StandingCar): string {
  const x = plan.glass[0] === plan.glass[1] ? 0.66 : plan.glass[0] - 0.1;
  const z = beltAt(plan, x) + 0.08;
  const isLarge = look.body === "fourgon" || look.body === "camping-car";
  const [wide, high] = isLarge ? [0.24, 0.3] : [0.2, 0.13];
  const y = near * (plan.width / 2 - 0.02);
  const shell: Vec[] = [
    [x, y, z - 0.03],
    [x, y + near * wide, z - 0.02],
    [x + 0.03, y + near * wide * 1.05, z + high * 0.8],
    [x + 0.02, y + near * wide * 0.4, z + high],
    [x, y, z + high * 0.6],
  ];
  const ahead = shell.map(at);
  const behind = shell.map(([px, py, pz]) => at([px - 0.14, py, pz]));
  const tone = mix(look.paint, light.ink, 0.18);
  const [far, nearer] = showsFront ? [behind, ahead] : [ahead, behind];
  return (
    shape(far, inks.dark) +
    strips(far, nearer, mix(tone, light.ink, 0.2)) +
    shape(nearer, showsFront ? tone : inks.gleam)
  );
}
