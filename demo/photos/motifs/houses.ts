import type { Sheet } from "../ink.ts";
import { block, disc, mix, shape } from "../ink.ts";

export interface HouseLook {
  wall: string;
  roof: string;
  shutter: string;
  floors: number;
  bays: number;
  hasShop: boolean;
}

export function houseLook({ light, random }: Sheet): HouseLook {
  return {
    wall: random.pick(light.walls),
    roof: random.pick(light.roofs),
    shutter: random.pick(light.accents),
    floors: random.whole(2, 4),
    bays: random.whole(2, 3),
    hasShop: random.chance(0.5),
  };
}

/** A town house seen from the front, standing on `base`. */
export function house(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  look = houseLook(sheet),
): string {
  const { light, random } = sheet;
  const { wall, roof, shutter, floors, bays, hasShop } = look;
  const roofHeight = height * random.between(0.16, 0.24);
  const wallTop = base - height + roofHeight;
  let drawn = "";
  const chimney = x + width * random.between(0.12, 0.7);
  drawn += block(
    chimney,
    base - height - roofHeight * 0.25,
    width * 0.12,
    roofHeight * 0.8,
    mix(roof, light.ink, 0.2),
  );
  drawn += random.chance(0.5)
    ? shape(
        [
          [x - 3, wallTop],
          [x + width * 0.1, base - height],
          [x + width * 0.9, base - height],
          [x + width + 3, wallTop],
        ],
        roof,
      )
    : shape(
        [
          [x - 3, wallTop],
          [x + width / 2, base - height - roofHeight * 0.2],
          [x + width + 3, wallTop],
        ],
        roof,
      );
  drawn += block(x, wallTop, width, base - wallTop, wall);
  drawn += block(x + width * 0.86, wallTop, width * 0.14, base - wallTop, light.ink, 0, 0.09);
  drawn += block(x, wallTop, width, height * 0.018, light.ink, 0, 0.16);
  const floorHeight = (base - wallTop) / floors;
  for (let floor = 0; floor < floors; floor += 1) {
    const isGround = floor === floors - 1;
    const y = wallTop + floor * floorHeight;
    if (isGround && hasShop) {
      drawn += shopfront(sheet, x, y, width, floorHeight, shutter);
      continue;
    }
    for (let bay = 0; bay < bays; bay += 1) {
      const windowWidth = (width / bays) * 0.36;
      const centre = x + (width / bays) * (bay + 0.5);
      const windowHeight = floorHeight * 0.56;
      const windowY = y + floorHeight * 0.24;
      if (isGround && bay === bays - 1) {
        drawn += block(
          centre - windowWidth * 0.6,
          y + floorHeight * 0.22,
          windowWidth * 1.2,
          floorHeight * 0.78,
          shutter,
          2,
        );
        continue;
      }
      const pane = light.isLit && random.chance(0.45) ? mix(light.pane, light.ink, 0.55) : light.pane;
      drawn += block(
        centre - windowWidth / 2 - 2,
        windowY - 2,
        windowWidth + 4,
        windowHeight + 4,
        light.paper,
        1,
        0.75,
      );
      drawn += block(centre - windowWidth / 2, windowY, windowWidth, windowHeight, pane);
      drawn += block(centre - 0.8, windowY, 1.6, windowHeight, light.paper, 0, 0.8);
      drawn += block(
        centre - windowWidth / 2,
        windowY + windowHeight * 0.4,
        windowWidth,
        1.4,
        light.paper,
        0,
        0.8,
      );
      drawn += block(centre - windowWidth * 0.98, windowY - 1, windowWidth * 0.42, windowHeight + 2, shutter);
      drawn += block(centre + windowWidth * 0.56, windowY - 1, windowWidth * 0.42, windowHeight + 2, shutter);
      if (random.chance(0.18)) {
        drawn += block(
          centre - windowWidth / 2,
          windowY + windowHeight,
          windowWidth,
          5,
          mix(light.land[1], light.ink, 0.1),
          2,
        );
        for (let bud = 0; bud < 4; bud += 1)
          drawn += disc(
            centre - windowWidth / 2 + ((bud + 0.5) / 4) * windowWidth,
            windowY + windowHeight,
            3.2,
            light.accents[1]!,
          );
      }
    }
  }
  return drawn;
}

function shopfront(
  { light, random }: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  let drawn = block(x + 4, y + height * 0.14, width - 8, height * 0.86, mix(colour, light.ink, 0.28));
  drawn += block(
    x + 10,
    y + height * 0.4,
    width * 0.56,
    height * 0.46,
    light.isLit ? light.pane : mix(light.pane, light.paper, 0.3),
  );
  drawn += block(
    x + width * 0.7,
    y + height * 0.4,
    width * 0.2,
    height * 0.6,
    mix(light.pane, light.ink, 0.3),
  );
  drawn += awning(
    x + 2,
    y + height * 0.22,
    width - 4,
    height * 0.2,
    colour,
    light.paper,
    Math.max(4, Math.round(width / 16)),
  );
  if (random.chance(0.5)) drawn += disc(x + width * 0.08, y + height * 0.95, height * 0.07, light.land[2]);
  return drawn;
}

/** A striped awning with a scalloped edge. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  paper: string,
  stripes: number,
): string {
  const stripe = width / stripes;
  let drawn = "";
  for (let index = 0; index < stripes; index += 1) {
    const fill = index % 2 === 0 ? colour : paper;
    drawn += block(x + index * stripe, y, stripe + 0.5, height, fill);
    drawn += disc(x + (index + 0.5) * stripe, y + height, stripe / 2, fill);
  }
  return drawn + block(x, y + height * 0.82, width, height * 0.18, "#000000", 0, 0.08);
}

/** Houses side by side from `from` to `to` pixels. */
export function houseRow(sheet: Sheet, from: number, to: number, base: number, height: number): string {
  const { random } = sheet;
  let drawn = "";
  for (let x = from; x < to; ) {
    const width = height * random.between(0.36, 0.56);
    drawn += house(sheet, x, base, width, height * random.between(0.78, 1.12));
    x += width - 1;
  }
  return drawn;
}
