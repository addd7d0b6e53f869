import { parseWholeNumber, readOptions, UsageError } from "../command-options.ts";
import type { EngineName } from "./engines/engine.ts";

/** Options of one call of `npm run bench`. */
export interface BenchOptions {
  measures: "engines" | "partial-load" | "overload" | "attackers" | "cpu" | "cache";
  engines: EngineName[];
  places: number;
  /** Numbers of places for `cpu`: 200,000 and a million, or the one of --places. */
  cpuSizes: number[];
  queriesPerClass: number;
  seed: number;
  /** The report shows the medians of this many rounds. */
  rounds: number;
  /** Each query runs this many times; its best time counts. */
  samples: number;
  /** Load of `partial-load`, as a percentage of the peak throughput. */
  loadPercent: number;
  /** Folder for the built indexes, reused by the next run with the same places. */
  keep: string | undefined;
  /** Another checkout, whose index is measured in turn with ours. */
  beside: string | undefined;
  isJson: boolean;
}

/** @throws {UsageError} for an unknown option or an invalid value. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const values = readOptions(args, OPTIONS, "see the options in tools/bench/README.md.");
  const isPartial = values.load !== undefined || values["half-peak"];
  const [measures = "engines"] = [
    ...(values.cpu ? (["cpu"] as const) : []),
    ...(values.cache ? (["cache"] as const) : []),
    ...(values.overload ? (["overload"] as const) : []),
    ...(values.attackers ? (["attackers"] as const) : []),
    ...(isPartial ? (["partial-load"] as const) : []),
  ];
  const places = parseWholeNumber("places", values.places ?? "200000", 1_000);
  return {
    measures,
    engines: values.engines.split(",").map(parseEngineName),
    places,
    cpuSizes: values.places === undefined ? [places, 1_000_000] : [places],
    queriesPerClass: parseWholeNumber("queries", values.queries, 20),
    seed: parseWholeNumber("seed", values.seed, 0),
    rounds: parseWholeNumber("rounds", values.rounds ?? values.repeat, 1),
    samples: parseWholeNumber("samples", values.samples ?? values.tries, 1),
    loadPercent: parsePercent(values.load ?? "50%"),
    keep: values.keep,
    beside: values.beside,
    isJson: values.json,
  };
}

const ENGINE_NAMES: readonly EngineName[] = ["lieudit", "plain FTS5", "MiniSearch"];

function parseEngineName(name: string): EngineName {
  const engine = ENGINE_NAMES.find((candidate) => candidate === name);
  if (engine !== undefined) return engine;
  throw new UsageError(`--engines has no engine "${name}"; name some of ${ENGINE_NAMES.join(", ")}.`);
}

function parsePercent(text: string): number {
  const percent = Number(/^(\d{1,3})%?$/.exec(text)?.[1]);
  if (percent >= 1 && percent <= 100) return percent;
  throw new UsageError(`--load is "${text}", which is not a percentage from 1% to 100%.`);
}

const OPTIONS = {
  places: { type: "string" },
  queries: { type: "string", default: "200" },
  seed: { type: "string", default: "20261120" },
  rounds: { type: "string" },
  engines: { type: "string", default: "lieudit,plain FTS5,MiniSearch" },
  samples: { type: "string" },
  keep: { type: "string" },
  beside: { type: "string" },
  load: { type: "string" },
  cpu: { type: "boolean", default: false },
  cache: { type: "boolean", default: false },
  overload: { type: "boolean", default: false },
  attackers: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  // The names of --rounds, --samples and --load 50% in the previous release.
  repeat: { type: "string", default: "1" },
  tries: { type: "string", default: "1" },
  "half-peak": { type: "boolean", default: false },
} as const;
