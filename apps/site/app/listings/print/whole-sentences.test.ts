import { expect, test } from "vitest";
import { wholeSentences } from "./whole-sentences.ts";

test.each([
  ["Une phrase. Une autre.", 30, "Une phrase. Une autre."],
  ["Une phrase. Une autre qui est longue.", 30, "Une phrase. […]"],
  ["Prix\u202f? 12.5 km plus loin, sans fin", 25, "Prix\u202f? […]"],
  ["Une seule phrase sans aucun point", 12, "Une seule […]"],
  ["x".repeat(40), 10, `${"x".repeat(10)} […]`],
])("%s within %i characters: %s", (text, max, kept) => {
  expect(wholeSentences(text, max)).toBe(kept);
});
