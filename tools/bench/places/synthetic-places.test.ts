import { expect, test } from "vitest";
import { mixQueries } from "../measure/measure-engine.ts";
import { createBenchQueries } from "./bench-queries.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

test("creates the same places and queries for the same seed only", () => {
  expect([...syntheticPlaces(500, 7)]).toEqual([...syntheticPlaces(500, 7)]);
  expect([...syntheticPlaces(500, 7)]).not.toEqual([...syntheticPlaces(500, 8)]);
  expect(createBenchQueries(500, 7, 5)).toEqual(createBenchQueries(500, 7, 5));
});

test("creates the given number of places, of all kinds, with unique ids", () => {
  const places = [...syntheticPlaces(2_000, 7)];
  expect(places).toHaveLength(2_000);
  expect(new Set(places.map(({ id }) => id)).size).toBe(2_000);
  expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(["poi", "address", "street", "locality"]));
});

test("puts separate classes last and keeps them out of the mix", () => {
  const classes = createBenchQueries(500, 7, 3);
  const together = classes.filter(({ isSeparate }) => !isSeparate);
  expect(classes.slice(0, together.length)).toEqual(together);
  expect(mixQueries(classes)).toEqual(mixQueries(together));
  expect(classes.slice(together.length).map(({ name }) => name)).toEqual([
    "search, a name",
    "search, a name and its town",
    "search, a kind",
    "search, a kind in or near a town",
  ]);
});

test("creates inputs with the length of their class", () => {
  const [short, medium] = createBenchQueries(2_000, 7, 50);
  const inputs = (queries: typeof short) =>
    (queries?.queries ?? []).map((q) => ("input" in q ? q.input.length : 0));
  expect(Math.max(...inputs(short))).toBeLessThanOrEqual(3);
  expect(Math.max(...inputs(medium))).toBeLessThanOrEqual(12);
});
