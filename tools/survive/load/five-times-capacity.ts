import { setTimeout as wait } from "node:timers/promises";
import type { PlaceIndex } from "@lieudit/place-index";
import { createPlacesApi, DEFAULT_LIMITS } from "@lieudit/places-api";
import { percentiles } from "../../bench/measure/percentiles.ts";
import { type Build, MAX_NOTES, type Outcome, type Scenario, type ScenarioSettings } from "../scenario.ts";
import { watchStalls } from "./stalls.ts";

/** One search of the index below takes this long, and so many run at a time. */
const SEARCH_MS = 20;
const RUNNING = 4;
const GATE = { ...DEFAULT_LIMITS.load, running: RUNNING, waiting: 16 };

/** What whoever is let in, and whoever is refused, may wait; the short form runs beside other tests. */
const LIMITS = { acceptedMs: 500, refusedMs: 50, goodput: 0.9 };
const SHORT_LIMITS = { acceptedMs: 1_500, refusedMs: 500, goodput: 0.6 };

/** A machine that did other things for so much of the time is tried again; code that never lets go is found out in the last try. */
const MAX_STALLED = 0.1;
const MAX_TRIES = 3;

interface Call {
  status: number;
  start: number;
  ms: number;
  saysWhen: boolean;
}

/** Five times as many calls arrive as can be answered, at a steady pace that does not wait for answers. */
export const fiveTimesCapacity: Scenario = {
  name: "five times capacity",
  seededBug: "everything waits for its turn",
  async run(settings, build) {
    for (let left = MAX_TRIES - 1; ; left -= 1) {
      const { stalledShare, ...outcome } = await overloaded(settings, build);
      if (left === 0 || outcome.violations === 0 || build === "mutated" || stalledShare < MAX_STALLED)
        return outcome;
    }
  },
};

/** @returns with the share of the time in which this process stood still */
async function overloaded(
  { isShort }: ScenarioSettings,
  build: Build,
): Promise<Outcome & { stalledShare: number }> {
  const limits = isShort ? SHORT_LIMITS : LIMITS;
  const endless = { running: RUNNING, waiting: Number.POSITIVE_INFINITY, maxWaitMs: 600_000 };
  const ask = api(build === "real" ? GATE : endless);
  const peak = await peakPerSecond(ask);
  const stalls = watchStalls();

  const seconds = isShort ? 2 : 8;
  const pending: Promise<Call>[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1_000) {
    const due = Math.floor(((performance.now() - start) / 1_000) * 5 * peak);
    while (pending.length < due) pending.push(ask());
    await wait(5);
  }
  const inTime = pending.length;
  const calls = await Promise.all(pending);
  stalls.stop();
  const took = (performance.now() - start) / 1_000;
  const stalledShare = stalls.between(start, performance.now()) / 1_000 / took;

  const accepted = calls.filter(({ status }) => status === 200);
  const refused = calls.filter(({ status }) => status !== 200);
  const acceptedP99 = percentiles(accepted.map(({ ms }) => ms)).p99;
  const slowRefusals = refused.filter(
    ({ start: asked, ms }) => ms - stalls.between(asked, asked + ms) > limits.refusedMs,
  );
  const odd = refused.filter(({ status, saysWhen }) => status !== 503 || !saysWhen);
  const goodput = accepted.length / took / peak;
  const after = await ask();

  const notes = [
    acceptedP99 > limits.acceptedMs ? `accepted p99 ${acceptedP99.toFixed(0)} ms` : "",
    slowRefusals.length > refused.length / 100
      ? `${slowRefusals.length} late refusals of ${refused.length}`
      : "",
    odd.length > 0 ? `${odd.length} refusals that are no 503 with Retry-After` : "",
    goodput < limits.goodput ? `goodput ${(goodput * 100).toFixed(0)} % of peak` : "",
    after.status !== 200 ? `not normal again: ${after.status}` : "",
  ].filter((note) => note !== "");
  return {
    runs: inTime,
    violations: notes.length,
    worstMs: acceptedP99,
    notes: notes.slice(0, MAX_NOTES),
    stalledShare,
  };
}

/** The places API over an index of a known speed. */
function api(load: typeof DEFAULT_LIMITS.load): () => Promise<Call> {
  let active = 0;
  const queue: (() => void)[] = [];
  // A disk or a processor has so many hands, whoever stands before it.
  const search = async () => {
    if (active >= RUNNING) await new Promise<void>((resolve) => queue.push(resolve));
    else active += 1;
    await wait(SEARCH_MS);
    const next = queue.shift();
    if (next === undefined) active -= 1;
    else next();
    return [];
  };
  const app = createPlacesApi({
    // Autocompletes ask the index for nothing else.
    places: { autocomplete: search } as unknown as PlaceIndex,
    photos: { read: async () => null },
    clock: () => new Date(),
    settings: {
      publicUrl: "http://localhost",
      apiAccess: "open",
      apiKeys: [],
      trustedProxies: 0,
      limits: { ...DEFAULT_LIMITS, load, searchTimeoutMs: 600_000 },
    },
    log: () => {},
  });
  return async () => {
    const start = performance.now();
    const answer = await app.request("/v1/places:autocomplete", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"input":"pain"}',
    });
    await answer.text();
    const saysWhen = answer.headers.get("retry-after") !== null;
    return { status: answer.status, start, ms: performance.now() - start, saysWhen };
  };
}

/** Answers in a second when callers wait for them. */
async function peakPerSecond(ask: () => Promise<Call>): Promise<number> {
  const start = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: RUNNING }, async () => {
      while (performance.now() - start < 1_000) {
        await ask();
        answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - start) / 1_000);
}
