import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import { hills, sky } from "../../../../photos/motifs/sky-and-sea.ts";
import type { RimLook } from "./wheels.ts";

/** A wheel from close by, with a piece of the wing above it. */
export function wheelClose(sheet: Sheet, paint: string, rim: RimLook, hasCladding: boolean): string {
  const { width, height, light, random } = sheet;
  const body = mix(paint, light.veil.colour, light.veil.opacity * 1.6);
  const rubber = mix("#1a1d22", light.ink, 0.3);
  const [cx, cy, radius] = [width * random.between(0.42, 0.58), height * 0.56, height * 0.36];
  const ground = height * 0.885;
  let drawn =
    sky(sheet, height * 0.3) +
    hills(sheet, height * 0.5, height * 0.1, light.land[0]) +
    block(0, height * 0.5, width, height, light.land[1]);
  drawn += block(0, ground - height * 0.06, width, height, mix(light.stone[0], light.stone[1], 0.5));
  for (let stone = 0; stone < 90; stone += 1)
    drawn += oval(
      width * random.next(),
      ground + random.between(-50, height * 0.12),
      random.between(5, 22),
      random.between(2, 8),
      random.chance(0.5) ? light.ink : light.paper,
      random.between(0.05, 0.2),
    );
  drawn += path(
    `M0,${height * 0.8} L0,${-10} L${width},-10 L${width},${height * 0.78} Q${width * 0.9},${height * 0.83} ${cx + radius * 1.1},${height * 0.81} L${cx - radius * 1.1},${height * 0.82} Q${width * 0.1},${height * 0.85} 0,${height * 0.8} Z`,
    body,
  );
  drawn +=
    path(
      `M0,0 L${width},0 L${width},${height * 0.12} Q${width / 2},${height * 0.19} 0,${height * 0.1} Z`,
      mix(body, light.sky[2], 0.4),
    ) +
    path(
      `M0,${height * 0.1} Q${width / 2},${height * 0.19} ${width},${height * 0.12} l0,18 Q${width / 2},${height * 0.215} 0,${height * 0.12} Z`,
      light.paper,
      0.4,
    );
  drawn += path(
    `M0,${height * 0.62} Q${width * 0.3},${height * 0.56} ${width},${height * 0.6} L${width},${height * 0.78} L0,${height * 0.8} Z`,
    light.ink,
    0.12,
  );
  const seam = cx + radius * 1.5 * (random.chance(0.5) ? 1 : -1);
  drawn += stroke(
    [
      [seam, -10],
      [seam + 14, height * 0.3],
      [seam - 6, height * 0.8],
    ],
    light.ink,
    5,
    0.45,
  );
  if (hasCladding)
    drawn += path(
      `M${cx - radius * 1.42},${height * 0.84} A${radius * 1.36},${radius * 1.36} 0 0 1 ${cx + radius * 1.42},${height * 0.84} Z`,
      mix(rubber, light.stone[1], 0.25),
    );
  drawn += path(
    `M${cx - radius * 1.19},${height * 0.83} L${cx - radius * 1.17},${cy} A${radius * 1.17},${radius * 1.17} 0 0 1 ${cx + radius * 1.17},${cy} L${cx + radius * 1.19},${height * 0.83} Z`,
    mix(rubber, "#050608", 0.5),
  );
  drawn +=
    path(
      `M0,${height * 0.8} Q${width * 0.1},${height * 0.85} ${cx - radius * 1.18},${height * 0.82} l0,26 Q${width * 0.1},${height * 0.88} 0,${height * 0.84} Z`,
      rubber,
    ) +
    path(
      `M${width},${height * 0.78} Q${width * 0.9},${height * 0.83} ${cx + radius * 1.18},${height * 0.81} l0,26 Q${width * 0.9},${height * 0.86} ${width},${height * 0.82} Z`,
      rubber,
    );
  drawn +=
    oval(cx, cy + radius * 0.99, radius * 1.2, radius * 0.1, light.ink, 0.4) + disc(cx, cy, radius, rubber);
  for (let block_ = 0; block_ < 64; block_ += 1) {
    const angle = (block_ / 64) * 2 * Math.PI;
    drawn += stroke(
      [
        [cx + Math.cos(angle) * radius * 0.975, cy + Math.sin(angle) * radius * 0.975],
        [cx + Math.cos(angle + 0.02) * radius, cy + Math.sin(angle + 0.02) * radius],
      ],
      light.stone[1],
      5,
      0.22,
    );
  }
  drawn +=
    disc(cx, cy, radius * 0.93, mix(rubber, light.stone[1], 0.1)) +
    `<circle cx="${cx}" cy="${cy}" r="${radius * 0.83}" fill="none" stroke="${light.stone[1]}" stroke-opacity="0.3" stroke-width="4" stroke-dasharray="60 26 90 40"/>`;
  const metal = rim.isDark
    ? mix("#3b4046", light.ink, 0.15)
    : mix("#c9cdd0", light.veil.colour, light.veil.opacity);
  drawn +=
    disc(cx, cy, radius * 0.72, mix(metal, light.paper, 0.3)) +
    disc(cx, cy, radius * 0.69, mix(metal, light.ink, 0.35)) +
    disc(cx, cy, radius * 0.66, mix(rubber, "#050608", 0.3));
  drawn +=
    disc(cx, cy, radius * 0.48, mix(light.stone[1], light.ink, 0.2)) +
    disc(cx, cy, radius * 0.42, mix(light.stone[0], light.ink, 0.12)) +
    disc(cx, cy, radius * 0.24, mix(rubber, light.stone[1], 0.25));
  const caliper = random.pick([
    light.accents[1]!,
    light.accents[0]!,
    light.stone[1],
    mix(rubber, light.stone[1], 0.4),
  ]);
  drawn += `<path d="M${cx + radius * 0.2},${cy - radius * 0.5} A${radius * 0.54},${radius * 0.54} 0 0 1 ${cx + radius * 0.53},${cy - radius * 0.08}" fill="none" stroke="${caliper}" stroke-width="${radius * 0.14}"/>`;
  const spot = (angle: number, share: number): [number, number] => [
    cx + Math.cos(angle) * radius * share,
    cy + Math.sin(angle) * radius * share,
  ];
  const turn = random.between(0, 1);
  for (let spoke = 0; spoke < rim.spokes; spoke += 1) {
    const middle = turn + (spoke / rim.spokes) * 2 * Math.PI;
    const half = rim.kind === "larges" ? 0.2 : rim.kind === "fins" ? 0.075 : 0.12;
    if (rim.kind === "enjoliveur") continue;
    const arms = rim.kind === "doubles" ? [-0.15, 0.15] : [0];
    for (const arm of arms) {
      const a = middle + arm;
      const thin = rim.kind === "doubles" ? 0.5 : 1;
      drawn +=
        shape(
          [
            spot(a - half * thin, 0.68),
            spot(a + half * thin, 0.68),
            spot(middle + half * 1.7, 0.17),
            spot(middle - half * 1.7, 0.17),
          ],
          metal,
        ) +
        shape(
          [
            spot(a - half * thin, 0.68),
            spot(a - half * thin * 0.2, 0.68),
            spot(middle - half * 0.4, 0.17),
            spot(middle - half * 1.7, 0.17),
          ],
          light.paper,
          0.3,
        ) +
        shape(
          [
            spot(a + half * thin * 0.5, 0.68),
            spot(a + half * thin, 0.68),
            spot(middle + half * 1.7, 0.17),
            spot(middle + half * 0.9, 0.17),
          ],
          light.ink,
          0.2,
        );
    }
  }
  if (rim.kind === "enjoliveur") {
    drawn += disc(cx, cy, radius * 0.67, metal) + disc(cx, cy, radius * 0.62, mix(metal, light.ink, 0.08));
    for (let hole = 0; hole < rim.spokes; hole += 1) {
      const a = turn + (hole / rim.spokes) * 2 * Math.PI;
      drawn +=
        shape(
          [spot(a - 0.14, 0.6), spot(a + 0.14, 0.6), spot(a + 0.1, 0.36), spot(a - 0.1, 0.36)],
          mix(rubber, "#050608", 0.3),
        ) + stroke([spot(a - 0.14, 0.6), spot(a + 0.14, 0.6)], light.paper, 4, 0.5);
    }
  }
  drawn += disc(cx, cy, radius * 0.2, metal) + disc(cx, cy, radius * 0.12, mix(metal, light.ink, 0.3));
  for (let bolt = 0; bolt < 5; bolt += 1) {
    const [bx, by] = spot(turn + (bolt / 5) * 2 * Math.PI + 0.3, 0.16);
    drawn += disc(bx, by, radius * 0.022, mix(rubber, light.stone[1], 0.3));
  }
  for (let grass = 0; grass < 46; grass += 1) {
    const gx = width * random.next();
    drawn += stroke(
      [
        [gx, height],
        [gx + random.between(-20, 20), height - random.between(20, 74)],
      ],
      mix(light.land[1], light.land[2], random.next()),
      6,
      0.85,
    );
  }
  return drawn;
}
