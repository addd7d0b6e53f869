import type { Sheet } from "../ink.ts";
import { arcStroke, block, disc, mix, oval, path, shape, stroke } from "../ink.ts";

/** A plate from above, on its table. */
export function dish(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const cloth = random.pick([
    light.accents[0]!,
    light.land[2],
    light.walls[0]!,
    light.stone[0],
    light.accents[1]!,
  ]);
  const [x, y, r] = [
    width * random.between(0.46, 0.56),
    height * random.between(0.48, 0.54),
    Math.min(width, height) * 0.36,
  ];
  let drawn = block(0, 0, width, height, cloth);
  const check = Math.min(width, height) / 9;
  for (let column = 0; column * check < width; column += 2)
    drawn += block(column * check, 0, check, height, light.paper, 0, 0.2);
  for (let row = 0; row * check < height; row += 2)
    drawn += block(0, row * check, width, check, light.paper, 0, 0.2);
  drawn +=
    oval(x + r * 0.1, y + r * 0.12, r * 1.04, r * 1.02, light.ink, 0.28) +
    disc(x, y, r, light.paper) +
    disc(x, y, r * 0.98, mix(light.paper, light.ink, 0.05)) +
    disc(x, y, r * 0.76, light.paper);
  for (let mark = 0; mark < 36; mark += 1)
    drawn += disc(
      x + Math.cos(mark * 0.1745) * r * 0.88,
      y + Math.sin(mark * 0.1745) * r * 0.88,
      r * 0.016,
      light.accents[0]!,
      0.8,
    );
  drawn += random.pick([fish, mussels, galette, iceCream])(sheet, x, y, r);
  drawn += cutlery(sheet, x - r * 1.24, y, r, true) + cutlery(sheet, x + r * 1.24, y, r, false);
  const [gx, gy] = [x + r * 1.02, y - r * 0.98];
  drawn +=
    disc(gx + 10, gy + 14, r * 0.24, light.ink, 0.22) +
    disc(gx, gy, r * 0.24, light.paper, 0.5) +
    disc(gx, gy, r * 0.19, random.pick([light.accents[2]!, light.accents[1]!, "#7c2338"]), 0.85) +
    disc(gx - r * 0.06, gy - r * 0.07, r * 0.05, light.paper, 0.7);
  return (
    drawn +
    shape(
      [
        [0, 0],
        [width * 0.34, 0],
        [0, height * 0.8],
      ],
      light.sun === null ? light.ink : light.sun.halo,
      0.12,
    )
  );
}

function fish({ light, random }: Sheet, x: number, y: number, r: number): string {
  const skin = mix(light.sea[0], light.ink, 0.2);
  let drawn =
    path(
      `M${x - r * 0.62},${y} Q${x - r * 0.2},${y - r * 0.36} ${x + r * 0.34},${y - r * 0.04} L${x + r * 0.64},${y - r * 0.24} Q${x + r * 0.54},${y} ${x + r * 0.64},${y + r * 0.22} L${x + r * 0.34},${y + r * 0.04} Q${x - r * 0.2},${y + r * 0.32} ${x - r * 0.62},${y} Z`,
      skin,
    ) +
    path(
      `M${x - r * 0.56},${y + r * 0.03} Q${x - r * 0.2},${y + r * 0.28} ${x + r * 0.32},${y + r * 0.04} Q${x - r * 0.2},${y + r * 0.1} ${x - r * 0.56},${y + r * 0.03} Z`,
      light.paper,
      0.55,
    );
  for (let scale = 0; scale < 7; scale += 1)
    drawn += arcStroke(
      `M${x - r * (0.3 - scale * 0.08)},${y - r * 0.13} q${r * 0.07},${r * 0.12} 0,${r * 0.24}`,
      light.paper,
      2.4,
      0.5,
    );
  drawn +=
    disc(x - r * 0.47, y - r * 0.04, r * 0.035, light.paper) +
    disc(x - r * 0.47, y - r * 0.04, r * 0.018, light.ink);
  for (const [dx, dy] of [
    [-0.1, -0.42],
    [0.2, -0.44],
    [0.06, 0.44],
  ] as const)
    drawn +=
      disc(x + dx * r, y + dy * r, r * 0.15, "#f2cf4a") +
      disc(x + dx * r, y + dy * r, r * 0.12, "#fbeaa2") +
      [0, 1, 2]
        .map((spoke) =>
          stroke(
            [
              [
                x + dx * r - Math.cos(spoke * 1.05) * r * 0.11,
                y + dy * r - Math.sin(spoke * 1.05) * r * 0.11,
              ],
              [
                x + dx * r + Math.cos(spoke * 1.05) * r * 0.11,
                y + dy * r + Math.sin(spoke * 1.05) * r * 0.11,
              ],
            ],
            "#f2cf4a",
            2.4,
          ),
        )
        .join("");
  for (let herb = 0; herb < 16; herb += 1)
    drawn += oval(
      x + random.between(-0.5, 0.5) * r,
      y + random.between(-0.5, 0.5) * r,
      r * 0.045,
      r * 0.018,
      light.land[2],
      0.85,
      random.between(0, 180),
    );
  for (let potato = 0; potato < 5; potato += 1)
    drawn += oval(
      x - r * (0.5 - potato * 0.13),
      y + r * (0.36 + 0.08 * Math.sin(potato)),
      r * 0.09,
      r * 0.065,
      "#eccb77",
    );
  return drawn;
}

function mussels({ light, random }: Sheet, x: number, y: number, r: number): string {
  let drawn = disc(x, y, r * 0.62, mix("#e9d49a", light.paper, 0.3));
  for (let shell = 0; shell < 46; shell += 1) {
    const angle = shell * 2.4;
    const away = r * 0.083 * Math.sqrt(shell);
    const [sx, sy, turn] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away, random.between(0, 180)];
    drawn += oval(sx, sy, r * 0.12, r * 0.062, mix("#1e2a44", light.ink, 0.4), 1, turn);
    drawn += random.chance(0.6)
      ? oval(sx, sy, r * 0.075, r * 0.034, "#eb9a4b", 1, turn)
      : oval(sx, sy - 2, r * 0.09, r * 0.03, light.sea[0], 0.45, turn);
  }
  for (let leaf = 0; leaf < 26; leaf += 1)
    drawn += oval(
      x + random.between(-0.5, 0.5) * r,
      y + random.between(-0.5, 0.5) * r,
      r * 0.03,
      r * 0.015,
      light.land[1],
      1,
      random.between(0, 180),
    );
  return drawn;
}

function galette({ light, random }: Sheet, x: number, y: number, r: number): string {
  const crisp = mix("#8a5a34", light.ink, 0.1);
  const corners = [0, 1, 2, 3].map((corner): [number, number] => [
    x + Math.cos(corner * 1.5708 + 0.6) * r * 0.74,
    y + Math.sin(corner * 1.5708 + 0.6) * r * 0.74,
  ]);
  let drawn =
    shape(corners, crisp) +
    disc(x, y, r * 0.34, "#f6dd8e") +
    oval(x + r * 0.05, y + r * 0.02, r * 0.25, r * 0.22, light.paper) +
    disc(x + r * 0.03, y, r * 0.11, "#f2a42c") +
    disc(x, y - r * 0.03, r * 0.035, "#fbd48a");
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % 4]!;
    drawn += shape(
      [
        corner,
        next,
        [
          (corner[0] + next[0]) / 2 + (x - (corner[0] + next[0]) / 2) * 0.42,
          (corner[1] + next[1]) / 2 + (y - (corner[1] + next[1]) / 2) * 0.42,
        ],
      ],
      mix(crisp, "#c58a4e", 0.45 + 0.12 * (index % 2)),
    );
  }
  for (let spot = 0; spot < 60; spot += 1)
    drawn += disc(
      x + random.between(-0.44, 0.44) * r,
      y + random.between(-0.44, 0.44) * r,
      random.between(1.5, 5),
      light.ink,
      0.22,
    );
  for (let leaf = 0; leaf < 8; leaf += 1)
    drawn += oval(
      x + r * random.between(0.3, 0.62),
      y + r * random.between(-0.5, -0.2),
      r * 0.1,
      r * 0.05,
      mix(light.land[1], light.glint, random.between(0, 0.4)),
      1,
      random.between(0, 180),
    );
  return drawn;
}

function iceCream({ light, random }: Sheet, x: number, y: number, r: number): string {
  const scoops = ["#f6d9c0", "#c9414b", "#7d4a2f", "#f3e3a1", "#9dbb84"];
  let drawn = disc(x, y, r * 0.6, mix(light.sea[0], light.paper, 0.6)) + disc(x, y, r * 0.54, light.paper);
  for (let scoop = 0; scoop < 3; scoop += 1) {
    const [sx, sy] = [x + Math.cos(scoop * 2.1 + 0.4) * r * 0.24, y + Math.sin(scoop * 2.1 + 0.4) * r * 0.24];
    const colour = scoops[(scoop * 2 + random.whole(0, 4)) % 5]!;
    drawn +=
      disc(sx + 6, sy + 8, r * 0.24, light.ink, 0.15) +
      disc(sx, sy, r * 0.24, colour) +
      oval(sx - r * 0.07, sy - r * 0.08, r * 0.09, r * 0.06, light.paper, 0.4, -30);
  }
  drawn +=
    shape(
      [
        [x + r * 0.1, y - r * 0.1],
        [x + r * 0.66, y - r * 0.58],
        [x + r * 0.44, y - r * 0.72],
      ],
      "#d9a35c",
    ) +
    stroke(
      [
        [x + r * 0.28, y - r * 0.32],
        [x + r * 0.52, y - r * 0.64],
      ],
      "#b87333",
      4,
    );
  for (let mint = 0; mint < 4; mint += 1)
    drawn += oval(
      x + Math.cos(mint) * r * 0.1,
      y + Math.sin(mint) * r * 0.1,
      r * 0.1,
      r * 0.05,
      light.land[1],
      1,
      mint * 50,
    );
  for (let dot = 0; dot < 18; dot += 1)
    drawn += disc(
      x + random.between(-0.5, 0.5) * r,
      y + random.between(-0.5, 0.5) * r,
      random.between(2, 6),
      light.accents[1]!,
      0.8,
    );
  return drawn;
}

function cutlery({ light }: Sheet, x: number, y: number, r: number, isFork: boolean): string {
  const steel = mix(light.stone[0], light.paper, 0.5);
  const shadow = block(x - 2, y - r * 0.5, 18, r * 1.2, light.ink, 9, 0.18);
  if (!isFork)
    return (
      shadow +
      block(x - 7, y, 14, r * 0.66, steel, 7) +
      path(`M${x - 8},${y} L${x - 8},${y - r * 0.5} Q${x + 16},${y - r * 0.4} ${x + 9},${y} Z`, steel)
    );
  return (
    shadow +
    block(x - 6, y - r * 0.1, 12, r * 0.76, steel, 6) +
    [-13, -4.5, 4, 12.5].map((tine) => block(x + tine - 2.5, y - r * 0.52, 5, r * 0.34, steel, 2)).join("") +
    path(
      `M${x - 15},${y - r * 0.24} L${x + 15},${y - r * 0.24} Q${x + 14},${y - r * 0.04} ${x},${y - r * 0.02} Q${x - 14},${y - r * 0.04} ${x - 15},${y - r * 0.24} Z`,
      steel,
    )
  );
}
