import type { Sheet } from "../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path, shape, stroke } from "../../../photos/ink.ts";
import { fishingBoat, sailboat } from "../../../photos/motifs/boats.ts";
import { house, houseLook, houseRow } from "../../../photos/motifs/houses.ts";
import { person } from "../../../photos/motifs/people.ts";
import { gulls, hills, sea, sky } from "../../../photos/motifs/sky-and-sea.ts";
import { lamp, tree } from "../../../photos/motifs/street-things.ts";
import type { Space } from "../space.ts";
import { steps } from "./steps.ts";

/** Where a vehicle stands while its picture is taken. */
export const SETTINGS = {
  quai,
  corniche,
  plage,
  place,
  vitrine,
  atelier,
  campagne,
  pinede,
  phare,
  allee,
} as const;
export type Setting = keyof typeof SETTINGS;

type Draw = Sheet & { view: Space };

/** The sheet's height at which the ground is `away` metres ahead. */
function groundAt({ view }: Draw, away: number): number {
  return view.at([0, away, 0])[1];
}

function line(
  { view }: Draw,
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  width: number,
  opacity: number,
): string {
  return stroke([view.at([...from, 0]), view.at([...to, 0])], colour, width, opacity);
}

/** A mark painted on the ground between two corners. */
function paintedOn(
  { view }: Draw,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  fill: string,
  opacity = 1,
) {
  return shape(
    [view.at([x0, y0, 0]), view.at([x1, y0, 0]), view.at([x1, y1, 0]), view.at([x0, y1, 0])],
    fill,
    opacity,
  );
}

/** Ground from `away` metres ahead to the onlooker's feet, darker towards the edge of the sheet. */
function ground(draw: Draw, away: number, colour: string): string {
  const { width, height, light } = draw;
  const top = groundAt(draw, away);
  let drawn = block(0, top, width, height - top, colour);
  for (const [share, opacity] of [
    [0.55, 0.05],
    [0.78, 0.06],
  ] as const)
    drawn += block(0, top + (height - top) * share, width, height, light.ink, 0, opacity);
  for (let speck = 0; speck < 60; speck += 1) {
    const depth = draw.random.next() ** 0.7;
    const y = top + depth * (height - top);
    drawn += block(draw.random.next() * width, y, 6 + depth * 40, 1.5 + depth * 2.5, light.ink, 2, 0.06);
  }
  return drawn;
}

function slabs(draw: Draw, away: number, size: number, opacity = 0.16): string {
  const { light } = draw;
  let drawn = "";
  for (const x of steps(-24, 24, Math.round(48 / size)))
    drawn += line(draw, [x, away], [x, -3.6], light.ink, 2, opacity);
  for (let y = -3.4; y < away; y += size) drawn += line(draw, [-40, y], [40, y], light.ink, 2, opacity);
  return drawn;
}

function quai(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const edge = 9;
  const water = groundAt(draw, edge);
  const sunAt = random.between(0.1, 0.9);
  let drawn = sky(draw, view.horizon, sunAt);
  drawn += hills(draw, view.horizon + 4, height * 0.13, light.land[0]);
  drawn += hills(draw, view.horizon + 6, height * 0.07, light.land[1]);
  const from = random.chance(0.5) ? -40 : width * random.between(0.2, 0.45);
  drawn += houseRow(draw, from, from + width * random.between(0.6, 0.85), view.horizon + 12, height * 0.2);
  drawn += sea(draw, view.horizon + 8, water + 4, sunAt);
  drawn += sailboat(draw, width * random.between(0.06, 0.3), view.horizon + 54, height * 0.16);
  drawn += random.chance(0.6)
    ? fishingBoat(draw, width * random.between(0.72, 0.88), view.horizon + 74, height * 0.22)
    : sailboat(draw, width * random.between(0.75, 0.95), view.horizon + 66, height * 0.2);
  drawn += gulls(draw, view.horizon);
  const stone = mix(light.stone[0], light.sand[0], 0.25);
  drawn += ground(draw, edge, stone) + slabs(draw, edge, 1.7);
  drawn += block(0, water - 3, width, 9, mix(light.stone[1], light.ink, 0.15));
  for (const x of [-7.5, -4.2, 4.6, 7.8]) {
    const [px, py] = view.at([x + random.between(-0.4, 0.4), edge - 0.5, 0]);
    const size = view.scale([x, edge - 0.5, 0]) * 0.45;
    drawn +=
      block(px - size * 0.26, py - size, size * 0.52, size, light.ink, 5) +
      oval(px, py - size, size * 0.4, size * 0.16, mix(light.ink, light.paper, 0.15));
  }
  return drawn;
}

function corniche(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const sunAt = random.between(0.15, 0.85);
  const isLeft = random.chance(0.5);
  let drawn = sky(draw, view.horizon, sunAt) + sea(draw, view.horizon, groundAt(draw, 8), sunAt);
  const cliff = (reach: number, top: number, colour: string) => {
    const x = (share: number) => (isLeft ? share : 1 - share) * width;
    return path(
      `M${x(-0.05)},${view.horizon - height * top} Q${x(reach * 0.5)},${view.horizon - height * top * 1.06} ${x(reach * 0.8)},${view.horizon - height * top * 0.8} L${x(reach)},${view.horizon + 8} L${x(-0.05)},${view.horizon + 24} Z`,
      colour,
    );
  };
  drawn +=
    cliff(0.52, 0.1, light.land[0]) + cliff(0.34, 0.17, light.land[1]) + cliff(0.2, 0.25, light.land[2]);
  for (let boat = 0; boat < 3; boat += 1)
    drawn += sailboat(
      draw,
      width * random.between(0.1, 0.9),
      view.horizon + random.between(10, 40),
      height * 0.05,
    );
  drawn += gulls(draw, view.horizon, 6);
  drawn += block(0, groundAt(draw, 9), width, height, light.land[1]);
  for (let tuft = 0; tuft < 26; tuft += 1)
    drawn += disc(
      random.next() * width,
      groundAt(draw, 8) + random.between(-12, 4),
      random.between(8, 22),
      mix(light.land[1], light.land[2], random.next()),
    );
  // A parapet of rough stone, then the road.
  const [, foot] = view.at([0, 6.2, 0]);
  const high = view.scale([0, 6.2, 0]) * 0.62;
  drawn +=
    block(0, foot - high, width, high, light.stone[0]) +
    block(0, foot - high, width, high * 0.2, mix(light.stone[0], light.paper, 0.4));
  for (let row = 0; row < 3; row += 1)
    for (let x = -random.between(0, 60); x < width; x += random.between(46, 96))
      drawn += block(x, foot - high * (0.76 - row * 0.25), 3, high * 0.24, light.ink, 0, 0.16);
  drawn += ground(draw, 6.2, mix(light.stone[1], light.ink, 0.42));
  drawn += paintedOn(draw, -40, 5.3, 40, 5.15, light.paper, 0.8);
  for (let x = -16; x < 16; x += 3.2) drawn += paintedOn(draw, x, -2.1, x + 1.7, -2.28, light.paper, 0.8);
  return drawn;
}

function plage(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const sunAt = random.between(0.15, 0.85);
  const shore = groundAt(draw, 34);
  let drawn = sky(draw, view.horizon, sunAt);
  drawn += hills(draw, view.horizon + 2, height * 0.1, light.land[0], random.chance(0.5) ? 0 : 0.5, 1);
  drawn += sea(draw, view.horizon, shore + 10, sunAt) + gulls(draw, view.horizon, 6);
  drawn += sailboat(draw, width * random.next(), view.horizon + 16, height * 0.07);
  drawn += block(0, shore, width, height, light.sand[0]) + block(0, shore, width, 5, light.paper, 0, 0.8);
  const count = random.whole(9, 13);
  for (let hut = 0; hut < count; hut += 1) {
    const x = -15 + hut * 2.5;
    if (random.chance(0.12)) continue;
    const [px, py] = view.at([x, 13, 0]);
    const unit = view.scale([x, 13, 0]);
    const colour = light.accents[hut % light.accents.length]!;
    drawn +=
      block(px, py - unit * 2, unit * 1.9, unit * 2, colour) +
      shape(
        [
          [px - 8, py - unit * 2],
          [px + unit * 0.95, py - unit * 2.75],
          [px + unit * 1.9 + 8, py - unit * 2],
        ],
        mix(colour, light.paper, 0.7),
      ) +
      block(px + unit * 0.6, py - unit * 1.6, unit * 0.7, unit * 1.6, light.paper, 2, 0.75) +
      block(px + unit * 1.5, py - unit * 2, unit * 0.4, unit * 2, light.ink, 0, 0.1);
  }
  const [, kerb] = view.at([0, 8, 0]);
  drawn += ground(draw, 8, mix(light.stone[0], light.sand[1], 0.45));
  drawn += block(0, kerb - 10, width, 16, light.stone[0]);
  for (let y = -3.4; y < 8; y += 0.62) drawn += line(draw, [-40, y], [40, y], light.ink, 2, 0.13);
  for (let plank = 0; plank < 46; plank += 1) {
    const y = -3.4 + 0.62 * random.whole(0, 17);
    const x = random.between(-9, 9);
    drawn += line(draw, [x, y], [x, y + 0.62], light.ink, 2, 0.13);
  }
  return drawn;
}

function place(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const base = groundAt(draw, 17);
  let drawn = sky(draw, view.horizon);
  drawn += houseRow(draw, -60, width + 40, base, height * random.between(0.44, 0.56));
  drawn += shape(
    [
      [0, base],
      [0, base - height * 0.16],
      [width, base - height * random.between(0.02, 0.34)],
      [width, base],
    ],
    light.ink,
    light.sun === null ? 0.04 : 0.12,
  );
  drawn += ground(draw, 17, light.stone[0]) + slabs(draw, 17, 0.9, 0.1);
  for (const x of [-11, -7.2, 6.8, 10.6]) {
    const [px, py] = view.at([x + random.between(-0.8, 0.8), random.between(11, 14), 0]);
    drawn += tree(draw, px, py, height * random.between(0.32, 0.4), "round");
  }
  for (let walker = 0; walker < 4; walker += 1) {
    const spot = [random.between(-9, 9), random.between(12, 15.5), 0] as const;
    const [px, py] = view.at(spot);
    drawn += person(draw, px, py, view.scale(spot) * 1.72);
  }
  const side = random.chance(0.5) ? 1 : -1;
  const [lx, ly] = view.at([side * 6.2, 9, 0]);
  return drawn + lamp(draw, lx, ly, height * 0.42);
}

function vitrine(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const away = 8.5;
  const [left, foot] = view.at([-12, away, 0]);
  const unit = view.scale([0, away, 0]);
  const band = random.pick(light.accents.slice(0, 4));
  let drawn = sky(draw, view.horizon) + hills(draw, view.horizon, height * 0.1, light.land[0]);
  for (let far = 0; far < 6; far += 1)
    drawn += tree(draw, width * random.next(), view.horizon + 20, height * random.between(0.16, 0.26));
  const top = foot - unit * 3.5;
  drawn += block(left, top, unit * 24, foot - top, mix(light.pane, light.ink, light.isLit ? 0.1 : 0.45));
  // Inside: lamps in rows and the cars that wait.
  for (let row = 0; row < 2; row += 1)
    for (let x = 0; x < width; x += width / 11)
      drawn += block(
        x,
        top + unit * (0.45 + row * 0.22),
        width / 20,
        6,
        light.paper,
        3,
        light.isLit ? 0.9 : 0.35,
      );
  for (const x of [0.08, 0.46, 0.8]) {
    const px = width * (x + random.between(-0.03, 0.03));
    drawn += path(
      `M${px},${foot - unit * 0.25} q0,${-unit * 0.55} ${unit * 0.7},${-unit * 0.65} q${unit * 0.3},${-unit * 0.55} ${unit * 1.1},${-unit * 0.55} q${unit * 0.8},0 ${unit * 1.1},${unit * 0.6} q${unit * 0.5},${unit * 0.1} ${unit * 0.5},${unit * 0.6} Z`,
      mix(random.pick(light.accents), light.ink, 0.3),
      0.75,
    );
  }
  drawn += shape(
    [
      [width * 0.1, foot],
      [width * 0.3, top],
      [width * 0.38, top],
      [width * 0.18, foot],
    ],
    light.paper,
    0.12,
  );
  drawn += shape(
    [
      [width * 0.62, foot],
      [width * 0.82, top],
      [width * 0.85, top],
      [width * 0.65, foot],
    ],
    light.paper,
    0.12,
  );
  for (let post = 0; post < 9; post += 1)
    drawn += block(left + unit * (post * 3), top, 9, foot - top, light.paper, 0, 0.75);
  drawn +=
    block(0, top - unit * 1, width, unit * 1.06, band) +
    block(0, top, width, 12, light.ink, 0, 0.25) +
    block(0, top - unit, width, 10, light.paper, 0, 0.35);
  for (const x of [0.06, 0.94]) {
    const px = width * x;
    drawn +=
      block(px, height * 0.03, 7, foot - height * 0.03, light.stone[1]) +
      path(
        `M${px + 7},${height * 0.04} q40,14 78,2 q-6,60 2,118 q-40,14 -80,0 Z`,
        x < 0.5 ? band : light.accents[2]!,
      );
  }
  drawn +=
    ground(draw, away, mix(light.stone[1], light.ink, 0.3)) + block(0, foot - 6, width, 14, light.stone[0]);
  for (const x of [-8.1, -5.4, -2.7, 2.7, 5.4, 8.1])
    drawn += paintedOn(draw, x, 7.5, x + 0.12, 2.2, light.paper, 0.7);
  return drawn;
}

function atelier(draw: Draw): string {
  const { width, light, random, view } = draw;
  const away = 5;
  const [, foot] = view.at([0, away, 0]);
  const unit = view.scale([0, away, 0]);
  const brick = mix(random.pick([light.roofs[2]!, light.stone[0], light.walls[1]!]), light.stone[1], 0.3);
  let drawn = block(0, 0, width, foot, brick);
  for (let row = 0; row * unit * 0.13 < foot; row += 1) {
    const y = foot - row * unit * 0.13;
    drawn += block(0, y, width, 2, light.ink, 0, 0.1);
    for (let x = (row % 2) * unit * 0.2 - unit * 0.2; x < width; x += unit * 0.4)
      if (random.chance(0.2))
        drawn += block(
          x,
          y - unit * 0.13,
          unit * 0.4,
          unit * 0.13,
          random.chance(0.5) ? light.ink : light.paper,
          0,
          0.06,
        );
  }
  const door = random.pick(light.accents.slice(0, 4));
  const slat = (px: number, wide: number, isOpen: boolean) => {
    const top = foot - unit * 3;
    let out = block(px - 14, top - 14, wide + 28, foot - top + 14, mix(brick, light.ink, 0.35));
    if (isOpen) {
      out += block(px, top, wide, foot - top, light.isLit ? "#eeb567" : mix(light.ink, light.stone[1], 0.3));
      out += glow(px + wide / 2, top + unit * 0.3, unit, light.paper, 0.2);
      out +=
        block(px + wide * 0.08, foot - unit * 1.1, wide * 0.28, unit * 1.1, light.accents[1]!, 4) +
        [0, 1, 2, 3]
          .map((drawer) =>
            block(
              px + wide * 0.1,
              foot - unit * (1 - drawer * 0.25),
              wide * 0.24,
              unit * 0.16,
              light.ink,
              3,
              0.35,
            ),
          )
          .join("");
      return (
        out +
        [0, 1, 2, 3]
          .map((tyre) =>
            oval(
              px + wide * 0.84,
              foot - unit * (0.12 + tyre * 0.22),
              unit * 0.34,
              unit * 0.12,
              mix(light.ink, "#111418", 0.4),
            ),
          )
          .join("")
      );
    }
    for (let part = 0; part < 12; part += 1)
      out += block(
        px,
        top + ((foot - top) / 12) * part,
        wide,
        (foot - top) / 12 - 3,
        mix(door, light.paper, part % 2 === 0 ? 0.06 : 0.14),
      );
    return out;
  };
  const shift = random.between(-0.04, 0.1);
  drawn +=
    slat(width * (0.02 + shift), width * 0.42, random.chance(0.6)) +
    slat(width * (0.54 + shift), width * 0.4, random.chance(0.35));
  const [lx, ly] = [width * (0.485 + shift), foot - unit * 3];
  drawn += glow(lx, ly + 20, unit * 1.3, light.isLit ? light.pane : light.paper, light.isLit ? 0.35 : 0.14);
  drawn +=
    block(lx - 4, ly - 40, 8, 40, light.ink) +
    shape(
      [
        [lx - 18, ly],
        [lx + 18, ly],
        [lx + 40, ly + 28],
        [lx - 40, ly + 28],
      ],
      light.accents[0]!,
    );
  drawn += ground(draw, away, mix(light.stone[0], light.stone[1], 0.6)) + slabs(draw, away, 3, 0.14);
  return (
    drawn +
    shape(
      [
        [0, foot],
        [0, 0],
        [width * random.between(0.2, 0.6), 0],
        [width * 0.1, foot],
      ],
      light.ink,
      light.sun === null ? 0.02 : 0.08,
    )
  );
}

function campagne(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  let drawn = sky(draw, view.horizon);
  drawn +=
    hills(draw, view.horizon + 6, height * 0.15, light.land[0]) +
    hills(draw, view.horizon + 14, height * 0.08, mix(light.land[0], light.land[1], 0.5));
  const [hx, hy] = [width * random.between(0.05, 0.85), view.horizon + 18];
  drawn += house(draw, hx, hy, height * 0.18, height * 0.12, {
    ...houseLook(draw),
    floors: 1,
    bays: 3,
    hasShop: false,
  });
  for (let row = 0; row < 5; row += 1) {
    const y = groundAt(draw, 60 / (row + 1) ** 1.15);
    drawn += path(
      `M0,${y} Q${width * random.between(0.3, 0.7)},${y - random.between(6, 26)} ${width},${y + random.between(-4, 8)} L${width},${height} L0,${height} Z`,
      mix(row % 2 === 0 ? light.land[1] : light.sand[1], light.land[2], row * 0.1),
    );
    for (let bush = 0; bush < 16; bush += 1)
      drawn += disc(
        width * random.next(),
        y + random.between(-6, 6),
        random.between(6, 12) * (1 + row * 0.5),
        mix(light.land[2], light.land[1], random.next() * 0.6),
      );
  }
  for (const x of [random.between(0.02, 0.2), random.between(0.8, 0.98)])
    drawn += tree(draw, width * x, groundAt(draw, 11), height * random.between(0.36, 0.5), "round");
  drawn += ground(draw, 5.6, mix(light.sand[1], light.stone[1], 0.35));
  for (let tuft = 0; tuft < 60; tuft += 1) {
    const x = width * random.next();
    const y = groundAt(draw, 5.6) + random.between(-4, 8);
    drawn += stroke(
      [
        [x, y],
        [x + random.between(-8, 8), y - random.between(14, 36)],
      ],
      light.land[2],
      4,
      0.8,
    );
  }
  return drawn;
}

function pinede(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  let drawn = sky(draw, view.horizon) + hills(draw, view.horizon + 4, height * 0.06, light.land[0]);
  drawn += block(0, view.horizon, width, height, mix(light.sand[1], light.land[1], 0.5));
  for (const away of [40, 26, 18, 13, 10])
    for (let pine = 0; pine < 5; pine += 1) {
      const [px, py] = view.at([random.between(-1.1, 1.1) * away * 0.8, away + random.between(-1, 1), 0]);
      drawn += tree(draw, px, py, view.scale([0, away, 0]) * random.between(4.4, 6), "pine");
    }
  drawn += ground(draw, 8.6, mix(light.sand[0], light.land[0], 0.18));
  for (let dapple = 0; dapple < 24; dapple += 1) {
    const depth = random.next();
    drawn += oval(
      random.next() * width,
      groundAt(draw, 8) + depth * (height - groundAt(draw, 8)),
      40 + depth * 150,
      6 + depth * 22,
      light.ink,
      0.06,
    );
  }
  return drawn;
}

function phare(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const sunAt = random.between(0.2, 0.8);
  const x = width * (random.chance(0.5) ? random.between(0.1, 0.2) : random.between(0.8, 0.9));
  let drawn =
    sky(draw, view.horizon, sunAt) +
    sea(draw, view.horizon, view.horizon + 70, sunAt) +
    gulls(draw, view.horizon, 7);
  drawn += path(
    `M0,${view.horizon + 40} Q${width * 0.3},${view.horizon + 10} ${width * 0.55},${view.horizon + 44} T${width},${view.horizon + 30} L${width},${height} L0,${height} Z`,
    light.land[1],
  );
  const [base, top, half] = [view.horizon + 40, view.horizon - height * 0.36, height * 0.032];
  drawn += shape(
    [
      [x - half * 1.5, base],
      [x - half, top],
      [x + half, top],
      [x + half * 1.5, base],
    ],
    light.paper,
  );
  for (const part of [0, 2]) {
    const wide = (share: number) => half * (1 + share * 0.5);
    const y = (share: number) => top + (base - top) * share;
    drawn += shape(
      [
        [x - wide(part / 4), y(part / 4)],
        [x + wide(part / 4), y(part / 4)],
        [x + wide((part + 1) / 4), y((part + 1) / 4)],
        [x - wide((part + 1) / 4), y((part + 1) / 4)],
      ],
      light.accents[1]!,
    );
  }
  drawn += shape(
    [
      [x + half * 0.3, top],
      [x + half, top],
      [x + half * 1.5, base],
      [x + half * 0.5, base],
    ],
    light.ink,
    0.12,
  );
  drawn +=
    block(x - half * 1.3, top - 8, half * 2.6, 10, light.ink) +
    block(x - half * 0.7, top - half * 1.7, half * 1.4, half * 1.6, light.isLit ? light.pane : light.glint) +
    path(
      `M${x - half},${top - half * 1.6} Q${x},${top - half * 3} ${x + half},${top - half * 1.6} Z`,
      light.ink,
    );
  if (light.isLit) drawn += glow(x, top - half, half * 6, light.pane, 0.4);
  drawn += house(draw, x + half * 2, base + 4, height * 0.16, height * 0.11, {
    ...houseLook(draw),
    floors: 1,
    bays: 3,
    hasShop: false,
  });
  for (let tuft = 0; tuft < 40; tuft += 1)
    drawn += disc(
      random.next() * width,
      view.horizon + random.between(50, 120),
      random.between(6, 20),
      mix(light.land[1], light.land[2], random.next()),
      0.8,
    );
  return drawn + ground(draw, 7.4, mix(light.sand[0], light.stone[0], 0.5));
}

function allee(draw: Draw): string {
  const { width, height, light, random, view } = draw;
  const base = groundAt(draw, 13);
  let drawn = sky(draw, view.horizon);
  for (let far = 0; far < 5; far += 1)
    drawn += tree(draw, width * random.next(), base - 6, height * random.between(0.3, 0.48));
  const look = { ...houseLook(draw), floors: 2, bays: 3, hasShop: false };
  const x = width * random.between(0.1, 0.42);
  drawn += house(draw, x, base, height * 0.62, height * 0.44, look);
  drawn +=
    block(x + height * 0.62, base - height * 0.2, height * 0.3, height * 0.2, look.wall) +
    shape(
      [
        [x + height * 0.6, base - height * 0.2],
        [x + height * 0.94, base - height * 0.2],
        [x + height * 0.9, base - height * 0.27],
        [x + height * 0.62, base - height * 0.27],
      ],
      look.roof,
    ) +
    block(x + height * 0.66, base - height * 0.16, height * 0.22, height * 0.16, look.shutter);
  const [, foot] = view.at([0, 8, 0]);
  const high = view.scale([0, 8, 0]) * 1.05;
  const gap = width * random.between(0.4, 0.6);
  for (const [from, to] of [
    [-20, gap - 150],
    [gap + 170, width + 20],
  ] as const) {
    drawn += block(from, foot - high, to - from, high, light.land[2], 18);
    for (let leaf = from; leaf < to; leaf += 26)
      drawn += disc(
        leaf,
        foot - high + random.between(-4, 14),
        random.between(14, 26),
        mix(light.land[2], light.land[1], random.next()),
      );
    for (let leaf = 0; leaf < (to - from) / 26; leaf += 1)
      drawn += disc(
        random.between(from, to),
        foot - random.next() * high * 0.8,
        random.between(4, 10),
        mix(light.land[1], light.glint, 0.2),
        0.5,
      );
  }
  for (const post of [gap - 150, gap + 150])
    drawn +=
      block(post, foot - high * 1.12, 22, high * 1.12, light.paper) +
      block(post - 5, foot - high * 1.16, 32, 12, light.stone[1]);
  return drawn + ground(draw, 8, mix(light.stone[0], light.sand[0], 0.4)) + slabs(draw, 8, 0.7, 0.07);
}
