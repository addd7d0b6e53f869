import type { Sheet } from "../../../../photos/ink.ts";
import { mix, oval } from "../../../../photos/ink.ts";
import type { Dwelling } from "./dwelling.ts";
import { plant } from "./furnishings.ts";
import { box, edge, plane, roomOf } from "./room.ts";
import { shell } from "./shell.ts";
import { backWindow } from "./windows.ts";

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
