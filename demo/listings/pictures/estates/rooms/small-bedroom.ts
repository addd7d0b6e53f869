import type { Sheet } from "../../../../photos/ink.ts";
import { mix, path } from "../../../../photos/ink.ts";
import type { Pair, Vec } from "../../space.ts";
import type { Outlook } from "../outlook.ts";
import { pendant, rug } from "./furnishings.ts";
import type { Room, RoomStyle } from "./room.ts";
import { box, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow } from "./windows.ts";

/** From the wall of the bed into the room: where something begins and ends, in metres. */
type Span = (from: number, to: number) => Pair;

/** One bed, a desk below the window, shelves and a garland. */
export function smallBedroom(sheet: Sheet, style: RoomStyle, scene: Outlook): string {
  const { light, random } = sheet;
  const room = roomOf(sheet, style, { half: 1.7, depth: 3.1, high: style.hasMouldings ? 2.8 : 2.5 });
  const { half, depth } = room;
  const side = random.chance(0.5) ? 1 : -1;
  const span: Span = (from, to) => (side > 0 ? [half - to, half - from] : [-half + from, -half + to]);
  const wood = mix(style.wood, light.paper, 0.15);
  const deskAt = -side * half * 0.42;
  return [
    shell(room, side),
    backWindow(room, [deskAt - 0.5, deskAt + 0.5], [1.0, 2.05], scene),
    rug(
      room,
      [-0.75, depth * 0.3],
      [0.75, depth * 0.68],
      [mix(style.second, style.fabric, 0.35), light.paper],
    ),
    bed(room, span, wood),
    shelf(room, span, wood, 1.3),
    shelf(room, span, wood, 1.66),
    desk(room, deskAt, wood),
    chair(room, deskAt, wood),
    garland(room),
    box(room, [-0.5, 0.5, 0], [-0.12, 0.86, 0.3], light.accents[2]!),
    box(room, [-0.46, 0.54, 0.3], [-0.16, 0.82, 0.5], light.accents[0]!),
    pendant(room, 0.1, depth * 0.5, room.high - 0.5, 0.2),
  ].join("");
}

function bed(room: Room, span: Span, wood: string): string {
  const { depth, style, sheet } = room;
  const { light } = sheet;
  const [left, right] = span(0.04, 0.98);
  const stripe = (y: number) => {
    const corners: Vec[] = [
      [left - 0.02, y, 0.565],
      [right + 0.02, y, 0.565],
      [right + 0.02, y + 0.1, 0.565],
      [left - 0.02, y + 0.1, 0.565],
    ];
    return plane(room, corners, light.paper, 0.45);
  };
  return [
    box(room, [left - 0.02, depth - 0.08, 0], [right + 0.02, depth - 0.02, 0.92], wood),
    box(room, [left, depth - 2, 0.06], [right, depth - 0.08, 0.34], mix(wood, light.ink, 0.12)),
    box(room, [left + 0.01, depth - 1.98, 0.3], [right - 0.01, depth - 0.08, 0.52], light.paper),
    box(
      room,
      [left + 0.14, depth - 0.5, 0.52],
      [right - 0.14, depth - 0.12, 0.7],
      mix(light.paper, style.second, 0.3),
    ),
    box(room, [left - 0.02, depth - 2.01, 0.28], [right + 0.02, depth - 0.7, 0.56], style.fabric),
    stripe(depth - 1.8),
    stripe(depth - 1.5),
    stripe(depth - 1.2),
  ].join("");
}

/** With its books, `z` metres above the floor. */
function shelf(room: Room, span: Span, wood: string, z: number): string {
  const { depth, sheet } = room;
  const { light, random } = sheet;
  const [left, right] = span(0.2, 1.2);
  let drawn = box(room, [left, depth - 0.24, z], [right, depth - 0.02, z + 0.035], wood);
  for (let x = left + 0.04; x < right - 0.12; x += random.between(0.07, 0.2))
    drawn += box(
      room,
      [x, depth - 0.22, z + 0.035],
      [x + random.between(0.04, 0.09), depth - 0.08, z + random.between(0.16, 0.3)],
      random.pick(light.accents),
    );
  return drawn;
}

/** With two books on it. */
function desk(room: Room, x: number, wood: string): string {
  const { depth, sheet } = room;
  const { light } = sheet;
  const leg = (left: number) =>
    box(room, [left, depth - 0.58, 0], [left + 0.05, depth - 0.52, 0.72], mix(wood, light.ink, 0.2));
  return (
    leg(x - 0.58) +
    leg(x + 0.53) +
    box(room, [x - 0.62, depth - 0.6, 0.71], [x + 0.62, depth - 0.02, 0.76], wood) +
    box(room, [x + 0.3, depth - 0.5, 0.76], [x + 0.52, depth - 0.32, 0.82], light.accents[1]!) +
    box(room, [x + 0.32, depth - 0.48, 0.82], [x + 0.5, depth - 0.32, 0.87], light.accents[2]!)
  );
}

function chair(room: Room, x: number, wood: string): string {
  const { depth, style } = room;
  const leg = (left: number) => box(room, [left, depth - 1, 0], [left + 0.05, depth - 1 + 0.05, 0.42], wood);
  return (
    box(room, [x - 0.22, depth - 1.02, 0.42], [x + 0.2, depth - 0.62, 0.47], style.second) +
    leg(x - 0.2) +
    leg(x + 0.14) +
    box(room, [x - 0.2, depth - 1.02, 0.52], [x + 0.18, depth - 0.98, 0.86], style.second)
  );
}

/** Flags from wall to wall below the ceiling. */
function garland({ half, depth, high, view, sheet }: Room): string {
  const { accents } = sheet.light;
  const [left, top] = view.at([-half, depth, high - 0.22]);
  const [right] = view.at([half, depth, high - 0.22]);
  const at = (share: number): Pair => [left + (right - left) * share, top + Math.sin(share * Math.PI) * 46];
  return Array.from({ length: 11 }, (_, flag) => {
    const [[x0, y0], [x1, y1]] = [at(flag / 11), at((flag + 0.8) / 11)];
    return path(
      `M${x0},${y0} L${x1},${y1} L${(x0 + x1) / 2},${(y0 + y1) / 2 + 44} Z`,
      accents[flag % accents.length]!,
    );
  }).join("");
}
