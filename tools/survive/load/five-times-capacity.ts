import { setTimeout as wait } from "node:timers/promises";
import type { PlaceIndex } from "@lieudit/place-index";
import { createPlacesApi, DEFAULT_LIMITS } from "@lieudit/places-api";
import { percentiles } from "../../bench/measure/percentiles.ts";
import { type Build, MAX_NOTES, type Outcome, type Scenario, type ScenarioSettings } from "../scenario.ts";
import { watchStalls } from "./stalls.ts";

/** Duration of a search of the fake index. */
const SEARCH_MS = 20;
/** Number of searches that run at a time. */
const RUNNING = 4;
const LOAD_LIMITS = { ...DEFAULT_LIMITS.load, running: RUNNING, waiting: 16 };

/** Maximum p99 of accepted and of rejected calls, and minimum share of the peak; the short form runs on a busy machine. */
const LIMITS = { acceptedMs: 500, rejectedMs: 50, goodput: 0.9 };
const SHORT_LIMITS = { acceptedMs: 1_500, rejectedMs: 500, goodput: 0.6 };

/** Repeats the measurement if this process was stalled for more than this share of the time. */
const MAX_STALLED = 0.1;
const MAX_ATTEMPTS = 3;

interface Call {
  status: number;
  start: number;
  ms: number;
  hasRetryAfter: boolean;
}

/** Calls arrive at five times the capacity, at a steady rate that does not wait for responses. */
export const fiveTimesCapacity: Scenario = {
  name: "five times capacity",
  seededBug: "an unlimited queue",
  async run(settings, build) {
    for (let remaining = MAX_ATTEMPTS - 1; ; remaining -= 1) {
      const { stalledShare, ...outcome } = await runOverload(settings, build);
      if (remaining === 0 || outcome.violations === 0 || build === "mutated" || stalledShare < MAX_STALLED)
        return outcome;
    }
  },
};

/** @returns the outcome, with the share of the time in which this process was stalled */
async function runOverload(
  { isShort }: ScenarioSettings,
  build: Build,
): Promise<Outcome & { stalledShare: number }> {
  const limits = isShort ? SHORT_LIMITS : LIMITS;
  const endless = { running: RUNNING, waiting: Number.POSITIVE_INFINITY, maxWaitMs: 600_000 };
  const send = createApi(build === "real" ? LOAD_LIMITS : endless);
  const peak = await measurePeak(send);
  const stalls = watchStalls();

  const seconds = isShort ? 2 : 8;
  const pending: Promise<Call>[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1_000) {
    const due = Math.floor(((performance.now() - start) / 1_000) * 5 * peak);
    while (pending.length < due) pending.push(send());
    await wait(5);
  }
  const sent = pending.length;
  const calls = await Promise.all(pending);
  stalls.stop();
  const tookSeconds = (performance.now() - start) / 1_000;
  const stalledShare = stalls.between(start, performance.now()) / 1_000 / tookSeconds;

  const accepted = calls.filter(({ status }) => status === 200);
  const rejected = calls.filter(({ status }) => status !== 200);
  const acceptedP99 = percentiles(accepted.map(({ ms }) => ms)).p99;
  const slowRejections = rejected.filter(
    ({ start, ms }) => ms - stalls.between(start, start + ms) > limits.rejectedMs,
  );
  const malformed = rejected.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter);
  const goodput = accepted.length / tookSeconds / peak;
  const after = await send();

  const notes = [
    acceptedP99 > limits.acceptedMs ? `accepted p99 ${acceptedP99.toFixed(0)} ms` : "",
    slowRejections.length > rejected.length / 100
      ? `${slowRejections.length} late rejections of ${rejected.length}`
      : "",
    malformed.length > 0 ? `${malformed.length} rejections that are not a 503 with Retry-After` : "",
    goodput < limits.goodput ? `goodput ${(goodput * 100).toFixed(0)} % of peak` : "",
    after.status !== 200 ? `not recovered: ${after.status}` : "",
  ].filter((note) => note !== "");
  return {
    runs: sent,
    violations: notes.length,
    worstMs: acceptedP99,
    notes: notes.slice(0, MAX_NOTES),
    stalledShare,
  };
}

/** Creates the places API on an index of a known speed. */
function createApi(load: typeof DEFAULT_LIMITS.load): () => Promise<Call> {
  let active = 0;
  const queue: (() => void)[] = [];
  // Like a disk or a processor, it runs a fixed number of searches at a time.
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
    // An autocomplete request calls no other method of the index.
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
    const response = await app.request("/v1/places:autocomplete", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"input":"pain"}',
    });
    await response.text();
    const hasRetryAfter = response.headers.get("retry-after") !== null;
    return { status: response.status, start, ms: performance.now() - start, hasRetryAfter };
  };
}

/** Responses per second when clients wait for each response. */
async function measurePeak(send: () => Promise<Call>): Promise<number> {
  const start = performance.now();
  let completed = 0;
  await Promise.all(
    Array.from({ length: RUNNING }, async () => {
      while (performance.now() - start < 1_000) {
        await send();
        completed += 1;
      }
    }),
  );
  return completed / ((performance.now() - start) / 1_000);
}
