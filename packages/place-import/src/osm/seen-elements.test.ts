import { expect, test } from "vitest";
import { IdSet, SeenElements } from "./seen-elements.ts";

test("an element is new once, and types have ids of their own", () => {
  const seen = new SeenElements();
  expect(seen.add({ type: "way", id: 7 })).toBe(true);
  expect(seen.add({ type: "node", id: 7 })).toBe(true);
  expect(seen.add({ type: "way", id: 7 })).toBe(false);
});

test("ids that differ only above 32 bits are different", () => {
  const ids = new IdSet();
  for (let high = 0; high < 1_000; high += 1) expect(ids.add(high * 2 ** 32 + 1)).toBe(true);
  expect(ids.add(Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(ids.add(999 * 2 ** 32 + 1)).toBe(false);
  expect(ids.size).toBe(1_001);
});

test("more ids fit than a Set of V8 can hold", () => {
  const count = 2 ** 24 + 1;
  const ids = new IdSet();
  let newCount = 0;
  for (let id = 1; id <= count; id += 1) if (ids.add(id)) newCount += 1;
  expect(newCount).toBe(count);
  expect(ids.add(1)).toBe(false);
  expect(ids.add(count)).toBe(false);
});
