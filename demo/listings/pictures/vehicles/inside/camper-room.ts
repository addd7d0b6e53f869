import type { Sheet } from "../../../../photos/ink.ts";
import { glow, mix } from "../../../../photos/ink.ts";
import type { Outlook } from "../../estates/outlook.ts";
import type { RoomStyle } from "../../estates/rooms/room.ts";
import { box, edge, plane, roomOf } from "../../estates/rooms/room.ts";
import { shell } from "../../estates/rooms/shell.ts";
import { backWindow } from "../../estates/rooms/windows.ts";

/** The living room of a motorhome: kitchen on one side, table on the other, the bed at the end. */
export function camperRoom(sheet: Sheet, style: RoomStyle, scene: Outlook, isNight: boolean): string {
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
  const { half, depth } = room;
  const wood = mix(style.wood, light.ink, light.isLit ? 0.2 : 0.04);
  let drawn =
    shell(room, 1) + backWindow(room, [-0.52, 0.52], [1.02, 1.62], scene, { hasCurtains: true, panes: 1 });
  // Lockers below the ceiling run along both sides.
  for (const [x0, x1] of [
    [-half, -half + 0.34],
    [half - 0.34, half],
  ] as const) {
    drawn += box(room, [x0, 0.1, 1.62], [x1, depth - 0.05, 2.0], mix(wood, light.paper, 0.3));
    const inner = x0 < 0 ? x1 : x0;
    for (let y = 0.9; y < depth; y += 0.8)
      drawn += edge(
        room,
        [
          [inner, y, 1.64],
          [inner, y, 1.98],
        ],
        light.ink,
        3,
        0.3,
      );
  }
  drawn +=
    box(room, [-half, depth - 1.35, 0], [half, depth - 0.03, 0.6], wood) +
    box(room, [-half + 0.02, depth - 1.33, 0.6], [half - 0.02, depth - 0.04, 0.78], light.paper) +
    box(room, [-half + 0.02, depth - 1.34, 0.58], [half - 0.02, depth - 0.6, 0.82], style.fabric);
  for (const x of [-0.86, 0.16])
    drawn += box(
      room,
      [x, depth - 0.34, 0.78],
      [x + 0.7, depth - 0.08, 0.98],
      mix(light.paper, style.second, 0.2),
    );
  const side = random.chance(0.5) ? 1 : -1;
  const wall = (a: number, b: number): [number, number] =>
    side > 0 ? [half - b, half - a] : [-half + a, -half + b];
  const other = (a: number, b: number): [number, number] =>
    side > 0 ? [-half + a, -half + b] : [half - b, half - a];
  const [k0, k1] = wall(0, 0.56);
  drawn +=
    box(room, [k0, 1.1, 0], [k1, 2.6, 0.88], mix(wood, light.paper, 0.2)) +
    box(room, [k0 - 0.02, 1.06, 0.88], [k1 + 0.02, 2.62, 0.93], mix(light.ink, light.stone[1], 0.5));
  const inner = side > 0 ? k0 : k1;
  for (const y of [1.5, 2.0])
    drawn += edge(
      room,
      [
        [inner, y, 0.06],
        [inner, y, 0.84],
      ],
      light.ink,
      3,
      0.3,
    );
  drawn += plane(
    room,
    [
      [(k0 + k1) / 2 - 0.16, 2.1, 0.935],
      [(k0 + k1) / 2 + 0.16, 2.1, 0.935],
      [(k0 + k1) / 2 + 0.16, 2.5, 0.935],
      [(k0 + k1) / 2 - 0.16, 2.5, 0.935],
    ],
    mix(light.stone[0], light.paper, 0.4),
  );
  const pane = side * (half - 0.005);
  const glass = (y0: number, y1: number, x: number) =>
    plane(
      room,
      [
        [x, y0, 1.08],
        [x, y1, 1.08],
        [x, y1, 1.52],
        [x, y0, 1.52],
      ],
      light.sky[1],
    ) +
    plane(
      room,
      [
        [x, y0, 1.08],
        [x, y1, 1.08],
        [x, y1, 1.22],
        [x, y0, 1.22],
      ],
      mix(light.land[0], light.sky[2], 0.3),
    );
  drawn += glass(1.3, 2.2, pane) + glass(0.7, 1.9, -pane);
  const [b0, b1] = other(0, 0.5);
  drawn +=
    box(room, [b0, 1.75, 0], [b1, 2.2, 1.16], mix(style.fabric, light.ink, 0.1)) +
    box(room, [b0, 1.35, 0], [b1, 1.78, 0.46], style.fabric);
  const [t0, t1] = other(0.04, 0.86);
  drawn +=
    box(
      room,
      [(t0 + t1) / 2 - 0.05, 0.95, 0],
      [(t0 + t1) / 2 + 0.05, 1.05, 0.7],
      mix(light.stone[1], light.ink, 0.2),
    ) +
    box(room, [t0, 0.72, 0.7], [t1, 1.3, 0.74], wood) +
    box(room, [t0 + 0.2, 0.9, 0.74], [t0 + 0.32, 1, 0.86], style.second) +
    box(room, [b0, 0.1, 0], [b1, 0.5, 0.46], style.fabric);
  if (isNight || light.isLit) {
    for (const y of [1, 2, 3]) {
      const [px, py] = room.view.at([0, y, 2]);
      drawn += glow(px, py, 120, light.pane, 0.4);
    }
  }
  return drawn;
}
