import { arcStroke, glow, mix } from "../../../../photos/ink.ts";
import type { Machine } from "./machine.ts";

/** What a roadster, a trail and a sports bike are dressed in. */
export function roadBody(bike: Machine): string {
  return (
    tank(bike) +
    saddleAndTail(bike) +
    mudguard(bike) +
    nose(bike) +
    handlebar(bike) +
    (bike.look.bike === "trail" ? pannier(bike) : "")
  );
}

function tank({ look, inks, fill }: Machine): string {
  const [body, sheen] =
    look.bike === "trail"
      ? [
          "M0.3,0.5 Q0.36,0.6 0.48,0.54 Q0.56,0.48 0.57,0.42 L0.36,0.38 Z",
          "M0.34,0.53 Q0.41,0.57 0.5,0.51 L0.49,0.48 Q0.41,0.53 0.34,0.5 Z",
        ]
      : [
          "M0.3,0.46 Q0.37,0.55 0.49,0.51 Q0.56,0.46 0.57,0.39 L0.36,0.36 Z",
          "M0.34,0.485 Q0.41,0.525 0.5,0.48 L0.49,0.455 Q0.41,0.49 0.34,0.46 Z",
        ];
  return fill(body, inks.paint) + fill(sheen, inks.bright, 0.8);
}

/** The saddle over the tail, with rear lamp and number plate. */
function saddleAndTail({ look, light, inks, fill, line }: Machine): string {
  const [saddle, tail] =
    look.bike === "trail"
      ? [
          "M0.55,0.43 Q0.62,0.42 0.7,0.46 Q0.82,0.47 0.92,0.49 L0.91,0.45 Q0.72,0.41 0.58,0.39 Z",
          "M0.58,0.4 Q0.76,0.41 0.97,0.48 L0.95,0.44 Q0.8,0.36 0.6,0.35 Z",
        ]
      : [
          "M0.55,0.4 Q0.62,0.37 0.69,0.42 Q0.8,0.45 0.93,0.47 L0.9,0.41 Q0.72,0.37 0.58,0.36 Z",
          "M0.57,0.37 Q0.76,0.38 0.98,0.47 L0.95,0.42 Q0.8,0.34 0.6,0.33 Z",
        ];
  return (
    fill(saddle, inks.leather) +
    fill(tail, inks.paint) +
    fill("M0.93,0.45 L0.985,0.47 L0.975,0.44 L0.93,0.425 Z", light.accents[1]!) +
    line("0.86,0.4 0.95,0.28", inks.black, 0.012) +
    fill("M0.92,0.33 L0.98,0.3 L0.96,0.24 L0.905,0.26 Z", light.paper)
  );
}

/** Over the front wheel: that of a trail is high above it. */
function mudguard({ look, inks, fill }: Machine): string {
  return look.bike === "trail"
    ? fill("M0.05,0.38 Q0.16,0.42 0.3,0.36 L0.3,0.34 Q0.16,0.38 0.06,0.35 Z", inks.paint)
    : fill(
        "M0.03,0.24 Q0.12,0.37 0.29,0.27 L0.28,0.24 Q0.14,0.32 0.06,0.22 Z",
        mix(inks.paint, inks.black, 0.4),
      );
}

/** A full fairing, a small one with a screen, or a lamp alone. */
function nose(bike: Machine): string {
  if (bike.look.bike === "sportive") return fairing(bike);
  const { light, length, at } = bike;
  const drawn = bike.look.bike === "trail" ? beak(bike) : roundLamp(bike);
  return drawn + (light.isLit ? glow(...at(0.2, 0.46), length * 0.12, light.pane, 0.4) : "");
}

function fairing({ light, inks, fill }: Machine): string {
  return (
    fill(
      "M0.16,0.44 Q0.2,0.54 0.33,0.54 L0.4,0.42 Q0.5,0.3 0.62,0.2 L0.56,0.12 Q0.38,0.12 0.3,0.28 Q0.2,0.34 0.16,0.44 Z",
      inks.paint,
    ) +
    fill("M0.3,0.4 Q0.4,0.26 0.55,0.16 L0.52,0.14 Q0.36,0.22 0.27,0.38 Z", inks.bright, 0.7) +
    fill("M0.36,0.34 Q0.42,0.26 0.5,0.22 L0.52,0.26 Q0.44,0.3 0.4,0.37 Z", inks.black) +
    fill("M0.2,0.5 Q0.26,0.64 0.36,0.56 L0.34,0.53 Q0.26,0.54 0.2,0.5 Z", light.sky[1], 0.6) +
    fill("M0.16,0.44 Q0.2,0.48 0.27,0.46 L0.24,0.41 Z", inks.lamp)
  );
}

function beak({ light, inks, fill }: Machine): string {
  return (
    fill("M0.14,0.47 Q0.2,0.54 0.32,0.52 L0.36,0.4 Q0.26,0.36 0.2,0.42 Z", inks.paint) +
    fill("M0.2,0.54 Q0.2,0.66 0.28,0.72 L0.31,0.7 Q0.27,0.62 0.3,0.53 Z", light.sky[1], 0.6) +
    fill("M0.14,0.47 Q0.18,0.5 0.24,0.49 L0.22,0.44 Z", inks.lamp)
  );
}

function roundLamp({ light, inks, length, d, disc }: Machine): string {
  return (
    disc(0.255, 0.46, 0.05, inks.black) +
    disc(0.24, 0.46, 0.042, inks.lamp) +
    arcStroke(d("M0.235,0.52 Q0.25,0.56 0.3,0.56"), mix(inks.black, light.sky[1], 0.4), length * 0.014, 0.8)
  );
}

/** The handlebar with its mirror; both are low on a sports bike. */
function handlebar({ look, inks, line, oval }: Machine): string {
  const isLow = look.bike === "sportive";
  const bar =
    look.bike === "trail"
      ? "0.3,0.52 0.32,0.62 0.4,0.6"
      : isLow
        ? "0.3,0.49 0.36,0.5"
        : "0.3,0.48 0.32,0.57 0.4,0.55";
  return (
    line(bar, inks.black, 0.017) +
    line(isLow ? "0.34,0.54 0.3,0.62" : "0.34,0.58 0.3,0.67", inks.black, 0.007) +
    oval(0.295, isLow ? 0.63 : 0.68, 0.034, 0.019, inks.black)
  );
}

function pannier({ light, inks, fill, line }: Machine): string {
  return (
    fill("M0.74,0.42 L0.96,0.44 L0.95,0.26 L0.76,0.25 Z", mix(inks.black, light.stone[1], 0.2)) +
    line("0.76,0.38 0.94,0.4", inks.metal, 0.006, 0.6)
  );
}
