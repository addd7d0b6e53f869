import { expect, test } from "vitest";
import { SeenElements } from "./seen-elements.ts";

test("an element is new once, and types have ids of their own", () => {
  const seen = new SeenElements();
  expect(seen.add({ type: "way", id: 7 })).toBe(true);
  expect(seen.add({ type: "node", id: 7 })).toBe(true);
  expect(seen.add({ type: "way", id: 7 })).toBe(false);
});
