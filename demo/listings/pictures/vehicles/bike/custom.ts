import { glow } from "../../../../photos/ink.ts";
import type { Machine } from "./machine.ts";

/** What a custom is dressed in: a drop of a tank, a deep seat, wide mudguards, a high handlebar. */
export function customBody(bike: Machine): string {
  return tankAndSeat(bike) + lampAndBar(bike);
}

function tankAndSeat({ inks, fill }: Machine): string {
  return (
    fill("M0.3,0.42 Q0.38,0.5 0.5,0.44 Q0.56,0.39 0.55,0.34 L0.34,0.36 Z", inks.paint) +
    fill("M0.33,0.44 Q0.4,0.48 0.49,0.435 L0.48,0.42 Q0.4,0.45 0.33,0.42 Z", inks.bright, 0.8) +
    fill(
      "M0.54,0.34 Q0.6,0.28 0.7,0.33 Q0.72,0.37 0.84,0.36 Q0.86,0.33 0.82,0.31 L0.6,0.27 Z",
      inks.leather,
    ) +
    fill("M0.66,0.28 Q0.82,0.4 1,0.2 L0.97,0.16 Q0.9,0.28 0.8,0.3 Z", inks.paint) +
    fill("M0.01,0.19 Q0.08,0.34 0.26,0.24 L0.24,0.2 Q0.13,0.27 0.05,0.17 Z", inks.paint)
  );
}

function lampAndBar({ light, inks, length, at, line, disc, oval }: Machine): string {
  return (
    line("0.31,0.43 0.35,0.55 0.44,0.53", inks.metal, 0.016) +
    disc(0.25, 0.41, 0.048, inks.metal) +
    disc(0.238, 0.41, 0.04, inks.lamp) +
    oval(0.98, 0.27, 0.016, 0.022, light.accents[1]!) +
    (light.isLit ? glow(...at(0.2, 0.41), length * 0.12, light.pane, 0.4) : "") +
    line("0.37,0.55 0.34,0.63", inks.black, 0.007) +
    oval(0.335, 0.64, 0.03, 0.02, inks.steel)
  );
}
