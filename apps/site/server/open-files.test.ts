import { expect, test } from "vitest";
import { connectionsWithin } from "./open-files.ts";

test.each([
  [20_000, null, 20_000],
  [20_000, 524_288, 20_000],
  // The files of the process itself need room too.
  [20_000, 20_000, 19_744],
  [20_000, 1024, 768],
  [100, 1024, 100],
  [20_000, 128, 64],
  [20_000, 1, 1],
])("of %d connections, with %j files open at most, %d are held", (wanted, openFiles, held) => {
  expect(connectionsWithin(wanted, openFiles)).toBe(held);
});

test("the limit of this very process is known, or none", () => {
  expect(connectionsWithin(5)).toBe(5);
});
