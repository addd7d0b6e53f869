import fc from "fast-check";
import { expect, test } from "vitest";
import { nextSearchLoad, type SearchLoad } from "./search-load.ts";

test("[S4-037] [S4-040] a search waits and is answered", () => {
  const waiting = nextSearchLoad({ phase: "idle" }, { type: "requested", key: "a" });
  expect(waiting).toEqual({ phase: "loading", key: "a" });
  const places = [{ id: "osm-n-0000000101" }];
  expect(nextSearchLoad(waiting, { type: "arrived", key: "a", places })).toEqual({
    phase: "ready",
    key: "a",
    places,
  });
});

test("whatever order answers come in, the last request's own answer is what shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(7), { maxLength: 30 }), (count, order) => {
      let state: SearchLoad = { phase: "idle" };
      for (let key = 0; key < count; key++)
        state = nextSearchLoad(state, { type: "requested", key: `${key}` });
      const last = `${count - 1}`;
      for (const key of order) {
        state = nextSearchLoad(state, { type: "arrived", key: `${key}`, places: [{ id: `${key}` }] });
      }
      const isAnswered = order.includes(count - 1);
      expect(state).toEqual(
        isAnswered ? { phase: "ready", key: last, places: [{ id: last }] } : { phase: "loading", key: last },
      );
    }),
  );
});
