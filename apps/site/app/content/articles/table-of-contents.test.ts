import { expect, test } from "vitest";
import { hasContents } from "./table-of-contents.tsx";

const outline = (parts: number) =>
  Array.from({ length: parts }, (_, part) => ({ id: `p${part}`, text: "Partie" }));

test.each([
  [3, 3, true],
  [3, 2, false],
  [2, 4, false],
  // Looked up rather than read: a legal page.
  [2, 5, true],
])("a text of %d minutes in %d parts: its parts are listed = %s", (readingMinutes, parts, isListed) => {
  expect(hasContents({ outline: outline(parts), readingMinutes })).toBe(isListed);
});
