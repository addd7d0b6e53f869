import { mix } from "../../../../photos/ink.ts";
import type { Machine } from "./machine.ts";

/** What a scooter is dressed in: apron, flat floor, seat over the engine. */
export function scooterBody(bike: Machine): string {
  return apron(bike) + engineAndSeat(bike) + floorAndBar(bike);
}

function apron({ frame, inks, fill, line }: Machine): string {
  return (
    line([[frame.frontAxle, frame.wheelRadius], [0.2, 0.22], frame.head], inks.steel, 0.022) +
    fill("M0.08,0.2 Q0.12,0.31 0.24,0.25 L0.21,0.2 Q0.14,0.25 0.08,0.2 Z", inks.paint) +
    fill(
      "M0.19,0.44 Q0.22,0.5 0.29,0.52 L0.33,0.5 Q0.33,0.3 0.42,0.16 L0.62,0.16 Q0.7,0.16 0.72,0.26 L0.62,0.3 Q0.56,0.2 0.46,0.22 Q0.4,0.3 0.37,0.48 L0.31,0.52 Z",
      inks.shadow,
    ) +
    fill(
      "M0.17,0.26 Q0.2,0.42 0.26,0.52 Q0.31,0.54 0.33,0.49 Q0.32,0.3 0.42,0.15 L0.34,0.13 Q0.24,0.16 0.17,0.26 Z",
      inks.paint,
    ) +
    fill("M0.2,0.3 Q0.22,0.42 0.27,0.51 L0.29,0.5 Q0.25,0.4 0.25,0.26 Z", inks.bright, 0.8)
  );
}

function engineAndSeat({ light, inks, fill }: Machine): string {
  return (
    fill("M0.56,0.16 Q0.54,0.33 0.6,0.37 L0.96,0.41 Q0.97,0.3 0.88,0.24 Q0.78,0.13 0.56,0.16 Z", inks.paint) +
    fill("M0.62,0.33 Q0.78,0.37 0.95,0.38 L0.93,0.33 Q0.78,0.33 0.63,0.28 Z", inks.bright, 0.6) +
    fill(
      "M0.54,0.38 Q0.58,0.44 0.7,0.42 Q0.86,0.42 0.96,0.47 Q0.98,0.43 0.95,0.39 L0.6,0.35 Z",
      mix("#6b4a36", light.ink, 0.2),
    ) +
    fill("M0.89,0.37 L0.97,0.38 L0.965,0.34 L0.9,0.33 Z", light.accents[1]!)
  );
}

/** The floor for the feet, the handlebar with lamp and mirror, the small screen. */
function floorAndBar({ light, inks, fill, line, disc, oval }: Machine): string {
  return (
    fill("M0.34,0.16 L0.6,0.16 L0.62,0.12 L0.36,0.11 Z", inks.black) +
    line("0.28,0.52 0.31,0.58 0.37,0.585", inks.black, 0.02) +
    disc(0.225, 0.47, 0.026, inks.lamp) +
    line("0.31,0.57 0.27,0.66", inks.black, 0.006) +
    oval(0.265, 0.67, 0.026, 0.02, inks.steel) +
    fill("M0.21,0.5 Q0.22,0.6 0.3,0.66 L0.31,0.64 Q0.26,0.58 0.27,0.52 Z", light.sky[1], 0.5)
  );
}
