import type { Sheet } from "./ink.ts";
import { block, disc, flowing, glow, mix, oval, path, shape, stroke } from "./ink.ts";

/** The sky down to `horizon`: bands of flat colour with a wandering edge, the sun, a few long clouds. */
export function sky(
  { width, height, light, random }: Sheet,
  horizon: number,
  sunAt = random.between(0.2, 0.8),
): string {
  const [top, middle, low] = light.sky;
  const bands = 9;
  let drawn = block(0, 0, width, height, top);
  for (let band = 1; band <= bands; band += 1) {
    const share = band / bands;
    const colour = share < 0.5 ? mix(top, middle, share * 2) : mix(middle, low, share * 2 - 1);
    const y = horizon * (share - 0.5 / bands);
    const edge = Array.from({ length: 9 }, (_, index): [number, number] => [
      (index / 8) * width,
      y + random.between(-9, 9),
    ]);
    drawn += path(`${flowing(edge)} L${width},${height} L0,${height} Z`, colour);
  }
  if (light.sun !== null) {
    const sunY = horizon * (light.isLit ? 0.86 : random.between(0.22, 0.5));
    const radius = Math.min(width, height) * 0.06;
    drawn += glow(width * sunAt, sunY, radius * 3.6, light.sun.halo, 0.22);
    drawn += disc(width * sunAt, sunY, radius, light.sun.colour);
  }
  const clouds = light.sun === null ? 7 : 4;
  for (let cloud = 0; cloud < clouds; cloud += 1) {
    drawn += longCloud(
      random.between(-0.1, 0.9) * width,
      random.between(0.12, 0.75) * horizon,
      random.between(0.14, 0.36) * width,
      light.paper,
      light.sun === null ? 0.4 : 0.55,
      random,
    );
  }
  return drawn;
}

function longCloud(
  x: number,
  y: number,
  length: number,
  colour: string,
  opacity: number,
  random: Sheet["random"],
): string {
  const thick = length * 0.05;
  let drawn = block(x, y, length, thick, colour, thick / 2, opacity);
  for (let puff = 0; puff < 3; puff += 1) {
    const part = length * random.between(0.25, 0.55);
    drawn += block(
      x + random.between(0, length - part),
      y - thick * (0.5 + puff * 0.35),
      part,
      thick,
      colour,
      thick / 2,
      opacity,
    );
  }
  return drawn;
}

/** Water from `top` to `bottom`, with the sun's broken path on it. */
export function sea({ width, light, random }: Sheet, top: number, bottom: number, sunAt = 0.5): string {
  const bands = 8;
  let drawn = "";
  for (let band = 0; band < bands; band += 1) {
    const y = top + (bottom - top) * (band / bands) ** 1.5;
    drawn += block(0, y, width, bottom - y + 1, mix(light.sea[0], light.sea[1], band / (bands - 1)));
  }
  for (let glint = 0; glint < 90; glint += 1) {
    const depth = random.next() ** 1.4;
    const y = top + 4 + depth * (bottom - top - 8);
    const isOnPath = glint % 2 === 0 && light.sun !== null;
    const x = isOnPath
      ? width * sunAt + random.between(-1, 1) * (20 + depth * 130)
      : random.between(0, width);
    const length = (6 + depth * 46) * random.between(0.5, 1.3);
    drawn += block(x - length / 2, y, length, 1.5 + depth * 3, light.glint, 2, isOnPath ? 0.75 : 0.22);
  }
  return drawn;
}

/** A line of hills; `roughness` is how far it swings, in pixels. */
export function hills(
  { width, height, random }: Sheet,
  y: number,
  roughness: number,
  colour: string,
  from = 0,
  to = 1,
): string {
  const steps = 8;
  const crest = Array.from({ length: steps + 1 }, (_, index): [number, number] => {
    const share = index / steps;
    const fade = from > 0 || to < 1 ? Math.sin(Math.PI * share) : 1;
    return [width * (from + (to - from) * share), y - fade * roughness * random.between(0.25, 1)];
  });
  return path(`${flowing(crest)} L${width * to},${height} L${width * from},${height} Z`, colour);
}

export interface HouseLook {
  wall: string;
  roof: string;
  shutter: string;
  floors: number;
  bays: number;
  hasShop: boolean;
}

export function houseLook({ light, random }: Sheet): HouseLook {
  return {
    wall: random.pick(light.walls),
    roof: random.pick(light.roofs),
    shutter: random.pick(light.accents),
    floors: random.whole(2, 4),
    bays: random.whole(2, 3),
    hasShop: random.chance(0.5),
  };
}

/** A town house seen from the front, standing on `base`. */
export function house(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  look = houseLook(sheet),
): string {
  const { light, random } = sheet;
  const { wall, roof, shutter, floors, bays, hasShop } = look;
  const roofHeight = height * random.between(0.16, 0.24);
  const wallTop = base - height + roofHeight;
  let drawn = "";
  const chimney = x + width * random.between(0.12, 0.7);
  drawn += block(
    chimney,
    base - height - roofHeight * 0.25,
    width * 0.12,
    roofHeight * 0.8,
    mix(roof, light.ink, 0.2),
  );
  drawn += random.chance(0.5)
    ? shape(
        [
          [x - 3, wallTop],
          [x + width * 0.1, base - height],
          [x + width * 0.9, base - height],
          [x + width + 3, wallTop],
        ],
        roof,
      )
    : shape(
        [
          [x - 3, wallTop],
          [x + width / 2, base - height - roofHeight * 0.2],
          [x + width + 3, wallTop],
        ],
        roof,
      );
  drawn += block(x, wallTop, width, base - wallTop, wall);
  drawn += block(x + width * 0.86, wallTop, width * 0.14, base - wallTop, light.ink, 0, 0.09);
  drawn += block(x, wallTop, width, height * 0.018, light.ink, 0, 0.16);
  const floorHeight = (base - wallTop) / floors;
  for (let floor = 0; floor < floors; floor += 1) {
    const isGround = floor === floors - 1;
    const y = wallTop + floor * floorHeight;
    if (isGround && hasShop) {
      drawn += shopfront(sheet, x, y, width, floorHeight, shutter);
      continue;
    }
    for (let bay = 0; bay < bays; bay += 1) {
      const windowWidth = (width / bays) * 0.36;
      const centre = x + (width / bays) * (bay + 0.5);
      const windowHeight = floorHeight * 0.56;
      const windowY = y + floorHeight * 0.24;
      if (isGround && bay === bays - 1) {
        drawn += block(
          centre - windowWidth * 0.6,
          y + floorHeight * 0.22,
          windowWidth * 1.2,
          floorHeight * 0.78,
          shutter,
          2,
        );
        continue;
      }
      const pane = light.isLit && random.chance(0.45) ? mix(light.pane, light.ink, 0.55) : light.pane;
      drawn += block(
        centre - windowWidth / 2 - 2,
        windowY - 2,
        windowWidth + 4,
        windowHeight + 4,
        light.paper,
        1,
        0.75,
      );
      drawn += block(centre - windowWidth / 2, windowY, windowWidth, windowHeight, pane);
      drawn += block(centre - 0.8, windowY, 1.6, windowHeight, light.paper, 0, 0.8);
      drawn += block(
        centre - windowWidth / 2,
        windowY + windowHeight * 0.4,
        windowWidth,
        1.4,
        light.paper,
        0,
        0.8,
      );
      drawn += block(centre - windowWidth * 0.98, windowY - 1, windowWidth * 0.42, windowHeight + 2, shutter);
      drawn += block(centre + windowWidth * 0.56, windowY - 1, windowWidth * 0.42, windowHeight + 2, shutter);
      if (random.chance(0.18)) {
        drawn += block(
          centre - windowWidth / 2,
          windowY + windowHeight,
          windowWidth,
          5,
          mix(light.land[1], light.ink, 0.1),
          2,
        );
        for (let bud = 0; bud < 4; bud += 1)
          drawn += disc(
            centre - windowWidth / 2 + ((bud + 0.5) / 4) * windowWidth,
            windowY + windowHeight,
            3.2,
            light.accents[1]!,
          );
      }
    }
  }
  return drawn;
}

function shopfront(
  { light, random }: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  let drawn = block(x + 4, y + height * 0.14, width - 8, height * 0.86, mix(colour, light.ink, 0.28));
  drawn += block(
    x + 10,
    y + height * 0.4,
    width * 0.56,
    height * 0.46,
    light.isLit ? light.pane : mix(light.pane, light.paper, 0.3),
  );
  drawn += block(
    x + width * 0.7,
    y + height * 0.4,
    width * 0.2,
    height * 0.6,
    mix(light.pane, light.ink, 0.3),
  );
  drawn += awning(
    x + 2,
    y + height * 0.22,
    width - 4,
    height * 0.2,
    colour,
    light.paper,
    Math.max(4, Math.round(width / 16)),
  );
  if (random.chance(0.5)) drawn += disc(x + width * 0.08, y + height * 0.95, height * 0.07, light.land[2]);
  return drawn;
}

/** A striped awning with a scalloped edge. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  paper: string,
  stripes: number,
): string {
  const stripe = width / stripes;
  let drawn = "";
  for (let index = 0; index < stripes; index += 1) {
    const fill = index % 2 === 0 ? colour : paper;
    drawn += block(x + index * stripe, y, stripe + 0.5, height, fill);
    drawn += disc(x + (index + 0.5) * stripe, y + height, stripe / 2, fill);
  }
  return drawn + block(x, y + height * 0.82, width, height * 0.18, "#000000", 0, 0.08);
}

/** Houses side by side from `from` to `to` pixels. */
export function houseRow(sheet: Sheet, from: number, to: number, base: number, height: number): string {
  const { random } = sheet;
  let drawn = "";
  for (let x = from; x < to; ) {
    const width = height * random.between(0.36, 0.56);
    drawn += house(sheet, x, base, width, height * random.between(0.78, 1.12));
    x += width - 1;
  }
  return drawn;
}

export function sailboat({ light, random }: Sheet, x: number, y: number, size: number): string {
  const hull = random.pick(light.accents);
  const sail = mix(light.paper, light.sky[2], 0.2);
  return (
    oval(x, y + size * 0.16, size * 0.5, size * 0.05, light.ink, 0.18) +
    path(
      `M${x - size * 0.42},${y} L${x + size * 0.46},${y} Q${x + size * 0.34},${y + size * 0.15} ${x + size * 0.2},${y + size * 0.15} L${x - size * 0.3},${y + size * 0.15} Z`,
      hull,
    ) +
    block(x - size * 0.4, y, size * 0.84, size * 0.025, light.paper) +
    stroke(
      [
        [x, y],
        [x, y - size * 1.05],
      ],
      light.ink,
      Math.max(1.4, size * 0.016),
    ) +
    path(
      `M${x + size * 0.03},${y - size * 1.02} Q${x + size * 0.4},${y - size * 0.42} ${x + size * 0.4},${y - size * 0.07} L${x + size * 0.03},${y - size * 0.07} Z`,
      sail,
    ) +
    path(
      `M${x - size * 0.03},${y - size * 0.92} Q${x - size * 0.12},${y - size * 0.36} ${x - size * 0.34},${y - size * 0.07} L${x - size * 0.03},${y - size * 0.07} Z`,
      mix(sail, hull, 0.28),
    )
  );
}

export function fishingBoat({ light, random }: Sheet, x: number, y: number, size: number): string {
  const hull = random.pick(light.accents.slice(0, 4));
  const isFacingLeft = random.chance(0.5);
  const s = isFacingLeft ? -1 : 1;
  return (
    oval(x, y + size * 0.22, size * 0.62, size * 0.06, light.ink, 0.2) +
    path(
      `M${x - s * size * 0.58},${y - size * 0.05} L${x + s * size * 0.5},${y - size * 0.02} L${x + s * size * 0.66},${y - size * 0.16} Q${x + s * size * 0.52},${y + size * 0.2} ${x + s * size * 0.34},${y + size * 0.2} L${x - s * size * 0.46},${y + size * 0.2} Z`,
      hull,
    ) +
    path(
      `M${x - s * size * 0.54},${y + size * 0.08} L${x + s * size * 0.5},${y + size * 0.08} Q${x + s * size * 0.44},${y + size * 0.2} ${x + s * size * 0.34},${y + size * 0.2} L${x - s * size * 0.46},${y + size * 0.2} Z`,
      light.ink,
      0.25,
    ) +
    block(
      s === 1 ? x - size * 0.3 : x - size * 0.02,
      y - size * 0.34,
      size * 0.32,
      size * 0.3,
      light.paper,
      3,
    ) +
    block(s === 1 ? x - size * 0.25 : x + size * 0.03, y - size * 0.28, size * 0.22, size * 0.1, light.pane) +
    stroke(
      [
        [x + s * size * 0.16, y - size * 0.03],
        [x + s * size * 0.16, y - size * 0.72],
      ],
      light.ink,
      size * 0.022,
    ) +
    stroke(
      [
        [x + s * size * 0.16, y - size * 0.62],
        [x + s * size * 0.58, y - size * 0.14],
      ],
      light.ink,
      size * 0.01,
    ) +
    stroke(
      [
        [x + s * size * 0.16, y - size * 0.66],
        [x - s * size * 0.5, y - size * 0.08],
      ],
      light.ink,
      size * 0.01,
    )
  );
}

/** A maritime pine or a round tree, by chance. */
export function tree(sheet: Sheet, x: number, base: number, size: number, kind?: "pine" | "round"): string {
  const { light, random } = sheet;
  const leaf = mix(light.land[1], light.land[2], random.next());
  const bright = mix(leaf, light.glint, 0.22);
  let drawn = oval(x + size * 0.12, base, size * 0.36, size * 0.05, light.ink, 0.16);
  if ((kind ?? (random.chance(0.5) ? "pine" : "round")) === "pine") {
    drawn += path(
      `M${x - size * 0.03},${base} Q${x + size * 0.05},${base - size * 0.4} ${x - size * 0.02},${base - size * 0.7} L${x + size * 0.04},${base - size * 0.7} Q${x + size * 0.11},${base - size * 0.4} ${x + size * 0.05},${base} Z`,
      mix(light.ink, light.accents[1]!, 0.3),
    );
    for (const [dx, dy, rx] of [
      [0, -0.78, 0.42],
      [-0.22, -0.7, 0.26],
      [0.24, -0.68, 0.28],
      [0.04, -0.9, 0.26],
    ] as const)
      drawn += oval(x + dx * size, base + dy * size, rx * size, size * 0.1, leaf);
    return drawn + oval(x - size * 0.1, base - size * 0.86, size * 0.2, size * 0.045, bright, 0.7);
  }
  drawn += block(
    x - size * 0.03,
    base - size * 0.45,
    size * 0.06,
    size * 0.45,
    mix(light.ink, light.accents[1]!, 0.25),
  );
  for (const [dx, dy, r] of [
    [0, -0.66, 0.3],
    [-0.2, -0.54, 0.22],
    [0.2, -0.54, 0.23],
    [0.06, -0.84, 0.2],
  ] as const)
    drawn += disc(x + dx * size, base + dy * size, r * size, leaf);
  return drawn + disc(x - size * 0.1, base - size * 0.74, size * 0.15, bright, 0.55);
}

/** Somebody in the distance: a coat, a head, a shadow. */
export function person({ light, random }: Sheet, x: number, base: number, size: number): string {
  const coat = random.pick(light.accents);
  const lean = random.between(-0.04, 0.04) * size;
  return (
    oval(x + size * 0.22, base, size * 0.3, size * 0.04, light.ink, 0.2) +
    stroke(
      [
        [x - size * 0.06, base - size * 0.4],
        [x - size * 0.09, base],
      ],
      light.ink,
      size * 0.09,
    ) +
    stroke(
      [
        [x + size * 0.05, base - size * 0.4],
        [x + size * 0.1, base],
      ],
      light.ink,
      size * 0.09,
    ) +
    path(
      `M${x - size * 0.15},${base - size * 0.34} L${x - size * 0.1 + lean},${base - size * 0.78} Q${x + lean},${base - size * 0.86} ${x + size * 0.1 + lean},${base - size * 0.78} L${x + size * 0.16},${base - size * 0.34} Z`,
      coat,
    ) +
    head(light, random, x + lean, base - size * 0.91, size * 0.09) +
    (random.chance(0.4)
      ? block(x + lean - size * 0.075, base - size * 1.035, size * 0.15, size * 0.08, light.paper, 3) +
        block(x + lean - size * 0.13, base - size * 0.98, size * 0.26, size * 0.032, light.paper, 2)
      : "")
  );
}

/** A face and hair, in the hour's light. */
export function head(
  light: Sheet["light"],
  random: Sheet["random"],
  x: number,
  y: number,
  radius: number,
): string {
  const skin = mix(
    random.pick(["#f0c8a4", "#d9a178", "#9c6a48", "#6e4630", "#f3d3b6"]),
    light.veil.colour,
    light.veil.opacity * 1.5,
  );
  const hair = random.pick(["#2b1d18", "#5a3826", "#8d5a2f", "#d0a65c", "#b9b3ac", "#7b2f22"]);
  return (
    disc(x, y, radius, skin) +
    path(
      `M${x - radius * 1.06},${y + radius * 0.2} A${radius * 1.06},${radius * 1.1} 0 0 1 ${x + radius * 1.06},${y + radius * 0.1} Q${x + radius * 0.2},${y - radius * 0.5} ${x - radius * 1.06},${y + radius * 0.2} Z`,
      hair,
    )
  );
}

export function gulls({ width, light, random }: Sheet, below: number, count = 5): string {
  let drawn = "";
  for (let gull = 0; gull < count; gull += 1) {
    const x = random.between(0.1, 0.9) * width;
    const y = random.between(0.1, 0.7) * below;
    const size = random.between(7, 16);
    drawn += `<path d="M${Math.round(x - size)},${Math.round(y - size * 0.3)} q${Math.round(size * 0.6)},${Math.round(-size * 0.35)} ${Math.round(size)},${Math.round(size * 0.3)} q${Math.round(size * 0.4)},${Math.round(-size * 0.65)} ${Math.round(size)},${Math.round(-size * 0.3)}" fill="none" stroke="${light.isLit ? light.ink : light.paper}" stroke-width="2.4" stroke-linecap="round"/>`;
  }
  return drawn;
}

export function lamp({ light }: Sheet, x: number, base: number, height: number): string {
  const lit = light.isLit ? glow(x, base - height, height * 0.32, light.pane, 0.3) : "";
  return (
    lit +
    block(x - 2.5, base - height, 5, height, light.ink, 2) +
    block(x - 9, base - 6, 18, 6, light.ink, 2) +
    shape(
      [
        [x - 9, base - height],
        [x + 9, base - height],
        [x + 13, base - height - 24],
        [x - 13, base - height - 24],
      ],
      light.isLit ? light.pane : light.paper,
    ) +
    shape(
      [
        [x - 16, base - height - 24],
        [x + 16, base - height - 24],
        [x, base - height - 36],
      ],
      light.ink,
    )
  );
}

/** A car in profile; `size` is its length. */
export function car(
  { light, random }: Sheet,
  x: number,
  base: number,
  size: number,
  colour = random.pick(light.accents),
): string {
  const isTall = random.chance(0.5);
  const top = isTall ? 0.43 : 0.36;
  const y = (share: number) => base - size * share;
  return (
    oval(x + size * 0.5, base + size * 0.01, size * 0.54, size * 0.035, light.ink, 0.28) +
    path(
      `M${x},${y(0.09)} Q${x - size * 0.01},${y(0.2)} ${x + size * 0.06},${y(0.22)} L${x + size * 0.2},${y(0.245)} Q${x + size * 0.3},${y(top)} ${x + size * 0.42},${y(top)} L${x + size * 0.66},${y(top)} Q${x + size * 0.78},${y(top - 0.01)} ${x + size * 0.86},${y(0.25)} L${x + size * 0.97},${y(0.225)} Q${x + size * 1.01},${y(0.16)} ${x + size},${y(0.08)} Z`,
      colour,
    ) +
    path(
      `M${x + size * 0.255},${y(0.245)} Q${x + size * 0.33},${y(top - 0.035)} ${x + size * 0.42},${y(top - 0.035)} L${x + size * 0.52},${y(top - 0.035)} L${x + size * 0.52},${y(0.245)} Z`,
      light.isLit ? mix(light.pane, light.ink, 0.5) : mix(light.pane, light.paper, 0.25),
    ) +
    path(
      `M${x + size * 0.55},${y(top - 0.035)} L${x + size * 0.66},${y(top - 0.035)} Q${x + size * 0.74},${y(top - 0.04)} ${x + size * 0.8},${y(0.245)} L${x + size * 0.55},${y(0.245)} Z`,
      light.isLit ? mix(light.pane, light.ink, 0.5) : mix(light.pane, light.paper, 0.25),
    ) +
    block(x + size * 0.02, y(0.13), size * 0.96, size * 0.025, light.ink, 2, 0.22) +
    block(x + size * 0.005, y(0.2), size * 0.05, size * 0.035, light.paper, 4) +
    block(x + size * 0.95, y(0.2), size * 0.045, size * 0.035, light.accents[1]!, 4) +
    [0.2, 0.79]
      .map(
        (share) =>
          disc(x + size * share, y(0.085), size * 0.085, light.ink) +
          disc(x + size * share, y(0.085), size * 0.045, light.stone[0]),
      )
      .join("")
  );
}

/** A parasol seen from the side. */
export function parasol({ light }: Sheet, x: number, base: number, size: number, colour: string): string {
  const top = base - size;
  return (
    block(x - size * 0.015, top, size * 0.03, size, light.ink) +
    path(
      `M${x - size * 0.56},${top + size * 0.26} Q${x - size * 0.4},${top - size * 0.02} ${x},${top - size * 0.04} Q${x + size * 0.4},${top - size * 0.02} ${x + size * 0.56},${top + size * 0.26} Z`,
      colour,
    ) +
    path(
      `M${x - size * 0.2},${top + size * 0.26} Q${x - size * 0.14},${top} ${x},${top - size * 0.04} Q${x + size * 0.14},${top} ${x + size * 0.2},${top + size * 0.26} Z`,
      light.paper,
      0.85,
    ) +
    path(
      `M${x + size * 0.2},${top + size * 0.26} Q${x + size * 0.3},${top} ${x},${top - size * 0.04} Q${x + size * 0.4},${top - size * 0.02} ${x + size * 0.56},${top + size * 0.26} Z`,
      light.ink,
      0.12,
    )
  );
}
