import { expect, test } from "vitest";
import { parseParisTime, toWireTime } from "./paris-time.ts";

test.each([
  ["2026-05-01 08:30:00", "2026-05-01T06:30:00Z", "summer"],
  ["2026-01-15T08:30:00", "2026-01-15T07:30:00Z", "winter, with the T of old files"],
  ["2026-01-15 08:30", "2026-01-15T07:30:00Z", "without seconds"],
  ["2026-01-15", "2026-01-14T23:00:00Z", "a date is its midnight in Paris"],
  ["2026-10-25 02:30:00", "2026-10-25T00:30:00Z", "the hour that comes twice: its first time"],
  ["2026-10-25 03:00:00", "2026-10-25T02:00:00Z", "after it"],
  ["2026-03-29 02:30:00", "2026-03-29T01:30:00Z", "the hour that does not exist"],
  ["2022-10-18T12:35:49+0000", "2022-10-18T12:35:49Z", "an offset without colon"],
  ["2022-10-18T12:35:49+02:00", "2022-10-18T10:35:49Z", "an offset with colon"],
  ["2022-10-18T12:35:49.123Z", "2022-10-18T12:35:49Z", "Z and fractions"],
])("%s is %s: %s", (text, moment) => {
  expect(toWireTime(parseParisTime(text)!)).toBe(moment);
});

test.each(["", "hier", "2026-02-31 08:00:00", "2026-13-01", "2026-05-01 25:00:00", "01/05/2026"])(
  "%o is not a time",
  (text) => expect(parseParisTime(text)).toBeUndefined(),
);
