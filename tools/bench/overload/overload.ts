import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { mixed } from "../measure/measure-engine.ts";
import { type Percentiles, percentiles } from "../measure/percentiles.ts";
import { benchQueries } from "../places/bench-queries.ts";
import { type RunningServer, requestOf, startPlacesServer } from "./places-server.ts";
import type { ServedCall } from "./raw-caller.ts";

export interface OverloadOptions {
  indexFile: string;
  scratch: string;
  places: number;
  seed: number;
  queriesPerClass: number;
  say: (line: string) => void;
}

export interface OverloadReport {
  /** Calls answered in a second while sixteen callers wait for their answers. */
  peakPerSecond: number;
  atPeak: Percentiles;
  /** Calls that came in a second, five times as many. */
  askedPerSecond: number;
  answeredPerSecond: number;
  answered: Percentiles;
  refusedPerSecond: number;
  refused: Percentiles;
  /** Answers that are neither the answer nor 503 with Retry-After. */
  wrong: number;
  /** As at the peak, right afterwards. */
  afterwards: Percentiles;
}

const CLIENTS = 16;
const PEAK_MS = 5_000;
const OVERLOAD_MS = 10_000;
const TIMES = 5;
const PORT = 4_777;
const TICK_MS = 2;

/** What callers of the places server feel when five times as many come as it can answer. */
export async function measureOverload(options: OverloadOptions): Promise<OverloadReport> {
  const { indexFile, scratch, places, seed, queriesPerClass, say } = options;
  const requests = mixed(benchQueries(places, seed, queriesPerClass)).map(requestOf);
  const server = await startPlacesServer(indexFile, scratch, PORT);
  let next = 0;
  const ask = (due: number) => server.ask(requests[next++ % requests.length]!, due);
  try {
    await inTurns(ask, PEAK_MS);
    const peak = await inTurns(ask, PEAK_MS);
    const peakPerSecond = (1_000 * peak.length) / PEAK_MS;
    say(`peak ${Math.round(peakPerSecond)} calls/s; ${TIMES} times as many for ${OVERLOAD_MS / 1_000} s …`);
    const start = performance.now();
    const calls = await steadily(ask, TIMES * peakPerSecond, OVERLOAD_MS);
    const seconds = (performance.now() - start) / 1_000;
    const after = await inTurns(ask, PEAK_MS);
    const answered = calls.filter(({ status }) => status === 200);
    const refused = calls.filter((call) => call.status === 503 && call.saysWhenToReturn);
    return {
      peakPerSecond,
      atPeak: timesOf(peak),
      askedPerSecond: calls.length / seconds,
      answeredPerSecond: answered.length / seconds,
      answered: timesOf(answered),
      refusedPerSecond: refused.length / seconds,
      refused: timesOf(refused),
      wrong: calls.length - answered.length - refused.length,
      afterwards: timesOf(after),
    };
  } finally {
    await server.stop();
  }
}

type Ask = (due: number) => ReturnType<RunningServer["ask"]>;

/** Callers that ask one thing after the other. */
async function inTurns(ask: Ask, ms: number): Promise<ServedCall[]> {
  const calls: ServedCall[] = [];
  const until = performance.now() + ms;
  async function client(): Promise<void> {
    while (performance.now() < until) calls.push(await ask(performance.now()));
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return calls;
}

/** So many calls a second, whether those before are answered or not. */
async function steadily(ask: Ask, perSecond: number, ms: number): Promise<ServedCall[]> {
  const pending: Promise<ServedCall>[] = [];
  const start = performance.now();
  for (let now = start; now < start + ms; now = performance.now()) {
    for (;;) {
      const due = start + (1_000 * pending.length) / perSecond;
      if (due > now) break;
      pending.push(ask(due));
    }
    await wait(TICK_MS);
  }
  return Promise.all(pending);
}

function timesOf(calls: readonly ServedCall[]): Percentiles {
  return percentiles(calls.map(({ ms }) => ms));
}

/** The report in sentences. */
export function overloadText(report: OverloadReport): string {
  const rate = (perSecond: number) => `${Math.round(perSecond)} a second`;
  const times = ({ p50, p95, p99 }: Percentiles) =>
    `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)} ms`;
  const goodput = Math.round((100 * report.answeredPerSecond) / report.peakPerSecond);
  return [
    `${CLIENTS} callers that wait: ${rate(report.peakPerSecond)}, p50 / p95 / p99 ${times(report.atPeak)}.`,
    `${rate(report.askedPerSecond)} come: ${rate(report.answeredPerSecond)} are answered (${goodput} % of the peak), ${times(report.answered)};`,
    `${rate(report.refusedPerSecond)} get 503 with Retry-After, ${times(report.refused)}; ${report.wrong} get anything else.`,
    `Right afterwards, ${CLIENTS} callers that wait: ${times(report.afterwards)}.`,
  ].join("\n");
}
