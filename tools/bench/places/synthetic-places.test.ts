import { expect, test } from "vitest";
import { mixed } from "../measure/measure-engine.ts";
import { benchQueries } from "./bench-queries.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

test("the same seed gives the same places and questions, another seed others", () => {
  expect([...syntheticPlaces(500, 7)]).toEqual([...syntheticPlaces(500, 7)]);
  expect([...syntheticPlaces(500, 7)]).not.toEqual([...syntheticPlaces(500, 8)]);
  expect(benchQueries(500, 7, 5)).toEqual(benchQueries(500, 7, 5));
});

test("there are as many places as were asked for, of all kinds, with ids of their own", () => {
  const places = [...syntheticPlaces(2_000, 7)];
  expect(places).toHaveLength(2_000);
  expect(new Set(places.map(({ id }) => id)).size).toBe(2_000);
  expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(["poi", "address", "street", "locality"]));
});

test("what is asked apart stands behind the classes of the mix, and changes none of their questions", () => {
  const classes = benchQueries(500, 7, 3);
  const together = classes.filter(({ isApart }) => !isApart);
  expect(classes.slice(0, together.length)).toEqual(together);
  expect(mixed(classes)).toEqual(mixed(together));
  expect(classes.slice(together.length).map(({ name }) => name)).toEqual([
    "search, a name",
    "search, a name and its town",
    "search, a kind",
    "search, a kind in or near a town",
  ]);
});

test("questions of a class have its length", () => {
  const [short, medium] = benchQueries(2_000, 7, 50);
  const inputs = (queries: typeof short) =>
    (queries?.queries ?? []).map((q) => ("input" in q ? q.input.length : 0));
  expect(Math.max(...inputs(short))).toBeLessThanOrEqual(3);
  expect(Math.max(...inputs(medium))).toBeLessThanOrEqual(12);
});
