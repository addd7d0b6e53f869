import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, glow, mix, oval, shape, stroke } from "../../../../photos/ink.ts";
import { parasol } from "../../../../photos/motifs/street-things.ts";
import type { Pair } from "../../space.ts";
import type { Outlook } from "../outlook.ts";
import { outlook } from "../outlook.ts";

/** A terrace or balcony with its table. */
export function terraceOut(sheet: Sheet, scene: Outlook): string {
  const { width, height, light, random } = sheet;
  const deck = height * 0.62;
  const wood = mix(random.pick(["#b98d5e", "#8c6242", "#c9a678"]), light.ink, light.isLit ? 0.3 : 0.04);
  const away = Math.round(deck + 40);
  const world = outlook({ ...sheet, height: deck + 40 }, scene);
  let drawn = `<svg x="0" y="0" width="${width}" height="${away}" viewBox="0 0 ${width} ${away}">${world}</svg>`;
  drawn += boards(sheet, deck, wood);
  drawn += random.chance(0.5) ? glassRail(sheet, deck) : hedge(sheet, deck);
  const cloth = random.pick(light.accents.slice(0, 3));
  const x = width * random.between(0.4, 0.6);
  drawn += oval(x, height * 0.9, 360, 60, light.ink, 0.18);
  drawn += chair(sheet, x - 300, 1, wood, cloth) + chair(sheet, x + 300, -1, wood, cloth);
  drawn += laidTable(sheet, x);
  if (light.isLit) drawn += fairyLights(sheet);
  else if (random.chance(0.7))
    drawn += parasol(
      sheet,
      x + random.between(-60, 60),
      height * 0.72,
      height * 0.52,
      random.pick(light.accents.slice(0, 4)),
    );
  return drawn + plantPot(sheet, width * 0.06) + plantPot(sheet, width * 0.94);
}

function boards({ width, height, light }: Sheet, deck: number, wood: string): string {
  const joints = Array.from({ length: 31 }, (_, board) => {
    const share = board / 30 - 0.5;
    const ends: Pair[] = [
      [width / 2 + share * width * 1.1, deck],
      [width / 2 + share * width * 2.4, height],
    ];
    return stroke(ends, light.ink, 3, 0.2);
  });
  return block(0, deck, width, height, wood) + joints.join("");
}

function glassRail({ width, height, light }: Sheet, deck: number): string {
  const rail = deck - height * 0.13;
  const posts = Array.from({ length: 7 }, (_, post) =>
    block((width / 6) * post - 5, rail, 10, deck - rail, light.ink),
  );
  return (
    block(0, rail, width, deck - rail, light.paper, 0, 0.22) +
    block(0, rail, width, 9, light.ink) +
    posts.join("")
  );
}

function hedge({ width, light, random }: Sheet, deck: number): string {
  let drawn = "";
  for (let bush = -20; bush < width + 20; bush += 34)
    drawn += disc(
      bush,
      deck - random.between(0, 40),
      random.between(28, 48),
      mix(light.land[2], light.land[1], random.next()),
    );
  return drawn;
}

/** A chair from its side; `flip` is 1 for one that looks to the right. */
function chair({ height, light }: Sheet, x: number, flip: 1 | -1, wood: string, cloth: string): string {
  const y = height * 0.9;
  const at = (points: readonly Pair[]): Pair[] => points.map(([dx, dy]) => [x + dx * flip, y + dy]);
  const legs = mix(wood, light.ink, 0.4);
  const back: Pair[] = [
    [-56, -210],
    [-44, -90],
    [-60, 0],
  ];
  const frontLeg: Pair[] = [
    [50, -90],
    [62, 0],
  ];
  const seat: Pair[] = [
    [-56, -104],
    [60, -104],
    [52, -80],
    [-46, -80],
  ];
  const cushion: Pair[] = [
    [-66, -220],
    [-44, -226],
    [-32, -112],
    [-52, -104],
  ];
  return (
    stroke(at(back), legs, 12) +
    stroke(at(frontLeg), legs, 12) +
    shape(at(seat), cloth) +
    shape(at(cushion), cloth)
  );
}

/** A round table with two glasses and a plate of fruit. */
function laidTable({ height, light }: Sheet, x: number): string {
  const glass = (gx: number) =>
    shape(
      [
        [gx - 13, height * 0.655],
        [gx + 13, height * 0.655],
        [gx + 9, height * 0.715],
        [gx - 9, height * 0.715],
      ],
      light.glint,
      0.85,
    ) + block(gx - 11, height * 0.68, 22, height * 0.03, light.accents[1]!, 4, 0.8);
  return (
    block(x - 8, height * 0.72, 16, height * 0.17, light.ink) +
    oval(x, height * 0.895, 90, 18, light.ink) +
    oval(x, height * 0.725, 230, 46, mix(light.paper, light.ink, 0.2)) +
    oval(x, height * 0.715, 230, 46, light.paper) +
    glass(x - 110) +
    glass(x + 96) +
    oval(x - 4, height * 0.705, 62, 17, light.accents[0]!) +
    disc(x - 26, height * 0.694, 17, light.accents[2]!) +
    disc(x + 6, height * 0.692, 18, light.accents[1]!) +
    disc(x + 30, height * 0.697, 14, light.land[1])
  );
}

/** A string of bulbs over the table. */
function fairyLights({ width, height, light }: Sheet): string {
  return Array.from({ length: 12 }, (_, bulb) => {
    const [x, y] = [(width / 11) * bulb, height * 0.07 + Math.sin((bulb / 11) * Math.PI) * 70];
    return glow(x, y, 44, light.pane, 0.4) + disc(x, y, 9, light.pane);
  }).join("");
}

function plantPot({ height, light, random }: Sheet, x: number): string {
  const leaves = Array.from({ length: 16 }, () =>
    disc(
      x + random.between(-70, 70),
      height * 0.78 - random.between(0, 190),
      random.between(20, 40),
      mix(light.land[1], light.land[2], random.next()),
    ),
  );
  const pot: Pair[] = [
    [x - 70, height * 0.79],
    [x + 70, height * 0.79],
    [x + 50, height * 0.93],
    [x - 50, height * 0.93],
  ];
  return (
    leaves.join("") +
    shape(pot, random.pick([light.accents[1]!, light.stone[0], mix(light.ink, light.stone[1], 0.4)]))
  );
}
