import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, glow, mix, oval, shape, stroke } from "../../../../photos/ink.ts";
import { parasol } from "../../../../photos/motifs/street-things.ts";
import type { Outlook } from "../outlook.ts";
import { outlook } from "../outlook.ts";

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
