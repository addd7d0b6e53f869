import type { Server } from "node:http";

/** How often sockets whose last answer is sent are looked for, in milliseconds. */
const LOOK_MS = 50;

/**
 * Takes no more calls and resolves when those under way are answered, or when
 * `drainMs` have passed and what is left was broken off. A socket that is kept
 * for a next call is closed as soon as its last answer is sent: Node itself
 * would wait for its caller.
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
