import { expect, test } from "vitest";
import { mayMatch } from "./used-styles.ts";

test.each([
  [".gmp-card", true],
  [".gmp-card .gmp-tab", false],
  [".gmp-card:not(.gmp-tab)", true],
  [".gmp-card :is(.gmp-tab, .gmp-name)", true],
  [".gmp-card :is(.gmp-tab, .gmp-review)", false],
  [".gmp-card:has(.gmp-tab)", false],
  [".gmp-card[data-open]", false],
  ['.gmp-card[dir="rtl"]', true],
  [".gmp-card > :where(h2, p)", true],
  ["&[data-state=open] .gmp-name", true],
  ["&[data-state=shut] .gmp-name", false],
  ['&[data-state="SMALL"] .gmp-name', true],
  ["@media", true],
])("with cards and names alone, %s may match: %s", (selector, expected) => {
  const named = new Set(["gmp-card", "gmp-name", "data-state", "open"]);
  expect(mayMatch(selector, (name) => named.has(name))).toBe(expected);
});
