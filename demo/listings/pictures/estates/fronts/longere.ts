import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import { tree } from "../../../../photos/motifs/street-things.ts";
import type { Pair } from "../../space.ts";
import type { Around } from "./backdrop.ts";
import { backdrop } from "./backdrop.ts";
import { bushes, lawn } from "./front-garden.ts";
import { door, glazing, shutters } from "./openings.ts";
import { shade } from "./pavement.ts";

/** The house in pixels, and what it is made of. */
interface Farmhouse {
  x: number;
  w: number;
  eaves: number;
  foot: number;
  stone: string;
  roof: string;
  shutter: string;
}

/** A long low farmhouse of stone, as in Brittany and Normandy. */
export function longere(sheet: Sheet, around: Around): string {
  const { width, height, light, random } = sheet;
  const foot = height * 0.72;
  const stone = mix(light.stone[0], light.sand[1], random.between(0.2, 0.6));
  const roof = random.pick([
    light.roofs[0]!,
    light.roofs[1]!,
    mix("#a5834f", light.ink, light.isLit ? 0.4 : 0.1),
  ]);
  const shutter = random.pick(light.accents.slice(0, 4));
  const x = width * 0.1;
  const w = width * random.between(0.74, 0.8);
  const own: Farmhouse = { x, w, eaves: foot - height * 0.2, foot, stone, roof, shutter };
  let drawn = backdrop(sheet, around === "ville" ? "campagne" : around, height * 0.54);
  for (let far = 0; far < 7; far += 1)
    drawn += tree(sheet, width * random.next(), foot - 10, height * random.between(0.3, 0.52), "round");
  drawn += roofOf(sheet, own) + walls(sheet, own) + openings(sheet, own) + climber(sheet, own);
  drawn +=
    shade(sheet, [
      [x, foot],
      [x, foot - height * 0.04],
      [x + w, foot - height * 0.13],
      [x + w, foot],
    ]) +
    lawn(sheet, foot) +
    path(
      `M0,${foot + height * 0.06} Q${width * 0.4},${foot + height * 0.02} ${width * 0.62},${foot + 4} L${width * 0.74},${foot + 4} Q${width * 0.6},${foot + height * 0.1} ${width * 0.3},${height} L0,${height} Z`,
      mix(light.sand[0], light.stone[0], 0.5),
    );
  drawn += bushes(sheet, x, x + w * 0.28, foot + 12, 24) + bushes(sheet, x + w * 0.5, x + w, foot + 12, 22);
  const wellX = width * random.between(0.76, 0.86);
  if (random.chance(0.5)) drawn += well(sheet, own, wellX);
  return drawn + tree(sheet, width * random.pick([0.05, 0.95]), height * 0.92, height * 0.62, "round");
}

/** With its rows of slate, chimneys and dormers. */
function roofOf(sheet: Sheet, own: Farmhouse): string {
  const { height, light, random } = sheet;
  const { x, w, eaves, stone, roof } = own;
  const row = (index: number): Pair[] => {
    const inward = (w * 0.04 + 30) * (index / 8);
    const y = eaves - height * 0.22 * (index / 8);
    return [
      [x - 30 + inward, y],
      [x + w + 30 - inward, y],
    ];
  };
  let drawn =
    path(
      `M${x - 30},${eaves} L${x + w * 0.04},${eaves - height * 0.22} Q${x + w / 2},${eaves - height * 0.235} ${x + w * 0.96},${eaves - height * 0.22} L${x + w + 30},${eaves} Z`,
      roof,
    ) + [1, 2, 3, 4, 5, 6, 7].map((index) => stroke(row(index), light.ink, 3, 0.1)).join("");
  for (const chimney of [0.03, 0.5, 0.92])
    if (random.chance(0.75))
      drawn +=
        block(x + w * chimney, eaves - height * 0.28, w * 0.045, height * 0.12, mix(stone, light.ink, 0.1)) +
        block(x + w * chimney - 5, eaves - height * 0.285, w * 0.045 + 10, 10, mix(stone, light.ink, 0.3));
  // The number is asked anew for each dormer, so two are likelier than four.
  for (let dormer = 0; dormer < random.whole(2, 4); dormer += 1)
    drawn += dormerAt(sheet, own, x + w * (0.16 + dormer * 0.21));
  return drawn;
}

function dormerAt(sheet: Sheet, { w, eaves, stone, roof }: Farmhouse, x: number): string {
  const { height, light } = sheet;
  return (
    block(x - 8, eaves - height * 0.115, w * 0.06 + 16, height * 0.115, stone) +
    glazing(sheet, x, eaves - height * 0.1, w * 0.06, height * 0.09, [2, 2]) +
    shape(
      [
        [x - 20, eaves - height * 0.11],
        [x + w * 0.03, eaves - height * 0.18],
        [x + w * 0.06 + 20, eaves - height * 0.11],
      ],
      mix(roof, light.ink, 0.15),
    )
  );
}

function walls({ light, random }: Sheet, { x, w, eaves, foot, stone, roof }: Farmhouse): string {
  let drawn = block(x, eaves, w, foot - eaves, stone);
  for (let rock = 0; rock < 130; rock += 1)
    drawn += block(
      x + random.next() * (w - 50),
      eaves + random.next() * (foot - eaves - 16),
      random.between(20, 50),
      random.between(9, 16),
      random.chance(0.5) ? light.ink : light.paper,
      4,
      0.07,
    );
  return drawn + block(x - 24, eaves - 5, w + 48, 11, mix(roof, light.ink, 0.3));
}

/** Windows, one or two doors, and the arch of the barn at the end now and then. */
function openings(sheet: Sheet, { x, w, eaves, foot, shutter }: Farmhouse): string {
  const { height, light, random } = sheet;
  const count = random.whole(6, 7);
  const wide = w * 0.062;
  let drawn = "";
  for (let bay = 0; bay < count; bay += 1) {
    const left = x + (w / count) * (bay + 0.5) - wide / 2;
    if (bay === 2 || (bay === 4 && random.chance(0.5)))
      drawn += door(sheet, left, foot, wide * 1.1, height * 0.155, shutter);
    else if (bay === count - 1 && random.chance(0.6))
      drawn += path(
        `M${left - wide * 0.6},${foot} L${left - wide * 0.6},${foot - height * 0.11} Q${left + wide / 2},${foot - height * 0.2} ${left + wide * 1.6},${foot - height * 0.11} L${left + wide * 1.6},${foot} Z`,
        mix(shutter, light.ink, 0.2),
      );
    else
      drawn +=
        glazing(sheet, left, eaves + height * 0.05, wide, height * 0.09, [2, 3]) +
        shutters(sheet, left, eaves + height * 0.05, wide, height * 0.09, shutter);
  }
  return drawn;
}

/** Up the wall, in flower. */
function climber({ height, light, random }: Sheet, { x, w, foot }: Farmhouse): string {
  return Array.from({ length: 70 }, (_, leaf) =>
    disc(
      x + w * 0.3 + random.between(-60, 60),
      foot - random.next() ** 1.2 * height * 0.2,
      random.between(8, 18),
      leaf % 5 === 0
        ? mix(light.accents[1]!, light.paper, 0.3)
        : mix(light.land[1], light.land[2], random.next()),
    ),
  ).join("");
}

function well({ height, light }: Sheet, { stone, roof }: Farmhouse, x: number): string {
  return (
    oval(x, height * 0.9, 80, 22, light.ink, 0.16) +
    block(x - 66, height * 0.83, 132, height * 0.07, mix(stone, light.ink, 0.08), 8) +
    block(x - 62, height * 0.7, 10, height * 0.14, light.ink) +
    block(x + 52, height * 0.7, 10, height * 0.14, light.ink) +
    shape(
      [
        [x - 92, height * 0.71],
        [x, height * 0.64],
        [x + 92, height * 0.71],
      ],
      roof,
    )
  );
}
