import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AnyFilter,
  ESTATE_FILTERS,
  type EstateSearch,
  type ListingKind,
  readEstateSearch,
  readVehicleSearch,
  spellValue,
  VEHICLE_FILTERS,
  type VehicleSearch,
} from "@lieudit/listing-model";
import { type ListingStore, openListingStore } from "@lieudit/listing-store";
import { readThreadCpuMs } from "../../bench/cpu/measure-cpu.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import { importListings } from "../../bench/site/listings-growth.ts";
import type { Build, Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

/** Listings of each kind. */
const SHORT_COUNT = 2_000;
const LONG_COUNT = 100_000;
const SHORT_RUNS = 300;
const MINUTES = Number(process.env.SURVIVE_MINUTES || 5);
/** CPU time of one question in ms, the best of some runs. Only measured in the long form. */
const MAX_CPU_MS = 40;
const RUNS_OF_SUSPECTS = 5;
/** Longest answer as JSON, however many listings there are: what a page shows. */
const MAX_ANSWER_BYTES = 150_000;

const FRANCE = { south: 42, west: -5, north: 51, east: 8 };

/** A question of a list page, of its map or of the search page. */
interface Question {
  name: string;
  ask(store: ListingStore): Promise<unknown>;
}

/** Asks random questions with all filters of the site's lists. No answer exceeds the limits of size and CPU time. */
export const expensiveLists: Scenario = {
  name: "the most expensive lists",
  seededBug: "the map of a list gets every point",
  async run({ seed, isShort }, build) {
    const dataDir = await mkdtemp(join(tmpdir(), "lieudit-expensive-lists-"));
    const tally = new Tally();
    try {
      await importListings(isShort ? SHORT_COUNT : LONG_COUNT, dataDir);
      const store = await openListingStore({ folder: join(dataDir, "listings") });
      const random = seededRandom(seed);
      const runs = isShort ? SHORT_RUNS : Infinity;
      const end = performance.now() + 60_000 * MINUTES;
      for (let run = 0; run < runs && performance.now() < end; run++)
        await measure(store, tally, createQuestion(random, build), isShort);
      await store.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
    return tally.toOutcome();
  },
};

async function measure(store: ListingStore, tally: Tally, { name, ask }: Question, isShort: boolean) {
  await tally.run(name, async () => {
    let cpuMs = Infinity;
    let bytes = 0;
    // Other work on the machine raises the CPU time of a run, so the least counts.
    for (let run = 0; run < RUNS_OF_SUSPECTS && (run === 0 || (!isShort && cpuMs > MAX_CPU_MS)); run++) {
      const before = readThreadCpuMs();
      bytes = JSON.stringify(await ask(store)).length;
      cpuMs = Math.min(cpuMs, readThreadCpuMs() - before);
    }
    if (bytes > MAX_ANSWER_BYTES) tally.addViolation(`${bytes} bytes: ${name}`);
    if (!isShort && cpuMs > MAX_CPU_MS) tally.addViolation(`${cpuMs.toFixed(0)} ms of CPU: ${name}`);
  });
}

function createQuestion(random: SeededRandom, build: Build): Question {
  const kind = random.pick(["vehicle", "estate"] as const);
  if (random.next() < 0.1) return createTextQuestion(random, kind);
  const query = createQuery(random, kind === "vehicle" ? VEHICLE_FILTERS : ESTATE_FILTERS);
  const search = kind === "vehicle" ? readVehicleSearch(query) : readEstateSearch(query);
  const within = random.next() < 0.5 ? undefined : createBounds(random);
  const around = { latitude: 46, longitude: 2 };
  const options = { around, ...(within !== undefined && { within }) };
  const asVehicles = search as VehicleSearch;
  const asEstates = search as EstateSearch;
  const isVehicle = kind === "vehicle";
  const asks: Readonly<Record<string, Question["ask"]>> = {
    page: (store) =>
      isVehicle ? store.findVehicles(asVehicles, options) : store.findEstates(asEstates, options),
    counts: (store) =>
      isVehicle ? store.countVehicles(asVehicles, options) : store.countEstates(asEstates, options),
    relaxed: (store) => (isVehicle ? store.relaxVehicles(asVehicles) : store.relaxEstates(asEstates)),
    map: (store) => {
      if (build === "real") return store.mapItems(search, options);
      return isVehicle ? store.vehiclePoints(asVehicles, options) : store.estatePoints(asEstates, options);
    },
  };
  const what = random.pick(Object.keys(asks));
  return { name: `${what} of ${kind} ${query} ${JSON.stringify(within ?? null)}`, ask: asks[what]! };
}

function createTextQuestion(random: SeededRandom, kind: ListingKind): Question {
  const text = Array.from({ length: 1 + random.zipf(12) }, () => random.pick(TEXT_WORDS)).join(" ");
  const page = 1 + random.zipf(40);
  return { name: `text ${text}, page ${page}`, ask: (store) => store.searchText(text, { kind, page }) };
}

/** Creates the query of a list page: some filters with values that exist, or do not. */
function createQuery(random: SeededRandom, rows: readonly AnyFilter[]): URLSearchParams {
  const share = random.pick([0, 0.05, 0.2, 0.5]);
  const query = new URLSearchParams({ page: String(1 + random.zipf(400)) });
  for (const row of rows) {
    if (random.next() >= share) continue;
    for (let count = 1 + random.zipf(4); count > 0; count--) query.append(row.key, createValue(random, row));
    if (row.kind === "town") query.set("rayon", random.pick(["0", "10", "50", "200"]));
  }
  if (random.next() < 0.5) query.set("tri", random.pick(SORTS));
  return query;
}

function createValue(random: SeededRandom, row: AnyFilter): string {
  if ("values" in row && row.values.length > 0) return spellValue(row, random.pick(row.values));
  if (row.kind === "town") return random.pick(["bourg-1-11101", "bourg-7-17107", "nulle-part-99999"]);
  if (row.kind === "zone") return Object.values(createBounds(random)).join(",");
  if (row.kind === "name") return random.pick(["norvia", "velmont", "modele-3", "inconnu"]);
  return String(random.pick([0, 1, 3, 10, 100, 2_000, 50_000, 250_000]));
}

function createBounds(random: SeededRandom) {
  const size = random.pick([0.1, 1, 5, 20]);
  const south = FRANCE.south + random.next() * (FRANCE.north - FRANCE.south);
  const west = FRANCE.west + random.next() * (FRANCE.east - FRANCE.west);
  return { south, west, north: Math.min(90, south + size), east: west + size };
}

const SORTS = [
  "recent",
  "prix-croissant",
  "prix-decroissant",
  "km-croissant",
  "surface-decroissant",
  "distance",
];
const TEXT_WORDS = [
  "jardin",
  "norvia",
  "calme",
  "gare",
  "maison",
  "bourg",
  "vue mer",
  "diesel",
  "a",
  "12",
  "zzz",
];
