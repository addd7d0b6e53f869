import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { isIP, Socket } from "node:net";

/** Names and the addresses that they resolve to; a list of lists gives another at each question, the last one for ever. */
export type Names = Readonly<Record<string, readonly (readonly string[])[]>>;

/** An internet of our own for this process: nothing leaves the machine. */
export interface AnotherInternet {
  /** Every address that something was connected to. */
  connected: string[];
  /** Gives the process the real one again. */
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
 * Replaces how names are resolved and sockets connected: names are those of
 * `names`, and every public address is the server on `port` of this machine.
 * Node connects in the same way: it asks the request's own lookup, if it has
 * one, for names and never for addresses.
 */
export function enterAnotherInternet(names: Names, port: number): AnotherInternet {
  const connected: string[] = [];
  const asked = new Map<string, number>();
  const realLookup = dns.lookup;
  const realConnect: (this: Socket, options: { port: number; host: string }) => Socket =
    Socket.prototype.connect;

  const lookup: Lookup = (host, options, callback) => {
    const answers = names[host];
    const time = asked.get(host) ?? 0;
    asked.set(host, time + 1);
    const addresses = answers?.[Math.min(time, answers.length - 1)];
    if (addresses === undefined) {
      callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }), "");
      return;
    }
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if ("all" in options && options.all === true) callback(null, found);
    else callback(null, found[0]?.address, found[0]?.family);
  };

  function connect(this: Socket, ...args: unknown[]): Socket {
    const [first] = args;
    const options = (Array.isArray(first) ? first[0] : first) as ConnectOptions;
    const host = String(options.host ?? "localhost").replace(/^\[|\]$/g, "");
    const to = (address: string) => {
      connected.push(address);
      realConnect.call(this, { port, host: "127.0.0.1" });
    };
    if (isIP(host) !== 0) to(host);
    else {
      (options.lookup ?? lookup)(host, { all: true }, (error, found) => {
        if (error !== null) this.destroy(error);
        else to(Array.isArray(found) ? (found[0] as { address: string }).address : String(found));
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
