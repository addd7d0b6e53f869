import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free port of this machine; resolves to `127.0.0.1:port`. */
export async function listenLocally(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server that listens has an address with a port.
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function closeServer(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** Sends 100 MB, as fast as the client reads them, then `end`. */
export function send100Megabytes(response: ServerResponse, byte: number, end = ""): void {
  const megabyte = Buffer.alloc(1_000_000, byte);
  let remaining = 100;
  const sendMore = () => {
    while (remaining > 0 && !response.destroyed) {
      remaining -= 1;
      if (!response.write(megabyte)) return void response.once("drain", sendMore);
    }
    response.end(end);
  };
  sendMore();
}
