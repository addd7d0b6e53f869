import { block, glow, mix, oval, shape } from "../../../../photos/ink.ts";
import type { Draw } from "./ground.ts";
import { ground, slabs } from "./ground.ts";

export function atelier(draw: Draw): string {
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
