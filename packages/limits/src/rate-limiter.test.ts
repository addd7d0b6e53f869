import { expect, test, vi } from "vitest";
import { createMemoryCounter, createRateLimiter } from "./rate-limiter.ts";

const HOUR_MS = 3_600_000;

test("limits the actions of one sender in an hour, not those of another", async () => {
  let ms = 0;
  const limiter = createRateLimiter({
    max: 2,
    counter: createMemoryCounter(HOUR_MS),
    now: () => new Date(ms),
  });
  const count = async (...senders: string[]) => {
    const counts: (number | null)[] = [];
    for (const sender of senders) counts.push(await limiter.count(sender));
    return counts;
  };
  expect(await count("a", "a", "a", "b")).toEqual([0, 1, null, 0]);
  ms = HOUR_MS - 1;
  expect(await count("a")).toEqual([null]);
  ms += 1;
  expect(await count("a")).toEqual([0]);
  // A clock that is set back starts a new window.
  ms = 0;
  expect(await count("a", "a")).toEqual([0, 1]);
});

test("counts with the given counter at the given time", async () => {
  const counter = vi.fn(async () => 3);
  const now = new Date("2026-11-20T08:00:00Z");
  expect(await createRateLimiter({ max: 60, counter, now: () => now }).count("a")).toBe(3);
  expect(counter).toHaveBeenCalledWith("a", 60, now);
});

test("allows any number and counts none with a maximum of 0", async () => {
  const counter = vi.fn(async () => null);
  expect(await createRateLimiter({ max: 0, counter }).count("a")).toBe(0);
  expect(counter).not.toHaveBeenCalled();
});
