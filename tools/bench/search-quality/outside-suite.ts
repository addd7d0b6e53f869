import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { PlaceIndex } from "@lieudit/place-index";
import { createPlacesApi } from "@lieudit/places-api";
import { getRealDataPath } from "@lieudit/test-kit/real-data";

/**
 * Search quality measured with queries that nobody of the project wrote: the
 * suite's own cases, its own judgement of a result, and its own baselines.
 * Its files lie beside the repository, and may be absent.
 */
export interface OutsideSuite {
  cases: readonly SuiteCase[];
  /** Unpacks the objects to search in, and returns the path of the OSM file. */
  unpackCorpus(folder: string): string;
  run(cases: readonly SuiteCase[], search: SuiteSearch): Promise<CaseResult[]>;
  summarise(results: readonly CaseResult[]): SuiteSummary;
  /** Builds a baseline over the corpus. `pg_trgm` needs the URL of an empty database. */
  openBaseline(name: BaselineName, corpus: string, databaseUrl?: string): Promise<Baseline>;
}

export interface SuiteCase {
  id: string;
  query: string;
  lang: string;
  group: string;
  autocomplete?: boolean;
  cut?: number;
  lat?: number;
  lon?: number;
}

export interface CaseResult {
  c: SuiteCase;
  /** From 1 on; 0 where the place was not found. */
  rank: number;
  got: number;
  ms: number;
  error: string | null;
}

interface SuiteRow {
  n: number;
  r1: number;
  rLimit: number;
  p50: number;
  p95: number;
  empty: number;
}

export interface SuiteSummary {
  groups: Record<string, SuiteRow>;
  macro: { r1: number; rLimit: number };
}

export type SuiteSearch = (suiteCase: SuiteCase, limit: number) => Promise<readonly object[]>;
export type BaselineName = "MiniSearch" | "FTS5" | "pg_trgm";
export interface Baseline {
  search: SuiteSearch;
  close?: () => Promise<void>;
}

/** The suite's own scripts, as far as they are used here. */
interface SuiteLibrary {
  select(cases: readonly SuiteCase[], options: { sample?: string; split?: string }): SuiteCase[];
  runCases(
    cases: readonly SuiteCase[],
    search: SuiteSearch,
    options: { concurrency: number },
  ): Promise<CaseResult[]>;
  summarise(results: readonly CaseResult[]): SuiteSummary;
  readCorpus(path: string): object[];
}
interface SuiteEngines {
  miniSearch(corpus: object[]): Baseline;
  fts5(corpus: object[]): Baseline;
  pgTrgm(corpus: object[], connection: object): Promise<Baseline>;
}

const CORPORA = { city: "corpus.osm.gz", bare: "corpus-bare.osm.gz" };
export type CorpusName = keyof typeof CORPORA;

/** Opens the suite, or returns null if its files are not there. */
export async function openOutsideSuite(
  sample: number,
  corpusName: CorpusName = "city",
): Promise<OutsideSuite | null> {
  const casesPath = getRealDataPath("geocoding/cases-dev.jsonl.gz");
  const scripts = getRealDataPath("../tools/search-quality");
  const libraryPath = join(scripts, "lib.mjs");
  if (!existsSync(casesPath) || !existsSync(libraryPath)) return null;
  // The baselines look their packages up from here.
  process.env.EVAL_MODULES ??= fileURLToPath(new URL("../peers/", import.meta.url));
  // The suite's own modules, as declared above.
  const library = (await import(libraryPath)) as SuiteLibrary;
  const engines = (await import(join(scripts, "engines.mjs"))) as SuiteEngines;
  const lines = gunzipSync(readFileSync(casesPath)).toString("utf8").split("\n");
  const all = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as SuiteCase);
  return {
    cases: library.select(all, { sample: String(sample) }),
    unpackCorpus(folder) {
      mkdirSync(folder, { recursive: true });
      const name = CORPORA[corpusName];
      const path = join(folder, name.replace(/\.gz$/, ""));
      if (!existsSync(path))
        writeFileSync(path, gunzipSync(readFileSync(getRealDataPath(`geocoding/${name}`))));
      return path;
    },
    async run(cases, search) {
      const results = await library.runCases(cases, search, { concurrency: 1 });
      const failed = results.find(({ error }) => error !== null);
      if (failed !== undefined) throw new Error(`"${failed.c.query}" failed: ${failed.error}`);
      return results;
    },
    summarise: library.summarise,
    openBaseline: async (name, corpus, databaseUrl) => {
      const objects = library.readCorpus(corpus);
      if (name === "MiniSearch") return engines.miniSearch(objects);
      return name === "FTS5"
        ? engines.fts5(objects)
        : engines.pgTrgm(objects, { connectionString: databaseUrl });
    },
  };
}

/** Opens the places service over an index, to be called in this process as the suite calls a server. */
export function openService(places: PlaceIndex): Required<Baseline> {
  const app = createPlacesApi({
    places,
    photos: { read: async () => null },
    clock: () => new Date("2026-03-29T12:00:00Z"),
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess: "open",
      apiKeys: [{ key: KEY, referrers: [], ips: [] }],
      trustedProxies: 0,
    },
    log: () => {},
  });
  const post = async (method: string, body: object): Promise<Record<string, unknown>> => {
    const response = await app.fetch(
      new Request(`https://lieudit.example/v1/places:${method}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-goog-api-key": KEY,
          ...(method === "searchText" ? { "x-goog-fieldmask": FIELDS } : {}),
        },
        body: JSON.stringify(body),
      }),
    );
    if (!response.ok) throw new Error(`${method} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    async search({ query, lang, autocomplete, cut, lat: latitude, lon: longitude }, limit) {
      const radius = cut === undefined ? 2_000 : 10_000;
      const bias =
        latitude === undefined
          ? {}
          : { locationBias: { circle: { center: { latitude, longitude }, radius } } };
      const reader = { languageCode: lang, regionCode: "FR", ...bias };
      if (autocomplete) {
        const { suggestions = [] } = await post("autocomplete", { input: query, ...reader });
        return (suggestions as WirePrediction[]).flatMap(toSuitePrediction);
      }
      const { places: found = [] } = await post("searchText", {
        textQuery: query,
        maxResultCount: limit,
        ...reader,
      });
      return (found as WirePlace[]).map(toSuitePlace);
    },
    close: () => places.close(),
  };
}

/** The key of the service in this process. */
const KEY = "bench";

const FIELDS =
  "places.id,places.displayName,places.formattedAddress,places.addressComponents,places.location";

interface WirePlace {
  displayName?: { text: string };
  formattedAddress?: string;
  addressComponents?: { longText?: string; types?: string[] }[];
  location?: { latitude: number; longitude: number };
}
interface WirePrediction {
  placePrediction?: { text?: { text: string }; structuredFormat?: { mainText?: { text: string } } };
}

const COMPONENTS = ["street_number", "route", "locality", "postal_code"];

/** Converts a place to the form in which the suite judges results. */
function toSuitePlace(place: WirePlace): object {
  const comp: Record<string, unknown> = {};
  const other: string[] = [];
  for (const { longText, types = [] } of place.addressComponents ?? []) {
    if (longText === undefined) continue;
    const kind = types.find((type) => COMPONENTS.includes(type));
    if (kind !== undefined && comp[kind] === undefined) comp[kind] = longText;
    else other.push(longText);
  }
  return {
    name: place.displayName?.text ?? "",
    formatted: place.formattedAddress ?? "",
    comp: { ...comp, other },
    lat: place.location?.latitude,
    lon: place.location?.longitude,
  };
}

function toSuitePrediction({ placePrediction }: WirePrediction): object[] {
  if (placePrediction === undefined) return [];
  const formatted = placePrediction.text?.text ?? "";
  return [{ name: placePrediction.structuredFormat?.mainText?.text ?? formatted, formatted }];
}
