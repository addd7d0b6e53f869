import { expect, test } from "vitest";
import type { EngineReport, EngineRun } from "./engine-process.ts";
import { compareEngines, formatGoals } from "./goals.ts";

function run(engine: string, p95s: Readonly<Record<string, number>>, answered = 1): EngineRun {
  const build: EngineReport = { seconds: 1, peakBytes: 0 };
  const classes = Object.entries(p95s).map(([name, p95]) => ({
    name,
    queryCount: 20,
    answered,
    p50: p95,
    p95,
    p99: p95,
  }));
  const load = { queriesPerSecond: 800, p99: 1, eventLoopDelayP99: 1 };
  const threads = { one: 500, two: 700 };
  return {
    engine,
    build,
    answer: { ...build, classes, load, ...(engine === "lieudit" ? { threads } : {}) },
    diskBytes: 0,
  };
}

test("formats the goals that are not met", () => {
  expect(formatGoals([run("lieudit", { "1-3 letters": 2.9, "4-12 letters": 4.5 })])).toEqual([
    "Goals for p95 at 1 000 000 places, in ms: 1-3 letters 2.90 of 3, 4-12 letters 4.50 of 4 (NOT met).",
    "16 clients: 800 of 1000 queries/s (NOT met).",
    "Two reader threads answer 1.40 times as much as one (bar 1.3).",
  ]);
});

test("compares medians of the classes that another engine supports", () => {
  const ours = [1, 2, 9].map((p95) => run("lieudit", { "1-3 letters": p95, typo: 1 }));
  expect(compareEngines([...ours, run("plain FTS5", { "1-3 letters": 30 })], "plain FTS5")).toEqual([
    { name: "1-3 letters", timesFaster: 15 },
  ]);
  expect(compareEngines([...ours, run("plain FTS5", { typo: 30 }, 0.4)], "plain FTS5")).toEqual([]);
  expect(formatGoals([...ours, run("plain FTS5", { "1-3 letters": 30 })]).at(-1)).toBe(
    "Times that p95 is faster than plain FTS5's, where that answers half or more: 1-3 letters 15.0.",
  );
});

test("formats no goals if our index was not measured", () => {
  expect(formatGoals([run("MiniSearch", { "1-3 letters": 1 })])).toEqual([]);
});
