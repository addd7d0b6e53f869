import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { isIP, Socket } from "node:net";

/** Addresses of each host name. The n-th lookup returns the n-th list; later lookups return the last list. */
export type DnsRecords = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A fake network for this process: nothing leaves the machine. */
export interface FakeInternet {
  /** Every address that a socket was connected to. */
  connected: string[];
  /** Restores the real network. */
  restore(): void;
}

type Lookup = (
  host: string,
  options: object,
  callback: (error: Error | null, address: unknown, family?: number) => void,
) => void;
interface ConnectOptions {
  host?: string;
  port?: number | string;
  lookup?: Lookup;
}

/**
 * Replaces DNS lookups and socket connections of this process. Only `records`
 * are resolved, and every connection goes to `port` of this machine. Like
 * Node, it uses the lookup function of the request, if it has one, for names
 * only.
 */
export function installFakeInternet(records: DnsRecords, port: number): FakeInternet {
  const connected: string[] = [];
  const lookupCounts = new Map<string, number>();
  const realLookup = dns.lookup;
  const realConnect: (this: Socket, options: { port: number; host: string }) => Socket =
    Socket.prototype.connect;

  const lookup: Lookup = (host, options, callback) => {
    const lists = records[host];
    const count = lookupCounts.get(host) ?? 0;
    lookupCounts.set(host, count + 1);
    const addresses = lists?.[Math.min(count, lists.length - 1)];
    if (addresses === undefined) {
      callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }), "");
      return;
    }
    const results = addresses.map((address) => ({ address, family: isIP(address) }));
    if ("all" in options && options.all === true) callback(null, results);
    else callback(null, results[0]?.address, results[0]?.family);
  };

  function connect(this: Socket, ...args: unknown[]): Socket {
    const [first] = args;
    const options = (Array.isArray(first) ? first[0] : first) as ConnectOptions;
    const host = String(options.host ?? "localhost").replace(/^\[|\]$/g, "");
    const connectTo = (address: string) => {
      connected.push(address);
      realConnect.call(this, { port, host: "127.0.0.1" });
    };
    if (isIP(host) !== 0) connectTo(host);
    else {
      (options.lookup ?? lookup)(host, { all: true }, (error, result) => {
        if (error !== null) this.destroy(error);
        else connectTo(Array.isArray(result) ? (result[0] as { address: string }).address : String(result));
      });
    }
    return this;
  }

  Object.assign(dns, { lookup });
  syncBuiltinESMExports();
  Object.assign(Socket.prototype, { connect });
  return {
    connected,
    restore() {
      Object.assign(dns, { lookup: realLookup });
      syncBuiltinESMExports();
      Object.assign(Socket.prototype, { connect: realConnect });
    },
  };
}
