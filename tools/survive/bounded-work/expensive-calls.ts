import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAX_FILTERED_WORK, MAX_WORK } from "@lieudit/place-index/measuring";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { createCallGenerator } from "./generate-calls.ts";
import { type ApiCall, type ApiCost, type MeasuredApi, openMeasuredApi } from "./measured-api.ts";
import { prepareSyntheticIndex, TOWN_STREETS } from "./synthetic-index.ts";

/** The most expensive calls that were found so far. `--keep-worst` writes it. */
const WORST_FILE = join(import.meta.dirname, "worst-calls.json");
const WORST_COUNT = 100;
const MAX_OF_ONE_METHOD = 50;

/** CPU time after which a server ends the routes of a call, in ms. */
const MAX_ROUTING_MS = 2_000;
const SHORT_ROUTING_MS = 50;
/** Work of all searches of one call, as a multiple of the limit of one: some calls search twice. */
const MAX_SEARCHES_OF_A_CALL = 2.2;
/** Work of the last steps of its searches, which begin before the limit and are not cut. */
const MAX_LAST_STEPS = 100;
/** Limit of work of a search in the short form, whose small index hardly reaches the real one. */
const SHORT_LIMIT = 500;
/** CPU time of one search in ms, the best of some runs. Only measured in the long form, on a quiet machine. */
const MAX_CPU_MS = { plain: 50, filtered: 250 };
const RUNS_OF_SUSPECTS = 5;
/** Random calls of the short form, beside the known ones. */
const SHORT_RUNS = 100;

const PLACES = Number(process.env.SURVIVE_PLACES || 0);
const MINUTES = Number(process.env.SURVIVE_MINUTES || 5);

interface MeasuredCall {
  call: ApiCall;
  cost: ApiCost;
  /** CPU time as a share of what the call may take. */
  share: number;
}

/** What a call may take. */
type Bounds = Pick<ApiCost, "cpuMs" | "workUnits">;

/**
 * Sends the most expensive calls that are known, and random ones that evolve
 * towards more expensive ones. No call exceeds the limits of work and of CPU time.
 */
export const expensiveCalls: Scenario = {
  name: "the most expensive calls",
  seededBug: "searches without a limit of work",
  async run({ seed, isShort }, build) {
    const { path, material } = await prepareSyntheticIndex(PLACES || (isShort ? 20_000 : 200_000));
    const limits = isShort
      ? { plain: SHORT_LIMIT, filtered: SHORT_LIMIT }
      : { plain: MAX_WORK.units, filtered: MAX_FILTERED_WORK.units };
    // Without this option each search has its real limits.
    const changed =
      build === "mutated"
        ? { units: Infinity, cpuMs: Infinity }
        : isShort
          ? { units: SHORT_LIMIT }
          : undefined;
    const api = await openMeasuredApi(path, {
      ...(changed !== undefined && { maxWork: changed }),
      streets: TOWN_STREETS,
      maxRoutingMs: build === "mutated" ? Infinity : isShort ? SHORT_ROUTING_MS : MAX_ROUTING_MS,
    });
    const tally = new Tally();
    try {
      const known = readWorstCalls();
      const worst: MeasuredCall[] = [];
      for (const call of known) insert(worst, await measure(call));
      const random = seededRandom(seed);
      const generator = createCallGenerator(material, random);
      const runs = build === "mutated" ? 0 : isShort ? SHORT_RUNS : Infinity;
      const end = performance.now() + 60_000 * MINUTES;
      for (let run = 0; run < runs && performance.now() < end; run++) {
        const parent = random.next() < 0.3 ? undefined : worst[random.zipf(worst.length)];
        const found = await measure(
          parent === undefined ? generator.create() : generator.mutate(parent.call),
        );
        insert(worst, found);
      }
      if (process.env.SURVIVE_KEEP_WORST === "1" && build === "real") {
        await writeFile(WORST_FILE, `[\n${worst.map(({ call }) => JSON.stringify(call)).join(",\n")}\n]\n`);
        console.info(
          worst
            .slice(0, 10)
            .map(({ call, cost }) => JSON.stringify({ ...cost, call }))
            .join("\n"),
        );
      }
      return { ...tally.toOutcome(), worstMs: worst[0]?.cost.cpuMs ?? 0 };
    } finally {
      await api.close();
    }

    function findBounds(call: ApiCall): Bounds {
      const limit = isFiltered(call) ? "filtered" : "plain";
      const stops = countStops(call);
      const workUnits = MAX_SEARCHES_OF_A_CALL * limits[limit] + MAX_LAST_STEPS;
      if (stops === 0) return { workUnits, cpuMs: MAX_CPU_MS[limit] };
      // Each stop of a route is one search, of an address or of the nearest one.
      return { workUnits: stops * limits.plain, cpuMs: MAX_ROUTING_MS + (stops + 1) * MAX_CPU_MS.plain };
    }

    async function measure(call: ApiCall): Promise<MeasuredCall> {
      const bounds = findBounds(call);
      const sent = await tally.run(`${call.path} ${JSON.stringify(call.body)}`, async () => {
        const cost = await api.send(call);
        const isSuspect = !isShort && cost.cpuMs > bounds.cpuMs / 2;
        return isSuspect ? measureAgain(api, call, cost) : cost;
      });
      const cost = sent ?? { status: 500, cpuMs: 0, workUnits: 0 };
      const { status, cpuMs, workUnits } = cost;
      const text = `${call.path} ${JSON.stringify(call.body)}`;
      if (status >= 500) tally.addViolation(`status ${status}: ${text}`);
      if (workUnits > bounds.workUnits) tally.addViolation(`${workUnits.toFixed(0)} units: ${text}`);
      if (!isShort && cpuMs > bounds.cpuMs) tally.addViolation(`${cpuMs.toFixed(0)} ms of CPU: ${text}`);
      return { call, cost, share: cpuMs / bounds.cpuMs };
    }
  },
};

/** Other work on the machine raises the CPU time of a run, so the least counts. */
async function measureAgain(api: MeasuredApi, call: ApiCall, first: ApiCost): Promise<ApiCost> {
  let best = first;
  for (let run = 1; run < RUNS_OF_SUSPECTS; run++) {
    const cost = await api.send(call);
    if (cost.cpuMs < best.cpuMs) best = cost;
  }
  return best;
}

/** Keeps the list sorted by share, the most expensive first, and leaves room for calls of other methods. */
function insert(worst: MeasuredCall[], found: MeasuredCall): void {
  const at = worst.findIndex(({ share }) => share < found.share);
  worst.splice(at === -1 ? worst.length : at, 0, found);
  const ofMethod = worst.filter(({ call }) => getMethod(call) === getMethod(found.call));
  const surplus = ofMethod.length > MAX_OF_ONE_METHOD ? ofMethod.at(-1) : worst[WORST_COUNT];
  if (surplus !== undefined) worst.splice(worst.indexOf(surplus), 1);
}

function getMethod({ path }: ApiCall): string {
  return path.split("?", 1)[0]!;
}

/** Number of points of a route or of a matrix; 0 for other calls. */
function countStops({ body }: ApiCall): number {
  // Bodies are objects or absent.
  const { origin, intermediates, origins, destinations } = (body ?? {}) as Record<string, unknown[]>;
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  return (origin === undefined ? 0 : 2) + count(intermediates) + count(origins) + count(destinations);
}

function isFiltered({ body }: ApiCall): boolean {
  // Bodies are objects or absent.
  const { openNow, minRating, priceLevels, textQuery = "" } = (body ?? {}) as Record<string, unknown>;
  return [openNow, minRating, priceLevels].some(Boolean) || /ouvert|open/.test(String(textQuery));
}

function readWorstCalls(): ApiCall[] {
  // Written above as this type.
  return JSON.parse(readFileSync(WORST_FILE, "utf8")) as ApiCall[];
}
