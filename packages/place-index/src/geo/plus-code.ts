/// <reference path="./open-location-code.d.ts" />
import type { LatLng, Viewport } from "@lieudit/place-model";
import openLocationCode from "open-location-code";

const codes = new openLocationCode.OpenLocationCode();

/** A plus code in a text. */
export interface PlusCode {
  code: string;
  /** False of "P9JC+F6", whose first digits say the region and were omitted. */
  isWhole: boolean;
}

/** Whole, or without its first four or two digits; as people share it, without padding. */
const CODE = /^(?:\w{4}|\w{6}|\w{8})\+(?:\w{2,7})?$/;

/** Returns the plus code that `text` is, in capitals or not, or null. */
export function parsePlusCode(text: string): PlusCode | null {
  const code = text.toUpperCase();
  if (!CODE.test(code) || code.includes("0")) return null;
  if (codes.isFull(code)) return { code, isWhole: true };
  // A code without its last digits is meant exactly: a door, not a part of a town.
  return codes.isShort(code) && !code.endsWith("+") ? { code, isWhole: false } : null;
}

/**
 * Returns the cell of a code. A short code means the cell nearest to `near` that ends
 * with its digits; a whole code does not depend on `near`.
 */
export function getPlusCodeCell({ code, isWhole }: PlusCode, near: LatLng): Viewport {
  const whole = isWhole ? code : codes.recoverNearest(code, near.latitude, near.longitude);
  const { latitudeLo, latitudeHi, longitudeLo, longitudeHi } = codes.decode(whole);
  return {
    low: { latitude: latitudeLo, longitude: longitudeLo },
    high: { latitude: latitudeHi, longitude: longitudeHi },
  };
}

/** Returns the code of the fourteen metres around a point. */
export function encodePlusCode({ latitude, longitude }: LatLng): string {
  // A nudge of a tenth of a millimetre: the library takes 6.6 for a little less and gives the cell before.
  return codes.encode(latitude + 1e-9, longitude + 1e-9, 10);
}
