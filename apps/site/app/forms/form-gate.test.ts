import { expect, test } from "vitest";
import { createFormGate } from "./form-gate.ts";

test("a sender may send so many forms in an hour, whatever others send", () => {
  const instant = { ms: 0 };
  const gate = createFormGate(2, () => instant.ms);
  expect([gate.pass("a"), gate.pass("a"), gate.pass("a"), gate.pass("b")]).toEqual([true, true, false, true]);
  instant.ms = 3_600_000;
  expect(gate.pass("a")).toBe(true);
});

test("with 0 any number passes", () => {
  const gate = createFormGate(0);
  expect(Array.from({ length: 100 }, () => gate.pass("a"))).not.toContain(false);
});
