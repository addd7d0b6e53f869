import type { Sheet } from "../ink.ts";
import { block, mix, path, shape, stroke } from "../ink.ts";
import { person } from "../motifs/people.ts";

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
