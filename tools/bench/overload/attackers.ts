import { readFileSync } from "node:fs";
import { mixQueries } from "../measure/measure-engine.ts";
import { median, type Percentiles } from "../measure/percentiles.ts";
import { createBenchQueries } from "../places/bench-queries.ts";
import { callInTurns, callSteadily, computeTimes, type SendCall } from "./call-patterns.ts";
import type { OverloadOptions } from "./overload.ts";
import {
  buildRequest,
  encodeRequest,
  publishIndexFile,
  type ServerCall,
  startPlacesServer,
} from "./places-server.ts";
import type { MeasuredCall } from "./raw-caller.ts";

export interface AttackReport {
  /** Calls of the others per second. */
  perSecond: number;
  /** Medians of the turns without attackers. */
  alone: Percentiles;
  /** Medians of the turns with attackers. */
  attacked: Percentiles;
  /** Calls of all attackers that succeeded, per second. */
  attackersPerSecond: number;
  /** Calls of the others that were rejected, in all turns with attackers. */
  rejected: number;
}

const ATTACKERS = 4;
/** Callers share the other calls, as visitors of a page do. */
const CALLERS = 50;
/** Calls of the others per second, as a share of what the server can handle. */
const LOAD_SHARE = 0.2;
const PEAK_CLIENTS = 16;
const PEAK_MS = 4_000;
const TURN_MS = 20_000;
/** Pairs of turns: one without attackers, one with them. */
const TURNS = 4;
const PORT = 4_778;

/** Calls that `npm run survive -- --group bounded-work` found to cost most. */
const WORST_CALLS = new URL("../../survive/bounded-work/worst-calls.json", import.meta.url);

/** Measures how long calls take beside four callers that send one expensive call after another. */
export async function measureAttack(options: OverloadOptions): Promise<AttackReport> {
  const { indexFile, scratch, places, seed, queriesPerClass, say } = options;
  const queries = mixQueries(createBenchQueries(places, seed, queriesPerClass));
  const requests = queries.map((query, n) => buildRequest(query, `198.51.100.${n % CALLERS}`));
  const worst = readWorstCalls();
  const server = await startPlacesServer(await publishIndexFile(indexFile, scratch), PORT);
  let next = 0;
  const call: SendCall = (due) => server.call(requests[next++ % requests.length]!, due);

  async function attack(attacker: number, isOver: () => boolean): Promise<MeasuredCall[]> {
    const calls = worst.map((worstCall) => encodeRequest(worstCall, `203.0.113.${attacker}`));
    const sent: MeasuredCall[] = [];
    for (let n = attacker; !isOver(); n += 1)
      sent.push(await server.call(calls[n % calls.length]!, performance.now()));
    return sent;
  }

  try {
    await callInTurns(call, PEAK_CLIENTS, PEAK_MS);
    const peak = await callInTurns(call, PEAK_CLIENTS, PEAK_MS);
    const perSecond = (LOAD_SHARE * 1_000 * peak.length) / PEAK_MS;
    const [alone, attacked, attacks]: [Percentiles[], Percentiles[], MeasuredCall[]] = [[], [], []];
    let rejected = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      alone.push(computeTimes(await callSteadily(call, perSecond, TURN_MS)));
      let isOver = false;
      const attackers = Array.from({ length: ATTACKERS }, (_, n) => attack(n, () => isOver));
      const calls = await callSteadily(call, perSecond, TURN_MS);
      isOver = true;
      attacks.push(...(await Promise.all(attackers)).flat());
      rejected += calls.filter(({ status }) => status !== 200).length;
      attacked.push(computeTimes(calls));
      say(
        `turn ${turn + 1}: p99 ${alone.at(-1)?.p99.toFixed(1)} ms, attacked ${attacked.at(-1)?.p99.toFixed(1)} ms`,
      );
    }
    return {
      perSecond,
      alone: computeMedians(alone),
      attacked: computeMedians(attacked),
      attackersPerSecond: (1_000 * attacks.filter(({ status }) => status === 200).length) / (TURNS * TURN_MS),
      rejected,
    };
  } finally {
    await server.stop();
  }
}

/** Returns the calls that the places server has, with all fields. */
function readWorstCalls(): ServerCall[] {
  // Written by the fuzzer as this type.
  const calls = JSON.parse(readFileSync(WORST_CALLS, "utf8")) as Omit<ServerCall, "mask">[];
  return calls.filter(({ path }) => path.startsWith("/v1/")).map((worst) => ({ ...worst, mask: "*" }));
}

function computeMedians(turns: readonly Percentiles[]): Percentiles {
  const of = (name: keyof Percentiles) => median(turns.map((times) => times[name]));
  return { p50: of("p50"), p95: of("p95"), p99: of("p99") };
}

/** Formats the report. */
export function formatAttack({
  perSecond,
  alone,
  attacked,
  attackersPerSecond,
  rejected,
}: AttackReport): string {
  const times = ({ p50, p95, p99 }: Percentiles) =>
    `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)} ms`;
  return [
    `${Math.round(perSecond)} calls a second of ${CALLERS} callers: p50 / p95 / p99 ${times(alone)}.`,
    `Beside ${ATTACKERS} attackers with ${Math.round(attackersPerSecond)} calls a second: ${times(attacked)}; ${rejected} rejected.`,
    `p99 is ${(attacked.p99 / alone.p99).toFixed(2)} times as long.`,
  ].join("\n");
}
