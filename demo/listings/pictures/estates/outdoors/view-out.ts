import type { Sheet } from "../../../../photos/ink.ts";
import { block, disc, mix, oval, path, shape, stroke } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import type { Outlook } from "../outlook.ts";
import { outlook } from "../outlook.ts";

/** The view over a balcony's rail, or through an open window. */
export function viewOut(sheet: Sheet, scene: Outlook): string {
  const { random } = sheet;
  const world = outlook(sheet, scene);
  return world + (random.chance(0.5) ? balcony(sheet) : openWindow(sheet));
}

/** The rail with bars, wrought iron or glass, and pots that hang from it. */
function balcony(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const rail = height * random.between(0.72, 0.78);
  let drawn =
    block(0, rail, width, 18, light.ink) +
    block(0, height * 0.97, width, height * 0.03, mix(light.stone[1], light.ink, 0.2));
  const style = (["bars", "iron", "glass"] as const)[random.whole(0, 2)];
  for (let x = 0; x < width; x += style === "bars" ? 58 : 96) {
    drawn += block(x, rail, 9, height - rail, light.ink);
    if (style === "iron")
      drawn += `<path d="M${x + 14},${height * 0.96} Q${x + 54},${rail + 70} ${x + 14},${rail + 24} M${x + 94},${height * 0.96} Q${x + 54},${rail + 70} ${x + 94},${rail + 24}" fill="none" stroke="${light.ink}" stroke-width="7"/>`;
    if (style === "glass") drawn += block(x + 12, rail + 26, 80, height, light.sky[2], 0, 0.22);
  }
  const pots = random.whole(1, 3);
  for (let pot = 0; pot < pots; pot += 1) drawn += hangingPot(sheet, rail);
  return drawn;
}

function hangingPot({ width, light, random }: Sheet, rail: number): string {
  const x = width * (random.chance(0.5) ? random.between(0.02, 0.2) : random.between(0.78, 0.96));
  let drawn = "";
  for (let leaf = 0; leaf < 22; leaf += 1)
    drawn += disc(
      x + random.between(-76, 76),
      rail - random.between(-30, 78),
      random.between(16, 34),
      mix(light.land[1], light.land[2], random.next()),
    );
  for (let flower = 0; flower < 12; flower += 1)
    drawn += disc(
      x + random.between(-70, 70),
      rail - random.between(-20, 84),
      12,
      random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
    );
  const pot: Pair[] = [
    [x - 72, rail + 24],
    [x + 72, rail + 24],
    [x + 54, rail + 120],
    [x - 54, rail + 120],
  ];
  return drawn + shape(pot, mix(light.accents[1]!, light.ink, 0.12));
}

/** Edges of the window in pixels. */
interface Opening {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The wall around it, shutters folded back, frame and sill, and what stands on that. */
function openWindow(sheet: Sheet): string {
  const { width, height, light, random } = sheet;
  const wall = mix(light.walls[1]!, light.ink, light.isLit ? 0.4 : 0.12);
  const shutterInk = random.pick(light.accents.slice(0, 4));
  const opening = { left: width * 0.15, right: width * 0.85, top: height * 0.07, bottom: height * 0.84 };
  const { left, right, top, bottom } = opening;
  return (
    block(0, 0, left, height, wall) +
    block(right, 0, width - right, height, wall) +
    block(0, 0, width, top, wall) +
    block(0, bottom, width, height - bottom, wall) +
    shutter(sheet, opening, left, 1, shutterInk) +
    shutter(sheet, opening, right, -1, mix(shutterInk, light.ink, 0.15)) +
    frameAndSill(sheet, opening) +
    thingsOnTheSill(sheet, opening)
  );
}

/** Hinged at `x`, with its slats; `inward` is 1 where the window is to its right. */
function shutter({ light }: Sheet, { top, bottom }: Opening, x: number, inward: 1 | -1, ink: string): string {
  const wing: Pair[] = [
    [x, top],
    [x + inward * 92, top + 46],
    [x + inward * 92, bottom - 46],
    [x, bottom],
  ];
  const slats = Array.from({ length: 15 }, (_, index) => {
    const ends: Pair[] = [
      [x + inward * 14, top + 16 + ((bottom - top - 30) / 16) * (index + 1)],
      [x + inward * 80, top + 46 + ((bottom - top - 92) / 16) * (index + 1)],
    ];
    return stroke(ends, light.ink, 4, 0.2);
  });
  return shape(wing, ink) + slats.join("");
}

function frameAndSill({ light }: Sheet, { left, right, top, bottom }: Opening): string {
  const white = mix(light.paper, light.ink, light.isLit ? 0.24 : 0.05);
  const sill: Pair[] = [
    [left - 60, bottom],
    [right + 60, bottom],
    [right + 100, bottom + 46],
    [left - 100, bottom + 46],
  ];
  return (
    block(left - 26, top - 26, right - left + 52, 26, white) +
    block(left - 26, top, 26, bottom - top, white) +
    block(right, top, 26, bottom - top, white) +
    shape(sill, mix(white, light.paper, 0.4)) +
    block(left - 100, bottom + 46, right - left + 200, 22, mix(white, light.ink, 0.12))
  );
}

/** A bunch of flowers in its vase, and books now and then. */
function thingsOnTheSill({ width, light, random }: Sheet, { bottom }: Opening): string {
  const x = width * random.between(0.26, 0.74);
  let drawn = oval(x, bottom + 22, 74, 14, light.ink, 0.14);
  for (let stem = -3; stem <= 3; stem += 1) {
    const stalk: Pair[] = [
      [x, bottom - 60],
      [x + stem * 26, bottom - 150 - random.between(0, 60)],
    ];
    drawn +=
      stroke(stalk, light.land[2], 6) +
      disc(
        x + stem * 26,
        bottom - 160 - random.between(0, 60),
        random.between(18, 28),
        random.pick([light.accents[1]!, light.accents[2]!, light.paper]),
      );
  }
  drawn += path(
    `M${x - 44},${bottom - 80} L${x + 44},${bottom - 80} Q${x + 52},${bottom} ${x + 30},${bottom + 20} L${x - 30},${bottom + 20} Q${x - 52},${bottom} ${x - 44},${bottom - 80} Z`,
    random.pick([light.accents[0]!, light.paper, light.stone[0]]),
  );
  if (random.chance(0.6))
    drawn +=
      block(x + 130, bottom + 2, 150, 16, light.accents[2]!, 3) +
      block(x + 140, bottom - 12, 130, 15, light.accents[0]!, 3) +
      block(x + 136, bottom - 26, 136, 15, light.paper, 3);
  return drawn;
}
