import { mix } from "../../../../photos/ink.ts";
import type { Light } from "../../../../photos/light.ts";
import type { Vec } from "../../space.ts";
import { dot, middleOf, minus, normal } from "../../space.ts";
import type { SkinFace } from "./body-surface.ts";
import { beltAt } from "./body-surface.ts";
import type { StandingCar } from "./standing-car.ts";

/** The painted body in a few flat tones, far faces first; neighbours of one tone are one path. */
export function skin(car: StandingCar): string {
  const painted = car.surface.faces.flatMap((face) => {
    const corners = face.corners.map(car.world);
    const outward = normal(corners);
    const away = minus(middleOf(corners), car.eye);
    if (dot(outward, away) >= 0) return [];
    const tone = toned(car.light, panelNormal(car, face, outward), colourOf(car, face));
    return [{ tone, depth: dot(away, away), corners: face.corners.map(car.at) }];
  });
  painted.sort((a, b) => b.depth - a.depth);
  let drawn = "";
  for (let index = 0; index < painted.length; ) {
    const { tone } = painted[index]!;
    let d = "";
    for (; painted[index]?.tone === tone; index += 1)
      d += `M${painted[index]!.corners.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join(" ")}Z`;
    // The hairline closes the seam that smoothing leaves between faces.
    drawn += `<path d="${d}" fill="${tone}" stroke="${tone}" stroke-width="1.6" stroke-linejoin="round"/>`;
  }
  return drawn;
}

/** A colour as the light shows it on a face that looks to `outward`: eight tones in all. */
export function toned(light: Light, outward: Vec, colour: string): string {
  const sun: Vec = light.isLit ? [-0.5, -0.45, 0.74] : [-0.42, -0.38, 0.82];
  const lit = dot(outward, sun);
  if (outward[2] > 0.8) return mix(colour, light.sky[2], 0.34);
  if (outward[2] > 0.42) return mix(colour, light.sky[2], 0.2);
  if (outward[2] < -0.25) return mix(colour, light.ink, 0.62);
  if (lit > 0.5) return mix(colour, light.paper, 0.12);
  if (lit > 0.22) return colour;
  if (lit > -0.05) return mix(colour, light.ink, 0.13);
  return mix(colour, light.ink, 0.25);
}

/** The paint, or the colour of the roof where it has its own. */
function colourOf({ look, plan, surface, inks }: StandingCar, { corners }: SkinFace): string {
  if (look.roof === null || look.body === "cabriolet") return inks.paint;
  const [x, , z] = middleOf(corners);
  const isRoof = z > beltAt(plan, x) + 0.3 && surface.topAt(x) - z < 0.07;
  return isRoof ? look.roof : inks.paint;
}

/** Where a face counts as looking to: large panels are of one tone each, as on a poster, bent ones in three strips. */
function panelNormal({ turned }: StandingCar, { panel, across }: SkinFace, outward: Vec): Vec {
  const up = outward[2];
  if (panel === 1 || panel === -1) return up < -0.3 ? outward : turned([0, panel, Math.min(0.1, up)]);
  if (panel !== "nose" && panel !== "rear") return outward;
  if (up > 0.5 || up < -0.45) return outward;
  const ahead = panel === "nose" ? 1 : -1;
  const side = Math.abs(across) < 0.84 ? 0 : Math.sign(across);
  return turned(side === 0 ? [ahead, 0, 0] : [ahead * 0.5, side * 0.86, 0]);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
