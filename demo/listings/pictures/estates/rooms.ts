import type { Sheet } from "../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path } from "../../../photos/ink.ts";
import type { Outlook } from "./outlook.ts";
import type { Room, RoomStyle } from "./room-kit.ts";
import {
  armchair,
  backWindow,
  box,
  edge,
  floorLamp,
  frame,
  pendant,
  plane,
  plant,
  radiator,
  roomOf,
  rug,
  shell,
  shelves,
  sideWindow,
} from "./room-kit.ts";

/** What there is to know of a dwelling for its rooms to be drawn. */
export interface Dwelling {
  style: RoomStyle;
  scene: Outlook;
  /** Nothing stands in the rooms. */
  isEmpty: boolean;
  /** 1 for a small flat, above for wide rooms. */
  size: number;
}

export function salon(sheet: Sheet, { style, scene, isEmpty, size }: Dwelling): string {
  const { light, random } = sheet;
  const side: -1 | 1 = random.chance(0.5) ? 1 : -1;
  const room = roomOf(sheet, style, {
    half: 2.35 * size,
    depth: 4.4 * size,
    high: style.hasMouldings ? 2.9 : 2.55,
  });
  const { half, depth } = room;
  let drawn = shell(room, side);
  const isWide = !style.hasMouldings && random.chance(0.6);
  const span = isWide ? half * 0.68 : 0.62;
  const at = isWide ? 0 : -side * half * 0.4;
  drawn += backWindow(room, [at - span, at + span], isWide ? [0.02, 2.2] : [0.45, 2.25], scene, {
    panes: isWide ? 3 : 2,
    isDoor: isWide,
  });
  drawn += sideWindow(room, side === 1 ? -1 : 1, [depth * 0.35, depth * 0.62], [0.7, 2.1]);
  if (!isWide) drawn += isEmpty ? radiator(room, at - 0.5, 1) : "";
  const free = side * half * 0.5;
  if (!isWide && (style.hasMouldings || style.hasBeams)) drawn += fireplace(room, free - 0.62);
  else if (!isWide && !isEmpty) drawn += shelves(room, free - 0.62, 1.3, 2);
  if (isEmpty) {
    return (
      drawn +
      pendant(room, 0, depth * 0.5, room.high - 0.5, 0.16) +
      box(room, [-half + 0.05, depth - 0.6, 0], [-half + 0.08, depth - 0.2, 0.3], light.paper)
    );
  }
  drawn += rug(
    room,
    [-1.35, depth * 0.22],
    [1.35, depth * 0.66],
    [mix(style.second, light.paper, 0.25), mix(style.fabric, light.paper, 0.4)],
  );
  if (!isWide && random.chance(0.6))
    drawn += frame(room, side * half - side * 0.1 - (side > 0 ? 0.5 : 0), 1.3, 0.4, 0.52);
  drawn += plant(room, side * (half - 0.42), depth - 0.4, random.between(1, 1.5));
  drawn +=
    sofa(room, side === 1 ? -1 : 1, depth * 0.42) + floorLamp(room, -side * (half - 0.36), depth * 0.78);
  drawn += coffeeTable(room, depth * 0.34);
  drawn += armchair(
    room,
    side > 0 ? half - 1.25 : -half + 0.5,
    depth * 0.36,
    mix(style.second, light.ink, 0.05),
  );
  if (random.chance(0.6)) drawn += pendant(room, 0, depth * 0.4, room.high - 0.55, 0.26);
  return drawn;
}

function fireplace(room: Room, x: number): string {
  const { sheet, depth, high, style } = room;
  const { light, random } = sheet;
  const stone = style.hasBeams
    ? mix(light.stone[0], light.sand[1], 0.4)
    : mix(light.paper, light.stone[0], 0.35);
  let drawn = "";
  if (style.hasBeams)
    drawn += box(room, [x + 0.12, depth - 0.3, 1.2], [x + 1.12, depth, high], mix(stone, light.paper, 0.3));
  drawn += box(room, [x, depth - 0.36, 0], [x + 1.24, depth, 1.12], stone);
  drawn += box(
    room,
    [x - 0.08, depth - 0.42, 1.1],
    [x + 1.32, depth, 1.18],
    style.hasBeams ? mix(style.wood, light.ink, 0.15) : mix(stone, light.paper, 0.3),
  );
  const opening = (fill: string, grow: number) =>
    plane(
      room,
      [
        [x + 0.25 - grow, depth - 0.37, 0.02],
        [x + 0.99 + grow, depth - 0.37, 0.02],
        [x + 0.99 + grow, depth - 0.37, 0.8 + grow],
        [x + 0.25 - grow, depth - 0.37, 0.8 + grow],
      ],
      fill,
    );
  drawn += opening(mix(stone, light.ink, 0.25), 0.05) + opening(mix(light.ink, "#14110f", 0.5), 0);
  const [fx, fy] = room.view.at([x + 0.62, depth - 0.37, 0.06]);
  const unit = room.view.scale([x, depth, 0]);
  drawn += glow(fx, fy - unit * 0.1, unit * 0.5, "#f4a04a", light.isLit ? 0.5 : 0.25);
  for (const [dx, tall] of [
    [-0.12, 0.22],
    [0, 0.34],
    [0.12, 0.2],
  ] as const)
    drawn += path(
      `M${fx + unit * (dx - 0.08)},${fy} Q${fx + unit * (dx - 0.06)},${fy - unit * tall * 0.6} ${fx + unit * dx},${fy - unit * tall} Q${fx + unit * (dx + 0.07)},${fy - unit * tall * 0.5} ${fx + unit * (dx + 0.08)},${fy} Z`,
      dx === 0 ? "#f6b756" : "#e8743a",
    );
  drawn += box(
    room,
    [x + 0.3, depth - 0.4, 0.01],
    [x + 0.94, depth - 0.34, 0.08],
    mix(style.wood, light.ink, 0.4),
  );
  const [mx, my] = room.view.at([x + 0.62, depth - 0.02, 1.7]);
  if (style.hasBeams) return drawn + frame(room, x + 0.36, 1.34, 0.52, 0.4);
  const glass = mix(light.sky[1], light.paper, 0.35);
  drawn +=
    block(mx - unit * 0.42, my - unit * 0.44, unit * 0.84, unit * 0.9, mix("#c9a24f", light.ink, 0.1), 8) +
    block(mx - unit * 0.36, my - unit * 0.38, unit * 0.72, unit * 0.78, glass, 4);
  drawn += path(
    `M${mx - unit * 0.3},${my + unit * 0.36} L${mx + unit * 0.1},${my - unit * 0.36} L${mx + unit * 0.24},${my - unit * 0.36} L${mx - unit * 0.16},${my + unit * 0.36} Z`,
    light.paper,
    0.4,
  );
  for (const dx of [-0.5, 0.46]) {
    const [vx, vy] = room.view.at([x + 0.62 + dx, depth - 0.3, 1.18]);
    drawn += oval(vx, vy - unit * 0.09, unit * 0.05, unit * 0.1, random.pick(light.accents));
  }
  return drawn;
}

function sofa(room: Room, side: -1 | 1, y: number): string {
  const { half, style, sheet } = room;
  const { light, random } = sheet;
  const cloth = mix(style.fabric, light.ink, light.isLit ? 0.16 : 0);
  const wall = side > 0 ? half - 0.12 : -half + 0.12;
  const inward = (metres: number) => wall - Math.sign(side) * metres;
  const span = (a: number, b: number): [number, number] => [
    Math.min(inward(a), inward(b)),
    Math.max(inward(a), inward(b)),
  ];
  let drawn = plane(
    room,
    [
      [inward(0), y - 0.1, 0.003],
      [inward(1.1), y - 0.1, 0.003],
      [inward(1.1), y + 2, 0.003],
      [inward(0), y + 2, 0.003],
    ],
    light.ink,
    0.16,
  );
  const part = (
    [a, b]: [number, number],
    [y0, y1]: [number, number],
    [z0, z1]: [number, number],
    colour: string,
  ) => {
    const [x0, x1] = span(a, b);
    return box(room, [x0, y0, z0], [x1, y1, z1], colour);
  };
  drawn += part([0, 0.9], [y + 1.72, y + 1.92], [0.1, 0.62], mix(cloth, light.ink, 0.1));
  drawn += part([0, 0.26], [y + 0.18, y + 1.72], [0.1, 0.84], mix(cloth, light.ink, 0.06));
  drawn +=
    part([0.2, 0.92], [y + 0.95, y + 1.7], [0.16, 0.44], mix(cloth, light.paper, 0.06)) +
    part([0.2, 0.92], [y + 0.19, y + 0.93], [0.16, 0.44], mix(cloth, light.paper, 0.06));
  const cushions = [style.second, mix(style.second, light.paper, 0.5), light.accents[2]!];
  for (const cy of [y + 1.3, y + 0.5]) {
    const colour = random.pick(cushions);
    drawn += part([0.24, 0.38], [cy, cy + 0.36], [0.44, 0.78], colour);
  }
  drawn += part([0, 0.9], [y, y + 0.2], [0.1, 0.62], cloth);
  return drawn;
}

function coffeeTable(room: Room, y: number): string {
  const { sheet, style, view } = room;
  const { light, random } = sheet;
  const wood = mix(style.wood, light.ink, 0.05);
  let drawn = "";
  if (random.chance(0.5)) {
    const [cx, cy] = view.at([0, y + 0.35, 0.38]);
    const unit = view.scale([0, y + 0.35, 0.38]);
    const [, foot] = view.at([0, y + 0.35, 0]);
    drawn += oval(cx, foot, unit * 0.4, unit * 0.1, light.ink, 0.16);
    for (const dx of [-0.3, 0, 0.3]) drawn += block(cx + unit * dx - 4, cy, 8, foot - cy, light.ink, 3);
    drawn +=
      oval(cx, cy + 8, unit * 0.52, unit * 0.16, mix(wood, light.ink, 0.25)) +
      oval(cx, cy, unit * 0.52, unit * 0.16, mix(wood, light.paper, 0.15));
  } else {
    for (const [x, dy] of [
      [-0.48, 0.6],
      [0.44, 0.6],
      [-0.48, 0.02],
      [0.44, 0.02],
    ] as const)
      drawn += box(room, [x, y + dy, 0], [x + 0.05, y + dy + 0.05, 0.34], mix(wood, light.ink, 0.3));
    drawn += box(room, [-0.54, y, 0.33], [0.54, y + 0.68, 0.38], wood);
  }
  drawn +=
    box(room, [-0.28, y + 0.3, 0.38], [0.06, y + 0.5, 0.41], random.pick(light.accents)) +
    box(room, [-0.24, y + 0.32, 0.41], [0.02, y + 0.5, 0.435], light.paper);
  const [vx, vy] = view.at([0.26, y + 0.35, 0.38]);
  const unit = view.scale([0, y, 0.4]);
  for (const dx of [-0.06, 0, 0.07])
    drawn +=
      path(
        `M${vx},${vy - unit * 0.14} Q${vx + unit * dx},${vy - unit * 0.24} ${vx + unit * dx * 2},${vy - unit * 0.34}`,
        "none",
      ) +
      disc(
        vx + unit * dx * 1.6,
        vy - unit * (0.3 - Math.abs(dx)),
        unit * 0.05,
        random.pick([light.accents[1]!, light.accents[2]!, light.land[1]]),
      );
  return (
    drawn +
    oval(vx, vy - unit * 0.09, unit * 0.055, unit * 0.1, random.pick([light.paper, light.accents[0]!]))
  );
}

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

export function cuisine(sheet: Sheet, { style, scene, isEmpty, size }: Dwelling): string {
  const { light, random } = sheet;
  const room = roomOf(
    sheet,
    { ...style, floor: style.floor === "parquet" || style.floor === "chevron" ? "carrelage" : style.floor },
    { half: 1.95 * Math.min(1.2, size), depth: 3.4, high: 2.55 },
  );
  const { half, depth, view } = room;
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
  const side: -1 | 1 = random.chance(0.5) ? 1 : -1;
  let drawn = shell(room, side);
  // Tiles between worktop and cupboards.
  drawn += plane(
    room,
    [
      [-half, depth - 0.01, 0.9],
      [half, depth - 0.01, 0.9],
      [half, depth - 0.01, 1.5],
      [-half, depth - 0.01, 1.5],
    ],
    mix(light.paper, style.second, 0.18),
  );
  const size2 = random.pick([0.1, 0.15]);
  for (let z = 0.9; z < 1.5; z += size2)
    drawn += edge(
      room,
      [
        [-half, depth - 0.01, z],
        [half, depth - 0.01, z],
      ],
      light.ink,
      1.6,
      0.12,
    );
  for (let x = -half; x < half; x += size2 * random.pick([1, 2]))
    drawn += edge(
      room,
      [
        [x, depth - 0.01, 0.9],
        [x, depth - 0.01, 1.5],
      ],
      light.ink,
      1.6,
      0.1,
    );
  const windowAt = side * half * 0.3;
  drawn += backWindow(room, [windowAt - 0.55, windowAt + 0.55], [1.02, 2.1], scene, { hasCurtains: false });
  const upper = (x0: number, x1: number) => {
    let out = box(room, [x0, depth - 0.36, 1.5], [x1, depth - 0.02, 2.22], front);
    const doors = Math.max(1, Math.round((x1 - x0) / 0.5));
    for (let door = 1; door < doors; door += 1)
      out += edge(
        room,
        [
          [x0 + ((x1 - x0) / doors) * door, depth - 0.36, 1.52],
          [x0 + ((x1 - x0) / doors) * door, depth - 0.36, 2.2],
        ],
        light.ink,
        2.5,
        0.3,
      );
    return out;
  };
  if (side > 0)
    drawn += upper(-half, windowAt - 0.75) + (half - windowAt > 1.2 ? upper(windowAt + 0.75, half) : "");
  else drawn += upper(windowAt + 0.75, half) + (half + windowAt > 1.2 ? upper(-half, windowAt - 0.75) : "");
  const hoodAt = -side * half * 0.42;
  drawn +=
    box(
      room,
      [hoodAt - 0.3, depth - 0.46, 1.56],
      [hoodAt + 0.3, depth - 0.04, 1.68],
      mix(light.stone[1], light.ink, 0.2),
    ) +
    box(
      room,
      [hoodAt - 0.12, depth - 0.3, 1.68],
      [hoodAt + 0.12, depth - 0.04, 2.5],
      mix(light.stone[0], light.ink, 0.1),
    );
  drawn +=
    box(room, [-half, depth - 0.62, 0.08], [half, depth - 0.02, 0.88], front) +
    box(room, [-half, depth - 0.56, 0], [half, depth - 0.5, 0.09], mix(light.ink, front, 0.3)) +
    box(room, [-half, depth - 0.65, 0.86], [half, depth - 0.02, 0.92], top);
  const units = Math.round((half * 2) / 0.56);
  for (let unit = 1; unit < units; unit += 1) {
    const x = -half + ((half * 2) / units) * unit;
    drawn += edge(
      room,
      [
        [x, depth - 0.62, 0.1],
        [x, depth - 0.62, 0.86],
      ],
      light.ink,
      2.5,
      0.3,
    );
  }
  for (let unit = 0; unit < units; unit += 1) {
    const x = -half + ((half * 2) / units) * (unit + 0.5);
    drawn += edge(
      room,
      [
        [x - 0.1, depth - 0.63, 0.78],
        [x + 0.1, depth - 0.63, 0.78],
      ],
      mix(light.ink, light.stone[0], 0.4),
      5,
      0.9,
    );
  }
  // The oven below the hob, the tap below the window.
  drawn +=
    box(
      room,
      [hoodAt - 0.29, depth - 0.635, 0.2],
      [hoodAt + 0.29, depth - 0.6, 0.82],
      mix(light.ink, light.stone[1], 0.15),
    ) +
    box(
      room,
      [hoodAt - 0.22, depth - 0.645, 0.3],
      [hoodAt + 0.22, depth - 0.63, 0.62],
      light.isLit ? "#d98e4a" : mix(light.ink, light.pane, 0.3),
    ) +
    edge(
      room,
      [
        [hoodAt - 0.2, depth - 0.66, 0.7],
        [hoodAt + 0.2, depth - 0.66, 0.7],
      ],
      light.stone[0],
      6,
    );
  drawn += plane(
    room,
    [
      [hoodAt - 0.28, depth - 0.56, 0.925],
      [hoodAt + 0.28, depth - 0.56, 0.925],
      [hoodAt + 0.28, depth - 0.14, 0.925],
      [hoodAt - 0.28, depth - 0.14, 0.925],
    ],
    mix(light.ink, "#101216", 0.5),
  );
  const [tx, ty] = view.at([windowAt, depth - 0.12, 0.92]);
  const unit = view.scale([0, depth, 0.9]);
  drawn += path(
    `M${tx - 4},${ty} L${tx - 4},${ty - unit * 0.26} Q${tx},${ty - unit * 0.36} ${tx + unit * 0.12},${ty - unit * 0.28} L${tx + unit * 0.12},${ty - unit * 0.24} Q${tx + 6},${ty - unit * 0.31} ${tx + 5},${ty - unit * 0.24} L${tx + 5},${ty} Z`,
    mix(light.stone[0], light.ink, 0.3),
  );
  // Things on the worktop.
  for (let thing = 0; thing < 5; thing += 1) {
    const x = random.between(-half + 0.2, half - 0.2);
    if (Math.abs(x - hoodAt) < 0.42 || Math.abs(x - windowAt) < 0.22) continue;
    const [px, py] = view.at([x, depth - 0.3, 0.92]);
    const tall = unit * random.between(0.12, 0.3);
    drawn += random.chance(0.5)
      ? block(px - unit * 0.05, py - tall, unit * 0.1, tall, random.pick(light.accents), 6)
      : oval(px, py - unit * 0.07, unit * 0.09, unit * 0.075, random.pick([...light.accents, "#c98a3d"]));
  }
  drawn += fridge(room, side === 1 ? -1 : 1);
  if (isEmpty) return drawn + pendant(room, 0, depth * 0.5, 2.1, 0.14);
  drawn += random.chance(0.5) ? island(room, front, top) : diningTable(room);
  for (const x of [-0.42, 0.42]) drawn += pendant(room, x, depth * 0.3, 1.86, 0.15);
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

function island(room: Room, front: string, top: string): string {
  const { sheet, style, depth } = room;
  const { light } = sheet;
  let drawn = "";
  for (const x of [-0.62, -0.14, 0.34]) {
    drawn += box(room, [x, depth * 0.2 - 0.34, 0.62], [x + 0.32, depth * 0.2 - 0.06, 0.68], style.second);
    for (const [dx, dy] of [
      [0.02, -0.08],
      [0.26, -0.08],
      [0.02, -0.32],
      [0.26, -0.32],
    ] as const)
      drawn += box(
        room,
        [x + dx, depth * 0.2 + dy, 0],
        [x + dx + 0.04, depth * 0.2 + dy + 0.03, 0.62],
        mix(style.wood, light.ink, 0.3),
      );
  }
  return (
    box(room, [-0.86, depth * 0.24, 0], [0.86, depth * 0.24 + 0.62, 0.88], front) +
    box(room, [-0.94, depth * 0.2, 0.88], [0.94, depth * 0.24 + 0.66, 0.94], top) +
    bowl(room, 0.3, depth * 0.4, 0.94) +
    drawn
  );
}

function diningTable(room: Room): string {
  const { sheet, style, depth } = room;
  const { light } = sheet;
  const wood = mix(style.wood, light.ink, 0.05);
  const y = depth * 0.14;
  const chair = (x: number, at: number, isBehind: boolean) => {
    const colour = mix(style.second, light.ink, 0.06);
    let out = box(room, [x, at, 0.42], [x + 0.4, at + 0.38, 0.46], colour);
    for (const [dx, dy] of [
      [0.02, 0.02],
      [0.35, 0.02],
    ] as const)
      out += box(room, [x + dx, at + dy, 0], [x + dx + 0.04, at + dy + 0.03, 0.42], wood);
    const back = isBehind ? at + 0.35 : at;
    return out + box(room, [x + 0.02, back, 0.5], [x + 0.38, back + 0.04, 0.88], colour);
  };
  let drawn = chair(-0.56, y + 0.78, true) + chair(0.16, y + 0.78, true);
  for (const [x, dy] of [
    [-0.74, 0.02],
    [0.68, 0.02],
  ] as const)
    drawn += box(room, [x, y + dy, 0], [x + 0.06, y + dy + 0.06, 0.72], mix(wood, light.ink, 0.2));
  drawn += box(room, [-0.82, y, 0.71], [0.82, y + 0.84, 0.76], wood) + bowl(room, 0, y + 0.4, 0.76);
  return drawn;
}

function bowl(room: Room, x: number, y: number, z: number): string {
  const { view, sheet } = room;
  const { light } = sheet;
  const [px, py] = view.at([x, y, z]);
  const unit = view.scale([x, y, z]);
  let drawn = "";
  for (const [dx, dy, colour] of [
    [-0.07, 0.1, "#d9503a"],
    [0.04, 0.12, "#e6a93a"],
    [0.1, 0.09, "#8fae4f"],
  ] as const)
    drawn += disc(
      px + unit * dx,
      py - unit * dy,
      unit * 0.055,
      mix(colour, light.veil.colour, light.veil.opacity),
    );
  return (
    drawn +
    path(
      `M${px - unit * 0.17},${py - unit * 0.09} L${px + unit * 0.17},${py - unit * 0.09} Q${px + unit * 0.12},${py} ${px},${py} Q${px - unit * 0.12},${py} ${px - unit * 0.17},${py - unit * 0.09} Z`,
      light.paper,
    )
  );
}

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
  const { half, depth, view } = room;
  const side: -1 | 1 = random.chance(0.5) ? 1 : -1;
  let drawn = shell(room, side);
  const step = random.pick([0.12, 0.2, 0.3]);
  for (let z = 0; z < 2.5; z += step)
    drawn += edge(
      room,
      [
        [-half, depth - 0.01, z],
        [half, depth - 0.01, z],
      ],
      light.paper,
      2,
      0.35,
    );
  for (let x = -half; x < half; x += step)
    drawn += edge(
      room,
      [
        [x, depth - 0.01, 0],
        [x, depth - 0.01, 2.5],
      ],
      light.paper,
      2,
      0.28,
    );
  drawn += backWindow(room, [side * 0.55 - 0.35, side * 0.55 + 0.35], [1.25, 2.1], scene, {
    hasCurtains: false,
    panes: 1,
  });
  const white = mix(light.paper, light.ink, light.isLit ? 0.1 : 0.02);
  if (random.chance(0.55)) {
    drawn += box(
      room,
      [-half + 0.02, depth - 0.78, 0],
      [half - 0.02, depth - 0.04, 0.5],
      mix(tile, light.paper, 0.45),
    );
    drawn += box(room, [-half + 0.02, depth - 0.8, 0.5], [half - 0.02, depth - 0.04, 0.56], white);
    drawn += plane(
      room,
      [
        [-half + 0.14, depth - 0.68, 0.565],
        [half - 0.14, depth - 0.68, 0.565],
        [half - 0.14, depth - 0.14, 0.565],
        [-half + 0.14, depth - 0.14, 0.565],
      ],
      mix(light.sea[0], light.paper, 0.55),
    );
    drawn += edge(
      room,
      [
        [side * 1.1, depth - 0.08, 0.62],
        [side * 1.1, depth - 0.08, 0.82],
        [side * 0.95, depth - 0.2, 0.82],
      ],
      mix(light.stone[1], light.ink, 0.3),
      9,
    );
    drawn += box(
      room,
      [-side * 0.6 - 0.2, depth - 0.8, 0.14],
      [-side * 0.6 + 0.2, depth - 0.76, 0.58],
      style.second,
    );
  } else {
    const x = -side * half;
    const inner = -side * (half - 1);
    drawn += box(
      room,
      [Math.min(x, inner), depth - 0.98, 0],
      [Math.max(x, inner), depth - 0.02, 0.06],
      white,
    );
    drawn +=
      plane(
        room,
        [
          [inner, depth - 0.98, 0.06],
          [inner, depth - 0.02, 0.06],
          [inner, depth - 0.02, 2],
          [inner, depth - 0.98, 2],
        ],
        light.paper,
        0.3,
      ) +
      edge(
        room,
        [
          [inner, depth - 0.98, 0.06],
          [inner, depth - 0.98, 2],
          [inner, depth - 0.02, 2],
        ],
        mix(light.ink, light.stone[1], 0.3),
        6,
      );
    drawn += edge(
      room,
      [
        [-side * (half - 0.35), depth - 0.03, 1],
        [-side * (half - 0.35), depth - 0.03, 2.1],
        [-side * (half - 0.35), depth - 0.3, 2.1],
      ],
      mix(light.stone[1], light.ink, 0.3),
      8,
    );
    drawn +=
      box(room, [side * 0.75 - 0.2, depth - 0.66, 0.1], [side * 0.75 + 0.2, depth - 0.1, 0.42], white) +
      box(room, [side * 0.75 - 0.22, depth - 0.24, 0.42], [side * 0.75 + 0.22, depth - 0.04, 0.84], white);
  }
  // Basin and mirror on the bright side.
  const wood = mix(style.wood, light.paper, 0.1);
  const [x0, x1] = side > 0 ? [half - 0.56, half - 0.02] : [-half + 0.02, -half + 0.56];
  drawn +=
    box(room, [x0, 1.0, 0.28], [x1, 1.95, 0.8], wood) +
    box(room, [x0 - 0.02, 0.98, 0.8], [x1 + 0.02, 1.97, 0.86], white);
  const wall = side * (half - 0.01);
  const pane = (grow: number, fill: string) =>
    plane(
      room,
      [
        [wall, 1.1 - grow, 1.12 - grow],
        [wall, 1.86 + grow, 1.12 - grow],
        [wall, 1.86 + grow, 1.96 + grow],
        [wall, 1.1 - grow, 1.96 + grow],
      ],
      fill,
    );
  drawn +=
    pane(0.03, mix(style.wood, light.ink, 0.2)) +
    pane(0, mix(light.sky[1], light.paper, 0.5)) +
    plane(
      room,
      [
        [wall, 1.26, 1.12],
        [wall, 1.44, 1.12],
        [wall, 1.66, 1.96],
        [wall, 1.48, 1.96],
      ],
      light.paper,
      0.5,
    );
  const [bx, by] = view.at([(x0 + x1) / 2, 1.46, 0.87]);
  const unit = view.scale([0, 1.46, 0.87]);
  drawn +=
    oval(bx, by, unit * 0.24, unit * 0.07, mix(white, light.ink, 0.12)) +
    oval(bx, by - unit * 0.03, unit * 0.24, unit * 0.065, white) +
    oval(bx, by - unit * 0.03, unit * 0.18, unit * 0.04, mix(light.sea[0], light.paper, 0.55));
  for (let towel = 0; towel < 3; towel += 1)
    drawn += box(
      room,
      [-side * (half - 0.12) - 0.18, 0.7, 0.06 + towel * 0.13],
      [-side * (half - 0.12) + 0.18, 1.05, 0.18 + towel * 0.13],
      towel % 2 === 0 ? style.second : light.paper,
    );
  return drawn + plant(room, -side * (half - 0.22), depth * 0.55, 0.7);
}
