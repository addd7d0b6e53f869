import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type Percentiles, percentiles } from "../measure/percentiles.ts";
import type { MeasuredCall } from "./raw-caller.ts";

const TICK_MS = 2;

/** Sends the next call, whose time counts from `due`. */
export type SendCall = (due: number) => Promise<MeasuredCall>;

/** Runs clients with one call at a time each, until `ms` have passed. */
export async function callInTurns(call: SendCall, clients: number, ms: number): Promise<MeasuredCall[]> {
  const calls: MeasuredCall[] = [];
  const until = performance.now() + ms;
  async function client(): Promise<void> {
    while (performance.now() < until) calls.push(await call(performance.now()));
  }
  await Promise.all(Array.from({ length: clients }, client));
  return calls;
}

/** Sends calls at a steady rate without waiting for responses. */
export async function callSteadily(call: SendCall, perSecond: number, ms: number): Promise<MeasuredCall[]> {
  const pending: Promise<MeasuredCall>[] = [];
  const start = performance.now();
  for (let now = start; now < start + ms; now = performance.now()) {
    for (;;) {
      const due = start + (1_000 * pending.length) / perSecond;
      if (due > now) break;
      pending.push(call(due));
    }
    await wait(TICK_MS);
  }
  return Promise.all(pending);
}

/** Percentiles of the times of calls. */
export function computeTimes(calls: readonly MeasuredCall[]): Percentiles {
  return percentiles(calls.map(({ ms }) => ms));
}
