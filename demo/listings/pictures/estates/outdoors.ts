import type { Sheet } from "../../../photos/ink.ts";
import { block, disc, glow, mix, oval, path, shape, stroke } from "../../../photos/ink.ts";
import { parasol, tree } from "../../../photos/motifs/street-things.ts";
import type { Outlook } from "./outlook.ts";
import { outlook } from "./outlook.ts";

/** The view over a balcony's rail, or through an open window. */
export function viewOut(sheet: Sheet, scene: Outlook): string {
  const { width, height, light, random } = sheet;
  let drawn = outlook(sheet, scene);
  if (random.chance(0.5)) {
    const rail = height * random.between(0.72, 0.78);
    drawn +=
      block(0, rail, width, 18, light.ink) +
      block(0, height * 0.97, width, height * 0.03, mix(light.stone[1], light.ink, 0.2));
    const style = random.whole(0, 2);
    for (let x = 0; x < width; x += style === 0 ? 58 : 96) {
      drawn += block(x, rail, 9, height - rail, light.ink);
      if (style === 1)
        drawn += `<path d="M${x + 14},${height * 0.96} Q${x + 54},${rail + 70} ${x + 14},${rail + 24} M${x + 94},${height * 0.96} Q${x + 54},${rail + 70} ${x + 94},${rail + 24}" fill="none" stroke="${light.ink}" stroke-width="7"/>`;
      if (style === 2) drawn += block(x + 12, rail + 26, 80, height, light.sky[2], 0, 0.22);
    }
    const pots = random.whole(1, 3);
    for (let pot = 0; pot < pots; pot += 1) {
      const px = width * (random.chance(0.5) ? random.between(0.02, 0.2) : random.between(0.78, 0.96));
      for (let leaf = 0; leaf < 22; leaf += 1)
        drawn += disc(
          px + random.between(-76, 76),
          rail - random.between(-30, 78),
          random.between(16, 34),
          mix(light.land[1], light.land[2], random.next()),
        );
      for (let flower = 0; flower < 12; flower += 1)
        drawn += disc(
          px + random.between(-70, 70),
          rail - random.between(-20, 84),
          12,
          random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
        );
      drawn += shape(
        [
          [px - 72, rail + 24],
          [px + 72, rail + 24],
          [px + 54, rail + 120],
          [px - 54, rail + 120],
        ],
        mix(light.accents[1]!, light.ink, 0.12),
      );
    }
    return drawn;
  }
  // An open window: frame, sill, shutters folded back.
  const white = mix(light.paper, light.ink, light.isLit ? 0.24 : 0.05);
  const wall = mix(light.walls[1]!, light.ink, light.isLit ? 0.4 : 0.12);
  const shutter = random.pick(light.accents.slice(0, 4));
  const [l, r, t, b] = [width * 0.15, width * 0.85, height * 0.07, height * 0.84];
  drawn +=
    block(0, 0, l, height, wall) +
    block(r, 0, width - r, height, wall) +
    block(0, 0, width, t, wall) +
    block(0, b, width, height - b, wall);
  for (const [x, inner] of [
    [l, 1],
    [r, -1],
  ] as const) {
    drawn += shape(
      [
        [x, t],
        [x + inner * 92, t + 46],
        [x + inner * 92, b - 46],
        [x, b],
      ],
      mix(shutter, light.ink, inner === 1 ? 0 : 0.15),
    );
    for (let slat = 1; slat < 16; slat += 1)
      drawn += stroke(
        [
          [x + inner * 14, t + 16 + ((b - t - 30) / 16) * slat],
          [x + inner * 80, t + 46 + ((b - t - 92) / 16) * slat],
        ],
        light.ink,
        4,
        0.2,
      );
  }
  drawn +=
    block(l - 26, t - 26, r - l + 52, 26, white) +
    block(l - 26, t, 26, b - t, white) +
    block(r, t, 26, b - t, white);
  drawn +=
    shape(
      [
        [l - 60, b],
        [r + 60, b],
        [r + 100, b + 46],
        [l - 100, b + 46],
      ],
      mix(white, light.paper, 0.4),
    ) + block(l - 100, b + 46, r - l + 200, 22, mix(white, light.ink, 0.12));
  const px = width * random.between(0.26, 0.74);
  drawn += oval(px, b + 22, 74, 14, light.ink, 0.14);
  for (let stem = 0; stem < 7; stem += 1)
    drawn +=
      stroke(
        [
          [px, b - 60],
          [px + (stem - 3) * 26, b - 150 - random.between(0, 60)],
        ],
        light.land[2],
        6,
      ) +
      disc(
        px + (stem - 3) * 26,
        b - 160 - random.between(0, 60),
        random.between(18, 28),
        random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
      );
  drawn += path(
    `M${px - 44},${b - 80} L${px + 44},${b - 80} Q${px + 52},${b} ${px + 30},${b + 20} L${px - 30},${b + 20} Q${px - 52},${b} ${px - 44},${b - 80} Z`,
    random.pick([light.accents[0]!, light.paper, light.stone[0]]),
  );
  if (random.chance(0.6))
    drawn +=
      block(px + 130, b + 2, 150, 16, light.accents[2]!, 3) +
      block(px + 140, b - 12, 130, 15, light.accents[0]!, 3) +
      block(px + 136, b - 26, 136, 15, light.paper, 3);
  return drawn;
}

/** A terrace or balcony with its table. */
export function terraceOut(sheet: Sheet, scene: Outlook): string {
  const { width, height, light, random } = sheet;
  const deck = height * 0.62;
  const wood = mix(random.pick(["#b98d5e", "#8c6242", "#c9a678"]), light.ink, light.isLit ? 0.3 : 0.04);
  let drawn = `<svg x="0" y="0" width="${width}" height="${Math.round(deck + 40)}" viewBox="0 0 ${width} ${Math.round(deck + 40)}">${outlook({ ...sheet, height: deck + 40 }, scene)}</svg>`;
  drawn += block(0, deck, width, height, wood);
  for (let board = 0; board <= 30; board += 1) {
    const share = board / 30 - 0.5;
    drawn += stroke(
      [
        [width / 2 + share * width * 1.1, deck],
        [width / 2 + share * width * 2.4, height],
      ],
      light.ink,
      3,
      0.2,
    );
  }
  const rail = deck - height * 0.13;
  if (random.chance(0.5))
    drawn +=
      block(0, rail, width, deck - rail, light.paper, 0, 0.22) +
      block(0, rail, width, 9, light.ink) +
      Array.from({ length: 7 }, (_, post) =>
        block((width / 6) * post - 5, rail, 10, deck - rail, light.ink),
      ).join("");
  else
    for (let bush = -20; bush < width + 20; bush += 34)
      drawn += disc(
        bush,
        deck - random.between(0, 40),
        random.between(28, 48),
        mix(light.land[2], light.land[1], random.next()),
      );
  const cloth = random.pick(light.accents.slice(0, 3));
  const cx = width * random.between(0.4, 0.6);
  drawn += oval(cx, height * 0.9, 360, 60, light.ink, 0.18);
  const chair = (x: number, y: number, flip: number, colour: string) =>
    stroke(
      [
        [x - 56 * flip, y - 210],
        [x - 44 * flip, y - 90],
        [x - 60 * flip, y],
      ],
      mix(wood, light.ink, 0.4),
      12,
    ) +
    stroke(
      [
        [x + 50 * flip, y - 90],
        [x + 62 * flip, y],
      ],
      mix(wood, light.ink, 0.4),
      12,
    ) +
    shape(
      [
        [x - 56 * flip, y - 104],
        [x + 60 * flip, y - 104],
        [x + 52 * flip, y - 80],
        [x - 46 * flip, y - 80],
      ],
      colour,
    ) +
    shape(
      [
        [x - 66 * flip, y - 220],
        [x - 44 * flip, y - 226],
        [x - 32 * flip, y - 112],
        [x - 52 * flip, y - 104],
      ],
      colour,
    );
  drawn += chair(cx - 300, height * 0.9, 1, cloth) + chair(cx + 300, height * 0.9, -1, cloth);
  drawn +=
    block(cx - 8, height * 0.72, 16, height * 0.17, light.ink) +
    oval(cx, height * 0.895, 90, 18, light.ink) +
    oval(cx, height * 0.725, 230, 46, mix(light.paper, light.ink, 0.2)) +
    oval(cx, height * 0.715, 230, 46, light.paper);
  for (const dx of [-110, 96])
    drawn +=
      shape(
        [
          [cx + dx - 13, height * 0.655],
          [cx + dx + 13, height * 0.655],
          [cx + dx + 9, height * 0.715],
          [cx + dx - 9, height * 0.715],
        ],
        light.glint,
        0.85,
      ) + block(cx + dx - 11, height * 0.68, 22, height * 0.03, light.accents[1]!, 4, 0.8);
  drawn +=
    oval(cx - 4, height * 0.705, 62, 17, light.accents[0]!) +
    disc(cx - 26, height * 0.694, 17, light.accents[2]!) +
    disc(cx + 6, height * 0.692, 18, light.accents[1]!) +
    disc(cx + 30, height * 0.697, 14, light.land[1]);
  if (light.isLit)
    for (let bulb = 0; bulb < 12; bulb += 1) {
      const [bx, by] = [(width / 11) * bulb, height * 0.07 + Math.sin((bulb / 11) * Math.PI) * 70];
      drawn += glow(bx, by, 44, light.pane, 0.4) + disc(bx, by, 9, light.pane);
    }
  else if (random.chance(0.7))
    drawn += parasol(
      sheet,
      cx + random.between(-60, 60),
      height * 0.72,
      height * 0.52,
      random.pick(light.accents.slice(0, 4)),
    );
  for (const px of [width * 0.06, width * 0.94]) {
    for (let leaf = 0; leaf < 16; leaf += 1)
      drawn += disc(
        px + random.between(-70, 70),
        height * 0.78 - random.between(0, 190),
        random.between(20, 40),
        mix(light.land[1], light.land[2], random.next()),
      );
    drawn += shape(
      [
        [px - 70, height * 0.79],
        [px + 70, height * 0.79],
        [px + 50, height * 0.93],
        [px - 50, height * 0.93],
      ],
      random.pick([light.accents[1]!, light.stone[0], mix(light.ink, light.stone[1], 0.4)]),
    );
  }
  return drawn;
}

/** The garden behind the house, with something to rest on. */
export function gardenOut(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  let drawn = outlook(sheet, "jardin");
  const isTable = random.chance(0.5);
  if (isTable) {
    const [x, y] = [width * random.between(0.4, 0.6), height * 0.88];
    const wood = mix("#a97b52", light.ink, light.isLit ? 0.3 : 0.05);
    drawn +=
      oval(x, y + 20, 340, 44, light.ink, 0.16) +
      block(x - 250, y - 120, 500, 20, wood, 4) +
      block(x - 250, y - 100, 500, 8, light.ink, 0, 0.2) +
      block(x - 210, y - 100, 18, 118, mix(wood, light.ink, 0.2)) +
      block(x + 192, y - 100, 18, 118, mix(wood, light.ink, 0.2)) +
      block(x - 300, y - 40, 600, 18, mix(wood, light.paper, 0.15), 4) +
      block(x - 260, y - 22, 16, 50, mix(wood, light.ink, 0.3)) +
      block(x + 244, y - 22, 16, 50, mix(wood, light.ink, 0.3));
    drawn +=
      block(x - 40, y - 176, 30, 56, light.accents[0]!, 8) +
      disc(x - 25, y - 196, 30, light.accents[2]!) +
      disc(x - 50, y - 186, 20, light.accents[1]!) +
      oval(x + 90, y - 128, 60, 14, light.paper);
  } else {
    const [x, y] = [width * random.between(0.3, 0.46), height * 0.84];
    for (const px of [x - 20, x + 560])
      drawn +=
        block(px - 13, height * 0.36, 26, y - height * 0.36, mix(light.ink, light.accents[1]!, 0.25)) +
        disc(px, height * 0.34, 130, light.land[2]) +
        disc(px - 60, height * 0.4, 90, light.land[1]) +
        disc(px + 70, height * 0.38, 96, light.land[2]);
    drawn +=
      path(
        `M${x},${height * 0.58} Q${x + 270},${height * 0.86} ${x + 540},${height * 0.58} L${x + 520},${height * 0.6} Q${x + 270},${height * 0.8} ${x + 20},${height * 0.6} Z`,
        light.accents[1]!,
      ) +
      path(
        `M${x + 16},${height * 0.6} Q${x + 270},${height * 0.79} ${x + 524},${height * 0.6} Q${x + 270},${height * 0.73} ${x + 16},${height * 0.6} Z`,
        light.paper,
      ) +
      oval(x + 270, y + 40, 260, 26, light.ink, 0.14);
  }
  for (const px of [random.between(0.02, 0.14), random.between(0.84, 0.97)]) {
    const bx = width * px;
    for (let leaf = 0; leaf < 24; leaf += 1)
      drawn += disc(
        bx + random.between(-120, 120),
        height * 0.97 - random.between(0, 130),
        random.between(24, 48),
        mix(light.land[2], light.land[1], random.next()),
      );
    for (let flower = 0; flower < 16; flower += 1)
      drawn += disc(
        bx + random.between(-120, 120),
        height * 0.95 - random.between(0, 140),
        random.between(9, 17),
        random.pick([
          light.accents[1]!,
          light.accents[2]!,
          light.paper,
          mix(light.accents[0]!, light.paper, 0.4),
        ]),
      );
  }
  return random.chance(0.4) ? drawn + tree(sheet, width * 0.5, height * 0.66, height * 0.3) : drawn;
}
