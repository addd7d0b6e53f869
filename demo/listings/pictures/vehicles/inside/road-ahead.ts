import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix, path, shape } from "../../../../photos/ink.ts";
import { houseRow } from "../../../../photos/motifs/houses.ts";
import { hills, sea, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";

/** The road ahead, as it lies beyond the windscreen. */
export function roadAhead(sheet: Sheet, bottom: number): string {
  const { width, height, light, random } = sheet;
  const horizon = bottom * 0.56;
  let drawn = sky(sheet, horizon);
  const kind = random.whole(0, 2);
  if (kind === 0)
    drawn +=
      sea(sheet, horizon, horizon + 140) +
      hills(sheet, horizon + 2, height * 0.09, light.land[0], 0.5, 1.2) +
      path(
        `M0,${horizon + 60} Q${width * 0.4},${horizon - 10} ${width * 0.56},${horizon + 4} L${width},${horizon + 60} L${width},${bottom} L0,${bottom} Z`,
        light.land[1],
      );
  if (kind === 1)
    drawn +=
      hills(sheet, horizon, height * 0.14, light.land[0]) +
      hills(sheet, horizon + 10, height * 0.07, light.land[1]) +
      block(0, horizon, width, bottom, light.land[1]);
  if (kind === 2)
    drawn +=
      houseRow(sheet, -20, width * 0.42, horizon + 70, height * 0.3) +
      houseRow(sheet, width * 0.62, width + 60, horizon + 70, height * 0.3) +
      block(0, horizon + 66, width, bottom, light.stone[0]);
  const vanish = width * 0.54;
  drawn += shape(
    [
      [vanish - 8, horizon],
      [vanish + 8, horizon],
      [width * 0.98, bottom],
      [width * 0.02, bottom],
    ],
    mix(light.stone[1], light.ink, 0.4),
  );
  for (let dash = 1; dash < 6; dash += 1) {
    const [a, b] = [(dash / 6) ** 2.2, ((dash + 0.5) / 6) ** 2.2];
    const y = (share: number) => horizon + (bottom - horizon) * share;
    drawn += shape(
      [
        [vanish - 3 * a * 3 - 1, y(a)],
        [vanish + 3 * a * 3 + 1, y(a)],
        [vanish + 9 * b + 2, y(b)],
        [vanish - 9 * b - 2, y(b)],
      ],
      light.paper,
      0.85,
    );
  }
  for (const x of [random.between(0.02, 0.24), random.between(0.76, 0.98)])
    drawn += tree(
      sheet,
      width * x,
      horizon + 110,
      height * random.between(0.3, 0.42),
      kind === 0 ? "pine" : "round",
    );
  return drawn;
}
