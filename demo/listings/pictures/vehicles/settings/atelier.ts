import { block, glow, mix, oval, shape } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import type { Draw } from "./ground.ts";
import { ground, slabs } from "./ground.ts";

/** The wall of a workshop in pixels: what it is built of, and how large a metre is on it. */
interface Workshop {
  foot: number;
  unit: number;
  brick: string;
  door: string;
}

/** Before a workshop of bricks, its doors open or shut. */
export function atelier(draw: Draw): string {
  const { width, light, random, view } = draw;
  const away = 5;
  const brick = mix(random.pick([light.roofs[2]!, light.stone[0], light.walls[1]!]), light.stone[1], 0.3);
  const [, foot] = view.at([0, away, 0]);
  const unit = view.scale([0, away, 0]);
  let drawn = brickWall(draw, foot, unit, brick);
  const workshop = { foot, unit, brick, door: random.pick(light.accents.slice(0, 4)) };
  const shift = random.between(-0.04, 0.1);
  drawn +=
    doorway(draw, workshop, width * (0.02 + shift), width * 0.42, random.chance(0.6)) +
    doorway(draw, workshop, width * (0.54 + shift), width * 0.4, random.chance(0.35)) +
    wallLamp(draw, workshop, width * (0.485 + shift)) +
    ground(draw, away, mix(light.stone[0], light.stone[1], 0.6)) +
    slabs(draw, away, 3, 0.14);
  const shade: Pair[] = [
    [0, foot],
    [0, 0],
    [width * random.between(0.2, 0.6), 0],
    [width * 0.1, foot],
  ];
  return drawn + shape(shade, light.ink, light.sun === null ? 0.02 : 0.08);
}

/** With a few bricks that are lighter or darker than the others. */
function brickWall({ width, light, random }: Draw, foot: number, unit: number, brick: string): string {
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
  return drawn;
}

function doorway(draw: Draw, workshop: Workshop, x: number, wide: number, isOpen: boolean): string {
  const { foot, unit, brick } = workshop;
  const top = foot - unit * 3;
  return (
    block(x - 14, top - 14, wide + 28, foot - top + 14, mix(brick, draw.light.ink, 0.35)) +
    (isOpen ? inside(draw, workshop, x, wide) : rollerDoor(draw, workshop, x, wide))
  );
}

/** A tool chest and a stack of tyres. */
function inside({ light }: Draw, { foot, unit }: Workshop, x: number, wide: number): string {
  const top = foot - unit * 3;
  const drawers = [0, 1, 2, 3].map((drawer) =>
    block(x + wide * 0.1, foot - unit * (1 - drawer * 0.25), wide * 0.24, unit * 0.16, light.ink, 3, 0.35),
  );
  const tyres = [0, 1, 2, 3].map((tyre) =>
    oval(
      x + wide * 0.84,
      foot - unit * (0.12 + tyre * 0.22),
      unit * 0.34,
      unit * 0.12,
      mix(light.ink, "#111418", 0.4),
    ),
  );
  return (
    block(x, top, wide, foot - top, light.isLit ? "#eeb567" : mix(light.ink, light.stone[1], 0.3)) +
    glow(x + wide / 2, top + unit * 0.3, unit, light.paper, 0.2) +
    block(x + wide * 0.08, foot - unit * 1.1, wide * 0.28, unit * 1.1, light.accents[1]!, 4) +
    drawers.join("") +
    tyres.join("")
  );
}

function rollerDoor({ light }: Draw, { foot, unit, door }: Workshop, x: number, wide: number): string {
  const top = foot - unit * 3;
  const slat = (foot - top) / 12;
  return Array.from({ length: 12 }, (_, part) =>
    block(x, top + slat * part, wide, slat - 3, mix(door, light.paper, part % 2 === 0 ? 0.06 : 0.14)),
  ).join("");
}

function wallLamp({ light }: Draw, { foot, unit }: Workshop, x: number): string {
  const y = foot - unit * 3;
  const shade: Pair[] = [
    [x - 18, y],
    [x + 18, y],
    [x + 40, y + 28],
    [x - 40, y + 28],
  ];
  return (
    glow(x, y + 20, unit * 1.3, light.isLit ? light.pane : light.paper, light.isLit ? 0.35 : 0.14) +
    block(x - 4, y - 40, 8, 40, light.ink) +
    shape(shade, light.accents[0]!)
  );
}
