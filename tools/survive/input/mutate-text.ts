import type { SeededRandom } from "../../bench/places/seeded-random.ts";

/** Texts that break careless parsers. */
export const HOSTILE_SNIPPETS: readonly string[] = [
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

/** Makes one to four changes: truncates, deletes, repeats, replaces a character or inserts a hostile snippet. */
export function mutateText(text: string, random: SeededRandom): string {
  let result = text;
  for (let remaining = 1 + random.below(4); remaining > 0; remaining -= 1) {
    const at = random.below(result.length + 1);
    const length = random.below(40);
    const kind = random.below(6);
    if (kind === 0) result = result.slice(0, at);
    else if (kind === 1) result = result.slice(0, at) + result.slice(at + length);
    else if (kind === 2) result = result.slice(0, at) + result.slice(Math.max(0, at - length));
    else if (kind === 3)
      result = result.slice(0, at) + String.fromCharCode(random.below(0x250)) + result.slice(at + 1);
    else result = result.slice(0, at) + random.pick(HOSTILE_SNIPPETS) + result.slice(at);
  }
  return result;
}
