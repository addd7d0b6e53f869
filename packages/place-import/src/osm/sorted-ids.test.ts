import fc from "fast-check";
import { expect, test } from "vitest";
import { IdCollector } from "./sorted-ids.ts";

test("finds ids in any order of lookups", () => {
  const id = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.array(id), fc.array(id), (ids, lookups) => {
      const collector = new IdCollector();
      for (const one of ids) collector.add(one);
      const sorted = collector.take();
      const expected = [...new Set(ids)].sort((a, b) => a - b);
      expect(lookups.map((one) => sorted.indexOf(one))).toEqual(lookups.map((one) => expected.indexOf(one)));
    }),
  );
});
