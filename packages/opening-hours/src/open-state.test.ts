import type { OpeningPeriod } from "@lieudit/place-model";
import { describe, expect, test } from "vitest";
import { localPoint, openState } from "./open-state.ts";

const PARIS = "Europe/Paris";
const ALWAYS: OpeningPeriod[] = [{ open: at(0, 0) }];
const OFFICE = [1, 2, 3, 4, 5].map((day) => ({ open: at(day, 9), close: at(day, 18, 30) }));
const NIGHT = [{ open: at(6, 22), close: at(0, 2, 30) }];
const TWO_HALVES = [
  { open: at(5, 18), close: at(6, 0) },
  { open: at(6, 0), close: at(6, 2) },
];

describe("open or closed", () => {
  test.each([
    ["before the minute of opening", OFFICE, "2026-11-20T07:59:59Z", false],
    ["in the minute of opening", OFFICE, "2026-11-20T08:00:00Z", true],
    ["in the last second", OFFICE, "2026-11-20T17:29:59Z", true],
    ["in the minute of closing", OFFICE, "2026-11-20T17:30:00Z", false],
    ["on a closed day", OFFICE, "2026-11-21T10:00:00Z", false],
    ["after midnight, over the end of the week", NIGHT, "2026-11-22T01:00:00Z", true],
    ["after a night is over", NIGHT, "2026-11-22T01:30:00Z", false],
    ["always", ALWAYS, "2026-02-28T23:59:59Z", true],
    ["never", [], "2026-02-28T12:00:00Z", false],
    // On 2026-03-29 the clocks of Paris go from 02:00 to 03:00; 02:30 is taken as 03:30.
    ["in a night whose end the clocks skip", NIGHT, "2026-03-29T01:15:00Z", true],
    ["after a night whose end the clocks skip", NIGHT, "2026-03-29T01:30:00Z", false],
    // On 2026-10-25 they go from 03:00 back to 02:00; the first 02:30 closes.
    ["before the first 02:30", NIGHT, "2026-10-25T00:29:00Z", true],
    ["between the first and the second 02:30", NIGHT, "2026-10-25T01:10:00Z", false],
  ] as const)("%s", (_, periods, instant, open) => {
    expect(openState(periods, new Date(instant), PARIS).isOpen).toBe(open);
  });

  test("the place's own zone counts, not the reader's", () => {
    const instant = new Date("2026-11-20T17:00:00Z");
    expect(openState(OFFICE, instant, "America/Martinique").isOpen).toBe(true);
    expect(openState(OFFICE, instant, "Asia/Tokyo").isOpen).toBe(false);
  });
});

describe("next change", () => {
  test.each([
    ["closes today", OFFICE, "2026-11-20T10:00:00Z", "2026-11-20T17:30:00.000Z", false],
    ["opens after the weekend", OFFICE, "2026-11-20T18:00:00Z", "2026-11-23T08:00:00.000Z", true],
    ["opens over a clock change", OFFICE, "2026-03-27T18:00:00Z", "2026-03-30T07:00:00.000Z", true],
    [
      "an evening in two halves ends once",
      TWO_HALVES,
      "2026-11-20T20:00:00Z",
      "2026-11-21T01:00:00.000Z",
      false,
    ],
    ["closed a week from the only opening", NIGHT, "2026-11-22T01:30:00Z", "2026-11-28T21:00:00.000Z", true],
  ] as const)("%s", (_, periods, instant, expected, opens) => {
    expect(openState(periods, new Date(instant), PARIS)).toEqual({
      change: new Date(expected),
      isOpen: !opens,
    });
  });

  test("never for a place that never closes or never opens", () => {
    expect(openState(ALWAYS, new Date("2026-11-20T10:00:00Z"), PARIS).change).toBeNull();
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: at(day, 0), close: at((day + 1) % 7, 0) }));
    expect(openState(everyDay, new Date("2026-11-20T10:00:00Z"), PARIS).change).toBeNull();
    expect(openState([], new Date("2026-11-20T10:00:00Z"), PARIS).change).toBeNull();
  });
});

test("the local point is on the place's clock", () => {
  expect(localPoint(new Date("2026-11-21T23:30:00Z"), PARIS)).toEqual({ day: 0, hour: 0, minute: 30 });
});

function at(day: number, hour: number, minute = 0) {
  return { day, hour, minute };
}
