import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { createBasemapHandler, followBasemap } from "@lieudit/basemap";
import { dropOrphanedLive } from "@lieudit/live-values";
import { openElementKit } from "@lieudit/place-elements/serving";
import { followPlaceIndex, startPlacesMirror } from "@lieudit/place-index/store";
import { createMapService } from "@lieudit/place-map/server";
import {
  type ApiLogEntry,
  answerMalformedRequests,
  compressResponse,
  createClock,
  createPlacesService,
  createRequestLimiter,
  drainServer,
  getReaderThreads,
  getRoutingPath,
  getSlowClientOptions,
  type LoadShedder,
  limitConnections,
  respondUnknownAddress,
  type Settings,
  shedLoad,
} from "@lieudit/places-api";
import { createMcpHandler } from "@lieudit/places-mcp";
import { Hono } from "hono";

/** Grace period for in-flight requests on shutdown, in milliseconds. */
const DRAIN_MS = 10_000;
/** Limits on drawing pictures of maps. Waiting ones start within a second. */
const PICTURES = { running: 2, waiting: 32, maxWaitMs: 1_000 };

export interface PlacesServer {
  /** The actual port, also if the setting is 0. */
  port: number;
  /** Whether an import has published places, here or for servers that share them. */
  hasPlaces: boolean;
  /** Stops accepting calls, waits for the running ones, closes the index. */
  stop(): Promise<void>;
}

/** Starts a server of the places API without the site. */
export async function startPlacesServer(
  settings: Settings,
  log: (entry: ApiLogEntry) => void,
): Promise<PlacesServer> {
  const folder = join(settings.dataDir, "places");
  const { databaseUrl, filesUrl, mapCacheBytes } = settings;
  const published = { folder, filesUrl, cacheBytes: mapCacheBytes };
  const mirror = startPlacesMirror({
    folder,
    databaseUrl,
    filesUrl,
    log: (line) => console.error(line),
    maxBasemapBytes: mapCacheBytes,
    onPublished: (manifest) => dropOrphanedLive(folder, manifest),
  });
  const places = await followPlaceIndex(folder, {
    shared: settings,
    readerThreads: getReaderThreads(settings, 1),
  });
  const service = createPlacesService({
    settings,
    places,
    indexInUse: places.inUse,
    geocoderBase: "",
    log,
  });

  const basemap = followBasemap(published);
  const pictures = createRequestLimiter({
    ...PICTURES,
    onReject: (reason) => service.metrics.shed.add({ reason }),
  });
  const app = new Hono({ getPath: getRoutingPath });
  app.use(async (c, next) => {
    await next();
    const answer = c.res;
    // Setting a response over another one would restore the old headers, including its length.
    c.res = undefined;
    c.res = compressResponse(answer, c.req.header("accept-encoding") ?? null);
  });
  const maps = createMapService({
    basemap,
    archive: createBasemapHandler(published),
    publicUrl: settings.publicUrl,
    bounded: (work) => pictures.run(work),
  });
  app.all("/cartes/*", (c) => maps(c.req.raw));
  const kit = openElementKit(settings.kit);
  app.all("/maps/*", (c) => kit(c.req.raw) ?? c.notFound());
  const mcp = createMcpHandler({
    callApi: (request, bindings) => service.app.fetch(request, bindings),
    publicUrl: settings.publicUrl,
    now: createClock(settings),
  });
  app.all("/mcp", (c) => mcp(c.req.raw, c.env ?? {}));
  app.route("/", service.app);
  // The bare address in a browser redirects to the documentation.
  app.get("/", (c) => c.redirect("/v1/docs"));
  app.notFound(respondUnknownAddress);

  const { server, port } = await listen(app, settings, service.loadShedder, log);
  return {
    port,
    hasPlaces: places.inUse().generation !== null || places.inUse().isBehind,
    async stop() {
      await drainServer(server, DRAIN_MS);
      await Promise.all([mirror.stop(), places.close(), basemap.close()]);
      service.close();
    },
  };
}

function listen(
  app: Hono,
  { host, port, limits }: Settings,
  loadShedder: LoadShedder,
  log: (entry: ApiLogEntry) => void,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    // Without options for another protocol this is a plain HTTP server.
    const server = createAdaptorServer({
      fetch: app.fetch,
      // Load balancers request /sante over HTTP/1.0, without a Host header.
      hostname: "localhost",
      serverOptions: getSlowClientOptions(limits),
    }) as Server;
    shedLoad(server, loadShedder);
    limitConnections(server, limits);
    answerMalformedRequests(server, log);
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address !== null ? address.port : port });
    });
  });
}
