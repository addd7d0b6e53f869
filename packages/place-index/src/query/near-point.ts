import { foldToTexts } from "../text/folded-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { NEAR, NEAREST } from "./intent-words.ts";
import { pointIn, type TextPoint } from "./point-in-text.ts";
import { cut } from "./read-query.ts";

/** The query before a point, which ends with words for "near": "pharmacie près de". */
export interface NearPoint {
  text: string;
  point: TextPoint;
}

/** Reads "pharmacie près de 43.7311, 7.4206" and "café near P9JC+F6 Monaco"; null if the text names no point, or nothing near it. */
export function parseNearPoint(text: string): NearPoint | null {
  if (!/[\p{Nd}+]/u.test(text)) return null;
  const read = cut(text);
  for (const { index } of read.matchAll(/(?<=\s)\S/g)) {
    const before = read.slice(0, index);
    const point = endsWithNear(before) ? pointIn(read.slice(index)) : null;
    if (point !== null) return { text: before.trim(), point };
  }
  return null;
}

function endsWithNear(text: string): boolean {
  const words = foldToTexts(text);
  let end = words.length;
  while (end > 0 && (isStopWord(words[end - 1]!) || words[end - 1] === "to")) end -= 1;
  // "à proximité de" ends with small words, and "next to" has one of its own.
  for (let last = end; last <= words.length; last++) {
    const length = Math.max(NEAR.lengthBefore(words, last), NEAREST.lengthBefore(words, last));
    if (length > 0 && length < last) return true;
  }
  return false;
}
