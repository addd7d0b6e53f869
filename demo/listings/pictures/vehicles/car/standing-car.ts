import type { Sheet } from "../../../../photos/ink.ts";
import { mix } from "../../../../photos/ink.ts";
import type { Light } from "../../../../photos/light.ts";
import type { Pair, Space, Vec } from "../../space.ts";
import { dot, middleOf, minus } from "../../space.ts";
import type { Body, BodyPlan } from "./body-plans.ts";
import { BODY_PLANS } from "./body-plans.ts";
import type { BodySurface } from "./body-surface.ts";
import { bodySurface } from "./body-surface.ts";
import type { FaceLook } from "./face-looks.ts";
import type { RimLook } from "./wheels.ts";

export interface CarLook {
  body: Body;
  paint: string;
  /** Of the roof, where it has another colour. */
  roof: string | null;
  face: FaceLook;
  rim: RimLook;
  /** Dark sills and arches, as off-roaders have. */
  hasCladding: boolean;
  hasRails: boolean;
  /** A band along the flank of a camper or a van. */
  stripe: string | null;
}

/** Where the middle of the car stands, and where its front points: radians from the right, anticlockwise from above. */
export interface CarStand {
  x: number;
  y: number;
  turn: number;
}

/**
 * A car where it stands: its shape, its inks, and where its points show. Its own
 * points are metres from the ground below its middle: ahead, to its left, up.
 */
export interface StandingCar {
  look: CarLook;
  plan: BodyPlan;
  surface: BodySurface;
  light: Light;
  inks: CarInks;
  /** The flank that is seen; 1 is the left one. */
  near: 1 | -1;
  showsFront: boolean;
  showsRear: boolean;
  eye: Vec;
  /** A direction of the car's own, as it is in the onlooker's space. */
  turned(direction: Vec): Vec;
  /** A point of the car, as it is in the onlooker's space. */
  world(point: Vec): Vec;
  /** Where a point of the car shows on the sheet. */
  at(point: Vec): Pair;
  /** Where points of the near flank show, each given by how far ahead and how high it is. */
  onFlank(places: readonly Pair[]): Pair[];
  /** Whether a piece that looks `outward` shows its outer side. */
  faces(corners: readonly Vec[], outward: Vec): boolean;
}

export interface CarInks {
  paint: string;
  glass: string;
  /** The sky in the glass. */
  gleam: string;
  dark: string;
  /** Of cladding. */
  trim: string;
}

/** A car of this look, where it stands before the onlooker. */
export function standingCar(sheet: Sheet, view: Space, look: CarLook, stand: CarStand): StandingCar {
  const plan = BODY_PLANS[look.body];
  const surface = bodySurface(plan);
  const [cos, sin] = [Math.cos(stand.turn), Math.sin(stand.turn)];
  const turned = ([x, y, z]: Vec): Vec => [x * cos - y * sin, x * sin + y * cos, z];
  const world = ([x, y, z]: Vec): Vec => [stand.x + x * cos - y * sin, stand.y + x * sin + y * cos, z];
  const at = (point: Vec): Pair => view.at(world(point));
  const faces = (corners: readonly Vec[], outward: Vec) =>
    dot(turned(outward), minus(view.eye, middleOf(corners.map(world)))) > 0;
  const near = faces([[0, plan.width / 2, 0.6]], [0, 1, 0]) ? 1 : -1;
  return {
    look,
    plan,
    surface,
    light: sheet.light,
    inks: carInks(sheet.light, look),
    near,
    showsFront: faces([[plan.length / 2 - 0.2, 0, 0.6]], [1, 0, 0]),
    showsRear: faces([[0.2 - plan.length / 2, 0, 0.6]], [-1, 0, 0]),
    eye: view.eye,
    turned,
    world,
    at,
    onFlank: (places) => places.map(([x, z]) => at(surface.flank(x, z, near))),
    faces,
  };
}

function carInks(light: Light, look: CarLook): CarInks {
  const glass = light.isLit ? mix(light.sky[0], light.ink, 0.35) : mix(light.pane, light.ink, 0.55);
  const dark = mix(light.ink, "#15181d", 0.5);
  return {
    paint: mix(look.paint, light.veil.colour, light.veil.opacity * 1.6),
    glass,
    gleam: mix(glass, light.sky[2], light.isLit ? 0.5 : 0.45),
    dark,
    trim: mix(dark, light.stone[1], 0.25),
  };
}
