import type { Sheet } from "../../../../photos/ink.ts";
import { mix, oval } from "../../../../photos/ink.ts";
import type { Pair, Vec } from "../../space.ts";
import type { Dwelling } from "./dwelling.ts";
import { plant } from "./furnishings.ts";
import type { Room } from "./room.ts";
import { box, edge, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow } from "./windows.ts";

/** A bathroom: its inks, and the bright side, where window and basin are. */
interface Bathroom {
  room: Room;
  side: 1 | -1;
  tile: string;
  white: string;
}

/** A bathroom with a bath or a shower. */
export function salleDeBain(sheet: Sheet, { style, scene }: Dwelling): string {
  const { light, random } = sheet;
  const tile = mix(
    random.pick([light.accents[0]!, light.accents[3]!, light.stone[0], style.second]),
    light.paper,
    random.between(0.08, 0.42),
  );
  const room = roomOf(
    sheet,
    {
      ...style,
      wall: mix(light.paper, light.stone[0], 0.2),
      feature: tile,
      floor: "carrelage",
      hasBeams: false,
      hasMouldings: false,
    },
    { half: 1.45, depth: 2.7, high: 2.5 },
  );
  const { half, depth } = room;
  const side = random.chance(0.5) ? 1 : -1;
  const white = mix(light.paper, light.ink, light.isLit ? 0.1 : 0.02);
  const own: Bathroom = { room, side, tile, white };
  let drawn = shell(room, side) + joints(room);
  drawn += backWindow(room, [side * 0.55 - 0.35, side * 0.55 + 0.35], [1.25, 2.1], scene, {
    hasCurtains: false,
    panes: 1,
  });
  drawn += random.chance(0.55) ? bath(own) : shower(own) + toilet(own);
  drawn += basin(own) + towels(own);
  return drawn + plant(room, -side * (half - 0.22), depth * 0.55, 0.7);
}

/** Between the tiles of the back wall. */
function joints(room: Room): string {
  const { half, depth, sheet } = room;
  const { light, random } = sheet;
  const tile = random.pick([0.12, 0.2, 0.3]);
  const y = depth - 0.01;
  const line = (from: Vec, to: Vec, opacity: number) => edge(room, [from, to], light.paper, 2, opacity);
  let drawn = "";
  for (let z = 0; z < 2.5; z += tile) drawn += line([-half, y, z], [half, y, z], 0.35);
  for (let x = -half; x < half; x += tile) drawn += line([x, y, 0], [x, y, 2.5], 0.28);
  return drawn;
}

/** Filled, with its tap and a towel over its edge. */
function bath({ room, side, tile, white }: Bathroom): string {
  const { half, depth, style, sheet } = room;
  const { light } = sheet;
  const water: Vec[] = [
    [-half + 0.14, depth - 0.68, 0.565],
    [half - 0.14, depth - 0.68, 0.565],
    [half - 0.14, depth - 0.14, 0.565],
    [-half + 0.14, depth - 0.14, 0.565],
  ];
  const tap: Vec[] = [
    [side * 1.1, depth - 0.08, 0.62],
    [side * 1.1, depth - 0.08, 0.82],
    [side * 0.95, depth - 0.2, 0.82],
  ];
  return (
    box(
      room,
      [-half + 0.02, depth - 0.78, 0],
      [half - 0.02, depth - 0.04, 0.5],
      mix(tile, light.paper, 0.45),
    ) +
    box(room, [-half + 0.02, depth - 0.8, 0.5], [half - 0.02, depth - 0.04, 0.56], white) +
    plane(room, water, mix(light.sea[0], light.paper, 0.55)) +
    edge(room, tap, mix(light.stone[1], light.ink, 0.3), 9) +
    box(room, [-side * 0.6 - 0.2, depth - 0.8, 0.14], [-side * 0.6 + 0.2, depth - 0.76, 0.58], style.second)
  );
}

/** In the corner away from the window, behind a pane of glass. */
function shower({ room, side, white }: Bathroom): string {
  const { half, depth, sheet } = room;
  const { light } = sheet;
  const x = -side * half;
  const inner = -side * (half - 1);
  const pane: Vec[] = [
    [inner, depth - 0.98, 0.06],
    [inner, depth - 0.02, 0.06],
    [inner, depth - 0.02, 2],
    [inner, depth - 0.98, 2],
  ];
  const pipeX = -side * (half - 0.35);
  const pipe: Vec[] = [
    [pipeX, depth - 0.03, 1],
    [pipeX, depth - 0.03, 2.1],
    [pipeX, depth - 0.3, 2.1],
  ];
  return (
    box(room, [Math.min(x, inner), depth - 0.98, 0], [Math.max(x, inner), depth - 0.02, 0.06], white) +
    plane(room, pane, light.paper, 0.3) +
    edge(room, [pane[0]!, pane[3]!, pane[2]!], mix(light.ink, light.stone[1], 0.3), 6) +
    edge(room, pipe, mix(light.stone[1], light.ink, 0.3), 8)
  );
}

function toilet({ room, side, white }: Bathroom): string {
  const { depth } = room;
  const x = side * 0.75;
  return (
    box(room, [x - 0.2, depth - 0.66, 0.1], [x + 0.2, depth - 0.1, 0.42], white) +
    box(room, [x - 0.22, depth - 0.24, 0.42], [x + 0.22, depth - 0.04, 0.84], white)
  );
}

/** The basin on its cupboard, below the mirror. */
function basin(own: Bathroom): string {
  const { room, side, white } = own;
  const { half, view, style, sheet } = room;
  const { light } = sheet;
  const wood = mix(style.wood, light.paper, 0.1);
  const [x0, x1]: Pair = side > 0 ? [half - 0.56, half - 0.02] : [-half + 0.02, -half + 0.56];
  const [x, y] = view.at([(x0 + x1) / 2, 1.46, 0.87]);
  const unit = view.scale([0, 1.46, 0.87]);
  return (
    box(room, [x0, 1.0, 0.28], [x1, 1.95, 0.8], wood) +
    box(room, [x0 - 0.02, 0.98, 0.8], [x1 + 0.02, 1.97, 0.86], white) +
    mirror(own) +
    oval(x, y, unit * 0.24, unit * 0.07, mix(white, light.ink, 0.12)) +
    oval(x, y - unit * 0.03, unit * 0.24, unit * 0.065, white) +
    oval(x, y - unit * 0.03, unit * 0.18, unit * 0.04, mix(light.sea[0], light.paper, 0.55))
  );
}

/** On the side wall, a band of light across it. */
function mirror({ room, side }: Bathroom): string {
  const { half, style, sheet } = room;
  const { light } = sheet;
  const wall = side * (half - 0.01);
  const pane = (grow: number): Vec[] => [
    [wall, 1.1 - grow, 1.12 - grow],
    [wall, 1.86 + grow, 1.12 - grow],
    [wall, 1.86 + grow, 1.96 + grow],
    [wall, 1.1 - grow, 1.96 + grow],
  ];
  const gleam: Vec[] = [
    [wall, 1.26, 1.12],
    [wall, 1.44, 1.12],
    [wall, 1.66, 1.96],
    [wall, 1.48, 1.96],
  ];
  return (
    plane(room, pane(0.03), mix(style.wood, light.ink, 0.2)) +
    plane(room, pane(0), mix(light.sky[1], light.paper, 0.5)) +
    plane(room, gleam, light.paper, 0.5)
  );
}

function towels({ room, side }: Bathroom): string {
  const { half, style, sheet } = room;
  const x = -side * (half - 0.12);
  return [0, 1, 2]
    .map((towel) =>
      box(
        room,
        [x - 0.18, 0.7, 0.06 + towel * 0.13],
        [x + 0.18, 1.05, 0.18 + towel * 0.13],
        towel % 2 === 0 ? style.second : sheet.light.paper,
      ),
    )
    .join("");
}
