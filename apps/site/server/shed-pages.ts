import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { busyPage } from "./failure-page.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/**
 * Pages are rendered for this long before the event loop continues. Pages whose requests arrived
 * meanwhile would only be late.
 */
const MAX_TURN_MS = 200;

/** Addresses that are not pages, or that report how the server is. */
const NO_PAGE = /^\/(?:v1|assets|img|og|cartes|maps|geocodeur)\/|^\/(?:healthz|sante|metrics)(?:\?|$)/;

/** Placeholder of the request id in the page. */
const ID_HERE = "00000000-0000-4000-8000-000000000000";

/**
 * Puts a check before the request listeners of `server`: while this process is busy with other
 * pages, it responds to requests for pages with 503 at once. The concurrency limiter cannot do
 * that, since a page of listings is rendered in one go. Forms are never shed.
 *
 * @param onShed called for each rejected request
 * @param nowMs a monotonic clock, in milliseconds
 */
export async function shedPages(
  server: Server,
  publicUrl: string,
  onShed: () => void,
  nowMs: () => number = () => performance.now(),
): Promise<void> {
  const page = busyPage(ID_HERE);
  addSecurityHeaders(page.headers, publicUrl);
  const html = await page.text();
  const headers = [...page.headers].flat();
  const listeners = server.rawListeners("request");
  let turnStartedAt: number | undefined;

  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (turnStartedAt === undefined) {
      turnStartedAt = nowMs();
      setImmediate(() => {
        turnStartedAt = undefined;
      });
    } else if (isPage(request) && nowMs() - turnStartedAt > MAX_TURN_MS) {
      const requestId = randomUUID();
      onShed();
      response.writeHead(page.status, [...headers, "x-request-id", requestId]);
      response.end(html.replaceAll(ID_HERE, requestId));
      return;
    }
    for (const listener of listeners) listener.call(server, request, response);
  });
}

function isPage({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && !NO_PAGE.test(url);
}
