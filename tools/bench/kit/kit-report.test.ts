import { expect, test } from "vitest";
import { type KitMeasurement, kitReport } from "./kit-report.ts";

const times = (contender: string, all: readonly number[]): KitMeasurement[] =>
  all.map((ms) => ({ contender, slowdown: 4, cards: 50, ms, styles: 2, layouts: 1 }));

test("medians stand side by side, and one slow round moves nothing", () => {
  const { text, bars } = kitReport(
    [...times("ours", [10, 900, 12]), ...times("theirs", [30, 31, 29])],
    ["ours", "theirs"],
  );
  expect(text).toContain("| 50 cards, processor 4x slower | 12.0 ms | 30.0 ms | 40 % | 2 + 1 / 2 + 1 |");
  expect(bars).toEqual({ largestShare: 0.4, areMet: true });
});

test("more than half of the peer's time misses the bar", () => {
  const { text, bars } = kitReport([...times("ours", [16]), ...times("theirs", [30])], ["ours", "theirs"]);
  expect(bars.areMet).toBe(false);
  expect(text).toContain("Bar NOT met");
});
