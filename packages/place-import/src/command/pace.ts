import { cpus } from "node:os";

/**
 * Share of one processor that an import uses while others use the machine. A low priority
 * is not enough: the import evicts a server's data from the processor caches, which slows
 * down each response.
 */
export const SHARE_BESIDE_OTHERS = 1 / 3;

/** Others use the machine from this share of all processors on: a busy server, not an idle one. */
export const OTHERS_USE = 0.15;

/** Interval of measuring others, in ms: the system counts in hundredths of a second. */
export const LOOK_EVERY_MS = 500;

/** Maximum rest in ms, so that Ctrl-C is noticed. */
export const MAX_REST_MS = 1_000;

/** How often the throttle rests, if the work yields that often. */
const TURN_MS = 10;

/** The machine that the throttle measures and acts on; all times are in ms. */
export interface Machine {
  processors: number;
  now(): number;
  /** Processor time used by all threads of this process. */
  ownMs(): number;
  /** Processor time used by all processes, including this one. */
  usedMs(): number;
  /** Blocks this thread, and those that wait at its gate. */
  rest(ms: number): void;
}

/**
 * Lets this thread rest between slices of work while others use the machine; otherwise it
 * works without pause.
 */
export function startThrottle(): void {
  isThrottled = true;
  const pace = new Throttle(getMachine());
  setInterval(() => pace.turn(), TURN_MS).unref();
}

let isThrottled = false;

/** One number, which is 1 while this thread rests. */
const restGate = new Int32Array(new SharedArrayBuffer(4));

/** The number that is 1 while this thread rests, for threads that it starts; undefined if it never does. */
export function getRestGate(): Int32Array | undefined {
  return isThrottled ? restGate : undefined;
}

/** Whether this thread throttles itself, so that threads that it starts do so too. */
export function getIsThrottled(): boolean {
  return isThrottled;
}

/** Measures the work of a process and lets it rest to stay within its share. */
export class Throttle {
  readonly #machine: Machine;
  #lastLook: { now: number; own: number; used: number };
  #lastTurn: { now: number; own: number };
  #othersWork = false;
  #owedMs = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#lastTurn = { now: machine.now(), own: machine.ownMs() };
    this.#lastLook = { ...this.#lastTurn, used: machine.usedMs() };
  }

  /** Call it between two slices of work. */
  turn(): void {
    const now = this.#machine.now();
    const own = this.#machine.ownMs();
    if (now - this.#lastLook.now >= LOOK_EVERY_MS) this.#look(now, own);
    const worked = own - this.#lastTurn.own;
    const passed = now - this.#lastTurn.now;
    this.#lastTurn = { now, own };
    // Where others leave it less than its share, elapsed time alone pays for the work.
    this.#owedMs = Math.max(0, this.#owedMs + worked / SHARE_BESIDE_OTHERS - passed);
    if (!this.#othersWork) this.#owedMs = 0;
    if (this.#owedMs >= 1) this.#machine.rest(Math.min(this.#owedMs, MAX_REST_MS));
  }

  #look(now: number, own: number): void {
    const used = this.#machine.usedMs();
    const others = used - this.#lastLook.used - (own - this.#lastLook.own);
    this.#othersWork = others > OTHERS_USE * this.#machine.processors * (now - this.#lastLook.now);
    this.#lastLook = { now, own, used };
  }
}

function getMachine(): Machine {
  return {
    processors: cpus().length,
    now: () => performance.now(),
    ownMs() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    },
    usedMs: () =>
      cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0),
    rest(ms) {
      Atomics.store(restGate, 0, 1);
      Atomics.wait(restGate, 0, 1, ms);
      Atomics.store(restGate, 0, 0);
      Atomics.notify(restGate, 0);
    },
  };
}
