import type { SeededRandom } from "../../bench/places/seeded-random.ts";

/** Pieces that parsers stumble on. */
export const HOSTILE_PIECES: readonly string[] = [
  "\u0000",
  "\ud800",
  "\u202e",
  "\ufeff",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "]]>",
  "<!--",
  "&lol;",
  '"',
  "\\",
  "\r\n",
  ";",
  ",",
  "{",
  "}",
  "[",
  "(",
  "*",
  "%00",
  "%ff",
  "9".repeat(400),
  "-1e309",
  "NaN",
  "__proto__",
  "constructor",
  "é".repeat(1_000),
  " ".repeat(2_000),
  "((((((((((".repeat(50),
  "-0",
];

/** `text` with one to four changes: cut off, cut out, said twice, a character changed, something hostile put in. */
export function changedText(text: string, random: SeededRandom): string {
  let result = text;
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    const at = random.below(result.length + 1);
    const length = random.below(40);
    const kind = random.below(6);
    if (kind === 0) result = result.slice(0, at);
    else if (kind === 1) result = result.slice(0, at) + result.slice(at + length);
    else if (kind === 2) result = result.slice(0, at) + result.slice(Math.max(0, at - length));
    else if (kind === 3)
      result = result.slice(0, at) + String.fromCharCode(random.below(0x250)) + result.slice(at + 1);
    else result = result.slice(0, at) + random.pick(HOSTILE_PIECES) + result.slice(at);
  }
  return result;
}
