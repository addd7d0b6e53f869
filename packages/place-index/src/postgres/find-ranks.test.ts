import { expect, test } from "vitest";
import { findRanks, type RankQuery } from "./find-ranks.ts";
import { PlacePostings } from "./place-postings.ts";
import { packRanks, unpackRanks } from "./posting-list.ts";
import { HEAD_RANKS, HEAD_SEGMENT, toSegment } from "./schema.ts";

const PLACES = 100_000;
/** The places that have a term: each nth from a first one on; terms are named for both. */
function listRanks(term: string): number[] {
  const [first = 1, step = 1] = term.split("/").map(Number);
  const ranks: number[] = [];
  for (let rank = first; rank <= PLACES; rank += step) ranks.push(rank);
  return ranks;
}

test("ranks come back as they were packed, from as many segments as there are", () => {
  const lists = [[1], [], [4_097, 4_224, 4_225, 32_768], [32_769, 2 ** 21, 2 ** 30]];
  const packed = lists.map((ranks) => packRanks(Uint32Array.from(ranks)));
  expect([...unpackRanks(packed)]).toEqual(lists.flat());
  expect(unpackRanks([])).toEqual(new Uint32Array());
});

test("places by their terms become terms by their places, a segment at a time", () => {
  const postings = new PlacePostings();
  const found = [];
  // More pairs than there is room for at first.
  const many = Array.from({ length: 20 }, (_, i) => `many ${i}`);
  for (let rank = 4_000; rank <= 8_000; rank++) {
    const terms = [...many, ...(rank % 1_000 === 0 ? ["rare"] : [])];
    found.push(...postings.add(rank, terms));
  }
  found.push(...postings.end());
  const told = found.map(({ term, segment, ranks }) => [segment, term, ranks.length, ranks[0], ranks.at(-1)]);
  expect(told).toEqual([
    ...many.toSorted().map((term) => [0, term, 97, 4_000, 4_096]),
    [0, "rare", 1, 4_000, 4_000],
    ...many.toSorted().map((term) => [1, term, 3_904, 4_097, 8_000]),
    [1, "rare", 4, 5_000, 8_000],
  ]);
  expect([...postings.end()]).toEqual([]);
});

test("the segments that are read first hold the best known places, whole", () => {
  expect([1, 4_096, 4_097, 32_768, 32_769, 65_537].map(toSegment)).toEqual([0, 0, 1, 1, 2, 3]);
  expect(toSegment(HEAD_RANKS)).toBe(HEAD_SEGMENT);
});

test.each<[string, Partial<RankQuery>]>([
  ["a frequent term, answered by the best known places", { all: [["1/2"]] }],
  ["two terms that meet rarely", { all: [["1/1009"], ["3/997"]] }],
  ["one term or the other, and a third", { all: [["5/70", "6/70", "40000/13"], ["2/3"]] }],
  ["an excluded term", { all: [["1/2"], ["1/3"]], none: ["1/5", "7/6"] }],
  ["what begins beyond the best known places", { all: [["50000/3"], ["1/2"]] }],
  ["a page that begins among the best known places and ends beyond", { all: [["1/300"]], after: 32_000 }],
  ["a page beyond them", { all: [["1/2"], ["1/3"]], after: 70_000 }],
  ["a page at the end", { all: [["1/2"], ["1/3"]], after: 99_900 }],
  ["around a point", { all: [["1/2"], ["500/9", "70001/2"]], isRare: true }],
  ["an unknown term", { all: [["1/2"], ["200000/1"]] }],
  ["an unknown term beside a known one", { all: [["200000/1", "9/11"]] }],
  ["an empty group", { all: [["1/2"], []] }],
])("%s", async (_, query) => {
  const asked: RankQuery = { all: [], none: [], after: 0, limit: 50, isRare: false, ...query };
  // As the table answers: frequent terms without the later segments, unless they are needed.
  const found = findRanks(
    {
      async ranksOf(terms, isWholeNeeded) {
        return new Map(
          [...terms].map((term) => {
            const ranks = listRanks(term);
            const isWhole = isWholeNeeded || ranks.length < 100;
            const read = isWhole ? ranks : ranks.filter((rank) => rank <= HEAD_RANKS);
            return [term, { ranks: Uint32Array.from(read), isWhole }];
          }),
        );
      },
    },
    asked,
  );
  const sets = asked.all.map((group) => new Set(group.flatMap(listRanks)));
  const excluded = new Set(asked.none.flatMap(listRanks));
  const expected: number[] = [];
  for (let rank = asked.after + 1; rank <= PLACES && expected.length < asked.limit; rank++) {
    if (sets.every((set) => set.has(rank)) && !excluded.has(rank)) expected.push(rank);
  }
  expect(await found).toEqual(expected);
});
