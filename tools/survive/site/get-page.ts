import { setTimeout as wait } from "node:timers/promises";
import type { RunningSite } from "./running-site.ts";

const MAX_ATTEMPTS = 5;
const PAUSE_MS = 500;

/**
 * Requests a page, again while the site says that it is busy: a machine that
 * pauses for a moment makes it turn pages away.
 */
export async function getPage(
  site: Pick<RunningSite, "url">,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(site.url + path, { headers });
    const isBusy = response.status === 503 && response.headers.has("retry-after");
    if (!isBusy || attempt === MAX_ATTEMPTS) return response;
    await response.body?.cancel();
    await wait(PAUSE_MS);
  }
}
