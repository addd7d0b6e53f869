import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix } from "../../../../photos/ink.ts";
import { steps } from "../steps.ts";
import type { CabinLook } from "./cabin-look.ts";

/** The sheet of a dashboard, with what all of its parts are drawn by. */
export interface Dash extends Sheet {
  look: CabinLook;
  /** Pixels: how high on the sheet the windscreen ends. */
  sill: number;
  /** Pixels: the middle of the steering wheel and of the instruments behind it. */
  wheelX: number;
  dark: string;
  soft: string;
  glowInk: string;
}

/** The dashboard of a car of this look. */
export function dash(sheet: Sheet, look: CabinLook): Dash {
  const { width, height, light } = sheet;
  const dark = mix("#23272d", light.ink, 0.4);
  return {
    ...sheet,
    look,
    sill: height * 0.46,
    wheelX: width * 0.29,
    dark,
    soft: mix(dark, light.stone[1], 0.16),
    glowInk: light.accents[2]!,
  };
}

/** A vent for air with its slats: upper left corner and width in pixels. */
export function airVent({ dark, soft }: Dash, x: number, y: number, width: number): string {
  const slats = steps(y + 14, y + 46, 3).map((line) => block(x + 12, line, width - 24, 5, soft, 2));
  return (
    block(x, y, width, 58, mix(dark, "#0c0e11", 0.5), 14) +
    slats.join("") +
    block(x + width / 2 - 5, y + 8, 10, 42, soft, 4)
  );
}
