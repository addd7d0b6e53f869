import { expect, test } from "vitest";
import { estimatePostings } from "./estimate-postings.ts";
import { Vocabulary } from "./vocabulary.ts";

const list = (counts: Record<string, number>) =>
  new Vocabulary(
    Object.keys(counts).sort(),
    Uint32Array.from(Object.keys(counts).sort(), (word) => counts[word]!),
  );
const LISTS = {
  names: list({ place: 4_000, quai: 3_000, rue: 5_000, rueil: 10 }),
  context: list({ rue: 6_000 }),
  initials: list({}),
  areas: list({}),
  zones: list({}),
};
const estimate = (all: string[][], none: string[] = []) => estimatePostings({ all, none }, LISTS, 10_000);

test.each([
  ["a word of names", [["rue"]], 5_000, 5_000],
  ["a word of addresses", [["@rue"]], 6_000, 6_000],
  ["the start of a word", [["<rue"]], 5_010, 5_010],
  ["an unknown word", [["xyz"]], 0, 0],
  ["one of two words", [["rue", "quai"]], 8_000, 8_000],
  ["two words", [["rue"], ["quai"]], 8_000, 1_500],
  ["a country", [["$FR"]], 10_000, 10_000],
])("counts the entries and matches of %s", (_, all, postings, matches) => {
  const found = estimate(all);
  expect([found.postings, Math.round(found.matches)]).toEqual([postings, matches]);
});

test("of a frequent word beside a rare one only some entries are read", () => {
  expect(estimate([["rue"], ["rueil"]]).postings).toBeLessThan(1_000);
});

test("each place of the rarest word is looked for in the lists of all terms", () => {
  expect(estimate([["rue", "quai"], ["rueil"]]).comparisons).toBe(3 * 10);
  expect(estimate([["rue"]], ["quai", "place"]).comparisons).toBe(3 * 5_000);
});

test("terms that are excluded are read too", () => {
  expect(estimate([["rue"]], ["quai"]).postings).toBe(8_000);
});
