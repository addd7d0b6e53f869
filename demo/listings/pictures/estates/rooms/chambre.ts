import type { Sheet } from "../../../../photos/ink.ts";
import { block, glow, mix, path } from "../../../../photos/ink.ts";
import type { Vec } from "../../space.ts";
import type { Dwelling } from "./dwelling.ts";
import { frame, pendant, plant, radiator, rug } from "./furnishings.ts";
import type { Room, RoomStyle } from "./room.ts";
import { box, edge, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { smallBedroom } from "./small-bedroom.ts";
import { backWindow, sideWindow } from "./windows.ts";

/**
 * A bedroom.
 *
 * @param no 1 is the largest; the others are of another colour, and for children or guests.
 */
export function chambre(sheet: Sheet, dwelling: Dwelling, no = 1): string {
  const { scene, isEmpty, size } = dwelling;
  const { random } = sheet;
  const style = styleOf(sheet, dwelling.style, no);
  if (no > 1 && !isEmpty && (no === 3 || random.chance(0.6))) return smallBedroom(sheet, style, scene);
  const room = roomOf(sheet, style, {
    half: 1.9 * Math.min(1.15, size),
    depth: 3.5,
    high: style.hasMouldings ? 2.8 : 2.5,
  });
  const { half, depth } = room;
  const side = random.chance(0.5) ? 1 : -1;
  let drawn =
    shell(room, side) + sideWindow(room, side === 1 ? -1 : 1, [depth * 0.3, depth * 0.62], [0.75, 2.05]);
  const bedAt = side * half * 0.16;
  const isWindowBehind = random.chance(0.35);
  if (isWindowBehind || isEmpty) drawn += backWindow(room, [bedAt - 0.6, bedAt + 0.6], [0.95, 2.15], scene);
  else for (const dx of [-0.55, 0.08]) drawn += frame(room, bedAt + dx, 1.5, 0.46, random.between(0.4, 0.6));
  if (isEmpty)
    return drawn + radiator(room, bedAt - 0.45, 0.9) + pendant(room, 0, depth * 0.5, room.high - 0.4, 0.14);
  const wide = half > 1.8 ? 0.8 : 0.7;
  drawn += wardrobe(room, side);
  drawn += rug(
    room,
    [bedAt - wide - 0.5, depth - 2.6],
    [bedAt + wide + 0.5, depth - 1.1],
    [mix(style.second, sheet.light.paper, 0.4), style.fabric],
  );
  drawn += bedsideTable(room, bedAt - wide - 0.52) + bedsideTable(room, bedAt + wide + 0.1);
  drawn += bed(room, bedAt, wide);
  if (random.chance(0.5)) drawn += pendant(room, bedAt, depth * 0.5, room.high - 0.45, 0.22);
  return drawn + plant(room, -side * (half - 0.35), depth - 0.35, random.between(0.8, 1.2));
}

function styleOf({ light, random }: Sheet, style: RoomStyle, no: number): RoomStyle {
  const accent = random.pick(light.accents.slice(0, 4));
  if (no === 1) return style;
  return {
    ...style,
    feature: mix(accent, light.paper, random.between(0.35, 0.65)),
    fabric: random.pick(light.accents.slice(0, 4).filter((one) => one !== accent)),
    second: random.pick([light.paper, light.accents[2]!, mix(accent, light.paper, 0.4)]),
  };
}

function bedWood({ style, sheet }: Room): string {
  return mix(style.wood, sheet.light.ink, 0.1);
}

/** With its drawer and its lamp. */
function bedsideTable(room: Room, x: number): string {
  const { depth, sheet } = room;
  const { light } = sheet;
  const drawer: Vec[] = [
    [x + 0.05, depth - 0.46, 0.25],
    [x + 0.37, depth - 0.46, 0.25],
  ];
  const [lx, ly] = room.view.at([x + 0.21, depth - 0.25, 0.48]);
  const unit = room.view.scale([x, depth, 0.5]);
  return (
    box(room, [x, depth - 0.46, 0], [x + 0.42, depth - 0.04, 0.48], bedWood(room)) +
    edge(room, drawer, light.ink, 2.5, 0.3) +
    (light.isLit ? glow(lx, ly - unit * 0.3, unit * 0.6, light.pane, 0.4) : "") +
    block(lx - 4, ly - unit * 0.2, 8, unit * 0.2, light.accents[1]!) +
    path(
      `M${lx - unit * 0.08},${ly - unit * 0.38} L${lx + unit * 0.08},${ly - unit * 0.38} L${lx + unit * 0.14},${ly - unit * 0.18} L${lx - unit * 0.14},${ly - unit * 0.18} Z`,
      light.isLit ? light.pane : light.paper,
    )
  );
}

/** From its head to its foot, its middle at `x`; `wide` is half its width in metres. */
function bed(room: Room, x: number, wide: number): string {
  const { depth, style, sheet } = room;
  const { light, random } = sheet;
  const wood = bedWood(room);
  const head = random.chance(0.5) ? mix(style.fabric, light.ink, 0.1) : wood;
  const across = (grow: number, near: number, low: number, far: number, high: number, fill: string) =>
    box(room, [x - wide - grow, depth - near, low], [x + wide + grow, depth - far, high], fill);
  const pillow = (left: number) =>
    box(
      room,
      [left, depth - 0.5, 0.54],
      [left + wide - 0.16, depth - 0.12, 0.72],
      mix(light.paper, style.second, 0.12),
    );
  const cushion = (left: number) =>
    box(room, [left, depth - 0.62, 0.54], [left + 0.34, depth - 0.48, 0.8], style.second);
  const stripe = (z: number) => {
    const ends: Vec[] = [
      [x - wide - 0.04, depth - 2.07, z],
      [x + wide + 0.04, depth - 2.07, z],
    ];
    return edge(room, ends, light.paper, 4, 0.4);
  };
  return [
    across(0.04, 0.1, 0, 0.01, 1.08, head),
    across(0, 2.05, 0.06, 0.1, 0.34, mix(wood, light.ink, 0.1)),
    across(-0.01, 2.03, 0.3, 0.1, 0.54, light.paper),
    pillow(x - wide + 0.08),
    pillow(x + 0.06),
    cushion(x - wide * 0.55),
    cushion(x + wide * 0.15),
    across(0.03, 2.06, 0.28, 0.86, 0.58, style.fabric),
    across(0.04, 2.07, 0.27, 1.66, 0.6, mix(style.second, light.paper, 0.25)),
    stripe(0.34),
    stripe(0.42),
  ].join("");
}

function wardrobe(room: Room, side: -1 | 1): string {
  const { half, depth, style, sheet } = room;
  const { light } = sheet;
  const wood = mix(style.wood, light.paper, 0.35);
  const [x0, x1] = side > 0 ? [half - 0.58, half - 0.02] : [-half + 0.02, -half + 0.58];
  const inner = side > 0 ? x0 : x1;
  let drawn = box(room, [x0, depth - 2.2, 0], [x1, depth - 0.75, 2.15], wood);
  drawn += edge(
    room,
    [
      [inner, depth - 1.48, 0.05],
      [inner, depth - 1.48, 2.1],
    ],
    light.ink,
    3,
    0.35,
  );
  for (const y of [depth - 1.56, depth - 1.4])
    drawn += edge(
      room,
      [
        [inner, y, 0.95],
        [inner, y, 1.15],
      ],
      light.ink,
      5,
      0.7,
    );
  return drawn;
}
