import { parseWholeNumber, readOptions, UsageError } from "../command-options.ts";
import type { EngineName } from "./engines/engine.ts";

/** What one call of `npm run bench` measures. */
export interface BenchOptions {
  measures: "engines" | "half-peak" | "overload";
  engines: EngineName[];
  places: number;
  queriesPerClass: number;
  seed: number;
  /** Rounds, of which the medians are told. */
  repeat: number;
  /** How often each question is asked; its best time counts. */
  tries: number;
  /** Keeps here what engines build, for the next run with the same places. */
  keep: string | undefined;
  isJson: boolean;
}

/** @throws {UsageError} */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const values = readOptions(args, OPTIONS, "tools/bench/README.md names the options.");
  return {
    measures: values.overload ? "overload" : values["half-peak"] ? "half-peak" : "engines",
    engines: values.engines.split(",").map(engineNamed),
    places: parseWholeNumber("places", values.places, 1_000),
    queriesPerClass: parseWholeNumber("queries", values.queries, 20),
    seed: parseWholeNumber("seed", values.seed, 0),
    repeat: parseWholeNumber("repeat", values.repeat, 1),
    tries: parseWholeNumber("tries", values.tries, 1),
    keep: values.keep,
    isJson: values.json,
  };
}

const ENGINE_NAMES: readonly EngineName[] = ["lieudit", "lieudit on PostgreSQL", "plain FTS5", "MiniSearch"];

function engineNamed(name: string): EngineName {
  const known = ENGINE_NAMES.find((engine) => engine === name);
  if (known !== undefined) return known;
  throw new UsageError(`--engines knows no "${name}"; name some of ${ENGINE_NAMES.join(", ")}.`);
}

const OPTIONS = {
  places: { type: "string", default: "200000" },
  queries: { type: "string", default: "200" },
  seed: { type: "string", default: "20261120" },
  repeat: { type: "string", default: "1" },
  engines: { type: "string", default: "lieudit,plain FTS5,MiniSearch" },
  tries: { type: "string", default: "1" },
  keep: { type: "string" },
  "half-peak": { type: "boolean", default: false },
  overload: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;
