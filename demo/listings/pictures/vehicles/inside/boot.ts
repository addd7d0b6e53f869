import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import { hills, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Pair } from "../../space.ts";
import { bootThings } from "./boot-things.ts";
import type { CabinLook } from "./cabin-look.ts";

/** Edges of an opening in pixels. */
interface Opening {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The sheet of a boot: the opening in the body, and the wall far inside. */
interface Boot extends Sheet {
  look: CabinLook;
  isVan: boolean;
  mouth: Opening;
  inner: Opening;
  paint: string;
  carpet: string;
}

/** The open boot of a car, or the load bay of a van. */
export function boot(sheet: Sheet, look: CabinLook, isVan: boolean): string {
  const { width, height, light } = sheet;
  const share = (left: number, right: number, top: number, bottom: number): Opening => ({
    left: width * left,
    right: width * right,
    top: height * top,
    bottom: height * bottom,
  });
  const own: Boot = {
    ...sheet,
    look,
    isVan,
    mouth: isVan ? share(0.17, 0.83, 0.06, 0.8) : share(0.16, 0.84, 0.2, 0.68),
    inner: isVan ? share(0.33, 0.67, 0.22, 0.58) : share(0.29, 0.71, 0.27, 0.5),
    paint: mix(look.paint, light.veil.colour, light.veil.opacity),
    carpet: mix("#33373d", light.ink, 0.35),
  };
  return [
    country(sheet),
    bodyAround(own),
    isVan ? openDoors(own) : openLid(own),
    hollow(own),
    isVan ? loadBay(own) : seatBacks(own),
    bootThings(sheet, own.mouth.bottom),
    rearLamps(own),
    bumper(own),
    oval(width / 2, height * 0.99, width * 0.42, 24, light.ink, 0.3),
  ].join("");
}

function country(sheet: Sheet): string {
  const { width, height, light } = sheet;
  return (
    sky(sheet, height * 0.4) +
    hills(sheet, height * 0.42, height * 0.1, light.land[0]) +
    block(0, height * 0.42, width, height, light.land[1]) +
    block(0, height * 0.8, width, height, mix(light.stone[1], light.ink, 0.3)) +
    [0.05, 0.95].map((x) => tree(sheet, width * x, height * 0.72, height * 0.5, "round")).join("")
  );
}

function bodyAround({ height, light, mouth, paint }: Boot): string {
  const { left, right, top, bottom } = mouth;
  return (
    path(
      `M${left - 120},${height * 0.92} Q${left - 150},${bottom - 60} ${left - 70},${top + 40} Q${left - 30},${top - 60} ${left + 60},${top - 70} L${right - 60},${top - 70} Q${right + 30},${top - 60} ${right + 70},${top + 40} Q${right + 150},${bottom - 60} ${right + 120},${height * 0.92} Z`,
      paint,
    ) +
    path(
      `M${left - 120},${height * 0.92} Q${left - 150},${bottom - 60} ${left - 70},${top + 40} L${left - 30},${top + 60} Q${left - 70},${bottom - 40} ${left - 50},${height * 0.92} Z`,
      mix(paint, light.ink, 0.18),
    )
  );
}

/** Of a van, hinged on both sides. */
function openDoors({ height, light, mouth, paint }: Boot): string {
  const door = (hinge: number, side: 1 | -1) =>
    shape(
      [
        [hinge, mouth.top - 30],
        [hinge + side * 210, mouth.top + 20],
        [hinge + side * 210, mouth.bottom + 60],
        [hinge, mouth.bottom + 20],
      ],
      mix(paint, light.ink, 0.25),
    ) +
    shape(
      [
        [hinge + side * 40, mouth.top + 60],
        [hinge + side * 180, mouth.top + 84],
        [hinge + side * 180, height * 0.36],
        [hinge + side * 40, height * 0.34],
      ],
      mix(light.pane, light.ink, 0.4),
    );
  return door(mouth.left - 30, -1) + door(mouth.right + 30, 1);
}

/** Of a car, swung up out of the sheet. */
function openLid({ light, mouth, paint }: Boot): string {
  const { left, right, top } = mouth;
  return (
    shape(
      [
        [left + 20, top - 70],
        [right - 20, top - 70],
        [right + 60, -60],
        [left - 60, -60],
      ],
      mix(paint, light.ink, 0.4),
    ) +
    shape(
      [
        [left + 120, top - 90],
        [right - 120, top - 90],
        [right - 70, 0],
        [left + 70, 0],
      ],
      mix(light.pane, light.ink, 0.35),
    ) +
    block(left + 10, top - 84, right - left - 20, 16, mix(paint, light.ink, 0.55), 6)
  );
}

/** Floor and side walls, from the opening to the wall far inside. */
function hollow({ light, isVan, mouth, inner, carpet }: Boot): string {
  const { left, right, top, bottom } = mouth;
  const wood = mix("#b98d5e", light.ink, light.isLit ? 0.35 : 0.1);
  const floor: Pair[] = [
    [left, bottom],
    [right, bottom],
    [inner.right, inner.bottom],
    [inner.left, inner.bottom],
  ];
  const wall = (x: number, farX: number, lean: number): Pair[] => [
    [x, bottom],
    [farX, inner.bottom],
    [farX, inner.top],
    [x + lean, top + 20],
  ];
  return (
    path(
      `M${left},${bottom} Q${left - 30},${(top + bottom) / 2} ${left + 30},${top} Q${(left + right) / 2},${top - 34} ${right - 30},${top} Q${right + 30},${(top + bottom) / 2} ${right},${bottom} Z`,
      mix(carpet, "#0d0f12", 0.4),
    ) +
    shape(floor, isVan ? wood : mix(carpet, light.stone[1], 0.22)) +
    shape(wall(left, inner.left, 30), mix(carpet, light.stone[1], 0.1)) +
    shape(wall(right, inner.right, -30), mix(carpet, light.stone[1], 0.06))
  );
}

/** The bulkhead with its window, planks on the floor, rails along the walls, wheel arches. */
function loadBay({ width, height, light, mouth, inner, carpet }: Boot): string {
  const { left, right, top, bottom } = mouth;
  const bulkhead: Pair[] = [
    [inner.left, inner.top],
    [inner.right, inner.top],
    [inner.right, inner.bottom],
    [inner.left, inner.bottom],
  ];
  const plank = (index: number) => {
    const ends: Pair[] = [
      [left + ((right - left) / 8) * index, bottom],
      [inner.left + ((inner.right - inner.left) / 8) * index, inner.bottom],
    ];
    return stroke(ends, light.ink, 3, 0.25);
  };
  const rail = (share: number, x: number, farX: number) => {
    const ends: Pair[] = [
      [x, top + (bottom - top) * share],
      [farX, inner.top + (inner.bottom - inner.top) * share],
    ];
    return stroke(ends, light.stone[0], 9, 0.5);
  };
  const rails = (share: number) => rail(share, left + 20, inner.left) + rail(share, right - 20, inner.right);
  const wheelArch = (x: number, side: 1 | -1) =>
    path(
      `M${x},${bottom - 6} q${side * 20},-80 ${side * 90},-84 l${side * 50},70 Z`,
      mix(carpet, light.stone[1], 0.3),
    );
  return (
    shape(bulkhead, mix(light.stone[0], light.ink, 0.35)) +
    block(width * 0.44, inner.top + 30, width * 0.12, height * 0.1, mix(light.pane, light.ink, 0.4), 8) +
    [1, 2, 3, 4, 5, 6, 7].map(plank).join("") +
    rails(0.3) +
    rails(0.6) +
    wheelArch(left + 20, 1) +
    wheelArch(right - 20, -1)
  );
}

/** The rear bench from behind; its middle place is lower. */
function seatBacks({ light, look, inner }: Boot): string {
  const cloth = mix(look.fabric, light.ink, light.isLit ? 0.35 : 0.15);
  const wide = (inner.right - inner.left) / 3;
  return [0, 1, 2]
    .map((seat) => {
      const x = inner.left + wide * seat;
      return (
        block(x + 3, inner.top + (seat === 1 ? 24 : 0), wide - 6, inner.bottom - inner.top, cloth, 14) +
        block(
          x + wide * 0.26,
          inner.top - 34 + (seat === 1 ? 18 : 0),
          wide * 0.48,
          52,
          mix(cloth, light.ink, 0.2),
          16,
        )
      );
    })
    .join("");
}

function rearLamps({ height, light, isVan, mouth }: Boot): string {
  const red = light.isLit ? "#ff5a3c" : "#b8322a";
  return [mouth.left - 92, mouth.right + 34]
    .map(
      (x) =>
        block(x, height * (isVan ? 0.52 : 0.5), 58, height * 0.17, mix(red, light.ink, 0.5), 16) +
        block(x + 9, height * (isVan ? 0.535 : 0.515), 40, height * 0.1, red, 10) +
        block(x + 9, height * (isVan ? 0.64 : 0.62), 40, height * 0.024, light.accents[2]!, 5),
    )
    .join("");
}

/** With the number plate on it. */
function bumper({ width, height, light, mouth, paint }: Boot): string {
  const { left, right, bottom } = mouth;
  const marks = [-110, -20, 60].map((dx) =>
    block(width / 2 + dx, height * 0.84 + 22, 56, 30, light.ink, 3, 0.75),
  );
  return (
    path(
      `M${left - 138},${bottom + 22} Q${width / 2},${bottom + 4} ${right + 138},${bottom + 22} L${right + 126},${height * 0.97} Q${width / 2},${height} ${left - 126},${height * 0.97} Z`,
      mix(paint, light.ink, 0.1),
    ) +
    path(
      `M${left - 138},${bottom + 22} Q${width / 2},${bottom + 4} ${right + 138},${bottom + 22} l-4,20 Q${width / 2},${bottom + 26} ${left - 134},${bottom + 42} Z`,
      mix(paint, light.paper, 0.3),
    ) +
    block(width / 2 - 170, height * 0.84, 340, 74, light.paper, 6) +
    block(width / 2 - 170, height * 0.84, 34, 74, light.accents[0]!, 6) +
    block(width / 2 + 136, height * 0.84, 34, 74, light.accents[0]!, 6) +
    marks.join("")
  );
}
