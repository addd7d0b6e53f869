import { expect, test } from "vitest";
import { hashText } from "../houses/hash-text.ts";
import { TermFilter } from "./term-filter.ts";

test("knows all of its terms and few others", () => {
  const terms = Array.from({ length: 20_000 }, (_, i) => hashText(`terme ${i}`));
  const filter = TermFilter.create(terms);
  expect(terms.every((hash) => filter.mayHave(hash))).toBe(true);
  const others = Array.from({ length: 20_000 }, (_, i) => hashText(`autre ${i}`));
  expect(others.filter((hash) => filter.mayHave(hash)).length).toBeLessThan(60);
  expect(filter.bits).toHaveLength(40_000);
});

test("an index without terms has none", () => {
  expect(TermFilter.create([]).mayHave(hashText("a"))).toBe(false);
});
