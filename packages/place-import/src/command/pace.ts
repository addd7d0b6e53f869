import { cpus } from "node:os";

/**
 * What an import takes of one processor while others use the machine.
 * A low priority gives way for the processor alone: what an import reads and
 * writes pushes what a server needs out of the processor's caches, and each of
 * its answers takes longer for as long as the import works.
 */
export const SHARE_BESIDE_OTHERS = 1 / 3;

/** Others use the machine from this share of all its processors on: a server that is asked something, not one that waits. */
export const OTHERS_USE = 0.15;

/** How often it is looked whether they do: the system counts in hundredths of a second. */
export const LOOK_EVERY_MS = 500;

/** No longer than the longest piece of work, after which Ctrl-C is heard. */
export const MAX_REST_MS = 1_000;

/** How often what is owed is settled, where the work lets go of its thread so often. */
const TURN_MS = 10;

/** What a pace is kept by; all times are milliseconds. */
export interface Machine {
  processors: number;
  now(): number;
  /** Processor time that this process has used, in all of its threads. */
  ownMs(): number;
  /** Processor time that anybody has used, this process too. */
  usedMs(): number;
  /** Holds this thread. */
  rest(ms: number): void;
}

/**
 * Lets this thread rest between two pieces of its work, for as long as others
 * use the machine; alone it works without a pause.
 */
export function startThrottle(): void {
  const pace = new Throttle(getMachine());
  setInterval(() => pace.turn(), TURN_MS).unref();
}

/** Counts what a process works, and has it rest until that is no more than its share. */
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

  /** Between two pieces of work. */
  turn(): void {
    const now = this.#machine.now();
    const own = this.#machine.ownMs();
    if (now - this.#lastLook.now >= LOOK_EVERY_MS) this.#look(now, own);
    const worked = own - this.#lastTurn.own;
    const passed = now - this.#lastTurn.now;
    this.#lastTurn = { now, own };
    // Where others leave it less than its share, time alone pays for the work.
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
  const never = new Int32Array(new SharedArrayBuffer(4));
  return {
    processors: cpus().length,
    now: () => performance.now(),
    ownMs() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000;
    },
    usedMs: () =>
      cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0),
    rest: (ms) => void Atomics.wait(never, 0, 0, ms),
  };
}
