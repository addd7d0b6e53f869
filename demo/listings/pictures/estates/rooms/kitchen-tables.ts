import { disc, mix, path } from "../../../../photos/ink.ts";
import type { Room } from "./room.ts";
import { box } from "./room.ts";

/** A kitchen island with three stools. */
export function island(room: Room, front: string, top: string): string {
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

/** A table with its chairs. */
export function diningTable(room: Room): string {
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
