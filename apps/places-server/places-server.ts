import type { Server } from "node:http";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { followPlaceIndex } from "@lieudit/place-index/store";
import {
  type ApiLogEntry,
  clockOf,
  createPhotoStore,
  createPlacesApi,
  type Settings,
} from "@lieudit/places-api";
import { Hono } from "hono";
import { compress } from "hono/compress";

/** Calls that are still being answered get this long when the server stops, in milliseconds. */
const DRAIN_MS = 10_000;

export interface PlacesServer {
  /** The one that was taken, also when the settings say 0. */
  port: number;
  /** Takes no more calls, lets those under way end, closes the index. */
  stop(): Promise<void>;
}

/** The places API alone: no site, no widgets. */
export async function startPlacesServer(
  settings: Settings,
  log: (entry: ApiLogEntry) => void,
): Promise<PlacesServer> {
  const folder = join(settings.dataDir, "places");
  const places = await followPlaceIndex(folder);
  const api = createPlacesApi({
    places,
    photos: createPhotoStore(join(folder, "photos")),
    clock: clockOf(settings),
    settings,
    log,
  });

  const app = new Hono();
  app.use(compress());
  app.get("/healthz", async (c) => {
    try {
      const { placeCount } = await places.describe();
      return c.json({ status: "ok", placeCount });
    } catch {
      return c.json({ status: "failing" }, 503);
    }
  });
  app.route("/", api);

  const { server, port } = await listen(app, settings);
  return {
    port,
    async stop() {
      await drained(server);
      await places.close();
    },
  };
}

function listen(app: Hono, { host, port }: Settings): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    // Without options for another protocol this is a plain HTTP server.
    const server = serve({ fetch: app.fetch, hostname: host, port }, (info) => {
      server.off("error", reject);
      resolve({ server, port: info.port });
    }) as Server;
    server.once("error", reject);
    // A caller that sends a byte a second must not hold a socket for ever.
    server.headersTimeout = 10_000;
    server.requestTimeout = 30_000;
  });
}

function drained(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
