import { answerOf } from "./endpoints.ts";
import { callOf, type FakeCall } from "./fake-call.ts";
import { type FakeFault, faultyAnswer } from "./fake-fault.ts";
import type { FakePlacesServerOptions } from "./server-options.ts";

/** A call that waits for the test to let it be answered. */
export interface HeldCall extends FakeCall {
  release(): void;
}

export interface FakePlacesServer {
  /** Give this to a places-client. */
  fetch(request: Request): Promise<Response>;
  /** Every call so far, failed ones included. */
  readonly calls: readonly FakeCall[];
  /** Calls that wait, in the order of their arrival; release them in any order. */
  readonly held: readonly HeldCall[];
  /** From now on calls wait in `held`; `false` lets new ones through again. */
  hold(isHolding?: boolean): void;
  /** The next `times` calls fail so. */
  failNext(fault: FakeFault, times?: number): void;
  /** All calls from now on fail so; `null` ends it. */
  failAlways(fault: FakeFault | null): void;
}

/**
 * A places server in memory that validates as the real one does and searches
 * in the plainest way, for tests of whatever calls one. Runs in a browser.
 */
export function createFakePlacesServer(options: FakePlacesServerOptions): FakePlacesServer {
  const calls: FakeCall[] = [];
  const held: HeldCall[] = [];
  const nextFaults: FakeFault[] = [];
  let lastingFault: FakeFault | null = null;
  let isHolding = false;

  return {
    calls,
    held,
    hold(holds = true) {
      isHolding = holds;
    },
    failNext(fault, times = 1) {
      for (let time = 0; time < times; time++) nextFaults.push(fault);
    },
    failAlways(fault) {
      lastingFault = fault;
    },
    async fetch(request) {
      const call = await callOf(request);
      calls.push(call);
      const fault = nextFaults.shift() ?? lastingFault;
      if (isHolding) await waitForRelease(call, request.signal);
      const answer = () => answerOf(request, call, options);
      return fault === null ? answer() : faultyAnswer(fault, answer, request.signal);
    },
  };

  function waitForRelease(call: FakeCall, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: HeldCall = { ...call, release: resolve };
      held.push(entry);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }
}
