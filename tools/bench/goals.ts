import type { EngineRun } from "./engine-process.ts";
import { median } from "./measure/percentiles.ts";

/** Maximum p95 at a million places on an idle machine, in milliseconds. */
const GOALS_MS: Readonly<Record<string, number>> = {
  "1-3 letters": 3,
  "4-12 letters": 4,
  "one typing error": 10,
  "two typing errors": 20,
  "nearby 1 km, typed": 2,
  "nearby 1 km, untyped": 2,
  "nearby 10 km, typed": 2,
  "nearby 10 km, untyped": 2,
  "text in a rectangle": 8,
};
const QUERIES_PER_SECOND = 1_000;
const TWO_THREADS = 1.3;
const OURS = "lieudit";

/** Engines that return results for fewer queries of a class do less work, so they are not compared. */
const MIN_ANSWERED = 0.5;

/** Comparison of our index with another engine in one class of queries. */
export interface Comparison {
  name: string;
  /** The other engine's p95 divided by ours. */
  timesFaster: number;
}

/** Compares medians of the classes that both engines support. */
export function compareEngines(runs: readonly EngineRun[], other: string): Comparison[] {
  return [...medians(runs, OURS)].flatMap(([name, ours]) => {
    const theirs = medians(runs, other).get(name);
    if (theirs === undefined || theirs.answered < MIN_ANSWERED) return [];
    return [{ name, timesFaster: theirs.p95 / ours.p95 }];
  });
}

/** Formats the goals and whether each is met; returns no lines if our index was not measured. */
export function formatGoals(runs: readonly EngineRun[]): string[] {
  const ours = medians(runs, OURS);
  if (ours.size === 0) return [];
  const goals = Object.entries(GOALS_MS).flatMap(([name, goal]) => {
    const p95 = ours.get(name)?.p95;
    return p95 === undefined ? [] : [`${name} ${p95.toFixed(2)} of ${goal}${verdict(p95 <= goal)}`];
  });
  const load = median(
    runs.filter(({ engine }) => engine === OURS).map(({ answer }) => answer.load?.queriesPerSecond ?? 0),
  );
  const lines = [
    `Goals for p95 at 1 000 000 places, in ms: ${goals.join(", ")}.`,
    `16 clients: ${Math.round(load)} of ${QUERIES_PER_SECOND} queries/s${verdict(load >= QUERIES_PER_SECOND)}.`,
  ];
  const ratios = runs.flatMap(({ answer: { threads } }) =>
    threads === undefined ? [] : [threads.two / threads.one],
  );
  if (ratios.length > 0) {
    const ratio = median(ratios);
    lines.push(
      `Two reader threads answer ${ratio.toFixed(2)} times as much as one (bar ${TWO_THREADS})${verdict(ratio >= TWO_THREADS)}.`,
    );
  }
  for (const other of new Set(runs.map(({ engine }) => engine))) {
    const compared = other === OURS ? [] : compareEngines(runs, other);
    if (compared.length === 0) continue;
    const each = compared.map(({ name, timesFaster }) => `${name} ${timesFaster.toFixed(1)}`);
    lines.push(
      `Times that p95 is faster than ${other}'s, where that answers half or more: ${each.join(", ")}.`,
    );
  }
  return lines;
}

function verdict(isMet: boolean): string {
  return isMet ? "" : " (NOT met)";
}

function medians(runs: readonly EngineRun[], engine: string): Map<string, { p95: number; answered: number }> {
  const results = runs.filter((run) => run.engine === engine).flatMap(({ answer }) => answer.classes ?? []);
  return new Map(
    [...new Set(results.map(({ name }) => name))].map((name) => {
      const matching = results.filter((result) => result.name === name);
      return [
        name,
        { p95: median(matching.map(({ p95 }) => p95)), answered: median(matching.map((r) => r.answered)) },
      ];
    }),
  );
}
