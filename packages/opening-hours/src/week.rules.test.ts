import { expect, test } from "vitest";
import { periodMinutes, pointAt, WEEK_MINUTES } from "./week.ts";

test("an opening-hours week is 10080 minutes [S9-075]", () => {
  expect(WEEK_MINUTES).toBe(10_080);
  expect(pointAt(10_080)).toEqual({ day: 0, hour: 0, minute: 0 });
  const overWeekend = { open: { day: 6, hour: 22, minute: 0 }, close: { day: 0, hour: 2, minute: 0 } };
  expect(periodMinutes(overWeekend)).toBe(240);
});
