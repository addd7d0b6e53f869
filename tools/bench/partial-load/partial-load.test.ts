import { expect, test } from "vitest";
import { formatPartialLoad } from "./partial-load.ts";
import { runSteadyLoad } from "./steady-load.ts";

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
  const sent: string[] = [];
  let release: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = {
    async ask(query: { kind: string; id?: string }) {
      sent.push(query.id ?? "");
      if (sent.length === 4) release();
      await first;
      return 1;
    },
    close: async () => {},
  };
  const queries = ["a", "b", "c"].map((id) => ({ kind: "byId" as const, id }));
  const times = await runSteadyLoad(engine, queries, { perSecond: 1_000, ms: 50 });
  expect(sent.slice(0, 4)).toEqual(["a", "b", "c", "a"]);
  expect(times).toHaveLength(sent.length);
  expect(times.every((ms) => ms >= 0)).toBe(true);
});
