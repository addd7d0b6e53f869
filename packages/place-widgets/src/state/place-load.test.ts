import type { Place } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { nextPlaceLoad, type PlaceLoad, type PlaceLoadEvent } from "./place-load.ts";
import { PlaceWidgetError } from "./place-widget-error.ts";

const place: Place = { id: "osm-n-0000000101" };
const error = new PlaceWidgetError("PLACES_GET_PLACE", "no");

function run(...events: PlaceLoadEvent[]): PlaceLoad {
  return events.reduce(nextPlaceLoad, { phase: "idle" } as PlaceLoad);
}

test("[S4-037] [S4-038] [S4-039] [S4-040] a load waits, fails, arrives or is empty", () => {
  expect(run({ type: "requested", key: "a" })).toEqual({ phase: "loading", key: "a" });
  expect(run({ type: "requested", key: "a" }, { type: "failed", key: "a", error })).toEqual({
    phase: "failed",
    key: "a",
    error,
  });
  expect(run()).toEqual({ phase: "idle" });
  expect(run({ type: "requested", key: "a" }, { type: "arrived", key: "a", place })).toEqual({
    phase: "ready",
    key: "a",
    place,
  });
});

test.each<[string, PlaceLoadEvent]>([
  ["answer", { type: "arrived", key: "a", place }],
  ["failure", { type: "failed", key: "a", error }],
])("a late %s for a place that the reader has left changes nothing", (_, late) => {
  const state = run({ type: "requested", key: "a" }, { type: "requested", key: "b" });
  expect(nextPlaceLoad(state, late)).toBe(state);
});

test("an answer after the place was cleared changes nothing", () => {
  const state = run({ type: "requested", key: "a" }, { type: "cleared" });
  expect(nextPlaceLoad(state, { type: "arrived", key: "a", place })).toBe(state);
});

test("a second answer to the same request changes nothing", () => {
  const state = run({ type: "requested", key: "a" }, { type: "arrived", key: "a", place });
  expect(nextPlaceLoad(state, { type: "failed", key: "a", error })).toBe(state);
});
