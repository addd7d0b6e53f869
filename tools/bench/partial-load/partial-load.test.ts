import { expect, test } from "vitest";
import { formatPartialLoad } from "./partial-load.ts";
import { steadyLoad } from "./steady-load.ts";

test("compares the best turns with the bar", () => {
  const medians = { quiet: 2, importing: 3, refreshing: 4 };
  const text = formatPartialLoad({
    loadPercent: 50,
    peakPerSecond: 800,
    quiet: 1,
    importing: 1.1,
    refreshing: 1.3,
    medians,
  });
  expect(text).toBe(
    [
      "50 % of 800 queries/s, best of 12 turns: p95 1.00 ms (median 2.00 ms) alone;",
      "p95 1.10 ms (median 3.00 ms) during an import, 1.10 times as much (bar 1.2);",
      "p95 1.30 ms (median 4.00 ms) during a price refresh, 1.30 times as much (bar 1.2) (NOT met).",
    ].join("\n"),
  );
});

test("sends queries at a steady rate without waiting, and measures from each due time", async () => {
  const asked: string[] = [];
  let answer: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const engine = {
    async ask(query: { kind: string; id?: string }) {
      asked.push(query.id ?? "");
      if (asked.length === 4) answer();
      await first;
      return 1;
    },
    close: async () => {},
  };
  const queries = ["a", "b", "c"].map((id) => ({ kind: "byId" as const, id }));
  const times = await steadyLoad(engine, queries, { perSecond: 1_000, ms: 50 });
  expect(asked.slice(0, 4)).toEqual(["a", "b", "c", "a"]);
  expect(times).toHaveLength(asked.length);
  expect(times.every((ms) => ms >= 0)).toBe(true);
});
