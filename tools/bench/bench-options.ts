import { readOptions, UsageError } from "../command-options.ts";
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
  const values = readOptions(args, OPTIONS, "npm run bench");
  const isPartial = values.load !== undefined || values["half-peak"];
  const [measures = "engines"] = [
    ...(values.cpu ? (["cpu"] as const) : []),
    ...(values.cache ? (["cache"] as const) : []),
    ...(values.overload ? (["overload"] as const) : []),
    ...(values.attackers ? (["attackers"] as const) : []),
    ...(isPartial ? (["partial-load"] as const) : []),
  ];
  const { places = 200_000 } = values;
  return {
    measures,
    engines: values.engines.split(",").map(parseEngineName),
    places,
    cpuSizes: values.places === undefined ? [places, 1_000_000] : [places],
    queriesPerClass: values.queries,
    seed: values.seed,
    rounds: values.rounds ?? values.repeat,
    samples: values.samples ?? values.tries,
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
  places: { type: "number", min: 1_000 },
  queries: { type: "number", default: 200, min: 20 },
  seed: { type: "number", default: 20_261_120, min: 0 },
  rounds: { type: "number" },
  engines: { type: "string", default: "lieudit,plain FTS5,MiniSearch" },
  samples: { type: "number" },
  keep: { type: "string" },
  beside: { type: "string" },
  load: { type: "string" },
  cpu: { type: "boolean" },
  cache: { type: "boolean" },
  overload: { type: "boolean" },
  attackers: { type: "boolean" },
  json: { type: "boolean" },
  // The names of --rounds, --samples and --load 50% in the previous release.
  repeat: { type: "number", default: 1, isFormer: true },
  tries: { type: "number", default: 1, isFormer: true },
  "half-peak": { type: "boolean", isFormer: true },
} as const;
