import { expect, test } from "vitest";
import { accessLine } from "./access-log.ts";

const now = new Date("2026-05-01T10:00:00Z");
const entry = { requestId: "id-1", method: "GET", path: "/lieux", status: 200, durationMs: 12.4 };

test("one line tells what was answered and how fast", () => {
  expect(accessLine(entry, now)).toBe("2026-05-01T10:00:00.000Z GET /lieux 200 12 ms id-1");
});

test("a path can neither start a line of its own nor fill the log", () => {
  const line = accessLine({ ...entry, path: `/a\n2026 GET /b\u001b[31m${"x".repeat(5000)}` }, now);
  expect(line).not.toMatch(/[^\x20-\x7e]/);
  expect(line.length).toBeLessThan(300);
});
