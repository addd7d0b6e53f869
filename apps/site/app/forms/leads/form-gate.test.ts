import { expect, test, vi } from "vitest";
import { createFormGate } from "./form-gate.ts";

test("a sender is counted where all processes count, at the real time", async () => {
  const countSending = vi.fn(async () => 3);
  const now = new Date("2026-11-20T08:00:00Z");
  expect(await createFormGate(60, { countSending }, () => now).pass("a")).toBe(3);
  expect(countSending).toHaveBeenCalledWith("a", 60, now);
});

test("with 0 any number passes, and nobody is counted", async () => {
  const countSending = vi.fn(async () => null);
  expect(await createFormGate(0, { countSending }).pass("a")).toBe(0);
  expect(countSending).not.toHaveBeenCalled();
});
