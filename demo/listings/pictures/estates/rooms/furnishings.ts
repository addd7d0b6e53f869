import { block, disc, glow, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import type { Room } from "./room.ts";
import { box, edge, plane } from "./room.ts";

/** A rug on the floor; metres of its near left and far right corner. */
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

/** A lamp that stands on the floor at `x`, `y`. */
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
