import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, oval, path } from "../../../../photos/ink.ts";
import type { Dwelling } from "./dwelling.ts";
import { pendant } from "./furnishings.ts";
import { diningTable, island } from "./kitchen-tables.ts";
import type { Room } from "./room.ts";
import { box, edge, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow } from "./windows.ts";

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
