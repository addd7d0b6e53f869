import type { Sheet } from "../../../../photos/ink.ts";
import { block, glow, mix, path } from "../../../../photos/ink.ts";
import type { Outlook } from "../outlook.ts";
import type { Dwelling } from "./dwelling.ts";
import { frame, pendant, plant, radiator, rug } from "./furnishings.ts";
import type { Room, RoomStyle } from "./room.ts";
import { box, edge, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow, sideWindow } from "./windows.ts";

/** @param no 1 is the largest bedroom; the others are of another colour, and for children or guests. */
export function chambre(sheet: Sheet, dwelling: Dwelling, no = 1): string {
  const { scene, isEmpty, size } = dwelling;
  const { light, random } = sheet;
  const accent = random.pick(light.accents.slice(0, 4));
  const style: RoomStyle =
    no === 1
      ? dwelling.style
      : {
          ...dwelling.style,
          feature: mix(accent, light.paper, random.between(0.35, 0.65)),
          fabric: random.pick(light.accents.slice(0, 4).filter((one) => one !== accent)),
          second: random.pick([light.paper, light.accents[2]!, mix(accent, light.paper, 0.4)]),
        };
  if (no > 1 && !isEmpty && (no === 3 || random.chance(0.6))) return smallBedroom(sheet, style, scene);
  const room = roomOf(sheet, style, {
    half: 1.9 * Math.min(1.15, size),
    depth: 3.5,
    high: style.hasMouldings ? 2.8 : 2.5,
  });
  const { half, depth } = room;
  const side: -1 | 1 = random.chance(0.5) ? 1 : -1;
  let drawn =
    shell(room, side) + sideWindow(room, side === 1 ? -1 : 1, [depth * 0.3, depth * 0.62], [0.75, 2.05]);
  const bedAt = side * half * 0.16;
  const isWindowBehind = random.chance(0.35);
  if (isWindowBehind || isEmpty) drawn += backWindow(room, [bedAt - 0.6, bedAt + 0.6], [0.95, 2.15], scene);
  else for (const dx of [-0.55, 0.08]) drawn += frame(room, bedAt + dx, 1.5, 0.46, random.between(0.4, 0.6));
  if (isEmpty)
    return drawn + radiator(room, bedAt - 0.45, 0.9) + pendant(room, 0, depth * 0.5, room.high - 0.4, 0.14);
  drawn += wardrobe(room, side);
  const wide = half > 1.8 ? 0.8 : 0.7;
  drawn += rug(
    room,
    [bedAt - wide - 0.5, depth - 2.6],
    [bedAt + wide + 0.5, depth - 1.1],
    [mix(style.second, light.paper, 0.4), style.fabric],
  );
  const wood = mix(style.wood, light.ink, 0.1);
  for (const x of [bedAt - wide - 0.52, bedAt + wide + 0.1]) {
    drawn += box(room, [x, depth - 0.46, 0], [x + 0.42, depth - 0.04, 0.48], wood);
    drawn += edge(
      room,
      [
        [x + 0.05, depth - 0.46, 0.25],
        [x + 0.37, depth - 0.46, 0.25],
      ],
      light.ink,
      2.5,
      0.3,
    );
    const [lx, ly] = room.view.at([x + 0.21, depth - 0.25, 0.48]);
    const unit = room.view.scale([x, depth, 0.5]);
    drawn +=
      (light.isLit ? glow(lx, ly - unit * 0.3, unit * 0.6, light.pane, 0.4) : "") +
      block(lx - 4, ly - unit * 0.2, 8, unit * 0.2, light.accents[1]!) +
      path(
        `M${lx - unit * 0.08},${ly - unit * 0.38} L${lx + unit * 0.08},${ly - unit * 0.38} L${lx + unit * 0.14},${ly - unit * 0.18} L${lx - unit * 0.14},${ly - unit * 0.18} Z`,
        light.isLit ? light.pane : light.paper,
      );
  }
  const head = random.chance(0.5) ? mix(style.fabric, light.ink, 0.1) : wood;
  drawn += box(room, [bedAt - wide - 0.04, depth - 0.1, 0], [bedAt + wide + 0.04, depth - 0.01, 1.08], head);
  drawn += box(
    room,
    [bedAt - wide, depth - 2.05, 0.06],
    [bedAt + wide, depth - 0.1, 0.34],
    mix(wood, light.ink, 0.1),
  );
  drawn += box(
    room,
    [bedAt - wide + 0.01, depth - 2.03, 0.3],
    [bedAt + wide - 0.01, depth - 0.1, 0.54],
    light.paper,
  );
  for (const x of [bedAt - wide + 0.08, bedAt + 0.06])
    drawn += box(
      room,
      [x, depth - 0.5, 0.54],
      [x + wide - 0.16, depth - 0.12, 0.72],
      mix(light.paper, style.second, 0.12),
    );
  for (const x of [bedAt - wide * 0.55, bedAt + wide * 0.15])
    drawn += box(room, [x, depth - 0.62, 0.54], [x + 0.34, depth - 0.48, 0.8], style.second);
  drawn += box(
    room,
    [bedAt - wide - 0.03, depth - 2.06, 0.28],
    [bedAt + wide + 0.03, depth - 0.86, 0.58],
    style.fabric,
  );
  drawn += box(
    room,
    [bedAt - wide - 0.04, depth - 2.07, 0.27],
    [bedAt + wide + 0.04, depth - 1.66, 0.6],
    mix(style.second, light.paper, 0.25),
  );
  for (const z of [0.34, 0.42])
    drawn += edge(
      room,
      [
        [bedAt - wide - 0.04, depth - 2.07, z],
        [bedAt + wide + 0.04, depth - 2.07, z],
      ],
      light.paper,
      4,
      0.4,
    );
  if (random.chance(0.5)) drawn += pendant(room, bedAt, depth * 0.5, room.high - 0.45, 0.22);
  return drawn + plant(room, -side * (half - 0.35), depth - 0.35, random.between(0.8, 1.2));
}

/** One bed, a desk below the window, shelves and a garland. */
function smallBedroom(sheet: Sheet, style: RoomStyle, scene: Outlook): string {
  const { light, random } = sheet;
  const room = roomOf(sheet, style, { half: 1.7, depth: 3.1, high: style.hasMouldings ? 2.8 : 2.5 });
  const { half, depth, view } = room;
  const side: -1 | 1 = random.chance(0.5) ? 1 : -1;
  const span = (a: number, b: number): [number, number] =>
    side > 0 ? [half - b, half - a] : [-half + a, -half + b];
  const wood = mix(style.wood, light.paper, 0.15);
  const deskAt = -side * half * 0.42;
  let drawn = shell(room, side) + backWindow(room, [deskAt - 0.5, deskAt + 0.5], [1.0, 2.05], scene);
  drawn += rug(
    room,
    [-0.75, depth * 0.3],
    [0.75, depth * 0.68],
    [mix(style.second, style.fabric, 0.35), light.paper],
  );
  const [b0, b1] = span(0.04, 0.98);
  drawn += box(room, [b0 - 0.02, depth - 0.08, 0], [b1 + 0.02, depth - 0.02, 0.92], wood);
  drawn += box(room, [b0, depth - 2, 0.06], [b1, depth - 0.08, 0.34], mix(wood, light.ink, 0.12));
  drawn += box(room, [b0 + 0.01, depth - 1.98, 0.3], [b1 - 0.01, depth - 0.08, 0.52], light.paper);
  drawn += box(
    room,
    [b0 + 0.14, depth - 0.5, 0.52],
    [b1 - 0.14, depth - 0.12, 0.7],
    mix(light.paper, style.second, 0.3),
  );
  drawn += box(room, [b0 - 0.02, depth - 2.01, 0.28], [b1 + 0.02, depth - 0.7, 0.56], style.fabric);
  for (const y of [depth - 1.8, depth - 1.5, depth - 1.2])
    drawn += plane(
      room,
      [
        [b0 - 0.02, y, 0.565],
        [b1 + 0.02, y, 0.565],
        [b1 + 0.02, y + 0.1, 0.565],
        [b0 - 0.02, y + 0.1, 0.565],
      ],
      light.paper,
      0.45,
    );
  for (const z of [1.3, 1.66]) {
    const [s0, s1] = span(0.2, 1.2);
    drawn += box(room, [s0, depth - 0.24, z], [s1, depth - 0.02, z + 0.035], wood);
    for (let x = s0 + 0.04; x < s1 - 0.12; x += random.between(0.07, 0.2))
      drawn += box(
        room,
        [x, depth - 0.22, z + 0.035],
        [x + random.between(0.04, 0.09), depth - 0.08, z + random.between(0.16, 0.3)],
        random.pick(light.accents),
      );
  }
  for (const x of [deskAt - 0.58, deskAt + 0.53])
    drawn += box(room, [x, depth - 0.58, 0], [x + 0.05, depth - 0.52, 0.72], mix(wood, light.ink, 0.2));
  drawn += box(room, [deskAt - 0.62, depth - 0.6, 0.71], [deskAt + 0.62, depth - 0.02, 0.76], wood);
  drawn += box(
    room,
    [deskAt + 0.3, depth - 0.5, 0.76],
    [deskAt + 0.52, depth - 0.32, 0.82],
    light.accents[1]!,
  );
  drawn += box(
    room,
    [deskAt + 0.32, depth - 0.48, 0.82],
    [deskAt + 0.5, depth - 0.32, 0.87],
    light.accents[2]!,
  );
  drawn += box(room, [deskAt - 0.22, depth - 1.02, 0.42], [deskAt + 0.2, depth - 0.62, 0.47], style.second);
  for (const [dx, dy] of [
    [-0.2, -1],
    [0.14, -1],
  ] as const)
    drawn += box(room, [deskAt + dx, depth + dy, 0], [deskAt + dx + 0.05, depth + dy + 0.05, 0.42], wood);
  drawn += box(room, [deskAt - 0.2, depth - 1.02, 0.52], [deskAt + 0.18, depth - 0.98, 0.86], style.second);
  const [left, top] = view.at([-half, depth, room.high - 0.22]);
  const [right] = view.at([half, depth, room.high - 0.22]);
  const flags = 11;
  for (let flag = 0; flag < flags; flag += 1) {
    const at = (share: number): [number, number] => [
      left + (right - left) * share,
      top + Math.sin(share * Math.PI) * 46,
    ];
    const [[x0, y0], [x1, y1]] = [at(flag / flags), at((flag + 0.8) / flags)];
    drawn += path(
      `M${x0},${y0} L${x1},${y1} L${(x0 + x1) / 2},${(y0 + y1) / 2 + 44} Z`,
      light.accents[flag % light.accents.length]!,
    );
  }
  drawn += box(room, [-0.5, 0.5, 0], [-0.12, 0.86, 0.3], light.accents[2]!);
  drawn += box(room, [-0.46, 0.54, 0.3], [-0.16, 0.82, 0.5], light.accents[0]!);
  return drawn + pendant(room, 0.1, depth * 0.5, room.high - 0.5, 0.2);
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
