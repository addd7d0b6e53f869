import type { Server, ServerResponse } from "node:http";
import { Server as SocketServer } from "node:net";

/** Interval for closing sockets after their last response, in milliseconds. */
const LOOK_MS = 50;

/** How long idle sockets stay open, so that requests that are already on their way get a response. */
const GRACE_MS = 2_000;

/**
 * Stops accepting calls. Resolves when all calls have finished, or closes them after `drainMs`.
 * Responses close their sockets from now on. Idle sockets are closed after `graceMs`, since a client
 * may have sent its next request just now; Node would wait for their clients.
 */
export function drainServer(server: Server, drainMs: number, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    let looking: NodeJS.Timeout | undefined;
    const grace = setTimeout(
      () => {
        looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      },
      Math.min(graceMs, drainMs),
    );
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.prependListener("request", (_request, response: ServerResponse) => {
      response.setHeader("connection", "close");
    });
    // The method of an HTTP server would close idle sockets at once.
    SocketServer.prototype.close.call(server, () => {
      clearTimeout(grace);
      clearInterval(looking);
      clearTimeout(timer);
      resolve();
    });
  });
}
