import { block, disc, mix, path, stroke } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import type { Dash } from "./dash.ts";

/** What is behind the steering wheel, in its hood: two dials or a screen. */
export function instruments(cabin: Dash): string {
  const { sill, wheelX: x, dark, soft } = cabin;
  return (
    path(
      `M${x - 250},${sill + 96} Q${x - 230},${sill - 76} ${x},${sill - 82} Q${x + 230},${sill - 76} ${x + 250},${sill + 92} Z`,
      soft,
    ) +
    path(
      `M${x - 216},${sill + 92} Q${x - 198},${sill - 44} ${x},${sill - 48} Q${x + 198},${sill - 44} ${x + 216},${sill + 88} Z`,
      mix(dark, "#06080a", 0.6),
    ) +
    (cabin.look.dash === "compteurs" ? dials(cabin) : display(cabin))
  );
}

function dials(cabin: Dash): string {
  const { light, sill, wheelX: x } = cabin;
  return (
    dial(cabin, x - 104) +
    dial(cabin, x + 104) +
    block(x - 24, sill + 6, 48, 64, mix(light.accents[0]!, light.paper, 0.3), 6, 0.8)
  );
}

function dial({ light, random, sill, dark }: Dash, x: number): string {
  const y = sill + 40;
  const spot = (angle: number, radius: number): Pair => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ];
  const ticks = Array.from({ length: 13 }, (_, tick) => {
    const angle = (0.75 + (tick / 12) * 1.5) * Math.PI;
    return stroke([spot(angle, 64), spot(angle, 73)], light.paper, tick % 3 === 0 ? 5 : 3, 0.9);
  });
  const needle = (0.75 + random.between(0.1, 0.5)) * Math.PI;
  return (
    disc(x, y, 82, mix(dark, "#0b0d10", 0.4)) +
    `<circle cx="${x}" cy="${y}" r="80" fill="none" stroke="${light.stone[0]}" stroke-width="5"/>` +
    ticks.join("") +
    stroke([[x, y], spot(needle, 60)], light.accents[1]!, 6) +
    disc(x, y, 11, light.accents[1]!)
  );
}

function display({ light, sill, wheelX: x, glowInk }: Dash): string {
  const arc = (from: number) =>
    Array.from(
      { length: 9 },
      (_, step): Pair => [from + step * 15, sill + 66 - Math.sin((step / 8) * Math.PI) * 60],
    );
  return (
    block(x - 186, sill - 18, 372, 100, mix("#0d1b26", light.accents[0]!, 0.25), 14) +
    stroke(arc(x - 160), glowInk, 8) +
    stroke(arc(x + 40), mix(light.accents[0]!, light.paper, 0.4), 8) +
    block(x - 22, sill + 8, 44, 14, light.paper, 4, 0.9) +
    block(x - 34, sill + 36, 68, 8, light.paper, 4, 0.5)
  );
}
