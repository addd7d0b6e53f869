import { expect, test } from "vitest";
import { aPoi } from "../src/conformance/places.ts";
import type { PlaceIndex } from "../src/place-index.ts";
import { emptyPlaceIndex } from "../src/store/empty-place-index.ts";
import { readQualityQueries, scoreQueries } from "./score-queries.ts";

const MIDDLE = { latitude: 43, longitude: 6 };
const HEAD = "query,north,east,expected,within";

test("a line gives its query, its point and what is expected", () => {
  const [query] = readQualityQueries(`${HEAD}\nvieux phare,111195,0,Le Phare,3\n`, MIDDLE);
  expect(query).toEqual({
    query: "vieux phare",
    at: { latitude: 44, longitude: 6 },
    expected: "Le Phare",
    within: 3,
  });
});

test.each(["phare,0,0,Le Phare", "phare,north,0,Le Phare,1", ",0,0,Le Phare,1", "phare,0,0,,1"])(
  "the line %s is refused by its number",
  (line) => {
    expect(() => readQualityQueries(`${HEAD}\n${line}`, MIDDLE)).toThrow("Line 2");
  },
);

test("the score counts firsts, fives and misses", async () => {
  const names = ["Un", "Deux", "Trois"];
  const index: PlaceIndex = {
    ...emptyPlaceIndex(),
    autocomplete: async () => names.map((name) => ({ place: aPoi(name), matchedName: name, matches: [] })),
  };
  const lines = ["a,0,0,Un,1", "b,0,0,Deux,2", "c,0,0,Trois,2", "d,0,0,Quatre,5"];
  const score = await scoreQueries(index, readQualityQueries([HEAD, ...lines].join("\n"), MIDDLE));
  expect(score).toMatchObject({ count: 4, hitAt1: 0.25, hitAt5: 0.75 });
  expect(score.misses).toEqual([
    { query: "c", expected: "Trois", position: 3, first: "Un" },
    { query: "d", expected: "Quatre", position: 0, first: "Un" },
  ]);
});
