import { expect, test } from "vitest";
import type { EngineReport, EngineRun } from "./engine-process.ts";
import { computeBars, reportTable } from "./report.ts";

function run(engine: string, p95: number, delay: number): EngineRun {
  const build: EngineReport = { seconds: 1, peakBytes: 2 ** 20 };
  const classes = [{ name: "autocomplete, all", queryCount: 20, answered: 1, p50: 1, p95, p99: p95 }];
  const load = { queriesPerSecond: 100, p99: 1, eventLoopDelayP99: delay };
  return { engine, build, answer: { ...build, openMs: 5, residentBytes: 0, classes, load }, diskBytes: 0 };
}

test.each([
  [2, 20, 9, true],
  [2, 19, 9, false],
  [2, 20, 10, false],
])("ours %i ms, MiniSearch %i ms, delay %i ms: bars met = %s", (ours, theirs, delay, areMet) => {
  expect(computeBars([run("lieudit", ours, delay), run("MiniSearch", theirs, 99)]).areMet).toBe(areMet);
});

test("does not meet bars that were not measured", () => {
  expect(computeBars([run("lieudit", 1, 1)])).toEqual({ eventLoopDelayP99: 1, areMet: false });
});

test("uses the median of several rounds", () => {
  const runs = [1, 2, 90].flatMap((p95) => [run("lieudit", p95, 1), run("MiniSearch", 40, 1)]);
  expect(computeBars(runs).autocompleteTimesFaster).toBe(20);
});

test("prints a column per engine and a dash for an unsupported class", () => {
  const other = run("MiniSearch", 40, 1);
  other.answer.classes = [];
  const runs = [run("lieudit", 2, 1), other];
  const table = reportTable(runs, computeBars(runs));
  expect(table).toContain("| lieudit");
  expect(table).toMatch(/autocomplete, all +\| 1\.00 \/ 2\.00 \/ 2\.00 \(100 %\) \| – /);
});
