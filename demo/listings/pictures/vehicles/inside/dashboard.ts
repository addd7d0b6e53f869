import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, glow, mix, path, shape } from "../../../../photos/ink.ts";
import type { CabinLook } from "./cabin-look.ts";
import { centreConsole } from "./centre-console.ts";
import type { Dash } from "./dash.ts";
import { airVent, dash } from "./dash.ts";
import { instruments } from "./instruments.ts";
import { mapScreen } from "./map-screen.ts";
import { roadAhead } from "./road-ahead.ts";

/** What the driver sees, from the road ahead to the steering wheel, which is nearest. */
export function dashboard(sheet: Sheet, look: CabinLook): string {
  const cabin = dash(sheet, look);
  const { light, sill, wheelX, glowInk } = cabin;
  return [
    roadAhead(sheet, sill + 60),
    windscreenFrame(cabin),
    rearMirror(cabin),
    panel(cabin),
    look.dash === "ecran" ? "" : instruments(cabin),
    mapScreen(cabin),
    look.dash === "ecran" ? "" : ventsAndKnobs(cabin),
    centreConsole(cabin),
    seatShoulders(cabin),
    steeringWheel(cabin),
    light.isLit ? glow(wheelX, sill + 30, 260, glowInk, 0.12) : "",
  ].join("");
}

/** Roof lining and posts. */
function windscreenFrame({ width, height, light, sill, soft }: Dash): string {
  const post = (from: number, top: number, foot: number) =>
    shape(
      [
        [from, 0],
        [top, 0],
        [foot, sill + 40],
        [from, sill + 90],
      ],
      soft,
    );
  return (
    path(
      `M0,0 L${width},0 L${width},${height * 0.11} Q${width / 2},${height * 0.045} 0,${height * 0.11} Z`,
      mix(light.stone[0], light.ink, light.isLit ? 0.5 : 0.2),
    ) +
    post(0, 70, width * 0.11) +
    post(width, width - 70, width * 0.9)
  );
}

function rearMirror({ width, height, light, dark }: Dash): string {
  return (
    block(width * 0.545, height * 0.05, 14, 44, dark) +
    block(width * 0.46, height * 0.09, width * 0.18, height * 0.082, dark, 26) +
    block(
      width * 0.467,
      height * 0.098,
      width * 0.166,
      height * 0.066,
      mix(light.sky[1], light.ink, 0.12),
      20,
    ) +
    path(
      `M${width * 0.467},${height * 0.15} q${width * 0.08},-26 ${width * 0.166},0 l0,14 q-${width * 0.08},6 -${width * 0.166},0 Z`,
      light.land[1],
      0.7,
    )
  );
}

/** The panel from door to door, with its band in the fabric of the seats and the outer vents. */
function panel(cabin: Dash): string {
  const { width, height, light, look, sill, dark } = cabin;
  return (
    path(
      `M0,${sill + 60} Q${width * 0.18},${sill - 24} ${width * 0.5},${sill - 12} T${width},${sill + 52} L${width},${height} L0,${height} Z`,
      dark,
    ) +
    path(
      `M0,${sill + 130} Q${width * 0.25},${sill + 62} ${width * 0.5},${sill + 74} T${width},${sill + 120} L${width},${sill + 176} Q${width * 0.7},${sill + 136} ${width * 0.5},${sill + 142} T0,${sill + 190} Z`,
      mix(look.fabric, light.ink, 0.1),
    ) +
    path(
      `M0,${sill + 128} Q${width * 0.25},${sill + 60} ${width * 0.5},${sill + 72} T${width},${sill + 118} l0,8 Q${width * 0.75},${sill + 76} ${width * 0.5},${sill + 80} T0,${sill + 138} Z`,
      light.stone[0],
      0.7,
    ) +
    airVent(cabin, width * 0.035, sill + 112, 130) +
    airVent(cabin, width * 0.865, sill + 100, 140)
  );
}

/** Below the screen in the middle, where it is a small one. */
function ventsAndKnobs(cabin: Dash): string {
  const { width, light, sill, dark, soft } = cabin;
  const knobs = [0, 1, 2].map(
    (knob) =>
      disc(width * 0.53 + knob * 74, sill + 246, 25, soft) +
      disc(width * 0.53 + knob * 74, sill + 246, 15, mix(dark, light.stone[1], 0.4)),
  );
  return (
    airVent(cabin, width * 0.5, sill + 132, 130) +
    airVent(cabin, width * 0.592, sill + 132, 130) +
    knobs.join("")
  );
}

/** Shoulders of the front seats, at the lower edge of the sheet. */
function seatShoulders({ width, height, light, look }: Dash): string {
  const shoulder = (x: number, side: 1 | -1) =>
    path(
      `M${x - 230},${height} Q${x - 210},${height * 0.9} ${x - 60 * side},${height * 0.885} Q${x + 180},${height * 0.9} ${x + 230},${height} Z`,
      mix(look.fabric, light.ink, light.isLit ? 0.35 : 0.12),
    );
  return shoulder(width * 0.25, 1) + shoulder(width * 0.86, -1);
}

function steeringWheel({ light, sill, wheelX: x, dark, soft }: Dash): string {
  const y = sill + 210;
  const ink = mix(dark, "#0a0c0f", 0.5);
  const buttons = [-156, 156].flatMap((dx) =>
    [-8, 16].map((dy) => block(x + dx - 34, y + dy - 6, 68, 14, mix(ink, light.stone[1], 0.4), 6)),
  );
  return (
    `<ellipse cx="${x}" cy="${y}" rx="252" ry="236" fill="none" stroke="${ink}" stroke-width="46"/>` +
    `<path d="M${x - 190},${y - 155} A252,236 0 0 1 ${x + 60},${y - 229}" fill="none" stroke="${light.paper}" stroke-opacity="0.22" stroke-width="8"/>` +
    path(
      `M${x - 236},${y - 10} Q${x},${y - 74} ${x + 236},${y - 10} L${x + 236},${y + 34} Q${x + 110},${y + 30} ${x + 74},${y + 90} L${x + 42},${y + 230} L${x - 42},${y + 230} L${x - 74},${y + 90} Q${x - 110},${y + 30} ${x - 236},${y + 34} Z`,
      ink,
    ) +
    path(
      `M${x - 84},${y - 30} Q${x},${y - 60} ${x + 84},${y - 30} Q${x + 88},${y + 50} ${x},${y + 92} Q${x - 88},${y + 50} ${x - 84},${y - 30} Z`,
      soft,
    ) +
    disc(x, y + 4, 25, light.stone[0]) +
    disc(x, y + 4, 17, soft) +
    buttons.join("")
  );
}
