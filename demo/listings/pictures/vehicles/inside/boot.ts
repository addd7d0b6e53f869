import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import { hills, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { CabinLook } from "./cabin-look.ts";

/** The open boot of a car, or the load bay of a van. */
export function boot(sheet: Sheet, look: CabinLook, isVan: boolean): string {
  const { width, height, light, random } = sheet;
  const paint = mix(look.paint, light.veil.colour, light.veil.opacity);
  const carpet = mix("#33373d", light.ink, 0.35);
  const wood = mix("#b98d5e", light.ink, light.isLit ? 0.35 : 0.1);
  let drawn =
    sky(sheet, height * 0.4) +
    hills(sheet, height * 0.42, height * 0.1, light.land[0]) +
    block(0, height * 0.42, width, height, light.land[1]) +
    block(0, height * 0.8, width, height, mix(light.stone[1], light.ink, 0.3));
  for (const x of [0.05, 0.95]) drawn += tree(sheet, width * x, height * 0.72, height * 0.5, "round");
  const [l, r, t, b] = isVan
    ? [width * 0.17, width * 0.83, height * 0.06, height * 0.8]
    : [width * 0.16, width * 0.84, height * 0.2, height * 0.68];
  // Body around the opening.
  drawn += path(
    `M${l - 120},${height * 0.92} Q${l - 150},${b - 60} ${l - 70},${t + 40} Q${l - 30},${t - 60} ${l + 60},${t - 70} L${r - 60},${t - 70} Q${r + 30},${t - 60} ${r + 70},${t + 40} Q${r + 150},${b - 60} ${r + 120},${height * 0.92} Z`,
    paint,
  );
  drawn += path(
    `M${l - 120},${height * 0.92} Q${l - 150},${b - 60} ${l - 70},${t + 40} L${l - 30},${t + 60} Q${l - 70},${b - 40} ${l - 50},${height * 0.92} Z`,
    mix(paint, light.ink, 0.18),
  );
  if (isVan)
    for (const [hinge, side] of [
      [l - 30, -1],
      [r + 30, 1],
    ] as const)
      drawn +=
        shape(
          [
            [hinge, t - 30],
            [hinge + side * 210, t + 20],
            [hinge + side * 210, b + 60],
            [hinge, b + 20],
          ],
          mix(paint, light.ink, 0.25),
        ) +
        shape(
          [
            [hinge + side * 40, t + 60],
            [hinge + side * 180, t + 84],
            [hinge + side * 180, height * 0.36],
            [hinge + side * 40, height * 0.34],
          ],
          mix(light.pane, light.ink, 0.4),
        );
  else
    drawn +=
      shape(
        [
          [l + 20, t - 70],
          [r - 20, t - 70],
          [r + 60, -60],
          [l - 60, -60],
        ],
        mix(paint, light.ink, 0.4),
      ) +
      shape(
        [
          [l + 120, t - 90],
          [r - 120, t - 90],
          [r - 70, 0],
          [l + 70, 0],
        ],
        mix(light.pane, light.ink, 0.35),
      ) +
      block(l + 10, t - 84, r - l - 20, 16, mix(paint, light.ink, 0.55), 6);
  drawn += path(
    `M${l},${b} Q${l - 30},${(t + b) / 2} ${l + 30},${t} Q${(l + r) / 2},${t - 34} ${r - 30},${t} Q${r + 30},${(t + b) / 2} ${r},${b} Z`,
    mix(carpet, "#0d0f12", 0.4),
  );
  const [il, ir, it, ib] = isVan
    ? [width * 0.33, width * 0.67, height * 0.22, height * 0.58]
    : [width * 0.29, width * 0.71, height * 0.27, height * 0.5];
  drawn +=
    shape(
      [
        [l, b],
        [r, b],
        [ir, ib],
        [il, ib],
      ],
      isVan ? wood : mix(carpet, light.stone[1], 0.22),
    ) +
    shape(
      [
        [l, b],
        [il, ib],
        [il, it],
        [l + 30, t + 20],
      ],
      mix(carpet, light.stone[1], 0.1),
    ) +
    shape(
      [
        [r, b],
        [ir, ib],
        [ir, it],
        [r - 30, t + 20],
      ],
      mix(carpet, light.stone[1], 0.06),
    );
  if (isVan) {
    drawn +=
      shape(
        [
          [il, it],
          [ir, it],
          [ir, ib],
          [il, ib],
        ],
        mix(light.stone[0], light.ink, 0.35),
      ) + block(width * 0.44, it + 30, width * 0.12, height * 0.1, mix(light.pane, light.ink, 0.4), 8);
    for (let plank = 1; plank < 8; plank += 1)
      drawn += stroke(
        [
          [l + ((r - l) / 8) * plank, b],
          [il + ((ir - il) / 8) * plank, ib],
        ],
        light.ink,
        3,
        0.25,
      );
    for (const z of [0.3, 0.6])
      drawn +=
        stroke(
          [
            [l + 20, t + (b - t) * z],
            [il, it + (ib - it) * z],
          ],
          light.stone[0],
          9,
          0.5,
        ) +
        stroke(
          [
            [r - 20, t + (b - t) * z],
            [ir, it + (ib - it) * z],
          ],
          light.stone[0],
          9,
          0.5,
        );
    for (const [wx, flip] of [
      [l + 20, 1],
      [r - 20, -1],
    ] as const)
      drawn += path(
        `M${wx},${b - 6} q${flip * 20},-80 ${flip * 90},-84 l${flip * 50},70 Z`,
        mix(carpet, light.stone[1], 0.3),
      );
  } else {
    const cloth = mix(look.fabric, light.ink, light.isLit ? 0.35 : 0.15);
    for (let seat = 0; seat < 3; seat += 1) {
      const sw = (ir - il) / 3;
      drawn +=
        block(il + sw * seat + 3, it + (seat === 1 ? 24 : 0), sw - 6, ib - it, cloth, 14) +
        block(
          il + sw * seat + sw * 0.26,
          it - 34 + (seat === 1 ? 18 : 0),
          sw * 0.48,
          52,
          mix(cloth, light.ink, 0.2),
          16,
        );
    }
  }
  const things = random.whole(0, 3);
  if (things >= 1)
    drawn +=
      block(width * 0.36, b - 172, 190, 128, mix("#a97b52", light.ink, 0.12), 5) +
      block(width * 0.36 + 22, b - 150, 146, 14, light.ink, 4, 0.3) +
      [0, 1, 2, 3]
        .map((item) =>
          disc(
            width * 0.36 + 32 + item * 42,
            b - 178,
            26,
            random.pick(["#d9503a", "#e6a93a", "#8fae4f", light.land[2]]),
          ),
        )
        .join("");
  if (things >= 2)
    drawn +=
      block(width * 0.54, b - 210, 150, 170, light.accents[0]!, 18) +
      block(width * 0.54 + 46, b - 238, 58, 34, "#00000000", 12) +
      `<rect x="${Math.round(width * 0.54 + 44)}" y="${Math.round(b - 244)}" width="62" height="46" rx="14" fill="none" stroke="${light.ink}" stroke-width="9"/>` +
      block(width * 0.54, b - 150, 150, 12, light.paper, 0, 0.5) +
      block(width * 0.54, b - 100, 150, 12, light.paper, 0, 0.5);
  if (things >= 3)
    drawn +=
      oval(width * 0.3, b - 70, 62, 58, light.accents[1]!) +
      path(
        `M${width * 0.3 - 60},${b - 80} Q${width * 0.3},${b - 120} ${width * 0.3 + 60},${b - 80} Q${width * 0.3},${b - 60} ${width * 0.3 - 60},${b - 80} Z`,
        light.paper,
      );
  // Lamps, bumper and plate.
  const red = light.isLit ? "#ff5a3c" : "#b8322a";
  for (const x of [l - 92, r + 34])
    drawn +=
      block(x, height * (isVan ? 0.52 : 0.5), 58, height * 0.17, mix(red, light.ink, 0.5), 16) +
      block(x + 9, height * (isVan ? 0.535 : 0.515), 40, height * 0.1, red, 10) +
      block(x + 9, height * (isVan ? 0.64 : 0.62), 40, height * 0.024, light.accents[2]!, 5);
  drawn +=
    path(
      `M${l - 138},${b + 22} Q${width / 2},${b + 4} ${r + 138},${b + 22} L${r + 126},${height * 0.97} Q${width / 2},${height} ${l - 126},${height * 0.97} Z`,
      mix(paint, light.ink, 0.1),
    ) +
    path(
      `M${l - 138},${b + 22} Q${width / 2},${b + 4} ${r + 138},${b + 22} l-4,20 Q${width / 2},${b + 26} ${l - 134},${b + 42} Z`,
      mix(paint, light.paper, 0.3),
    );
  drawn +=
    block(width / 2 - 170, height * 0.84, 340, 74, light.paper, 6) +
    block(width / 2 - 170, height * 0.84, 34, 74, light.accents[0]!, 6) +
    block(width / 2 + 136, height * 0.84, 34, 74, light.accents[0]!, 6) +
    [-110, -20, 60]
      .map((dx) => block(width / 2 + dx, height * 0.84 + 22, 56, 30, light.ink, 3, 0.75))
      .join("");
  return drawn + oval(width / 2, height * 0.99, width * 0.42, 24, light.ink, 0.3);
}
