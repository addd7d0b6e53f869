import { mix } from "../../../../photos/ink.ts";
import type { Machine } from "./machine.ts";

/** Swing arm, frame and fork. */
export function frameAndFork({ look, frame, inks, line }: Machine): string {
  const { wheelRadius, frontAxle, rearAxle, head } = frame;
  const isTrail = look.bike === "trail";
  const isStout = isTrail || look.bike === "sportive";
  const fork = [
    [frontAxle + 0.012, wheelRadius + 0.04],
    [frontAxle + 0.075, wheelRadius + 0.2],
  ] as const;
  return (
    line(
      [
        [rearAxle, wheelRadius],
        [0.56, 0.2],
      ],
      inks.steel,
      0.032,
    ) +
    line([head, [0.5, 0.36], [0.62, 0.4], [0.78, isTrail ? 0.42 : 0.39]], inks.black, 0.022) +
    line([head, [0.4, 0.16], [0.56, 0.13], [0.6, 0.33]], inks.black, 0.022) +
    line([[frontAxle, wheelRadius], head], inks.steel, isStout ? 0.03 : 0.026) +
    line(fork, inks.metal, 0.034)
  );
}

/** A battery, or an engine with its exhaust. */
export function drive(bike: Machine): string {
  return bike.look.isElectric ? battery(bike) : engine(bike) + exhaust(bike);
}

function battery({ light, inks, fill, line }: Machine): string {
  const fins = Array.from({ length: 6 }, (_, fin) =>
    line(fromTo(0.42, 0.17 + fin * 0.026, 0.59, 0.18 + fin * 0.026), light.accents[0]!, 0.006, 0.7),
  );
  return (
    fill("M0.38,0.34 L0.6,0.34 L0.62,0.16 L0.42,0.13 Z", mix(inks.black, light.stone[1], 0.15)) +
    fins.join("")
  );
}

/** One cylinder; the two of a custom stand in a V. */
function engine(bike: Machine): string {
  const { look, light, inks, fill, disc } = bike;
  const cylinders = look.bike === "custom" ? [-0.05, 0.06] : [0];
  return (
    fill("M0.42,0.14 Q0.4,0.2 0.46,0.22 L0.6,0.23 Q0.64,0.16 0.6,0.12 Q0.5,0.09 0.42,0.14 Z", inks.steel) +
    disc(0.535, 0.165, 0.05, mix(inks.steel, light.paper, 0.15)) +
    disc(0.535, 0.165, 0.032, mix(inks.steel, light.ink, 0.3)) +
    cylinders.map((lean) => cylinder(bike, lean)).join("")
  );
}

function cylinder({ light, inks, fill, line }: Machine, lean: number): string {
  const fins = Array.from({ length: 6 }, (_, fin) =>
    line(
      fromTo(0.395 + lean - fin * 0.006, 0.215 + fin * 0.022, 0.51 + lean - fin * 0.005, 0.235 + fin * 0.022),
      inks.metal,
      0.007,
      0.75,
    ),
  );
  const block = `M${0.41 + lean},0.2 L${0.37 + lean},0.33 L${0.48 + lean},0.36 L${0.51 + lean},0.22 Z`;
  return fill(block, mix(inks.steel, light.ink, 0.2)) + fins.join("");
}

/** The pipe below the engine and the silencers behind it: two low ones on a custom, else one, high on some. */
function exhaust({ look, light, inks, length, d, line }: Machine): string {
  const isCustom = look.bike === "custom";
  const isTrail = look.bike === "trail";
  const isHigh = isTrail || look.bike === "sportive";
  const pipe = isCustom ? inks.metal : mix(inks.steel, light.accents[2]!, 0.15);
  const silencers = isCustom
    ? line("0.62,0.12 0.98,0.13", inks.metal, 0.034) + line("0.62,0.17 0.94,0.18", inks.metal, 0.03)
    : line(fromTo(0.68, 0.12, 0.9, isHigh ? 0.27 : 0.2), isTrail ? inks.metal : inks.black, 0.05) +
      line(fromTo(0.72, 0.145, 0.86, isHigh ? 0.25 : 0.19), inks.metal, 0.008, 0.5);
  return `<path d="${d("M0.4,0.3 Q0.33,0.24 0.4,0.12 Q0.5,0.08 0.66,0.11 ")}" fill="none" stroke="${pipe}" stroke-width="${length * 0.022}"/>${silencers}`;
}

function fromTo(x0: number, y0: number, x1: number, y1: number) {
  return [
    [x0, y0],
    [x1, y1],
  ] as const;
}
