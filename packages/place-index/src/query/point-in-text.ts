import type { LatLng, Viewport } from "@lieudit/place-model";
import { getPlusCodeCell, type PlusCode, parsePlusCode } from "../geo/plus-code.ts";
import { readCoordinates } from "./coordinates-in-text.ts";
import { cut } from "./read-query.ts";

/** A text that says where, and no name: coordinates, or a plus code with the town that makes a short one whole. */
export type TextPoint = { point: LatLng } | { code: PlusCode; beside: string };

/** Returns the point that somebody typed, or null if the text is one like any other. */
export function pointIn(text: string): TextPoint | null {
  const point = readCoordinates(text);
  if (point !== null) return { point };
  if (!text.includes("+")) return null;
  const words = cut(text)
    .split(/[\s,;]+/)
    .filter((word) => word !== "");
  for (const [i, word] of words.entries()) {
    const code = parsePlusCode(word);
    if (code !== null) return { code, beside: words.toSpliced(i, 1).join(" ") };
  }
  return null;
}

/**
 * Returns the point that `text` says, or null. Of the cells that a short plus code may mean it is the middle of the nearest one,
 * so an answer to the text tells which.
 */
export function pointNear(text: string, near: LatLng): LatLng | null {
  const read = pointIn(text);
  if (read === null) return null;
  return "point" in read ? read.point : findMiddle(getPlusCodeCell(read.code, near));
}

export function findMiddle({ low, high }: Viewport): LatLng {
  return {
    latitude: (low.latitude + high.latitude) / 2,
    longitude: (low.longitude + high.longitude) / 2,
  };
}
