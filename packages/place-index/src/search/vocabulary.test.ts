import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Vocabulary } from "./vocabulary.ts";

function vocabulary(...words: string[]): Vocabulary {
  const sorted = [...new Set(words)].sort();
  return new Vocabulary(
    sorted,
    Uint32Array.from(sorted, (word) => word.length),
  );
}

const some = vocabulary("moulin", "moulins", "mouton", "marina", "musee", "oceanographique", "phare");

test.each([
  ["moulin", 1, false, ["moulins"]],
  ["moulim", 1, false, ["moulin"]],
  ["muolin", 1, false, ["moulin"]],
  ["muuolin", 1, false, []],
  ["moulins", 2, false, ["moulin"]],
  ["oceanogarphiqe", 2, false, ["oceanographique"]],
  ["oceanogarp", 1, true, ["oceanographique"]],
  ["pharre", 1, true, ["phare"]],
  ["xyzzy", 1, true, []],
])("%s with %i edits, as a prefix: %s", (word, edits, isPrefix, found) => {
  expect(some.similarTo(word, edits, isPrefix, 10).map(({ word }) => word)).toEqual(found);
});

test("prefixes give their most frequent words", () => {
  expect(some.startingWith("mou", 2)).toEqual(["moulins", "moulin"]);
  expect(some.startingWith("x", 2)).toEqual([]);
  expect(some.hasPrefix("oce")).toBe(true);
  expect(some.has("oce")).toBe(false);
});

test("the walk finds what comparing with each word finds", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 0, max: 2 }),
      (words, typed, edits) => {
        const found = vocabulary(...words).similarTo(typed, edits, false, 100);
        const expected = [...new Set(words)].filter(
          (candidate) => candidate !== typed && alignmentDistance(typed, candidate) <= edits,
        );
        expect(found.map(({ word }) => word).sort()).toEqual(expected.sort());
        for (const { word, edits } of found) expect(edits).toBe(alignmentDistance(typed, word));
      },
    ),
    { seed: 20_261_120, numRuns: 2_000 },
  );
});

test("the walk finds starts as comparing with each start does", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (words, typed) => {
      const found = vocabulary(...words).similarTo(typed, 1, true, 100);
      const nearest = (candidate: string) =>
        Math.min(
          ...Array.from({ length: candidate.length + 1 }, (_, i) =>
            alignmentDistance(typed, candidate.slice(0, i)),
          ),
        );
      const expected = [...new Set(words)].filter(
        (candidate) => !candidate.startsWith(typed) && nearest(candidate) <= 1,
      );
      expect(found.map(({ word }) => word).sort()).toEqual(expected.sort());
    }),
    { seed: 20_261_120, numRuns: 2_000 },
  );
});

/** The definition, written plainly and slowly. */
function alignmentDistance(a: string, b: string): number {
  if (a === "" || b === "") return Math.max(a.length, b.length);
  const isSame = a.at(-1) === b.at(-1);
  const steps = [
    alignmentDistance(a.slice(0, -1), b) + 1,
    alignmentDistance(a, b.slice(0, -1)) + 1,
    alignmentDistance(a.slice(0, -1), b.slice(0, -1)) + (isSame ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    steps.push(alignmentDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...steps);
}
