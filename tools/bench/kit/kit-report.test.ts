import { expect, test } from "vitest";
import { formatKitReport, type KitMeasurement } from "./kit-report.ts";

const times = (contender: string, all: readonly number[]): KitMeasurement[] =>
  all.map((ms) => ({ contender, slowdown: 4, cards: 50, ms, styles: 2, layouts: 1 }));

test("prints medians side by side, which one slow round does not change", () => {
  const { text, bars } = formatKitReport(
    [...times("ours", [10, 900, 12]), ...times("theirs", [30, 31, 29])],
    ["ours", "theirs"],
  );
  expect(text).toContain("| 50 cards, processor 4x slower | 12.0 ms | 30.0 ms | 40 % | 2 + 1 / 2 + 1 |");
  expect(bars).toEqual({ largestShare: 0.4, areMet: true });
});

test("misses the bar above half of the peer's time", () => {
  const { text, bars } = formatKitReport(
    [...times("ours", [16]), ...times("theirs", [30])],
    ["ours", "theirs"],
  );
  expect(bars.areMet).toBe(false);
  expect(text).toContain("Bar NOT met");
});
