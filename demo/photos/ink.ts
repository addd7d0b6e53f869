import type { SeededRandom } from "../osm/seeded-random.ts";
import type { Light } from "./light.ts";

/** A sheet to draw a scene on: size in pixels, the hour's inks, and its own chance. */
export interface Sheet {
  width: number;
  height: number;
  light: Light;
  random: SeededRandom;
}

type Pair = readonly [x: number, y: number];

/** A flat rectangle; `radius` rounds its corners. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius > 0 ? ` rx="${n(radius)}"` : ""} fill="${fill}"${alpha(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${alpha(opacity)}/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
  turn = 0,
): string {
  const transform = turn === 0 ? "" : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`;
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${alpha(opacity)}${transform}/>`;
}

export function shape(corners: readonly Pair[], fill: string, opacity = 1): string {
  return `<polygon points="${corners.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" fill="${fill}"${alpha(opacity)}/>`;
}

export function stroke(corners: readonly Pair[], colour: string, width: number, opacity = 1): string {
  return `<polyline points="${corners.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha(opacity)}/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${alpha(opacity)}/>`;
}

export function arcStroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"${alpha(opacity)}/>`;
}

/** A soft pool of light. */
export function glow(x: number, y: number, radius: number, colour: string, opacity: number): string {
  return [1, 0.72, 0.46, 0.24]
    .map((share, index) => disc(x, y, radius * share, colour, (opacity * (index + 1)) / 4))
    .join("");
}

/** A smooth line through points, as the `d` of a path; it begins with `M`. */
export function flowing(points: readonly Pair[]): string {
  const [first, ...rest] = points;
  let d = `M${n(first![0])},${n(first![1])}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    const end: Pair = next === undefined ? point : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    d += ` Q${n(point[0])},${n(point[1])} ${n(end[0])},${n(end[1])}`;
  });
  return d;
}

/** A colour between two `#rrggbb` ones; `share` 0 gives the first. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, "0"))
    .join("")}`;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function alpha(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${Math.round(opacity * 1000) / 1000}"`;
}
