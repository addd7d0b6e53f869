import type { Server } from "node:http";
import { isFormPath } from "./form-paths.ts";

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/**
 * Cuts off callers whose body is not whole after `requestTimeoutMs`. Forms are
 * left to their own limit: photos take long over a telephone, and Node's limit
 * is one for all requests of a server.
 */
export function cutSlowBodies(server: Server, requestTimeoutMs: number): void {
  server.on("request", (incoming) => {
    const { pathname } = URL.parse(incoming.url ?? "", "http://localhost") ?? { pathname: "" };
    if (incoming.complete || (incoming.method === "POST" && isFormPath(pathname))) return;
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.socket.end(TOO_SLOW, () => incoming.socket.destroy());
    }, requestTimeoutMs);
    incoming.once("close", () => clearTimeout(timer));
    incoming.once("end", () => clearTimeout(timer));
  });
}
