import { respond } from "./endpoints.ts";
import { type FakeCall, parseFakeCall } from "./fake-call.ts";
import { applyFault, type FakeFault } from "./fake-fault.ts";
import type { FakePlacesServerOptions } from "./server-options.ts";

/** A call that waits until the test releases it. */
export interface HeldCall extends FakeCall {
  /** Lets the call continue. */
  release(): void;
}

export interface FakePlacesServer {
  /** For a places client. */
  fetch(request: Request): Promise<Response>;
  /** All calls, including failed ones. */
  readonly calls: readonly FakeCall[];
  /** Waiting calls in the order of arrival; release them in any order. */
  readonly held: readonly HeldCall[];
  /** Makes calls wait in `held`, or with `false` lets new ones through. */
  hold(isHolding?: boolean): void;
  /** Makes the next `times` calls fail. */
  failNext(fault: FakeFault, times?: number): void;
  /** Makes all further calls fail; `null` ends it. */
  failAlways(fault: FakeFault | null): void;
}

/**
 * Creates a places server in memory for tests. It validates as the real one does and has a simple
 * search. Runs in browsers.
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
      const call = await parseFakeCall(request);
      calls.push(call);
      const fault = nextFaults.shift() ?? lastingFault;
      if (isHolding) await waitForRelease(call, request.signal);
      const answer = () => respond(request, call, options);
      return fault === null ? answer() : applyFault(fault, answer, request.signal);
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
