import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { followPlaceIndex } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { getRealDataPath, MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { installPeers } from "../peers/install-peers.ts";
import { importDemo, readImportedPlaces } from "../places/import-demo.ts";
import { createAddressQuestions } from "./address-questions.ts";
import { type QualityQuestion, readQualityRows, toQuestion } from "./quality-rows.ts";
import { type QualityScore, scoreQuestions } from "./quality-score.ts";
import {
  lieuditSearcher,
  lieuditSuggester,
  miniSearchSuggester,
  plainFts5Suggester,
  type Suggester,
} from "./suggesters.ts";
import { formatSuite, scoreOutsideSuite } from "./suite-command.ts";

/**
 * `npm run bench:search-quality`: how often the intended place comes first and among five, ours
 * beside MiniSearch and plain FTS5. The data are the demo region, Monaco, and the addresses of
 * three départements; the last two need their files. `--misses` lists what was missed in all sets
 * but those held out, which are for the figure alone.
 */
const values = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      misses: { type: "boolean" },
      /** Data folders of imports that are there already, to skip making them. */
      demo: { type: "string" },
      monaco: { type: "string" },
      bano: { type: "string" },
      /** Folder that keeps the outside suite's corpus between runs. */
      suite: { type: "string" },
      /** Queries of the outside suite; MiniSearch takes half a second for each. 0 skips it. */
      sample: { type: "number", default: 300, min: 0 },
      /** Takes the suite's corpus in which streets have no town. */
      bare: { type: "boolean" },
    },
    "npm run bench:search-quality takes --misses, --demo, --monaco, --bano, --suite, --sample and --bare.",
  ),
);
const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));
/** Whole texts, which go to text search instead of autocomplete. */
const TYPED_SETS = ["as-typed", "errands", "everyday", "daily", "weekend", "outing", "holiday"];
/** Addresses of three départements with 66,500 numbers. */
const BANO_FILES = ["04", "09", "46"].map((code) => getRealDataPath(`bano/bano-${code}.csv.gz`));
const ADDRESSES_PER_WORDING = 40;
const ADDRESS_SEED = 20_261_129;
const ENGINES = ["lieudit", "plain FTS5", "MiniSearch"] as const;
type Engine = (typeof ENGINES)[number];
const say = (line: string) => process.stderr.write(`${line}\n`);

interface Region {
  places: readonly PlaceRecord[];
  suggesters: Record<Engine, Suggester>;
  /** Our text search, for `TYPED_SETS`. */
  search: Suggester;
  close(): Promise<void>;
}

installPeers(say);
const folder = await mkdtemp(join(tmpdir(), "lieudit-search-quality-"));
const regions = new Map<string, Region>();
try {
  regions.set("demo", await openRegion(values.demo ?? importDemo(REPOSITORY, folder)));
  if (values.monaco !== undefined) regions.set("monaco", await openRegion(values.monaco));
  else if (existsSync(MONACO_EXTRACT)) regions.set("monaco", await openRegion(importMonaco()));
  else say(`Monaco is not asked: there is no extract at ${MONACO_EXTRACT}.`);
  await scoreSuite();
  for (const set of [...TYPED_SETS, "tuning", "held-out"]) await scoreSet(set);
  await scoreAddresses();
} finally {
  for (const region of regions.values()) await region.close();
  await rm(folder, { recursive: true, force: true });
}

/** Scores the queries that nobody of the project wrote, where they are there. */
async function scoreSuite(): Promise<void> {
  const { sample } = values;
  if (sample === 0) return;
  const summaries = await scoreOutsideSuite(
    values.suite ?? join(folder, "suite"),
    sample,
    values.bare ? "bare" : "city",
    say,
  );
  if (summaries === undefined) {
    say("The outside suite is skipped: its files are not beside the repository.");
    return;
  }
  const corpus = values.bare ? ", streets without a town" : "";
  process.stdout.write(`\noutside suite${corpus}: recall@1 / recall@limit\n\n${formatSuite(summaries)}\n`);
}

/** Scores addresses of BANO, where its files are there. */
async function scoreAddresses(): Promise<void> {
  const hasFiles = BANO_FILES.every((file) => existsSync(file));
  if (values.bano === undefined && !hasFiles) {
    say("Addresses of BANO are not asked: their files are not beside the repository.");
    return;
  }
  const region = await openRegion(values.bano ?? importBano());
  regions.set("bano", region);
  for (const half of ["tuning", "held-out"] as const) {
    const questions = createAddressQuestions(region.places, ADDRESSES_PER_WORDING, ADDRESS_SEED, half);
    await scoreAll(`addresses of BANO, ${half}`, questions, true);
  }
}

async function scoreSet(set: string): Promise<void> {
  const rows = readQualityRows(await readFile(new URL(`${set}.csv`, import.meta.url), "utf8"));
  const questions = rows.flatMap((row) => {
    const region = regions.get(row.places);
    return region === undefined ? [] : [toQuestion(row, region.places)];
  });
  await scoreAll(set, questions, TYPED_SETS.includes(set));
}

/** @param isWhole whether the texts are whole, so that ours is asked by text search */
async function scoreAll(set: string, questions: readonly QualityQuestion[], isWhole: boolean): Promise<void> {
  const scores = new Map<Engine, QualityScore>();
  for (const engine of ENGINES) {
    const suggest = ({ row, at }: QualityQuestion) => {
      const { search, suggesters } = regions.get(row.places)!;
      return (isWhole && engine === "lieudit" ? search : suggesters[engine])(row.query, at);
    };
    scores.set(engine, await scoreQuestions(suggest, questions));
  }
  process.stdout.write(`\n${set}: recall@1 / recall@5 of ${questions.length} queries\n\n${table(scores)}\n`);
  if (values.misses && !set.endsWith("held-out")) printMisses(scores.get("lieudit")!);
}

function table(scores: ReadonlyMap<Engine, QualityScore>): string {
  const ours = scores.get("lieudit")!;
  const lines = [...ours.byGroup.keys()].map((group) => {
    const cells = ENGINES.map((engine) => recall(scores.get(engine)!.byGroup.get(group)!));
    return `| ${group} (${ours.byGroup.get(group)!.count}) | ${cells.join(" | ")} |`;
  });
  const all = ENGINES.map((engine) => `**${recall(scores.get(engine)!.all)}**`);
  return [
    `| group | ${ENGINES.join(" | ")} |`,
    "|---|---|---|---|",
    ...lines,
    `| **all** | ${all.join(" | ")} |`,
  ].join("\n");
}

function recall({ at1, at5 }: { at1: number; at5: number }): string {
  return `${at1.toFixed(3)} / ${at5.toFixed(3)}`;
}

function printMisses({ misses }: QualityScore): void {
  for (const { question, found } of misses) {
    const { row } = question;
    const byId = new Map(regions.get(row.places)!.places.map((place) => [place.id, place]));
    const names = found.map((id) => {
      const { names, primaryType, address } = byId.get(id)!;
      return `${names.default} (${primaryType}, ${address.locality ?? "no town"})`;
    });
    say(
      `  ${row.places} '${row.query}' is meant for ${row.names.join(" or ") || `any ${row.type}`}; found ${names.join("; ") || "nothing"}`,
    );
  }
}

function importMonaco(): string {
  const dataDir = join(folder, "monaco-data");
  run("packages/place-import/src/command/main.ts", MONACO_EXTRACT, "--data-dir", dataDir);
  return dataDir;
}

function importBano(): string {
  const dataDir = join(folder, "bano-data");
  const files = BANO_FILES.flatMap((file) => ["--addresses", file]);
  run("packages/place-import/src/command/main.ts", ...files, "--data-dir", dataDir);
  return dataDir;
}

function run(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(REPOSITORY, program), ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

async function openRegion(dataDir: string): Promise<Region> {
  const placesFolder = join(dataDir, "places");
  const places = await readImportedPlaces(placesFolder);
  const index = await followPlaceIndex(placesFolder);
  return {
    places,
    search: lieuditSearcher(index),
    suggesters: {
      lieudit: lieuditSuggester(index),
      "plain FTS5": plainFts5Suggester(places),
      MiniSearch: miniSearchSuggester(places),
    },
    close: () => index.close(),
  };
}
