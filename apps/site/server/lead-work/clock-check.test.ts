import { expect, test } from "vitest";
import { createClockCheck } from "./clock-check.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEARS_MS = 3_650 * DAY_MS;
const START = new Date("2026-11-20T08:00:00Z");

/** A check with a wall clock and a monotonic clock that the test sets. */
function createCheck(wallMs = START.getTime()) {
  const clocks = { wallMs, elapsedMs: 0 };
  const check = createClockCheck(
    () => new Date(clocks.wallMs),
    () => clocks.elapsedMs,
  );
  const pass = (ms: number) => {
    clocks.wallMs += ms;
    clocks.elapsedMs += ms;
  };
  return { check, clocks, pass };
}

test("trusts a clock that is near the last purge, and any clock of an empty store", () => {
  const { check } = createCheck(START.getTime() + 29 * DAY_MS);
  expect([check(START), check(null)]).toEqual([true, true]);
});

test("trusts a clock ten years ahead only once it has run evenly for three days", () => {
  const { check, pass } = createCheck(START.getTime() + YEARS_MS);
  expect(check(START)).toBe(false);
  pass(3 * DAY_MS - HOUR_MS);
  expect(check(START)).toBe(false);
  pass(HOUR_MS);
  expect(check(START)).toBe(true);
});

test("does not trust a clock that jumps ahead after a long time", () => {
  const { check, clocks, pass } = createCheck();
  pass(10 * DAY_MS);
  expect(check(START)).toBe(true);
  clocks.wallMs += YEARS_MS;
  expect(check(START)).toBe(false);
  clocks.wallMs -= YEARS_MS;
  expect(check(START)).toBe(true);
});
