import type { Sheet } from "../../../../photos/ink.ts";
import { glow, mix } from "../../../../photos/ink.ts";
import type { Outlook } from "../outlook.ts";
import { pendant, plant } from "./furnishings.ts";
import type { RoomStyle } from "./room.ts";
import { box, edge, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow, sideWindow } from "./windows.ts";

/** Rooms that nobody lives in. */
export function shopRoom(sheet: Sheet, style: RoomStyle, scene: Outlook): string {
  const { light, random } = sheet;
  const room = roomOf(
    sheet,
    { ...style, floor: random.pick(["beton", "parquet", "carrelage"]), hasBeams: false },
    { half: 2.5, depth: 5, high: 3 },
  );
  const { half, depth } = room;
  let drawn =
    shell(room, 1) + backWindow(room, [-1.7, 1.7], [0.25, 2.4], scene, { hasCurtains: false, panes: 3 });
  for (const side of [-1, 1] as const)
    for (let bay = 0; bay < 3; bay += 1) {
      const y = 0.5 + bay * 1.4;
      const [x0, x1] = side > 0 ? [half - 0.4, half] : [-half, -half + 0.4];
      for (const z of [0.4, 0.95, 1.5, 2.05]) {
        drawn += box(room, [x0, y, z], [x1, y + 1.2, z + 0.04], mix(style.wood, light.ink, 0.1));
        if (z < 2)
          for (let item = 0; item < 5; item += 1)
            drawn += box(
              room,
              [x0 + 0.08, y + 1 - item * 0.22, z + 0.04],
              [x1 - 0.08, y + 1.12 - item * 0.22, z + random.between(0.16, 0.4)],
              random.pick(light.accents),
            );
      }
    }
  drawn +=
    box(room, [-0.9, depth * 0.42, 0], [0.9, depth * 0.42 + 0.6, 0.94], mix(style.fabric, light.paper, 0.1)) +
    box(room, [-1, depth * 0.42 - 0.05, 0.94], [1, depth * 0.42 + 0.65, 1], style.wood) +
    box(
      room,
      [0.3, depth * 0.42 + 0.1, 1],
      [0.62, depth * 0.42 + 0.4, 1.24],
      mix(light.ink, light.stone[1], 0.2),
    );
  for (const x of [-0.7, 0, 0.7]) drawn += pendant(room, x, depth * 0.4, 2.05, 0.16);
  return drawn + plant(room, -1.8, depth - 0.4, 1.1);
}

/** An office, or a room for meetings. */
export function officeRoom(sheet: Sheet, style: RoomStyle, scene: Outlook, isMeeting: boolean): string {
  const { light, random } = sheet;
  const room = roomOf(
    sheet,
    { ...style, floor: "beton", hasBeams: false, hasMouldings: false },
    { half: 2.8, depth: 5, high: 2.75 },
  );
  const { half, depth } = room;
  let drawn =
    shell(room, -1) +
    backWindow(room, [-half * 0.86, half * 0.86], [0.85, 2.35], scene, { hasCurtains: false, panes: 5 }) +
    sideWindow(room, -1, [1.2, 3.4], [0.9, 2.3]);
  for (const x of [-1.3, 0, 1.3]) {
    const strip = (y: number) =>
      plane(
        room,
        [
          [x - 0.1, y, 2.74],
          [x + 0.1, y, 2.74],
          [x + 0.1, y + 1.2, 2.74],
          [x - 0.1, y + 1.2, 2.74],
        ],
        light.isLit ? light.pane : light.paper,
      );
    drawn += strip(0.4) + strip(2.2);
  }
  const chair = (x: number, y: number) =>
    box(room, [x - 0.03, y + 0.2, 0], [x + 0.03, y + 0.26, 0.44], light.ink) +
    box(room, [x - 0.24, y, 0.44], [x + 0.24, y + 0.44, 0.52], style.second) +
    box(room, [x - 0.22, y + 0.4, 0.56], [x + 0.22, y + 0.46, 1], style.second);
  if (isMeeting) {
    for (const x of [-1, 0, 1]) drawn += chair(x, 2.9);
    drawn +=
      box(room, [-1.5, 1.5, 0.72], [1.5, 2.7, 0.78], style.wood) +
      box(room, [-0.5, 1.95, 0], [0.5, 2.25, 0.72], mix(style.wood, light.ink, 0.3));
    for (const x of [-0.9, 0.2, 0.9])
      drawn += box(room, [x, 1.8, 0.78], [x + 0.34, 2.05, 0.8], random.pick(light.accents));
    return (
      drawn +
      plant(room, half - 0.5, depth - 0.5, 1.5) +
      (light.isLit ? glow(sheet.width / 2, 60, 300, light.pane, 0.2) : "")
    );
  }
  for (const [x, y] of [
    [-1.7, 3.2],
    [0.4, 3.2],
    [-1.9, 1.2],
    [0.7, 1.2],
  ] as const) {
    drawn += chair(x + 0.7, y + 0.66);
    drawn += box(room, [x, y, 0.7], [x + 1.4, y + 0.68, 0.74], style.wood);
    for (const leg of [x + 0.04, x + 1.3])
      drawn += box(room, [leg, y + 0.04, 0], [leg + 0.06, y + 0.1, 0.7], mix(light.ink, light.stone[1], 0.3));
    drawn +=
      box(room, [x + 0.42, y + 0.36, 0.82], [x + 0.98, y + 0.4, 1.18], mix(light.ink, "#15181d", 0.4)) +
      box(room, [x + 0.66, y + 0.4, 0.74], [x + 0.74, y + 0.44, 0.84], light.ink) +
      edge(
        room,
        [
          [x + 0.46, y + 0.355, 0.9],
          [x + 0.9, y + 0.355, 0.9],
        ],
        light.accents[2]!,
        5,
        0.8,
      );
  }
  return drawn + plant(room, -half + 0.5, depth - 0.5, 1.4);
}

/** Inside a garage or a cellar. */
export function garageRoom(sheet: Sheet, style: RoomStyle, hasThings: boolean): string {
  const { light, random } = sheet;
  const room = roomOf(
    sheet,
    {
      ...style,
      wall: light.stone[0],
      feature: mix(light.stone[0], light.stone[1], 0.3),
      floor: "beton",
      hasBeams: false,
      hasMouldings: false,
    },
    { half: 1.5, depth: 5.2, high: 2.4 },
  );
  const { half, depth } = room;
  let drawn = shell(room, 1);
  for (let z = 0.2; z < 2.4; z += 0.2)
    drawn += edge(
      room,
      [
        [-half, depth - 0.01, z],
        [half, depth - 0.01, z],
      ],
      light.ink,
      2,
      0.12,
    );
  const lampAt = room.view.at([0, 2.6, 2.36]);
  drawn +=
    plane(
      room,
      [
        [-0.08, 2, 2.38],
        [0.08, 2, 2.38],
        [0.08, 3.2, 2.38],
        [-0.08, 3.2, 2.38],
      ],
      light.paper,
    ) + glow(lampAt[0], lampAt[1], 240, light.isLit ? light.pane : light.paper, 0.3);
  if (!hasThings)
    return (
      drawn +
      plane(
        room,
        [
          [-1.2, 0.3, 0.004],
          [1.2, 0.3, 0.004],
          [1.2, 0.36, 0.004],
          [-1.2, 0.36, 0.004],
        ],
        light.accents[2]!,
      )
    );
  for (const z of [0.5, 1.1, 1.7]) {
    drawn += box(room, [-1.3, depth - 0.5, z], [1.3, depth - 0.05, z + 0.05], style.wood);
    for (let item = 0; item < 6; item += 1)
      drawn += box(
        room,
        [-1.2 + item * 0.42, depth - 0.45, z + 0.05],
        [-0.9 + item * 0.42, depth - 0.15, z + random.between(0.18, 0.45)],
        random.pick([...light.accents, "#a97b52", light.stone[1]]),
      );
  }
  drawn +=
    box(room, [half - 0.62, 2.2, 0], [half - 0.02, 3.8, 0.86], mix(style.wood, light.ink, 0.15)) +
    box(room, [half - 0.68, 2.15, 0.86], [half - 0.02, 3.85, 0.92], style.wood);
  for (const z of [0.02, 0.26, 0.5])
    drawn += box(room, [-half + 0.05, 3.6, z], [-half + 0.65, 4.2, z + 0.2], mix(light.ink, "#15181d", 0.5));
  return drawn;
}
