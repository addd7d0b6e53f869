import { expect, test } from "vitest";
import { RecentValues } from "./recent-values.ts";

test("evicts the least recently used entries by size", () => {
  const held = new RecentValues<string, string>(6, ({ length }) => length);
  held.set("a", "1");
  held.set("b", "22");
  held.set("c", "333");
  expect(held.get("a")).toBe("1");
  held.set("d", "4");
  expect(["a", "b", "c", "d"].map((key) => held.get(key))).toEqual(["1", undefined, "333", "4"]);
  // A value that replaces another takes its room.
  held.set("c", "3");
  held.set("e", "555");
  expect(["a", "c", "d", "e"].map((key) => held.get(key))).toEqual(["1", "3", "4", "555"]);
  // One that never fits is not held, nor is anything else then.
  held.set("f", "7777777");
  expect(["a", "c", "d", "e", "f"].map((key) => held.get(key))).toEqual(Array(5).fill(undefined));
});
