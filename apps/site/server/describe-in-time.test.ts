import { expect, test, vi } from "vitest";
import { describeInTime } from "./describe-in-time.ts";

const description = { sources: [], placeCount: 3, countByKind: {} };

test("gives what the index says", async () => {
  expect(await describeInTime({ describe: async () => description }, 1000)()).toBe(description);
});

test("an index that does not answer holds nobody up", async () => {
  expect(await describeInTime({ describe: () => new Promise(() => {}) }, 1)()).toBeNull();
});

test("a failure is logged, and the page omits the picture", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = { describe: () => Promise.reject(new Error("The index is closed.")) };
  expect(await describeInTime(broken, 1000)()).toBeNull();
  expect(told).toHaveBeenCalledWith("The place index cannot describe itself: Error: The index is closed.");
  told.mockRestore();
});
