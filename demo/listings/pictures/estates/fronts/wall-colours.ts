import type { Sheet } from "../../../../photos/ink.ts";

/** Of what a house is made. */
export interface Wall {
  wall: string;
  roof: string;
  shutter: string;
}

/** A house of several floors on a street: pixels, and how it is built. */
export interface StreetHouse extends Wall {
  x: number;
  w: number;
  top: number;
  foot: number;
  floors: number;
  bays: number;
}

/** The colours of one house, by its chance. */
export function colours({ light, random }: Sheet): Wall {
  return {
    wall: random.pick(light.walls),
    roof: random.pick(light.roofs),
    shutter: random.pick(light.accents.slice(0, 4)),
  };
}
