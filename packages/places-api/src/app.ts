import { Hono } from "hono";
import type { PlacesApiDeps, PlacesApiEnv } from "./places-api-deps.ts";

/** The places protocol as a Hono app. Mount it at the root: its routes start with `/v1/`. */
export function createPlacesApi(_deps: PlacesApiDeps): Hono<PlacesApiEnv> {
  return new Hono<PlacesApiEnv>();
}

/** A `fetch` for a places-client in this very process: server rendering needs no socket and no key. */
export function inProcessFetch(app: Hono<PlacesApiEnv>): (request: Request) => Promise<Response> {
  return async (request) => app.fetch(request, { isInProcess: true });
}
