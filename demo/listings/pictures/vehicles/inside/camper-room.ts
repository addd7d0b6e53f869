import type { Sheet } from "../../../../photos/ink.ts";
import { glow, mix } from "../../../../photos/ink.ts";
import type { Outlook } from "../../estates/outlook.ts";
import type { Room, RoomStyle } from "../../estates/rooms/room.ts";
import { box, edge, plane, roomOf } from "../../estates/rooms/room.ts";
import { shell } from "../../estates/rooms/shell.ts";
import { backWindow } from "../../estates/rooms/windows.ts";
import type { Pair, Vec } from "../../space.ts";

/** Where something begins and ends from a side wall into the room, in metres. */
type Span = (from: number, to: number) => Pair;

/** The living room of a motorhome: kitchen on one side, table on the other, the bed at the end. */
export function camperRoom(sheet: Sheet, style: RoomStyle, scene: Outlook): string {
  const { light, random } = sheet;
  const own = {
    ...style,
    floor: "parquet" as const,
    hasBeams: false,
    hasMouldings: false,
    wall: mix(light.paper, light.stone[0], 0.25),
    feature: mix(light.paper, style.wood, 0.2),
  };
  const room = roomOf(sheet, own, { half: 1.12, depth: 4.1, high: 2.02 });
  const { half } = room;
  const wood = mix(style.wood, light.ink, light.isLit ? 0.2 : 0.04);
  const left: Span = (from, to) => [-half + from, -half + to];
  const right: Span = (from, to) => [half - to, half - from];
  const fitted = [
    shell(room, 1),
    backWindow(room, [-0.52, 0.52], [1.02, 1.62], scene, { hasCurtains: true, panes: 1 }),
    lockers(room, left(0, 0.34), wood),
    lockers(room, right(0, 0.34), wood),
    bed(room, wood),
  ].join("");
  const side = random.chance(0.5) ? 1 : -1;
  return [
    fitted,
    kitchen(room, side > 0 ? right : left, wood),
    sideWindow(room, side, 1.3, 2.2),
    sideWindow(room, side > 0 ? -1 : 1, 0.7, 1.9),
    dinette(room, side > 0 ? left : right, wood),
    light.isLit ? ceilingLamps(room) : "",
  ].join("");
}

/** Below the ceiling, along a side wall. */
function lockers(room: Room, [x0, x1]: Pair, wood: string): string {
  const { depth, sheet } = room;
  const { light } = sheet;
  let drawn = box(room, [x0, 0.1, 1.62], [x1, depth - 0.05, 2.0], mix(wood, light.paper, 0.3));
  const inner = x0 < 0 ? x1 : x0;
  for (let y = 0.9; y < depth; y += 0.8) drawn += gap(room, inner, y, 1.64, 1.98);
  return drawn;
}

/** Between two doors. */
function gap(room: Room, x: number, y: number, from: number, to: number): string {
  const ends: Vec[] = [
    [x, y, from],
    [x, y, to],
  ];
  return edge(room, ends, room.sheet.light.ink, 3, 0.3);
}

/** Across the end, with its cover and two pillows. */
function bed(room: Room, wood: string): string {
  const { half, depth, style, sheet } = room;
  const { light } = sheet;
  const pillow = (x: number) =>
    box(room, [x, depth - 0.34, 0.78], [x + 0.7, depth - 0.08, 0.98], mix(light.paper, style.second, 0.2));
  return (
    box(room, [-half, depth - 1.35, 0], [half, depth - 0.03, 0.6], wood) +
    box(room, [-half + 0.02, depth - 1.33, 0.6], [half - 0.02, depth - 0.04, 0.78], light.paper) +
    box(room, [-half + 0.02, depth - 1.34, 0.58], [half - 0.02, depth - 0.6, 0.82], style.fabric) +
    pillow(-0.86) +
    pillow(0.16)
  );
}

/** Its cupboards and its sink. */
function kitchen(room: Room, span: Span, wood: string): string {
  const { light } = room.sheet;
  const [x0, x1] = span(0, 0.56);
  const inner = x0 > 0 ? x0 : x1;
  const middle = (x0 + x1) / 2;
  const sink: Vec[] = [
    [middle - 0.16, 2.1, 0.935],
    [middle + 0.16, 2.1, 0.935],
    [middle + 0.16, 2.5, 0.935],
    [middle - 0.16, 2.5, 0.935],
  ];
  return (
    box(room, [x0, 1.1, 0], [x1, 2.6, 0.88], mix(wood, light.paper, 0.2)) +
    box(room, [x0 - 0.02, 1.06, 0.88], [x1 + 0.02, 2.62, 0.93], mix(light.ink, light.stone[1], 0.5)) +
    gap(room, inner, 1.5, 0.06, 0.84) +
    gap(room, inner, 2.0, 0.06, 0.84) +
    plane(room, sink, mix(light.stone[0], light.paper, 0.4))
  );
}

/** In a side wall: sky above land. */
function sideWindow(room: Room, side: 1 | -1, from: number, to: number): string {
  const { half, sheet } = room;
  const { light } = sheet;
  const x = side * (half - 0.005);
  const pane = (top: number): Vec[] => [
    [x, from, 1.08],
    [x, to, 1.08],
    [x, to, top],
    [x, from, top],
  ];
  return (
    plane(room, pane(1.52), light.sky[1]) + plane(room, pane(1.22), mix(light.land[0], light.sky[2], 0.3))
  );
}

/** The table with a cup on it between two benches, one of them with its back. */
function dinette(room: Room, span: Span, wood: string): string {
  const { style, sheet } = room;
  const { light } = sheet;
  const [b0, b1] = span(0, 0.5);
  const [t0, t1] = span(0.04, 0.86);
  const middle = (t0 + t1) / 2;
  return (
    box(room, [b0, 1.75, 0], [b1, 2.2, 1.16], mix(style.fabric, light.ink, 0.1)) +
    box(room, [b0, 1.35, 0], [b1, 1.78, 0.46], style.fabric) +
    box(room, [middle - 0.05, 0.95, 0], [middle + 0.05, 1.05, 0.7], mix(light.stone[1], light.ink, 0.2)) +
    box(room, [t0, 0.72, 0.7], [t1, 1.3, 0.74], wood) +
    box(room, [t0 + 0.2, 0.9, 0.74], [t0 + 0.32, 1, 0.86], style.second) +
    box(room, [b0, 0.1, 0], [b1, 0.5, 0.46], style.fabric)
  );
}

function ceilingLamps({ view, sheet }: Room): string {
  return [1, 2, 3].map((y) => glow(...view.at([0, y, 2]), 120, sheet.light.pane, 0.4)).join("");
}
