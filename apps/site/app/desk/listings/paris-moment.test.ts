import { expect, test } from "vitest";
import { readParisMoment, writeParisMoment } from "./paris-moment.ts";

test.each([
  ["2026-11-20T09:30", "2026-11-20T08:30:00.000Z"],
  ["2026-07-14T09:30", "2026-07-14T07:30:00.000Z"],
  ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
])("reads %s on the clock of France", (text, expected) => {
  expect(readParisMoment(text)).toBe(expected);
  expect(writeParisMoment(expected)).toBe(text);
});

test.each(["", "demain", "2026-13-01T09:30", "2026-11-20"])("rejects %s", (text) => {
  expect(readParisMoment(text)).toBeNull();
});
