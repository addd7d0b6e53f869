import type { EngineRun } from "./engine-process.ts";
import { formatGoals } from "./goals.ts";
import { ALL_AUTOCOMPLETE } from "./measure/measure-engine.ts";
import { median } from "./measure/percentiles.ts";

/** The two performance bars of the index. */
export interface Bars {
  /** MiniSearch's p95 of all autocompletes divided by ours; absent without MiniSearch. */
  autocompleteTimesFaster?: number;
  /** In milliseconds. */
  eventLoopDelayP99?: number;
  areMet: boolean;
}

const MIN_TIMES_FASTER = 10;
const MAX_DELAY_MS = 10;

export function computeBars(runs: readonly EngineRun[]): Bars {
  const timesFaster =
    classMedian(runs, "MiniSearch", ALL_AUTOCOMPLETE, "p95") /
    classMedian(runs, "lieudit", ALL_AUTOCOMPLETE, "p95");
  const delays = runs
    .filter(({ engine }) => engine === "lieudit")
    .map(({ answer }) => answer.load?.eventLoopDelayP99 ?? Number.POSITIVE_INFINITY);
  const autocompleteTimesFaster = Number.isFinite(timesFaster) ? timesFaster : undefined;
  const eventLoopDelayP99 = delays.length === 0 ? undefined : median(delays);
  return {
    ...(autocompleteTimesFaster === undefined ? {} : { autocompleteTimesFaster }),
    ...(eventLoopDelayP99 === undefined ? {} : { eventLoopDelayP99 }),
    areMet:
      (autocompleteTimesFaster ?? 0) >= MIN_TIMES_FASTER &&
      (eventLoopDelayP99 ?? Number.POSITIVE_INFINITY) < MAX_DELAY_MS,
  };
}

/** Formats a Markdown table with one column per engine and medians of the rounds. */
export function reportTable(runs: readonly EngineRun[], bars: Bars): string {
  const engines = [...new Set(runs.map(({ engine }) => engine))];
  const classNames = [
    ...new Set(runs.flatMap(({ answer }) => (answer.classes ?? []).map(({ name }) => name))),
  ];
  const rows = classNames.map((name) => [
    name,
    ...engines.map((engine) => {
      const of = (field: "p50" | "p95" | "p99") => classMedian(runs, engine, name, field);
      if (!Number.isFinite(of("p50"))) return "–";
      const answered = Math.round(100 * classMedian(runs, engine, name, "answered"));
      return `${ms(of("p50"))} / ${ms(of("p95"))} / ${ms(of("p99"))} (${answered} %)`;
    }),
  ]);
  const figure = (label: string, of: (run: EngineRun) => number | undefined, unit: string, digits = 0) => [
    label,
    ...engines.map((engine) => {
      const values = runs.filter((run) => run.engine === engine).flatMap((run) => of(run) ?? []);
      return values.length === 0 ? "–" : `${median(values).toFixed(digits)} ${unit}`;
    }),
  ];
  rows.push(
    figure("16 clients, all classes", ({ answer }) => answer.load?.queriesPerSecond ?? 0, "queries/s"),
    figure("the same, p99", ({ answer }) => answer.load?.p99 ?? 0, "ms", 1),
    figure("event-loop delay p99, main thread", ({ answer }) => answer.load?.eventLoopDelayP99 ?? 0, "ms", 1),
    figure("build", ({ build }) => build.seconds, "s", 1),
    figure("open", ({ answer }) => answer.openMs ?? 0, "ms"),
    figure("size on disk", ({ diskBytes }) => diskBytes / 2 ** 20, "MB"),
    figure("memory, building (peak)", ({ build }) => build.peakBytes / 2 ** 20, "MB"),
    figure("memory, answering", ({ answer }) => (answer.residentBytes ?? 0) / 2 ** 20, "MB"),
  );
  if (runs.some(({ answer }) => answer.threads !== undefined)) {
    rows.push(
      figure("16 clients, one reader thread", ({ answer }) => answer.threads?.one, "queries/s"),
      figure("16 clients, two reader threads", ({ answer }) => answer.threads?.two, "queries/s"),
    );
  }
  const table = markdown([["ms: p50 / p95 / p99 (with an answer)", ...engines], ...rows]);
  return [table, "", ...formatGoals(runs), barsText(bars)].join("\n");
}

function barsText({ autocompleteTimesFaster, eventLoopDelayP99, areMet }: Bars): string {
  const faster =
    autocompleteTimesFaster === undefined
      ? "MiniSearch was not run"
      : `autocomplete p95 is ${autocompleteTimesFaster.toFixed(1)} times faster than MiniSearch (bar ${MIN_TIMES_FASTER})`;
  const delay =
    eventLoopDelayP99 === undefined
      ? "ours was not run"
      : `event-loop delay p99 is ${eventLoopDelayP99.toFixed(1)} ms (bar under ${MAX_DELAY_MS})`;
  return `Bars ${areMet ? "met" : "NOT met"}: ${faster}; ${delay}.`;
}

function classMedian(
  runs: readonly EngineRun[],
  engine: string,
  name: string,
  field: "p50" | "p95" | "p99" | "answered",
): number {
  const values = runs
    .filter((run) => run.engine === engine)
    .flatMap(({ answer }) => (answer.classes ?? []).filter((result) => result.name === name))
    .map((result) => result[field]);
  return values.length === 0 ? Number.NaN : median(values);
}

function ms(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

function markdown(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(rows[0]!), rule, ...rows.slice(1).map(line)].join("\n");
}
