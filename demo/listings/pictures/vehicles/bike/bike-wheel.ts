import { disc, mix, stroke } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import type { Machine } from "./machine.ts";

/** A wheel on the ground, its spokes turned by `turn` radians. */
export function bikeWheel(bike: Machine, axle: number, turn: number): string {
  const { frame, light, inks, length, at } = bike;
  const [x, y] = at(axle, frame.wheelRadius);
  const radius = frame.wheelRadius * length;
  const circle = (share: number, colour: string, wide: number, more = "") =>
    `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="none" stroke="${colour}"${more} stroke-width="${radius * wide}"/>`;
  const spot = (angle: number, share: number): Pair => [
    x + Math.cos(angle) * radius * share,
    y + Math.sin(angle) * radius * share,
  ];
  const tyre =
    disc(x, y, radius, inks.black) +
    circle(0.93, light.stone[1], 0.03, ' stroke-opacity="0.2"') +
    disc(x, y, radius * 0.74, mix(inks.black, "#050608", 0.3));
  const rim = circle(0.71, frame.hasWireSpokes ? inks.metal : inks.steel, 0.06);
  const brake =
    circle(0.38, inks.steel, 0.09) +
    Array.from({ length: 12 }, (_, hole) =>
      disc(...spot(hole * 0.5236, 0.38), radius * 0.02, inks.black),
    ).join("");
  return (
    tyre +
    rim +
    spokes(bike, spot, turn) +
    brake +
    disc(x, y, radius * 0.12, inks.metal) +
    disc(x, y, radius * 0.06, inks.black)
  );
}

/** From the hub to the rim, wires aslant. */
function spokes(
  { look, frame, inks, length }: Machine,
  spot: (angle: number, share: number) => Pair,
  turn: number,
): string {
  const radius = frame.wheelRadius * length;
  const count = frame.hasWireSpokes ? 18 : look.bike === "scooter" ? 5 : 6;
  const slant = frame.hasWireSpokes ? 0.25 : 0.08;
  const wide = radius * (frame.hasWireSpokes ? 0.014 : 0.085);
  return Array.from({ length: count }, (_, spoke) => {
    const angle = (spoke / count) * 2 * Math.PI + turn;
    return stroke([spot(angle, 0.1), spot(angle + slant, 0.7)], inks.metal, wide);
  }).join("");
}
