import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path } from "../../../../photos/ink.ts";
import type { Dwelling } from "./dwelling.ts";
import { armchair, floorLamp, frame, pendant, plant, radiator, rug, shelves } from "./furnishings.ts";
import type { Room } from "./room.ts";
import { box, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow, sideWindow } from "./windows.ts";

/** A living room with its sofa, or bare. */
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
