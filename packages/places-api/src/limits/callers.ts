import { CallerAccount } from "@lieudit/place-index";
import { getCallerAddress } from "../access/caller.ts";
import type { Connection } from "../access/connection.ts";

/** Accounts kept at a time. The caller that was idle for longest is forgotten first, and is light again. */
const MAX_CALLERS = 10_000;

/** The recent work of each caller of a server, by its address. */
export class Callers {
  readonly #trustedProxies: number;
  readonly #accounts = new Map<string, CallerAccount>();

  constructor({ trustedProxies }: { trustedProxies: number }) {
    this.#trustedProxies = trustedProxies;
  }

  /** Returns the caller's account; undefined for calls of this process and unknown addresses. */
  find(headers: Headers, connection: Connection): CallerAccount | undefined {
    if (connection.isInProcess === true) return undefined;
    const address = getCallerAddress(headers, connection, this.#trustedProxies);
    return address === undefined ? undefined : this.#findByName(toNetwork(address));
  }

  #findByName(name: string): CallerAccount {
    const account = this.#accounts.get(name) ?? new CallerAccount();
    // The last used one comes last.
    this.#accounts.delete(name);
    this.#accounts.set(name, account);
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > MAX_CALLERS) this.#accounts.delete(oldest!);
    return account;
  }
}

/** A caller with one address of IPv6 usually has all that share its first half. */
function toNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const [start = "", end] = address.split("::");
  const groups = start.split(":");
  return groups.length >= 4 || end === undefined ? groups.slice(0, 4).join(":") : `${start}::`;
}

const accounts = new WeakMap<Request, CallerAccount>();

/** Charges the searches of a request to the account of its caller. */
export function setRequestAccount(request: Request, account: CallerAccount | undefined): void {
  if (account !== undefined) accounts.set(request, account);
}

/** Returns the account that `setRequestAccount` set. */
export function getRequestAccount(request: Request): CallerAccount | undefined {
  return accounts.get(request);
}
