import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { isPostgresInstalled, startPostgres } from "@lieudit/test-kit/postgres";
import {
  type BaselineName,
  type CorpusName,
  openOutsideSuite,
  openService,
  type SuiteSummary,
} from "./outside-suite.ts";

const BASELINES: readonly BaselineName[] = ["MiniSearch", "FTS5", "pg_trgm"];
const IMPORT = fileURLToPath(new URL("../../../packages/place-import/src/command/main.ts", import.meta.url));

/** Imports the suite's corpus into `folder` unless it is there, and returns the data folder. */
export function importCorpus(corpus: string, folder: string): string {
  const dataDir = join(folder, `${basename(corpus, ".osm")}-data`);
  if (!existsSync(join(dataDir, "places", "current.json"))) {
    const args = [IMPORT, corpus, "--data-dir", dataDir, "--no-base-map", "--no-roads"];
    execFileSync(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  }
  return dataDir;
}

/**
 * Scores our service and the baselines on one sample of the outside suite; undefined if it is not there.
 * The baselines are MiniSearch, FTS5, and `pg_trgm` if PostgreSQL is installed.
 */
export async function scoreOutsideSuite(
  folder: string,
  sample: number,
  corpusName: CorpusName,
  report: (line: string) => void,
): Promise<Map<string, SuiteSummary> | undefined> {
  const suite = await openOutsideSuite(sample, corpusName);
  if (suite === null) return undefined;
  const corpus = suite.unpackCorpus(folder);
  const places = await followPlaceIndex(join(importCorpus(corpus, folder), "places"));
  const service = openService(places);
  const summaries = new Map<string, SuiteSummary>();
  try {
    summaries.set("lieudit", suite.summarise(await suite.run(suite.cases, service.search)));
  } finally {
    await service.close();
  }
  const server = isPostgresInstalled()
    ? await startPostgres({ settings: { shared_buffers: "512MB" } })
    : undefined;
  try {
    for (const name of BASELINES) {
      if (name === "pg_trgm" && server === undefined) continue;
      report(`${name}: ${suite.cases.length} queries …`);
      const baseline = await suite.openBaseline(name, corpus, server?.url);
      summaries.set(name, suite.summarise(await suite.run(suite.cases, baseline.search)));
      await baseline.close?.();
    }
  } finally {
    await server?.remove();
  }
  return summaries;
}

/** Formats the classes of the suite as a table: recall@1 / recall@limit, and the latency at the median and at p95. */
export function formatSuite(summaries: ReadonlyMap<string, SuiteSummary>): string {
  const names = [...summaries.keys()];
  const [first] = summaries.values();
  const groups = Object.keys(first?.groups ?? {});
  const row = (label: string, cell: (summary: SuiteSummary) => string) =>
    `| ${label} | ${[...summaries.values()].map(cell).join(" | ")} |`;
  return [
    `| class | ${names.join(" | ")} |`,
    `|---|${names.map(() => "---|").join("")}`,
    ...groups.map((group) =>
      row(`${group} (${first!.groups[group]!.n})`, ({ groups: all }) => {
        const { r1, rLimit } = all[group]!;
        return `${r1} / ${rLimit}`;
      }),
    ),
    row("**macro mean**", ({ macro }) => `**${macro.r1} / ${macro.rLimit}**`),
    row("ms, p50 / p95 of text search", ({ groups: all }) => {
      const text = all["text search, all"];
      return text === undefined ? "" : `${text.p50} / ${text.p95}`;
    }),
  ].join("\n");
}
