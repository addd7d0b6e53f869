import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLUSTER_DEBOUNCE_MS, debounce } from "./debounce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("markers are grouped 100 ms after the last movement, once [S9-025]", () => {
  expect(CLUSTER_DEBOUNCE_MS).toBe(100);
  const group = vi.fn();
  const soon = debounce(group, CLUSTER_DEBOUNCE_MS);
  soon.ask();
  vi.advanceTimersByTime(99);
  soon.ask();
  vi.advanceTimersByTime(99);
  expect(group).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(group).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(group).toHaveBeenCalledTimes(1);
});

test("a cancelled step does not run", () => {
  const group = vi.fn();
  const soon = debounce(group, CLUSTER_DEBOUNCE_MS);
  soon.ask();
  soon.cancel();
  vi.advanceTimersByTime(1_000);
  expect(group).not.toHaveBeenCalled();
});
