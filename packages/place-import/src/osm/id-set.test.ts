import fc from "fast-check";
import { expect, test } from "vitest";
import { IdSet } from "./id-set.ts";

test("finds and numbers ids in any order of additions and lookups", () => {
  const id = fc.oneof(
    fc.integer({ min: -300, max: 600 }),
    fc.constantFrom(1, 2, 999).map((high) => high * 2 ** 32 + 1),
    fc.constant(Number.MAX_SAFE_INTEGER),
  );
  fc.assert(
    fc.property(fc.array(id), fc.array(id), (added, lookups) => {
      const ids = new IdSet();
      for (const [index, one] of added.entries()) {
        expect(ids.add(one)).toBe(!added.slice(0, index).includes(one));
      }
      const expected = [...new Set(added)].sort((a, b) => a - b);
      expect(ids.size).toBe(expected.length);
      expect(lookups.map((one) => ids.indexOf(one))).toEqual(lookups.map((one) => expected.indexOf(one)));
      expect(lookups.map((one) => ids.has(one))).toEqual(lookups.map((one) => expected.includes(one)));
    }),
  );
});

test("numbers stay right when ids are added after a lookup", () => {
  const ids = new IdSet();
  ids.add(7);
  expect(ids.indexOf(7)).toBe(0);
  ids.add(3);
  expect(ids.indexOf(7)).toBe(1);
});

test("more ids fit than a Set of V8 can hold, side by side or far apart", () => {
  const count = 2 ** 24 + 1;
  const dense = new IdSet();
  for (let id = 1; id <= count; id += 1) dense.add(id);
  expect(dense.size).toBe(count);
  expect([dense.add(1), dense.add(count), dense.indexOf(count)]).toEqual([false, false, count - 1]);
  const sparse = new IdSet();
  for (let id = 1; id <= 200_000; id += 1) sparse.add(id * 1_000_003);
  expect([sparse.size, sparse.indexOf(200_000 * 1_000_003)]).toEqual([200_000, 199_999]);
});
