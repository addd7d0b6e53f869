import { expect, test } from "vitest";
import { describeRuns, formatBytes, formatWait } from "./describe-health.ts";

const NOW = new Date("2026-11-20T08:00:00.000Z");

test("work is late after its longest time, and before its first run", () => {
  const runs = [
    { name: "webhooks", at: "2026-11-20T07:50:00.000Z" },
    { name: "mails", at: "2026-11-20T07:40:00.000Z" },
    { name: "tidying", at: "2026-11-20T06:00:00.000Z" },
  ];
  const late = new Map(describeRuns(runs, NOW).map(({ label, isLate }) => [label, isLate]));
  expect([late.get("Liaisons"), late.get("Courriels"), late.get("Effacement des anciens envois")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(late.get("Livraisons")).toBe(true);
});

test.each([
  [0, ""],
  [45, "45\u00a0secondes"],
  [600, "10\u00a0minutes"],
  [10_000, "3\u00a0heures"],
  [400_000, "5\u00a0jours"],
])("formats a wait of %s seconds", (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

test.each([
  [950, "950\u00a0o"],
  [12_400_000_000, "12,4\u00a0Go"],
  [250_000_000, "250\u00a0Mo"],
])("formats %s bytes", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
