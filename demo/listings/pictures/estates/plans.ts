import type { Sheet } from "../../../photos/ink.ts";
import { arcStroke, block, disc, mix, oval, shape, stroke } from "../../../photos/ink.ts";

type RoomUse = "sejour" | "cuisine" | "chambre" | "bain" | "entree" | "bureau";

interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
  use: RoomUse;
}

/** The floor plan of a dwelling with as many bedrooms, as an agency hands it out. */
export function floorPlan(sheet: Sheet, bedrooms: number): string {
  const { width, height, light, random } = sheet;
  const [paper, ink] = [mix(light.paper, "#ffffff", 0.4), mix(light.ink, "#1c2733", 0.5)];
  const w = width * (0.42 + Math.min(4, bedrooms) * 0.06);
  const h = height * (0.52 + Math.min(4, bedrooms) * 0.05);
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  let drawn = block(0, 0, width, height, paper);
  for (let line = 0; line < width; line += 40)
    drawn +=
      block(line, 0, 1.5, height, light.accents[0]!, 0, 0.07) +
      block(0, line, width, 1.5, light.accents[0]!, 0, 0.07);
  const cells = layout(x, y, w, h, bedrooms, random.chance(0.5));
  drawn += block(x - 16, y - 16, w + 32, h + 32, ink);
  const tints: Readonly<Record<RoomUse, string>> = {
    sejour: mix(light.accents[2]!, paper, 0.72),
    cuisine: mix(light.accents[1]!, paper, 0.76),
    chambre: mix(light.accents[0]!, paper, 0.74),
    bain: mix(light.sea[0], paper, 0.55),
    entree: mix(light.stone[0], paper, 0.4),
    bureau: mix(light.accents[3]!, paper, 0.72),
  };
  for (const cell of cells) drawn += block(cell.x + 5, cell.y + 5, cell.w - 10, cell.h - 10, tints[cell.use]);
  for (const cell of cells) drawn += furniture(cell, ink, paper, light.accents[0]!);
  const hall = cells.find(({ use }) => use === "entree")!;
  for (const cell of cells) if (cell !== hall) drawn += doorway(cell, hall, tints[cell.use], ink);
  // Windows in the outer walls.
  for (const cell of cells) {
    if (cell.use === "entree" || cell.use === "bain") continue;
    const glass = (gx: number, gy: number, gw: number, gh: number) =>
      block(gx, gy, gw, gh, paper) +
      (gw > gh ? block(gx, gy + gh / 2 - 1.5, gw, 3, ink) : block(gx + gw / 2 - 1.5, gy, 3, gh, ink));
    if (Math.abs(cell.y - y) < 2) drawn += glass(cell.x + cell.w * 0.3, y - 16, cell.w * 0.4, 20);
    if (Math.abs(cell.y + cell.h - y - h) < 2)
      drawn += glass(cell.x + cell.w * 0.3, y + h - 4, cell.w * 0.4, 20);
    if (Math.abs(cell.x - x) < 2) drawn += glass(x - 16, cell.y + cell.h * 0.34, 20, cell.h * 0.34);
    if (Math.abs(cell.x + cell.w - x - w) < 2)
      drawn += glass(x + w - 4, cell.y + cell.h * 0.34, 20, cell.h * 0.34);
  }
  // Measures along the edges, and where north is.
  for (const [a, b] of [
    [
      [x, y + h + 60],
      [x + w, y + h + 60],
    ],
    [
      [x - 60, y],
      [x - 60, y + h],
    ],
  ] as const) {
    drawn += stroke([a, b], ink, 3, 0.7);
    for (const [px, py] of [a, b])
      drawn += stroke(
        [
          [px - 9, py + 9],
          [px + 9, py - 9],
        ],
        ink,
        4,
      );
  }
  const [nx, ny] = [width - 110, 120];
  return (
    drawn +
    `<circle cx="${nx}" cy="${ny}" r="46" fill="none" stroke="${ink}" stroke-width="4"/>` +
    shape(
      [
        [nx, ny - 60],
        [nx + 20, ny + 26],
        [nx, ny + 10],
      ],
      ink,
    ) +
    shape(
      [
        [nx, ny - 60],
        [nx - 20, ny + 26],
        [nx, ny + 10],
      ],
      light.accents[1]!,
    )
  );
}

function layout(x: number, y: number, w: number, h: number, bedrooms: number, isMirrored: boolean): Cell[] {
  const cells: Cell[] = [];
  const add = (cx: number, cy: number, cw: number, ch: number, use: RoomUse) =>
    cells.push({
      x: isMirrored ? x + w - (cx + cw) * w : x + cx * w,
      y: y + cy * h,
      w: cw * w,
      h: ch * h,
      use,
    });
  if (bedrooms === 0) {
    add(0, 0, 0.62, 1, "sejour");
    add(0.62, 0, 0.38, 0.4, "cuisine");
    add(0.62, 0.4, 0.38, 0.22, "entree");
    add(0.62, 0.62, 0.38, 0.38, "bain");
    return cells;
  }
  const day = bedrooms > 2 ? 0.44 : 0.52;
  add(0, 0, day, 0.62, "sejour");
  add(0, 0.62, day, 0.38, "cuisine");
  add(day, 0.42, 1 - day, 0.16, "entree");
  const top = Math.ceil(bedrooms / 2);
  for (let room = 0; room < top; room += 1)
    add(day + ((1 - day) / top) * room, 0, (1 - day) / top, 0.42, "chambre");
  const bottom = bedrooms - top;
  const shares = bottom + 0.62;
  add(day, 0.58, ((1 - day) * 0.62) / shares, 0.42, "bain");
  for (let room = 0; room < bottom; room += 1)
    add(
      day + ((1 - day) * (0.62 + room)) / shares,
      0.58,
      (1 - day) / shares,
      0.42,
      bedrooms > 3 && room === bottom - 1 ? "bureau" : "chambre",
    );
  return cells;
}

/** A gap in the wall between a room and the hall, with the swing of its door. */
function doorway(cell: Cell, hall: Cell, tint: string, ink: string): string {
  const size = 62;
  const from = Math.max(cell.x, hall.x) + 20;
  const to = Math.min(cell.x + cell.w, hall.x + hall.w) - 20;
  if (to - from > size) {
    const isAbove = cell.y < hall.y;
    const wall = isAbove ? hall.y : hall.y + hall.h;
    const at = from + 14;
    const sweep = isAbove ? -size : size;
    return (
      block(at, wall - 7, size, 14, tint) +
      stroke(
        [
          [at, wall],
          [at, wall + sweep],
        ],
        ink,
        4,
      ) +
      arcStroke(
        `M${at},${wall + sweep} A${size},${size} 0 0 ${isAbove ? 1 : 0} ${at + size},${wall}`,
        ink,
        2.5,
        0.5,
      )
    );
  }
  const wall = cell.x < hall.x ? hall.x : hall.x + hall.w;
  const middle = Math.max(cell.y, hall.y) + 16;
  return block(wall - 7, middle, 14, Math.min(size, hall.h - 24), tint);
}

function furniture({ x, y, w, h, use }: Cell, ink: string, paper: string, accent: string): string {
  const line = (bx: number, by: number, bw: number, bh: number, radius = 8) =>
    `<rect x="${Math.round(bx)}" y="${Math.round(by)}" width="${Math.round(bw)}" height="${Math.round(bh)}" rx="${radius}" fill="${paper}" stroke="${ink}" stroke-width="3" stroke-opacity="0.75"/>`;
  switch (use) {
    case "sejour":
      return (
        line(x + w * 0.12, y + h * 0.2, w * 0.14, h * 0.46, 14) +
        line(x + w * 0.4, y + h * 0.32, w * 0.16, h * 0.2) +
        line(x + w * 0.86, y + h * 0.24, w * 0.06, h * 0.38, 3) +
        oval(x + w * 0.6, y + h * 0.8, w * 0.12, w * 0.09, mix(accent, paper, 0.4)) +
        [0.46, 0.74].map((share) => line(x + w * share - 18, y + h * 0.8 - 18, 36, 36)).join("")
      );
    case "cuisine":
      return (
        line(x + 14, y + h - 74, w - 28, 58, 3) +
        disc(x + w * 0.3, y + h - 45, 13, mix(ink, paper, 0.4)) +
        disc(x + w * 0.3 + 34, y + h - 45, 13, mix(ink, paper, 0.4)) +
        line(x + w * 0.6, y + h - 66, 60, 40) +
        line(x + w * 0.34, y + h * 0.24, w * 0.34, h * 0.22)
      );
    case "chambre": {
      const bw = Math.min(w * 0.52, 170);
      const bh = Math.min(h * 0.62, 210);
      const bx = x + (w - bw) / 2;
      return (
        line(bx, y + 16, bw, bh, 10) +
        line(bx + 12, y + 26, bw / 2 - 18, bh * 0.2) +
        line(bx + bw / 2 + 6, y + 26, bw / 2 - 18, bh * 0.2) +
        block(bx + 3, y + 16 + bh * 0.42, bw - 6, bh * 0.55, mix(accent, paper, 0.5), 8) +
        line(bx - 46, y + 20, 36, 36, 4) +
        line(bx + bw + 10, y + 20, 36, 36, 4)
      );
    }
    case "bureau":
      return (
        line(x + w * 0.2, y + h * 0.16, w * 0.6, h * 0.22, 4) +
        disc(x + w * 0.5, y + h * 0.52, 26, mix(accent, paper, 0.4))
      );
    case "bain":
      return (
        line(x + 14, y + h - 96, w - 28, 78, 34) +
        oval(x + w * 0.28, y + h * 0.2, 26, 20, mix(ink, paper, 0.7)) +
        line(x + w - 74, y + 16, 46, 58, 20)
      );
    case "entree":
      return line(x + w - 90, y + h * 0.2, 70, h * 0.3, 3);
  }
}

/** Plots as the land register draws them; the one for sale is coloured. */
export function cadastralPlan(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const [paper, ink] = [mix(light.paper, "#ffffff", 0.3), mix(light.ink, "#1c2733", 0.4)];
  let drawn = block(0, 0, width, height, paper);
  const columns = 5;
  const rows = 3;
  const points = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): [number, number] => [
      (column / columns) * (width + 200) - 100 + random.between(-46, 46),
      (row / rows) * (height + 160) - 80 + random.between(-46, 46),
    ]),
  );
  const chosen = [random.whole(1, 3), 1];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const ring = [
        points[row]![column]!,
        points[row]![column + 1]!,
        points[row + 1]![column + 1]!,
        points[row + 1]![column]!,
      ];
      const isChosen = column === chosen[0] && row === chosen[1];
      const middle = ring.reduce<[number, number]>(
        (sum, [px, py]) => [sum[0] + px / 4, sum[1] + py / 4],
        [0, 0],
      );
      const inner = ring.map(([px, py]): [number, number] => [
        middle[0] + (px - middle[0]) * 0.93,
        middle[1] + (py - middle[1]) * 0.92,
      ]);
      drawn += shape(
        inner,
        isChosen
          ? mix(light.accents[1]!, paper, 0.35)
          : mix(random.pick([light.land[0], light.land[1], light.sand[0]]), paper, 0.55),
      );
      drawn += stroke(
        [...inner, inner[0]!],
        isChosen ? light.accents[1]! : ink,
        isChosen ? 9 : 3,
        isChosen ? 1 : 0.5,
      );
      if (isChosen) {
        for (const [px, py] of inner) drawn += disc(px, py, 13, light.accents[1]!) + disc(px, py, 6, paper);
        continue;
      }
      if (random.chance(0.7)) {
        const [hx, hy, turn] = [
          middle[0] + random.between(-50, 20),
          middle[1] + random.between(-50, 20),
          random.between(-0.2, 0.2),
        ];
        const [hw, hh] = [random.between(60, 110), random.between(50, 80)];
        const corner = (cx: number, cy: number): [number, number] => [
          hx + cx * Math.cos(turn) - cy * Math.sin(turn),
          hy + cx * Math.sin(turn) + cy * Math.cos(turn),
        ];
        drawn += shape([corner(0, 0), corner(hw, 0), corner(hw, hh), corner(0, hh)], mix(ink, paper, 0.5));
      }
      for (let tree = 0; tree < random.whole(0, 5); tree += 1)
        drawn += disc(
          middle[0] + random.between(-110, 110),
          middle[1] + random.between(-90, 90),
          random.between(9, 18),
          light.land[1],
          0.7,
        );
    }
  return drawn;
}
