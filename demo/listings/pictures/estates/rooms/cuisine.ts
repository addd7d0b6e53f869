import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, oval, path } from "../../../../photos/ink.ts";
import type { Vec } from "../../space.ts";
import type { Outlook } from "../outlook.ts";
import type { Dwelling } from "./dwelling.ts";
import { pendant } from "./furnishings.ts";
import { diningTable, island } from "./kitchen-tables.ts";
import type { Room } from "./room.ts";
import { box, edge, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow } from "./windows.ts";

/** A kitchen along its back wall: what it is faced with, and where its window and its hob are, in metres from the middle. */
interface Kitchen {
  room: Room;
  /** The side of the window; the fridge is on the other. */
  side: 1 | -1;
  front: string;
  top: string;
  windowAt: number;
  hobAt: number;
}

/** A kitchen with an island or a table, or bare. */
export function cuisine(sheet: Sheet, { style, scene, isEmpty, size }: Dwelling): string {
  const { random } = sheet;
  const isWooden = style.floor === "parquet" || style.floor === "chevron";
  const room = roomOf(
    sheet,
    { ...style, floor: isWooden ? "carrelage" : style.floor },
    { half: 1.95 * Math.min(1.2, size), depth: 3.4, high: 2.55 },
  );
  const { depth } = room;
  const kitchen = kitchenOf(room);
  const { side, front, top } = kitchen;
  const fitted = [
    shell(room, side),
    backWall(kitchen, scene),
    cupboards(kitchen),
    hood(kitchen),
    units(kitchen),
    ovenAndHob(kitchen),
    tap(kitchen),
    thingsOnTheTop(kitchen),
    fridge(room, side === 1 ? -1 : 1),
  ].join("");
  if (isEmpty) return fitted + pendant(room, 0, depth * 0.5, 2.1, 0.14);
  return (
    fitted +
    (random.chance(0.5) ? island(room, front, top) : diningTable(room)) +
    pendant(room, -0.42, depth * 0.3, 1.86, 0.15) +
    pendant(room, 0.42, depth * 0.3, 1.86, 0.15)
  );
}

function kitchenOf(room: Room): Kitchen {
  const { half, style, sheet } = room;
  const { light, random } = sheet;
  const front = random.pick([
    mix(style.fabric, light.paper, 0.15),
    mix(light.paper, light.stone[0], 0.2),
    mix(style.wood, light.paper, 0.1),
    mix(light.accents[3]!, light.ink, 0.1),
    mix(light.accents[0]!, light.ink, 0.15),
  ]);
  const top = random.pick([
    mix(style.wood, light.paper, 0.2),
    mix(light.ink, light.stone[1], 0.4),
    mix(light.paper, light.stone[0], 0.5),
  ]);
  const side = random.chance(0.5) ? 1 : -1;
  return { room, side, front, top, windowAt: side * half * 0.3, hobAt: -side * half * 0.42 };
}

/** Tiles between worktop and cupboards, and the window above the sink. */
function backWall({ room, windowAt }: Kitchen, scene: Outlook): string {
  const { half, depth, style, sheet } = room;
  const { light, random } = sheet;
  const y = depth - 0.01;
  const [low, high] = [0.9, 1.5];
  const tiled: Vec[] = [
    [-half, y, low],
    [half, y, low],
    [half, y, high],
    [-half, y, high],
  ];
  const line = (from: Vec, to: Vec, opacity: number) => edge(room, [from, to], light.ink, 1.6, opacity);
  let drawn = plane(room, tiled, mix(light.paper, style.second, 0.18));
  const tile = random.pick([0.1, 0.15]);
  for (let z = low; z < high; z += tile) drawn += line([-half, y, z], [half, y, z], 0.12);
  for (let x = -half; x < half; x += tile * random.pick([1, 2]))
    drawn += line([x, y, low], [x, y, high], 0.1);
  return (
    drawn + backWindow(room, [windowAt - 0.55, windowAt + 0.55], [1.02, 2.1], scene, { hasCurtains: false })
  );
}

/** On both sides of the window, where there is room for them. */
function cupboards({ room, side, front, windowAt }: Kitchen): string {
  const { half } = room;
  const [toLeft, toRight] = [
    () => cupboardRow(room, front, -half, windowAt - 0.75),
    () => cupboardRow(room, front, windowAt + 0.75, half),
  ];
  return side > 0
    ? toLeft() + (half - windowAt > 1.2 ? toRight() : "")
    : toRight() + (half + windowAt > 1.2 ? toLeft() : "");
}

function cupboardRow(room: Room, front: string, x0: number, x1: number): string {
  const y = room.depth - 0.36;
  const doors = Math.max(1, Math.round((x1 - x0) / 0.5));
  let drawn = box(room, [x0, y, 1.5], [x1, room.depth - 0.02, 2.22], front);
  for (let door = 1; door < doors; door += 1) {
    const x = x0 + ((x1 - x0) / doors) * door;
    drawn += upright(room, x, y, 1.52, 2.2);
  }
  return drawn;
}

/** The gap between two doors. */
function upright(room: Room, x: number, y: number, from: number, to: number): string {
  const ends: Vec[] = [
    [x, y, from],
    [x, y, to],
  ];
  return edge(room, ends, room.sheet.light.ink, 2.5, 0.3);
}

function hood({ room, hobAt }: Kitchen): string {
  const { depth, sheet } = room;
  const { light } = sheet;
  return (
    box(
      room,
      [hobAt - 0.3, depth - 0.46, 1.56],
      [hobAt + 0.3, depth - 0.04, 1.68],
      mix(light.stone[1], light.ink, 0.2),
    ) +
    box(
      room,
      [hobAt - 0.12, depth - 0.3, 1.68],
      [hobAt + 0.12, depth - 0.04, 2.5],
      mix(light.stone[0], light.ink, 0.1),
    )
  );
}

/** Lower cupboards with their plinth, worktop, gaps and handles. */
function units({ room, front, top }: Kitchen): string {
  const { half, depth, sheet } = room;
  const { light } = sheet;
  let drawn =
    box(room, [-half, depth - 0.62, 0.08], [half, depth - 0.02, 0.88], front) +
    box(room, [-half, depth - 0.56, 0], [half, depth - 0.5, 0.09], mix(light.ink, front, 0.3)) +
    box(room, [-half, depth - 0.65, 0.86], [half, depth - 0.02, 0.92], top);
  const count = Math.round((half * 2) / 0.56);
  const at = (unit: number) => -half + ((half * 2) / count) * unit;
  for (let unit = 1; unit < count; unit += 1) drawn += upright(room, at(unit), depth - 0.62, 0.1, 0.86);
  for (let unit = 0; unit < count; unit += 1) {
    const x = at(unit + 0.5);
    const handle: Vec[] = [
      [x - 0.1, depth - 0.63, 0.78],
      [x + 0.1, depth - 0.63, 0.78],
    ];
    drawn += edge(room, handle, mix(light.ink, light.stone[0], 0.4), 5, 0.9);
  }
  return drawn;
}

/** The oven with its window and handle, and the hob above it. */
function ovenAndHob({ room, hobAt }: Kitchen): string {
  const { depth, sheet } = room;
  const { light } = sheet;
  const handle: Vec[] = [
    [hobAt - 0.2, depth - 0.66, 0.7],
    [hobAt + 0.2, depth - 0.66, 0.7],
  ];
  const hob: Vec[] = [
    [hobAt - 0.28, depth - 0.56, 0.925],
    [hobAt + 0.28, depth - 0.56, 0.925],
    [hobAt + 0.28, depth - 0.14, 0.925],
    [hobAt - 0.28, depth - 0.14, 0.925],
  ];
  return (
    box(
      room,
      [hobAt - 0.29, depth - 0.635, 0.2],
      [hobAt + 0.29, depth - 0.6, 0.82],
      mix(light.ink, light.stone[1], 0.15),
    ) +
    box(
      room,
      [hobAt - 0.22, depth - 0.645, 0.3],
      [hobAt + 0.22, depth - 0.63, 0.62],
      light.isLit ? "#d98e4a" : mix(light.ink, light.pane, 0.3),
    ) +
    edge(room, handle, light.stone[0], 6) +
    plane(room, hob, mix(light.ink, "#101216", 0.5))
  );
}

/** Pixels that a metre takes on the worktop. */
function metreOnTheTop({ view, depth }: Room): number {
  return view.scale([0, depth, 0.9]);
}

function tap({ room, windowAt }: Kitchen): string {
  const { light } = room.sheet;
  const [x, y] = room.view.at([windowAt, room.depth - 0.12, 0.92]);
  const unit = metreOnTheTop(room);
  return path(
    `M${x - 4},${y} L${x - 4},${y - unit * 0.26} Q${x},${y - unit * 0.36} ${x + unit * 0.12},${y - unit * 0.28} L${x + unit * 0.12},${y - unit * 0.24} Q${x + 6},${y - unit * 0.31} ${x + 5},${y - unit * 0.24} L${x + 5},${y} Z`,
    mix(light.stone[0], light.ink, 0.3),
  );
}

/** Jars and bowls, wherever neither the hob nor the sink is. */
function thingsOnTheTop({ room, windowAt, hobAt }: Kitchen): string {
  const { half, depth, view, sheet } = room;
  const { light, random } = sheet;
  const unit = metreOnTheTop(room);
  let drawn = "";
  for (let thing = 0; thing < 5; thing += 1) {
    const x = random.between(-half + 0.2, half - 0.2);
    if (Math.abs(x - hobAt) < 0.42 || Math.abs(x - windowAt) < 0.22) continue;
    const [px, py] = view.at([x, depth - 0.3, 0.92]);
    const tall = unit * random.between(0.12, 0.3);
    drawn += random.chance(0.5)
      ? block(px - unit * 0.05, py - tall, unit * 0.1, tall, random.pick(light.accents), 6)
      : oval(px, py - unit * 0.07, unit * 0.09, unit * 0.075, random.pick([...light.accents, "#c98a3d"]));
  }
  return drawn;
}

function fridge(room: Room, side: -1 | 1): string {
  const { half, depth, sheet } = room;
  const { light, random } = sheet;
  const colour = random.pick([
    mix(light.paper, light.stone[0], 0.15),
    mix(light.stone[0], light.ink, 0.15),
    mix(light.accents[1]!, light.ink, 0.05),
    light.accents[0]!,
  ]);
  const [x0, x1] = side > 0 ? [half - 0.66, half - 0.02] : [-half + 0.02, -half + 0.66];
  let drawn = box(room, [x0, depth - 0.7, 0.02], [x1, depth - 0.04, 1.84], colour);
  drawn += edge(
    room,
    [
      [x0, depth - 0.7, 1.2],
      [x1, depth - 0.7, 1.2],
    ],
    light.ink,
    3,
    0.35,
  );
  const handle = side > 0 ? x0 + 0.08 : x1 - 0.08;
  for (const [a, b] of [
    [0.7, 1.1],
    [1.28, 1.5],
  ] as const)
    drawn += edge(
      room,
      [
        [handle, depth - 0.72, a],
        [handle, depth - 0.72, b],
      ],
      light.ink,
      7,
      0.6,
    );
  return drawn;
}
