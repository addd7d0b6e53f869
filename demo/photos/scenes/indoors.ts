import type { Sheet } from "../ink.ts";
import { arcStroke, block, disc, glow, mix, oval, path, shape, stroke } from "../ink.ts";
import { awning, hills, person, sailboat, sea, sky } from "../motifs.ts";

/** The baker's window: loaves on shelves, tarts before them. */
export function bakery(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const wall = random.pick(light.accents.slice(0, 4));
  const crust = ["#c98a44", "#b87333", "#d9a35c", "#a9642c"].map((colour) =>
    mix(colour, light.veil.colour, 0.12),
  );
  const inside = light.isLit ? "#f3c27a" : mix("#f4e2c4", light.sky[2], 0.3);
  const [left, top, right, bottom] = [width * 0.09, height * 0.27, width * 0.91, height * 0.84];
  let drawn =
    block(0, 0, width, height, wall) + block(0, 0, width, height * 0.11, mix(wall, light.ink, 0.25));
  for (let panel = 0; panel < 5; panel += 1)
    drawn += block(
      width * (0.03 + panel * 0.195),
      height * 0.865,
      width * 0.16,
      height * 0.1,
      mix(wall, light.ink, 0.2),
      4,
    );
  drawn +=
    block(left - 12, top - 12, right - left + 24, bottom - top + 24, mix(wall, light.ink, 0.35), 4) +
    block(left, top, right - left, bottom - top, inside);
  if (light.isLit) drawn += glow(width / 2, height * 0.48, width * 0.4, light.paper, 0.3);
  const shelves = [0.5, 0.67, 0.82];
  for (const [level, share] of shelves.entries()) {
    const y = height * share;
    for (let x = left + 24; x < right - height * (level === 0 ? 0.05 : 0.17); ) {
      const size = height * random.between(0.1, 0.13);
      if (level === 0) {
        const lean = random.between(-10, 10);
        drawn +=
          stroke(
            [
              [x + size * 0.2, y - 8],
              [x + size * 0.2 + lean, y - height * 0.19],
            ],
            random.pick(crust),
            size * 0.26,
          ) +
          stroke(
            [
              [x + size * 0.2 + lean * 0.4, y - 40],
              [x + size * 0.2 + lean * 0.6, y - 64],
            ],
            "#f0cf98",
            5,
            0.8,
          );
        x += size * 0.42;
        continue;
      }
      if (level === 1) {
        const colour = random.pick(crust);
        drawn += path(
          `M${x},${y} Q${x - 4},${y - size * 0.8} ${x + size * 0.6},${y - size * 0.85} Q${x + size * 1.24},${y - size * 0.8} ${x + size * 1.2},${y} Z`,
          colour,
        );
        for (let cut = 0; cut < 3; cut += 1)
          drawn += arcStroke(
            `M${x + size * (0.28 + cut * 0.26)},${y - size * 0.68} q${size * 0.12},${size * 0.16} ${size * 0.04},${size * 0.36}`,
            "#f2d6a6",
            5,
            0.9,
          );
        x += size * 1.34;
        continue;
      }
      const filling = random.pick([light.accents[1]!, light.accents[2]!, "#6b3f2a", light.land[1]]);
      drawn +=
        oval(x + size * 0.5, y - size * 0.12, size * 0.52, size * 0.17, crust[0]!) +
        oval(x + size * 0.5, y - size * 0.18, size * 0.45, size * 0.13, filling);
      for (let berry = 0; berry < 6; berry += 1)
        drawn += disc(
          x + size * (0.2 + berry * 0.12),
          y - size * (0.2 + 0.05 * (berry % 2)),
          size * 0.05,
          mix(filling, light.paper, 0.35),
        );
      x += size * 1.16;
    }
    drawn +=
      block(left, y, right - left, 12, mix("#8a5a34", light.ink, 0.2)) +
      block(left, y + 12, right - left, 8, light.ink, 0, 0.15);
  }
  for (const mullion of [0.365, 0.635])
    drawn += block(width * mullion - 7, top, 14, bottom - top, mix(wall, light.ink, 0.35));
  for (const pane of [0.12, 0.44, 0.72])
    drawn += shape(
      [
        [width * pane, bottom],
        [width * (pane + 0.07), bottom],
        [width * (pane + 0.17), top],
        [width * (pane + 0.1), top],
      ],
      light.paper,
      0.16,
    );
  return (
    drawn +
    awning(
      width * 0.04,
      height * 0.08,
      width * 0.92,
      height * 0.15,
      mix(wall, light.accents[1]!, 0.15),
      light.paper,
      15,
    )
  );
}

/** A long room with arches: pictures, a ship under the ceiling, a visitor. */
export function museum(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const wall = mix(
    random.pick([light.accents[0]!, light.land[1], light.accents[1]!, light.stone[0]]),
    light.paper,
    0.55,
  );
  const [bx, by, bw, bh] = [width * 0.28, height * 0.22, width * 0.44, height * 0.46];
  let drawn = block(0, 0, width, height, wall);
  drawn += shape(
    [
      [0, 0],
      [width, 0],
      [bx + bw, by],
      [bx, by],
    ],
    mix(wall, light.paper, 0.45),
  );
  drawn += shape(
    [
      [0, height],
      [width, height],
      [bx + bw, by + bh],
      [bx, by + bh],
    ],
    mix("#9a6d48", light.ink, light.isLit ? 0.4 : 0.15),
  );
  for (let plank = -6; plank <= 6; plank += 1)
    drawn += stroke(
      [
        [bx + bw / 2 + plank * (bw / 13), by + bh],
        [width / 2 + plank * width * 0.16, height],
      ],
      light.ink,
      1.6,
      0.2,
    );
  drawn +=
    shape(
      [
        [0, 0],
        [bx, by],
        [bx, by + bh],
        [0, height],
      ],
      light.ink,
      0.1,
    ) +
    shape(
      [
        [width, 0],
        [bx + bw, by],
        [bx + bw, by + bh],
        [width, height],
      ],
      light.ink,
      0.04,
    );
  drawn += block(bx, by, bw, bh, mix(wall, light.ink, 0.1));
  drawn += path(
    `M${width * 0.43},${by + bh} L${width * 0.43},${by + bh * 0.5} Q${width * 0.43},${by + bh * 0.22} ${width * 0.5},${by + bh * 0.22} Q${width * 0.57},${by + bh * 0.22} ${width * 0.57},${by + bh * 0.5} L${width * 0.57},${by + bh} Z`,
    light.isLit ? light.sky[0] : light.sky[2],
  );
  for (const side of [0, 1]) {
    for (let frame = 0; frame < 3; frame += 1) {
      const near = side === 0 ? width * (0.015 + frame * 0.095) : width * (0.985 - frame * 0.095);
      const far = side === 0 ? near + width * 0.07 : near - width * 0.07;
      const yAt = (x: number, share: number) => {
        const depth = side === 0 ? x / bx : (width - x) / (width - bx - bw);
        return by * depth + (height + (by + bh - height) * depth - by * depth) * share;
      };
      const colours = [light.sea[1], light.accents[2]!, light.land[1], light.accents[1]!, light.sky[1]];
      const corner = (x: number, inset: number, share: number): [number, number] => [
        x,
        yAt(x, share) + inset,
      ];
      drawn += shape(
        [corner(near, 0, 0.28), corner(far, 0, 0.28), corner(far, 0, 0.56), corner(near, 0, 0.56)],
        mix(light.accents[2]!, light.ink, 0.35),
      );
      const inNear = near + (far - near) * 0.12;
      const inFar = near + (far - near) * 0.88;
      drawn += shape(
        [corner(inNear, 8, 0.28), corner(inFar, 8, 0.28), corner(inFar, -8, 0.56), corner(inNear, -8, 0.56)],
        random.pick(colours),
      );
      drawn += shape(
        [corner(inNear, 0, 0.45), corner(inFar, 0, 0.42), corner(inFar, -8, 0.56), corner(inNear, -8, 0.56)],
        random.pick(colours),
        0.85,
      );
    }
  }
  for (const x of [0.31, 0.6]) {
    drawn +=
      block(width * x, by + bh * 0.26, width * 0.09, bh * 0.36, mix(light.accents[2]!, light.ink, 0.4)) +
      block(width * x + 7, by + bh * 0.26 + 7, width * 0.09 - 14, bh * 0.36 - 14, light.sky[1]) +
      shape(
        [
          [width * x + 7, by + bh * 0.5],
          [width * (x + 0.09) - 7, by + bh * 0.46],
          [width * (x + 0.09) - 7, by + bh * 0.62 - 7],
          [width * x + 7, by + bh * 0.62 - 7],
        ],
        light.sea[1],
      );
  }
  drawn += shape(
    [
      [width * 0.62, 0],
      [width * 0.78, 0],
      [width * 0.6, height],
      [width * 0.3, height],
    ],
    light.isLit ? light.pane : light.paper,
    0.13,
  );
  drawn +=
    stroke(
      [
        [width * 0.5, 0],
        [width * 0.5, height * 0.12],
      ],
      light.ink,
      2,
    ) + shipModel(sheet, width * 0.5, height * 0.26, height * 0.2);
  drawn +=
    block(width * 0.38, height * 0.82, width * 0.24, height * 0.03, light.accents[1]!, 5) +
    block(width * 0.4, height * 0.85, 8, height * 0.05, light.ink) +
    block(width * 0.59, height * 0.85, 8, height * 0.05, light.ink);
  return (
    drawn +
    person(sheet, width * random.between(0.2, 0.34), height * 0.93, height * 0.34) +
    person(sheet, width * random.between(0.62, 0.7), height * 0.8, height * 0.22)
  );
}

function shipModel({ light }: Sheet, x: number, y: number, size: number): string {
  const hull =
    path(
      `M${x - size},${y} Q${x - size * 0.9},${y + size * 0.3} ${x - size * 0.5},${y + size * 0.34} L${x + size * 0.6},${y + size * 0.34} Q${x + size * 0.95},${y + size * 0.2} ${x + size * 1.1},${y - size * 0.06} Z`,
      mix("#7a4a2c", light.ink, 0.2),
    ) + block(x - size * 0.9, y + size * 0.06, size * 1.85, size * 0.05, light.accents[2]!);
  const masts = [-0.5, 0.05, 0.58].map((at, index) => {
    const mx = x + at * size;
    const tall = size * [0.8, 1, 0.72][index]!;
    return (
      stroke(
        [
          [mx, y],
          [mx, y - tall],
        ],
        light.ink,
        3,
      ) +
      [0.25, 0.6]
        .map((share) =>
          path(
            `M${mx - size * 0.22},${y - tall * (share + 0.28)} L${mx + size * 0.22},${y - tall * (share + 0.28)} Q${mx + size * 0.32},${y - tall * (share + 0.12)} ${mx + size * 0.24},${y - tall * share} L${mx - size * 0.24},${y - tall * share} Q${mx - size * 0.14},${y - tall * (share + 0.14)} ${mx - size * 0.22},${y - tall * (share + 0.28)} Z`,
            light.paper,
          ),
        )
        .join("")
    );
  });
  return hull + masts.join("");
}

/** A bedroom with its window on the bay. */
export function room(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const wall = mix(
    random.pick([light.accents[0]!, light.accents[2]!, light.land[0], light.walls[1]!]),
    light.paper,
    0.62,
  );
  const isLeft = random.chance(0.5);
  const [wx, wy, ww, wh] = [width * (isLeft ? 0.1 : 0.56), height * 0.1, width * 0.34, height * 0.5];
  const floor = height * 0.74;
  const view: Sheet = { ...sheet, width: ww, height: wh };
  const inside = `${sky(view, wh * 0.6, 0.6)}${hills(view, wh * 0.6, wh * 0.12, light.land[0], 0.4, 1.3)}${sea(view, wh * 0.58, wh, 0.6)}${sailboat(view, ww * 0.3, wh * 0.72, wh * 0.16)}`;
  let drawn = block(0, 0, width, height, wall);
  for (let stripe = 0; stripe < 14; stripe += 1)
    drawn += block((stripe / 14) * width, 0, width / 34, floor, light.paper, 0, 0.16);
  drawn +=
    block(wx - 16, wy - 16, ww + 32, wh + 32, light.paper, 3) +
    `<svg x="${wx}" y="${wy}" width="${ww}" height="${wh}" viewBox="0 0 ${ww} ${wh}">${inside}</svg>`;
  drawn +=
    block(wx + ww / 2 - 6, wy, 12, wh, light.paper) +
    block(wx, wy + wh * 0.36, ww, 9, light.paper) +
    block(wx - 26, wy + wh + 10, ww + 52, 16, mix(light.paper, light.ink, 0.1), 3);
  for (const side of [-1, 1]) {
    const cx = side === -1 ? wx - 46 : wx + ww + 46;
    const inward = -side * 84;
    drawn +=
      path(
        `M${cx},${wy - 34} L${cx + inward},${wy - 34} Q${cx + inward * 0.8},${wy + wh * 0.6} ${cx + inward * 0.25},${wy + wh * 1.12} L${cx},${wy + wh * 1.12} Z`,
        light.accents[1]!,
        0.92,
      ) +
      path(
        `M${cx},${wy - 34} L${cx + inward * 0.4},${wy - 34} Q${cx + inward * 0.3},${wy + wh * 0.6} ${cx + inward * 0.1},${wy + wh * 1.12} L${cx},${wy + wh * 1.12} Z`,
        light.ink,
        0.14,
      );
  }
  drawn += block(wx - 72, wy - 42, ww + 144, 9, light.ink, 4);
  drawn +=
    block(0, floor, width, height - floor, mix("#a97b52", light.ink, light.isLit ? 0.45 : 0.12)) +
    block(0, floor - 12, width, 14, light.paper);
  for (let plank = 0; plank < 5; plank += 1)
    drawn += block(0, floor + (plank / 5) ** 1.4 * (height - floor), width, 2, light.ink, 0, 0.2);
  drawn += shape(
    [
      [wx + ww * 0.1, height],
      [wx + ww * 1.1, height],
      [wx + ww, floor],
      [wx, floor],
    ],
    light.sun === null ? light.paper : light.sky[2],
    0.22,
  );
  const bed = isLeft ? width * 0.5 : -width * 0.04;
  const blanket = random.pick(light.accents.slice(0, 4));
  drawn += block(
    bed + (isLeft ? width * 0.4 : 0),
    height * 0.42,
    width * 0.13,
    height * 0.4,
    mix("#7d5535", light.ink, 0.25),
    12,
  );
  drawn +=
    block(bed, height * 0.66, width * 0.54, height * 0.2, light.paper, 18) +
    block(bed, height * 0.8, width * 0.54, height * 0.12, mix("#7d5535", light.ink, 0.2), 8);
  const fold = isLeft ? bed : bed + width * 0.16;
  drawn +=
    path(
      `M${fold},${height * 0.655} Q${fold + width * 0.19},${height * 0.63} ${fold + width * 0.38},${height * 0.655} L${fold + width * 0.38},${height * 0.87} Q${fold + width * 0.19},${height * 0.9} ${fold},${height * 0.87} Z`,
      blanket,
    ) +
    block(fold, height * 0.7, width * 0.38, 14, light.paper, 0, 0.45) +
    block(fold, height * 0.745, width * 0.38, 6, light.paper, 0, 0.35);
  const pillow = isLeft ? bed + width * 0.4 : bed + width * 0.05;
  drawn +=
    oval(pillow + width * 0.05, height * 0.63, width * 0.075, height * 0.055, light.paper) +
    oval(pillow + width * 0.06, height * 0.645, width * 0.06, height * 0.035, light.ink, 0.07);
  const lampX = isLeft ? width * 0.47 : width * 0.52;
  drawn +=
    block(lampX - 40, height * 0.68, 80, height * 0.16, mix("#7d5535", light.ink, 0.1), 4) +
    block(lampX - 4, height * 0.56, 8, height * 0.12, light.ink) +
    (light.isLit ? glow(lampX, height * 0.53, 150, light.pane, 0.4) : "") +
    shape(
      [
        [lampX - 26, height * 0.48],
        [lampX + 26, height * 0.48],
        [lampX + 42, height * 0.58],
        [lampX - 42, height * 0.58],
      ],
      light.isLit ? light.pane : light.paper,
    );
  return (
    drawn +
    oval(width * (isLeft ? 0.26 : 0.74), height * 0.93, width * 0.2, height * 0.05, light.accents[2]!, 0.8) +
    oval(width * (isLeft ? 0.26 : 0.74), height * 0.93, width * 0.15, height * 0.035, light.accents[0]!, 0.6)
  );
}

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
