import type { Sheet } from "../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path, shape, stroke } from "../../../photos/ink.ts";
import type { Pair, Space, Vec } from "../space.ts";
import { space } from "../space.ts";
import type { Outlook } from "./outlook.ts";
import { outlook } from "./outlook.ts";

/** What a room is furnished in. */
export interface RoomStyle {
  wall: string;
  /** The wall that stands out. */
  feature: string;
  floor: "parquet" | "chevron" | "carrelage" | "tomettes" | "beton";
  wood: string;
  fabric: string;
  second: string;
  hasBeams: boolean;
  hasMouldings: boolean;
}

export interface Room {
  sheet: Sheet;
  view: Space;
  style: RoomStyle;
  /** Metres: half the width, depth, height. */
  half: number;
  depth: number;
  high: number;
}

/** A room seen from one end, its back wall straight ahead. */
export function roomOf(
  sheet: Sheet,
  style: RoomStyle,
  { half, depth, high }: { half: number; depth: number; high: number },
): Room {
  const { width, height, random } = sheet;
  return {
    sheet,
    style,
    half,
    depth,
    high,
    view: space({
      eye: [random.between(-0.25, 0.25) * half, -half * 0.72, 1.38],
      focal: width * 0.62,
      centre: width * random.between(0.46, 0.54),
      horizon: height * 0.5,
    }),
  };
}

export function plane(room: Room, corners: readonly Vec[], fill: string, opacity = 1): string {
  return shape(
    corners.map((corner) => room.view.at(corner)),
    fill,
    opacity,
  );
}

export function edge(
  room: Room,
  corners: readonly Vec[],
  colour: string,
  width: number,
  opacity = 1,
): string {
  return stroke(
    corners.map((corner) => room.view.at(corner)),
    colour,
    width,
    opacity,
  );
}

/** Floor, walls and ceiling, with the light that comes from the side. */
export function shell(room: Room, lightFrom: -1 | 1): string {
  const { sheet, style, half, depth, high } = room;
  const { light, width, height } = sheet;
  const front = -half * 0.7;
  const dim = light.isLit ? 0.22 : light.sun === null ? 0.06 : 0;
  const tone = (colour: string, dark: number) => mix(colour, light.ink, dark + dim);
  const ceiling = mix(light.paper, style.wall, 0.18);
  let drawn = block(0, 0, width, height, tone(style.wall, 0.04));
  for (const side of [-1, 1] as const)
    drawn += plane(
      room,
      [
        [side * half, front, 0],
        [side * half, depth, 0],
        [side * half, depth, high],
        [side * half, front, high],
      ],
      tone(style.wall, side === lightFrom ? 0.14 : 0.02),
    );
  drawn += plane(
    room,
    [
      [-half, depth, 0],
      [half, depth, 0],
      [half, depth, high],
      [-half, depth, high],
    ],
    tone(style.feature, 0.06),
  );
  drawn += plane(
    room,
    [
      [-half, front, high],
      [half, front, high],
      [half, depth, high],
      [-half, depth, high],
    ],
    tone(ceiling, 0.03),
  );
  drawn += floor(room, front);
  const skirting = tone(light.paper, 0.05);
  drawn += box(room, [-half, depth - 0.03, 0], [half, depth, 0.11], skirting);
  for (const side of [-1, 1])
    drawn += plane(
      room,
      [
        [side * half, front, 0],
        [side * half, depth, 0],
        [side * half, depth, 0.11],
        [side * half, front, 0.11],
      ],
      mix(skirting, light.ink, 0.06),
    );
  if (style.hasMouldings)
    for (const [z, opacity] of [
      [high - 0.02, 0.9],
      [high - 0.1, 0.5],
    ] as const)
      drawn += edge(
        room,
        [
          [-half, front, z],
          [-half, depth, z],
          [half, depth, z],
          [half, front, z],
        ],
        light.paper,
        4,
        opacity,
      );
  if (style.hasBeams)
    for (let y = 0.2; y < depth; y += 0.85) {
      const wood = tone(style.wood, 0.18);
      drawn += box(room, [-half, y, high - 0.18], [half, y + 0.2, high], wood);
      drawn += plane(
        room,
        [
          [-half, y, high - 0.18],
          [half, y, high - 0.18],
          [half, y + 0.2, high - 0.18],
          [-half, y + 0.2, high - 0.18],
        ],
        mix(wood, light.ink, 0.3),
      );
    }
  return drawn;
}

function floor(room: Room, front: number): string {
  const { sheet, style, half, depth } = room;
  const { light, random } = sheet;
  const base =
    style.floor === "carrelage"
      ? mix(light.stone[0], light.paper, 0.35)
      : style.floor === "beton"
        ? mix(light.stone[0], light.stone[1], 0.4)
        : style.floor === "tomettes"
          ? "#b5694d"
          : style.wood;
  const colour = mix(base, light.ink, light.isLit ? 0.3 : 0.04);
  let drawn = plane(
    room,
    [
      [-half, front, 0],
      [half, front, 0],
      [half, depth, 0],
      [-half, depth, 0],
    ],
    colour,
  );
  const joint = (from: Vec, to: Vec, opacity = 0.2) => edge(room, [from, to], light.ink, 2, opacity);
  if (style.floor === "parquet") {
    for (let x = -half; x < half; x += 0.16) {
      drawn += joint([x, front, 0], [x, depth, 0], 0.16);
      const y = random.between(front, depth);
      drawn += joint([x, y, 0], [x + 0.16, y, 0], 0.26);
      if (random.chance(0.3))
        drawn += plane(
          room,
          [
            [x, y, 0],
            [x + 0.16, y, 0],
            [x + 0.16, Math.min(depth, y + 1.2), 0],
            [x, Math.min(depth, y + 1.2), 0],
          ],
          random.chance(0.5) ? light.ink : light.paper,
          0.06,
        );
    }
  } else if (style.floor === "chevron") {
    for (let x = -half; x < half; x += 0.5) {
      drawn += joint([x, front, 0], [x, depth, 0], 0.14);
      for (let y = front; y < depth; y += 0.16)
        drawn +=
          joint([x, y, 0], [x + 0.25, Math.min(depth, y + 0.24), 0], 0.12) +
          joint([x + 0.25, Math.min(depth, y + 0.24), 0], [x + 0.5, y, 0], 0.12);
    }
  } else if (style.floor !== "beton") {
    const size = style.floor === "tomettes" ? 0.22 : 0.6;
    for (let x = -half; x < half; x += size) drawn += joint([x, front, 0], [x, depth, 0], 0.12);
    for (let y = front; y < depth; y += size) drawn += joint([-half, y, 0], [half, y, 0], 0.12);
  }
  return drawn;
}

/** An upright box; only the sides that can be seen are drawn. */
export function box(room: Room, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec, colour: string): string {
  const { view, sheet } = room;
  const { light } = sheet;
  const [ex, , ez] = view.eye;
  let drawn = "";
  if (z1 < ez)
    drawn += plane(
      room,
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      mix(colour, light.paper, 0.26),
    );
  if (z0 > ez)
    drawn += plane(
      room,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      mix(colour, light.ink, 0.34),
    );
  const side = ex < x0 ? x0 : ex > x1 ? x1 : null;
  if (side !== null)
    drawn += plane(
      room,
      [
        [side, y0, z0],
        [side, y1, z0],
        [side, y1, z1],
        [side, y0, z1],
      ],
      mix(colour, light.ink, 0.2),
    );
  return (
    drawn +
    plane(
      room,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      colour,
    )
  );
}

/** A window in the back wall with what is to be seen from it. */
export function backWindow(
  room: Room,
  [x0, x1]: Pair,
  [z0, z1]: Pair,
  scene: Outlook,
  {
    panes = 2,
    hasCurtains = true,
    isDoor = false,
  }: { panes?: number; hasCurtains?: boolean; isDoor?: boolean } = {},
): string {
  const { view, sheet, depth, style } = room;
  const { light } = sheet;
  const [left, top] = view.at([x0, depth, z1]);
  const [right, bottom] = view.at([x1, depth, z0]);
  const [wide, tall] = [right - left, bottom - top];
  const frame = mix(light.paper, light.ink, light.isLit ? 0.2 : 0.03);
  let drawn =
    block(left - 12, top - 12, wide + 24, tall + 24, frame, 2) +
    `<svg x="${Math.round(left)}" y="${Math.round(top)}" width="${Math.round(wide)}" height="${Math.round(tall)}" viewBox="0 0 ${Math.round(wide)} ${Math.round(tall)}">${outlook({ ...sheet, width: Math.round(wide), height: Math.round(tall) }, scene)}</svg>`;
  for (let pane = 1; pane < panes; pane += 1)
    drawn += block(left + (wide / panes) * pane - 5, top, 10, tall, frame);
  if (!isDoor) drawn += block(left - 26, bottom + 10, wide + 52, 13, mix(frame, light.ink, 0.08), 2);
  else
    for (let pane = 0; pane < panes; pane += 1)
      drawn += block(left + (wide / panes) * (pane + 0.88), top + tall * 0.55, 6, 34, light.ink, 3);
  if (hasCurtains) {
    const cloth = style.second;
    const rod = top - 34;
    drawn += block(left - 90, rod - 4, wide + 180, 8, mix(light.ink, style.wood, 0.4), 4);
    for (const side of [-1, 1]) {
      const start = side === -1 ? left - 84 : right + 84;
      const inward = -side * Math.min(110, wide * 0.24 + 50);
      const low = isDoor ? bottom : bottom + 46;
      drawn += path(
        `M${start},${rod} L${start + inward},${rod} Q${start + inward * 0.92},${(rod + low) / 2} ${start + inward * 0.8},${low} L${start - inward * 0.06},${low} Z`,
        cloth,
      );
      for (const fold of [0.25, 0.5, 0.75])
        drawn += path(
          `M${start + inward * fold},${rod} L${start + inward * (fold + 0.1)},${rod} L${start + inward * (fold + 0.06) * 0.9},${low} L${start + inward * fold * 0.86},${low} Z`,
          light.ink,
          0.12,
        );
    }
  }
  return drawn;
}

/** A window in a side wall, and its light on the floor. */
export function sideWindow(room: Room, side: -1 | 1, [y0, y1]: Pair, [z0, z1]: Pair): string {
  const { sheet, half } = room;
  const { light } = sheet;
  const x = side * half;
  const pane = (a: number, b: number, c: number, d: number, fill: string, opacity = 1) =>
    plane(
      room,
      [
        [x, a, c],
        [x, b, c],
        [x, b, d],
        [x, a, d],
      ],
      fill,
      opacity,
    );
  const frame = mix(light.paper, light.ink, light.isLit ? 0.2 : 0.05);
  const low = z0 + (z1 - z0) * 0.42;
  let drawn = pane(y0 - 0.07, y1 + 0.07, z0 - 0.07, z1 + 0.07, frame);
  drawn += pane(y0, y1, z0, z1, light.sky[1]) + pane(y0, y1, z0, (low + z1) / 2, light.sky[2]);
  drawn +=
    pane(y0, y1, z0, low, mix(light.land[0], light.sky[2], 0.3)) +
    pane(y0, y1, z0, z0 + (low - z0) * 0.5, light.land[1]);
  const middle = (y0 + y1) / 2;
  drawn += pane(middle - 0.03, middle + 0.03, z0, z1, frame);
  if (light.sun === null) return drawn;
  const reach = side * -1.25;
  return (
    drawn +
    plane(
      room,
      [
        [x + reach * 0.55, y0, 0],
        [x + reach * 0.55, y1, 0],
        [x + reach * 1.9, y1 - 0.35, 0],
        [x + reach * 1.9, y0 - 0.35, 0],
      ],
      light.isLit ? light.sun.halo : light.sun.colour,
      light.isLit ? 0.2 : 0.3,
    )
  );
}

export function rug(room: Room, [x0, y0]: Pair, [x1, y1]: Pair, colours: readonly string[]): string {
  const at = (grow: number, fill: string, opacity = 1) =>
    plane(
      room,
      [
        [x0 + grow, y0 + grow, 0.005],
        [x1 - grow, y0 + grow, 0.005],
        [x1 - grow, y1 - grow, 0.005],
        [x0 + grow, y1 - grow, 0.005],
      ],
      fill,
      opacity,
    );
  let drawn = at(0, colours[0]!) + at(0.14, colours[1]!) + at(0.2, colours[0]!);
  for (let x = x0 + 0.4; x < x1 - 0.3; x += 0.42)
    drawn += plane(
      room,
      [
        [x, (y0 + y1) / 2, 0.006],
        [x + 0.16, y0 + 0.4, 0.006],
        [x + 0.32, (y0 + y1) / 2, 0.006],
        [x + 0.16, y1 - 0.4, 0.006],
      ],
      colours[1]!,
      0.7,
    );
  return drawn;
}

/** Pictures on the back wall: a sun, hills, sails, or a few shapes. */
export function frame(room: Room, x: number, z: number, wide: number, tall: number): string {
  const { sheet, view, depth } = room;
  const { light, random } = sheet;
  const [left, top] = view.at([x, depth, z + tall]);
  const [right, bottom] = view.at([x + wide, depth, z]);
  const [w, h] = [right - left, bottom - top];
  const ink = random.pick(light.accents.slice(0, 4));
  const other = random.pick(light.accents);
  let drawn =
    block(left + 6, top + 8, w, h, light.ink, 0, 0.16) +
    block(left, top, w, h, mix(light.ink, random.pick(["#8a6242", "#2a2a2a", "#d9cdb8"]), 0.7)) +
    block(left + 6, top + 6, w - 12, h - 12, light.paper);
  const [il, it, iw, ih] = [left + w * 0.16, top + h * 0.14, w * 0.68, h * 0.72];
  const motif = random.whole(0, 3);
  drawn += block(il, it, iw, ih, mix(ink, light.paper, 0.65));
  if (motif === 0)
    drawn +=
      disc(il + iw * 0.6, it + ih * 0.34, iw * 0.2, other) + block(il, it + ih * 0.6, iw, ih * 0.4, ink);
  if (motif === 1)
    drawn += path(
      `M${il},${it + ih} L${il},${it + ih * 0.6} Q${il + iw * 0.3},${it + ih * 0.3} ${il + iw * 0.6},${it + ih * 0.62} T${il + iw},${it + ih * 0.5} L${il + iw},${it + ih} Z`,
      ink,
    );
  if (motif === 2)
    drawn +=
      shape(
        [
          [il + iw * 0.5, it + ih * 0.12],
          [il + iw * 0.82, it + ih * 0.72],
          [il + iw * 0.5, it + ih * 0.72],
        ],
        ink,
      ) +
      shape(
        [
          [il + iw * 0.46, it + ih * 0.24],
          [il + iw * 0.46, it + ih * 0.72],
          [il + iw * 0.2, it + ih * 0.72],
        ],
        other,
      ) +
      block(il, it + ih * 0.78, iw, ih * 0.22, ink);
  if (motif === 3)
    drawn +=
      disc(il + iw * 0.36, it + ih * 0.4, iw * 0.26, ink) +
      disc(il + iw * 0.62, it + ih * 0.6, iw * 0.24, other, 0.85);
  return drawn;
}

/** A lamp that hangs from the ceiling. */
export function pendant(room: Room, x: number, y: number, z: number, size: number): string {
  const { view, sheet, high, style } = room;
  const { light } = sheet;
  const [px, py] = view.at([x, y, z]);
  const [, top] = view.at([x, y, high]);
  const r = view.scale([x, y, z]) * size;
  const isBall = style.hasMouldings;
  return (
    block(px - 1.5, top, 3, py - top, light.ink) +
    (light.isLit ? glow(px, py + r * 0.3, r * 3.4, light.pane, 0.3) : "") +
    (isBall
      ? disc(px, py, r * 0.9, light.isLit ? light.pane : light.paper) +
        disc(px - r * 0.25, py - r * 0.25, r * 0.3, light.paper, 0.7)
      : path(
          `M${px - r},${py + r * 0.5} Q${px - r * 0.9},${py - r * 0.5} ${px},${py - r * 0.55} Q${px + r * 0.9},${py - r * 0.5} ${px + r},${py + r * 0.5} Z`,
          style.second,
        ) +
        oval(px, py + r * 0.5, r, r * 0.14, light.isLit ? light.pane : mix(light.paper, style.second, 0.3)))
  );
}

export function floorLamp(room: Room, x: number, y: number): string {
  const { view, sheet } = room;
  const { light } = sheet;
  const [px, foot] = view.at([x, y, 0]);
  const unit = view.scale([x, y, 0]);
  const top = foot - unit * 1.6;
  return (
    oval(px, foot, unit * 0.16, unit * 0.04, light.ink) +
    block(px - 3, top, 6, unit * 1.6, light.ink) +
    (light.isLit ? glow(px, top, unit * 1.1, light.pane, 0.36) : "") +
    shape(
      [
        [px - unit * 0.14, top - unit * 0.16],
        [px + unit * 0.14, top - unit * 0.16],
        [px + unit * 0.24, top + unit * 0.16],
        [px - unit * 0.24, top + unit * 0.16],
      ],
      light.isLit ? light.pane : mix(light.paper, light.sand[0], 0.4),
    )
  );
}

/** A plant in a pot: large leaves, or thin ones. */
export function plant(room: Room, x: number, y: number, tall: number): string {
  const { view, sheet } = room;
  const { light, random } = sheet;
  const [px, foot] = view.at([x, y, 0]);
  const unit = view.scale([x, y, 0]) * tall;
  const leaf = mix(light.land[2], light.land[1], random.next() * 0.5);
  let drawn = oval(px, foot, unit * 0.2, unit * 0.04, light.ink, 0.2);
  const isBroad = random.chance(0.55);
  for (let index = 0; index < (isBroad ? 9 : 15); index += 1) {
    const turn = (index / (isBroad ? 9 : 15) - 0.5) * 2.4 + random.between(-0.1, 0.1);
    const reach = unit * random.between(0.5, 0.78);
    const [tx, ty] = [px + Math.sin(turn) * reach, foot - unit * 0.26 - Math.cos(turn) * reach];
    drawn += stroke(
      [
        [px, foot - unit * 0.25],
        [tx, ty],
      ],
      leaf,
      isBroad ? 4 : 3,
    );
    drawn += isBroad
      ? oval(
          tx,
          ty,
          unit * 0.09,
          unit * 0.17,
          index % 2 === 0 ? leaf : mix(leaf, light.glint, 0.2),
          1,
          (turn * 180) / Math.PI,
        )
      : oval(
          (px + tx) / 2,
          (foot - unit * 0.25 + ty) / 2,
          unit * 0.03,
          reach * 0.52,
          index % 2 === 0 ? leaf : mix(leaf, light.glint, 0.2),
          1,
          (turn * 180) / Math.PI,
        );
  }
  return (
    drawn +
    shape(
      [
        [px - unit * 0.16, foot - unit * 0.28],
        [px + unit * 0.16, foot - unit * 0.28],
        [px + unit * 0.12, foot],
        [px - unit * 0.12, foot],
      ],
      random.pick([light.paper, light.accents[1]!, light.stone[0], light.accents[0]!]),
    )
  );
}

/** A heater below a window. */
export function radiator(room: Room, x: number, wide: number): string {
  const { depth, sheet } = room;
  const white = mix(sheet.light.paper, sheet.light.ink, 0.06);
  let drawn = box(room, [x, depth - 0.14, 0.14], [x + wide, depth - 0.02, 0.68], white);
  for (let rib = x + 0.08; rib < x + wide; rib += 0.12)
    drawn += edge(
      room,
      [
        [rib, depth - 0.14, 0.18],
        [rib, depth - 0.14, 0.64],
      ],
      sheet.light.ink,
      2.5,
      0.14,
    );
  return drawn;
}

/** Shelves against the back wall with books and pots. */
export function shelves(room: Room, x: number, wide: number, tall: number): string {
  const { sheet, depth, style, view } = room;
  const { light, random } = sheet;
  const wood = mix(style.wood, light.ink, 0.08);
  let drawn = box(room, [x, depth - 0.32, 0], [x + wide, depth - 0.02, tall], mix(wood, light.ink, 0.4));
  const rows = Math.max(2, Math.round(tall / 0.42));
  for (let row = 0; row < rows; row += 1) {
    const z = (row / rows) * tall + 0.05;
    let at = x + 0.06;
    while (at < x + wide - 0.14) {
      const thick = random.between(0.03, 0.07);
      const high = (tall / rows) * random.between(0.5, 0.78);
      if (random.chance(0.16)) at += random.between(0.1, 0.24);
      else
        drawn += box(
          room,
          [at, depth - 0.32, z],
          [at + thick, depth - 0.2, z + high],
          random.pick([...light.accents, light.paper, style.second, style.fabric]),
        );
      at += thick + 0.004;
    }
    if (random.chance(0.35)) {
      const [px, py] = view.at([x + wide * random.between(0.3, 0.7), depth - 0.33, z]);
      const unit = view.scale([0, depth, 0]);
      drawn += oval(px, py - unit * 0.1, unit * 0.08, unit * 0.1, random.pick(light.accents));
    }
  }
  for (let row = 0; row <= rows; row += 1)
    drawn += box(
      room,
      [x, depth - 0.34, (row / rows) * tall],
      [x + wide, depth - 0.32, (row / rows) * tall + 0.035],
      wood,
    );
  for (const post of [x, x + wide - 0.04])
    drawn += box(room, [post, depth - 0.34, 0], [post + 0.04, depth - 0.32, tall], wood);
  return drawn;
}

/** A chair seen from its front, at a table or by a window. */
export function armchair(room: Room, x: number, y: number, colour: string): string {
  const wood = mix(room.style.wood, room.sheet.light.ink, 0.2);
  let drawn = "";
  for (const [dx, dy] of [
    [0.06, 0.62],
    [0.66, 0.62],
  ] as const)
    drawn += box(room, [x + dx, y + dy, 0], [x + dx + 0.05, y + dy + 0.05, 0.2], wood);
  drawn += box(
    room,
    [x + 0.04, y + 0.6, 0.18],
    [x + 0.74, y + 0.76, 0.86],
    mix(colour, room.sheet.light.ink, 0.12),
  );
  drawn += box(room, [x, y + 0.04, 0.18], [x + 0.14, y + 0.7, 0.58], colour);
  drawn += box(room, [x + 0.64, y + 0.04, 0.18], [x + 0.78, y + 0.7, 0.58], colour);
  drawn += box(
    room,
    [x + 0.13, y + 0.02, 0.2],
    [x + 0.65, y + 0.6, 0.42],
    mix(colour, room.sheet.light.paper, 0.12),
  );
  for (const dx of [0.03, 0.7])
    drawn += box(room, [x + dx, y + 0.04, 0], [x + dx + 0.05, y + 0.09, 0.18], wood);
  return drawn;
}
