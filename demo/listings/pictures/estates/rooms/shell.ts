import { block, mix } from "../../../../photos/ink.ts";
import type { Vec } from "../../space.ts";
import type { Room } from "./room.ts";
import { box, edge, plane } from "./room.ts";

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
