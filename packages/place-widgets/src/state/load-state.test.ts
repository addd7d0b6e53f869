import type { Place } from "@lieudit/place-model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type LoadState, nextLoadState } from "./load-state.ts";
import { PlaceWidgetError } from "./place-widget-error.ts";

const place: Place = { id: "osm-n-0000000101" };
const error = new PlaceWidgetError("PLACES_GET_PLACE", "no");

function run(...events: LoadState<Place>[]): LoadState<Place> {
  return events.reduce(nextLoadState, { phase: "idle" } as LoadState<Place>);
}

test("a load waits, fails, arrives or is empty [S4-037] [S4-038] [S4-039] [S4-040]", () => {
  expect(run({ phase: "loading", key: "a" })).toEqual({ phase: "loading", key: "a" });
  expect(run({ phase: "loading", key: "a" }, { phase: "failed", key: "a", error })).toEqual({
    phase: "failed",
    key: "a",
    error,
  });
  expect(run()).toEqual({ phase: "idle" });
  expect(run({ phase: "loading", key: "a" }, { phase: "ready", key: "a", value: place })).toEqual({
    phase: "ready",
    key: "a",
    value: place,
  });
});

test.each<[string, LoadState<Place>]>([
  ["answer", { phase: "ready", key: "a", value: place }],
  ["failure", { phase: "failed", key: "a", error }],
])("a late %s for a place that the reader has left changes nothing", (_, late) => {
  const state = run({ phase: "loading", key: "a" }, { phase: "loading", key: "b" });
  expect(nextLoadState(state, late)).toBe(state);
});

test("an answer after the place was cleared changes nothing", () => {
  const state = run({ phase: "loading", key: "a" }, { phase: "idle" });
  expect(nextLoadState(state, { phase: "ready", key: "a", value: place })).toBe(state);
});

test("a second answer to the same request changes nothing", () => {
  const state = run({ phase: "loading", key: "a" }, { phase: "ready", key: "a", value: place });
  expect(nextLoadState(state, { phase: "failed", key: "a", error })).toBe(state);
});

test("a request that is under way is not begun again", () => {
  const state = run({ phase: "loading", key: "a" });
  expect(nextLoadState(state, { phase: "loading", key: "a" })).toBe(state);
});

test("whatever order answers come in, the last request's own answer is what shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(7), { maxLength: 30 }), (count, order) => {
      let state: LoadState<number> = { phase: "idle" };
      for (let key = 0; key < count; key++) state = nextLoadState(state, { phase: "loading", key: `${key}` });
      const last = `${count - 1}`;
      for (const key of order) state = nextLoadState(state, { phase: "ready", key: `${key}`, value: key });
      expect(state).toEqual(
        order.includes(count - 1)
          ? { phase: "ready", key: last, value: count - 1 }
          : { phase: "loading", key: last },
      );
    }),
    { numRuns: 1000 },
  );
});
