import { block, mix, path } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import type { Outlook } from "../outlook.ts";
import { outlook } from "../outlook.ts";
import type { Room } from "./room.ts";
import { plane } from "./room.ts";

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
