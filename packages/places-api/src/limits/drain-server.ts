import type { Server } from "node:http";

/** Interval for closing sockets after their last response, in milliseconds. */
const LOOK_MS = 50;

/**
 * Stops accepting calls. Resolves when all calls have finished, or closes them after `drainMs`.
 * Idle sockets are closed at once; Node would wait for their clients.
 */
export function drainServer(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
