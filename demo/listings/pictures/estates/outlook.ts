import type { Sheet } from "../../../photos/ink.ts";
import { block, disc, mix, oval, path } from "../../../photos/ink.ts";
import { fishingBoat, sailboat } from "../../../photos/motifs/boats.ts";
import { houseRow } from "../../../photos/motifs/houses.ts";
import { gulls, hills, sea, sky } from "../../../photos/motifs/sky-and-sea.ts";
import { tree } from "../../../photos/motifs/street-things.ts";

/** What is to be seen from a window or a terrace. */
export const OUTLOOKS = { mer, port, toits, jardin, campagne, rue } as const;
export type Outlook = keyof typeof OUTLOOKS;

/** What is to be seen from a window or a terrace, over the whole sheet. */
export function outlook(sheet: Sheet, scene: Outlook): string {
  return OUTLOOKS[scene](sheet);
}

function mer(sheet: Sheet): string {
  const { width, height, random } = sheet;
  const horizon = height * random.between(0.5, 0.6);
  const sunAt = random.between(0.2, 0.8);
  let drawn = sky(sheet, horizon, sunAt);
  if (random.chance(0.7))
    drawn += hills(sheet, horizon + 2, height * 0.1, sheet.light.land[0], random.chance(0.5) ? 0 : 0.5, 1.2);
  drawn += sea(sheet, horizon, height, sunAt);
  const count = random.whole(1, 3);
  for (let boat = 0; boat < count; boat += 1)
    drawn += sailboat(
      sheet,
      width * random.between(0.12, 0.88),
      horizon + height * random.between(0.05, 0.3),
      height * random.between(0.09, 0.18),
    );
  return drawn + gulls(sheet, horizon, 4);
}

function port(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const quay = height * random.between(0.52, 0.6);
  let drawn = sky(sheet, quay) + hills(sheet, quay - height * 0.1, height * 0.1, light.land[0]);
  drawn += houseRow(sheet, -30, width + 30, quay, height * 0.24);
  drawn +=
    block(0, quay - 1, width, height * 0.03, light.stone[1]) + sea(sheet, quay + height * 0.02, height);
  for (let boat = 0; boat < 4; boat += 1)
    drawn += random.chance(0.4)
      ? fishingBoat(
          sheet,
          width * random.between(0.1, 0.9),
          quay + height * random.between(0.12, 0.3),
          height * 0.16,
        )
      : sailboat(
          sheet,
          width * random.between(0.05, 0.95),
          quay + height * random.between(0.08, 0.3),
          height * random.between(0.14, 0.26),
        );
  return drawn;
}

function toits(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const horizon = height * 0.42;
  let drawn = sky(sheet, horizon);
  drawn +=
    block(0, horizon - 6, width, height, light.sea[0]) +
    hills(sheet, horizon + 4, height * 0.08, light.land[0]);
  for (let row = 0; row < 4; row += 1) {
    const base = height * (0.62 + row * 0.16);
    drawn += houseRow(sheet, -random.between(20, 90), width + 40, base, height * (0.2 + row * 0.06));
    drawn += block(0, base - height * 0.14, width, height * 0.14, light.ink, 0, 0.03);
  }
  return drawn + gulls(sheet, horizon, 5);
}

function jardin(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const lawn = height * 0.62;
  let drawn = sky(sheet, lawn);
  for (let far = 0; far < 7; far += 1)
    drawn += tree(sheet, width * random.next(), lawn + 4, height * random.between(0.26, 0.5));
  drawn += block(0, lawn - height * 0.09, width, height * 0.12, light.land[2], 12);
  for (let leaf = 0; leaf < 40; leaf += 1)
    drawn += disc(
      width * random.next(),
      lawn - height * random.between(0.01, 0.1),
      height * random.between(0.015, 0.035),
      mix(light.land[2], light.land[1], random.next()),
    );
  drawn +=
    block(0, lawn, width, height, mix(light.land[1], light.sand[0], 0.2)) +
    path(
      `M0,${height * 0.82} Q${width * 0.4},${height * 0.72} ${width},${height * 0.86} L${width},${height} L0,${height} Z`,
      light.land[1],
    );
  for (let flower = 0; flower < 26; flower += 1)
    drawn += disc(
      width * random.next(),
      lawn + height * random.between(0.0, 0.04),
      height * 0.009,
      random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
    );
  drawn += tree(
    sheet,
    width * random.pick([0.12, 0.86]),
    height * 0.9,
    height * random.between(0.5, 0.7),
    "round",
  );
  return drawn + oval(width * 0.5, height * 0.93, width * 0.5, height * 0.05, light.ink, 0.06);
}

function campagne(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const horizon = height * 0.5;
  let drawn =
    sky(sheet, horizon) +
    hills(sheet, horizon + 4, height * 0.16, light.land[0]) +
    hills(sheet, horizon + 12, height * 0.09, mix(light.land[0], light.land[1], 0.6));
  for (let field = 0; field < 5; field += 1) {
    const y = horizon + (height - horizon) * (field / 5) ** 1.3;
    drawn += path(
      `M0,${y + random.between(-6, 10)} Q${width * 0.5},${y - random.between(6, 30)} ${width},${y + random.between(-6, 10)} L${width},${height} L0,${height} Z`,
      field % 2 === 0 ? light.land[1] : mix(light.sand[1], light.land[1], 0.4),
    );
    for (let bush = 0; bush < 14; bush += 1)
      drawn += disc(
        width * random.next(),
        y + random.between(-5, 5),
        random.between(3, 7) * (1 + field * 0.6),
        mix(light.land[2], light.land[1], random.next() * 0.5),
      );
  }
  return drawn + tree(sheet, width * random.between(0.1, 0.9), height * 0.86, height * 0.4, "round");
}

function rue(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const base = height * 0.98;
  let drawn = sky(sheet, height * 0.5);
  drawn += houseRow(sheet, -random.between(30, 120), width + 40, height * 0.8, height * 0.5);
  drawn += block(0, height * 0.8, width, height, light.stone[0]);
  for (const x of [random.between(0.05, 0.3), random.between(0.65, 0.95)])
    drawn += tree(sheet, width * x, base, height * random.between(0.5, 0.7), "round");
  return drawn;
}
