/** A caller whose searches lately took more CPU time than this is heavy, in milliseconds. */
const MAX_LIGHT_MS = 50;

/** CPU time that is forgiven each second, in milliseconds. */
const FORGIVEN_MS_PER_SECOND = 150;

/**
 * The recent work of one caller. Somebody who types stays light. A caller that sends one expensive
 * search after another becomes heavy within some calls. From then on its searches do not delay
 * those of the others.
 */
export class CallerAccount {
  readonly #now: () => number;
  #cpuMs = 0;
  #countedAt: number;

  /** @param now monotonic clock in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#countedAt = now();
  }

  /** Counts the CPU time of a search of the caller, in milliseconds. */
  charge(cpuMs: number): void {
    this.#cpuMs = this.#readCpuMs() + cpuMs;
    this.#countedAt = this.#now();
  }

  isHeavy(): boolean {
    return this.#readCpuMs() > MAX_LIGHT_MS;
  }

  #readCpuMs(): number {
    const seconds = (this.#now() - this.#countedAt) / 1_000;
    return Math.max(0, this.#cpuMs - seconds * FORGIVEN_MS_PER_SECOND);
  }
}

const accounts = new WeakMap<AbortSignal, CallerAccount>();

/** Charges the searches that are called with `signal` to `account`. */
export function setCallerAccount(signal: AbortSignal, account: CallerAccount): void {
  accounts.set(signal, account);
}

/** Returns the account of the search that is called with `signal`, if its caller is known. */
export function getCallerAccount(signal: AbortSignal | undefined): CallerAccount | undefined {
  return signal === undefined ? undefined : accounts.get(signal);
}
