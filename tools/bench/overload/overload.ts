import { performance } from "node:perf_hooks";
import { mixQueries } from "../measure/measure-engine.ts";
import type { Percentiles } from "../measure/percentiles.ts";
import { createBenchQueries } from "../places/bench-queries.ts";
import { callInTurns, callSteadily, computeTimes } from "./call-patterns.ts";
import { buildRequest, publishIndexFile, startPlacesServer } from "./places-server.ts";

export interface OverloadOptions {
  indexFile: string;
  scratch: string;
  places: number;
  seed: number;
  queriesPerClass: number;
  say: (line: string) => void;
}

export interface OverloadReport {
  /** Responses per second when 16 clients wait for each response. */
  peakPerSecond: number;
  atPeak: Percentiles;
  /** Calls sent per second, five times the peak. */
  sentPerSecond: number;
  answeredPerSecond: number;
  answered: Percentiles;
  rejectedPerSecond: number;
  rejected: Percentiles;
  /** Responses that are neither 200 nor 503 with Retry-After. */
  malformed: number;
  /** Times at the peak rate, right after the overload. */
  afterwards: Percentiles;
}

const CLIENTS = 16;
const PEAK_MS = 5_000;
const OVERLOAD_MS = 10_000;
const TIMES = 5;
const PORT = 4_777;

/** Measures the places server when it receives five times as many calls as it can handle. */
export async function measureOverload(options: OverloadOptions): Promise<OverloadReport> {
  const { indexFile, scratch, places, seed, queriesPerClass, say } = options;
  const requests = mixQueries(createBenchQueries(places, seed, queriesPerClass)).map((query) =>
    buildRequest(query),
  );
  const server = await startPlacesServer(await publishIndexFile(indexFile, scratch), PORT);
  let next = 0;
  const call = (due: number) => server.call(requests[next++ % requests.length]!, due);
  try {
    await callInTurns(call, CLIENTS, PEAK_MS);
    const peak = await callInTurns(call, CLIENTS, PEAK_MS);
    const peakPerSecond = (1_000 * peak.length) / PEAK_MS;
    say(`peak ${Math.round(peakPerSecond)} calls/s; ${TIMES} times as many for ${OVERLOAD_MS / 1_000} s …`);
    const start = performance.now();
    const calls = await callSteadily(call, TIMES * peakPerSecond, OVERLOAD_MS);
    const seconds = (performance.now() - start) / 1_000;
    const after = await callInTurns(call, CLIENTS, PEAK_MS);
    const answered = calls.filter(({ status }) => status === 200);
    const rejected = calls.filter((call) => call.status === 503 && call.hasRetryAfter);
    return {
      peakPerSecond,
      atPeak: computeTimes(peak),
      sentPerSecond: calls.length / seconds,
      answeredPerSecond: answered.length / seconds,
      answered: computeTimes(answered),
      rejectedPerSecond: rejected.length / seconds,
      rejected: computeTimes(rejected),
      malformed: calls.length - answered.length - rejected.length,
      afterwards: computeTimes(after),
    };
  } finally {
    await server.stop();
  }
}

/** Formats the report. */
export function formatOverload(report: OverloadReport): string {
  const rate = (perSecond: number) => `${Math.round(perSecond)} a second`;
  const times = ({ p50, p95, p99 }: Percentiles) =>
    `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)} ms`;
  const goodput = Math.round((100 * report.answeredPerSecond) / report.peakPerSecond);
  return [
    `${CLIENTS} clients that wait: ${rate(report.peakPerSecond)}, p50 / p95 / p99 ${times(report.atPeak)}.`,
    `${rate(report.sentPerSecond)} are sent: ${rate(report.answeredPerSecond)} succeed (${goodput} % of the peak), ${times(report.answered)};`,
    `${rate(report.rejectedPerSecond)} get 503 with Retry-After, ${times(report.rejected)}; ${report.malformed} get anything else.`,
    `Right afterwards, ${CLIENTS} clients that wait: ${times(report.afterwards)}.`,
  ].join("\n");
}
