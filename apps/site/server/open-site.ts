import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBasemapHandler, followBasemap } from "@lieudit/basemap";
import { checkReadable, openFileStore } from "@lieudit/files";
import { getLeadFolders, type LeadStore } from "@lieudit/leads";
import { openElementKit } from "@lieudit/place-elements/serving";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { createMapService } from "@lieudit/place-map/server";
import {
  type ApiLogEntry,
  type ApiMetrics,
  createClock,
  createPlacesService,
  createRequestLimiter,
  formatLogEntry,
  getReaderThreads,
  type LoadShedder,
} from "@lieudit/places-api";
import { createMcpHandler } from "@lieudit/places-mcp";
import type { Hono } from "hono";
import { mayReadBody } from "../app/desk/access/may-read-body.ts";
import type { createPages } from "../app/pages.ts";
import { readConsent } from "../app/privacy/consent/consent-cookie.ts";
import { createDocFiles } from "./doc-files.ts";
import { readExamplePages } from "./example-pages.ts";
import { createFigureCounter } from "./figures/figure-counter.ts";
import { leadsFolder } from "./lead-work/start-lead-work.ts";
import { createListingPictures } from "./listing-pictures.ts";
import { openedSources } from "./opened-sources.ts";
import { openPagesWorld, REPOSITORY } from "./pages-world.ts";
import { readRegistryFiles } from "./registry-files.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { listingShareFacts } from "./share-picture/listing-share-facts.ts";
import { createSharePictures } from "./share-picture/share-pictures.ts";
import { textShareFacts } from "./share-picture/text-share-facts.ts";
import { createSiteApp } from "./site-app.ts";
import type { SiteSettings } from "./site-settings.ts";
import { readStaticFiles } from "./static-files.ts";
import { createFormIntake } from "./uploads/form-intake.ts";
import { createSenders } from "./uploads/senders.ts";

/** Where `react-router build` puts the site. */
export const BUILD_FOLDER = join(import.meta.dirname, "../build");

/** The site over the data of `settings.dataDir`. */
export interface OpenSite {
  app: Hono;
  metrics: ApiMetrics;
  /** Refuses calls of the places API before `app` sees them. */
  loadShedder: LoadShedder;
  /** Logs a call that nothing else has logged. */
  log: (entry: ApiLogEntry) => void;
  close: () => Promise<void>;
}

/** Whether there is a build to serve. */
export function isSiteBuilt(): boolean {
  return existsSync(join(BUILD_FOLDER, "server/index.js")) && existsSync(join(BUILD_FOLDER, "client"));
}

/**
 * Opens the place index, which may be empty, and puts the site together.
 *
 * @param readMetrics the figures of every process
 */
export async function openSite(
  settings: SiteSettings,
  readMetrics: () => Promise<string>,
): Promise<OpenSite> {
  const placesFolder = join(settings.dataDir, "places");
  const listingsFolder = join(settings.dataDir, "listings");
  const listingFiles = openFileStore(listingsFolder, settings.filesUrl);
  const index = await followPlaceIndex(placesFolder, {
    shared: settings,
    readerThreads: getReaderThreads(settings, settings.workers),
    // Without places, listings and forms still work, and /sante reports it.
    startsBroken: true,
  });
  const log = (entry: ApiLogEntry): void => {
    // Failures are always logged.
    if (entry.error !== undefined) console.error(formatLogEntry(entry, new Date()));
    else if (settings.isAccessLogged) console.log(formatLogEntry(entry, new Date()));
  };

  const headers = new Headers();
  addSecurityHeaders(headers, settings.publicUrl);
  // Opened below, since the pages need the service.
  let opened: { leads: LeadStore } | undefined;
  const service = createPlacesService({
    settings,
    places: index,
    indexInUse: index.inUse,
    geocoderBase: "/geocodeur",
    readMetrics,
    checkFiles: () => checkReadable(listingFiles, "photos/"),
    readQueueAges: async () => (await opened?.leads.readQueueAges()) ?? { emailSeconds: 0, photoSeconds: 0 },
    log,
    headers,
  });
  const { requests, duration, shed } = service.metrics;

  // The built module is read at run time: it does not exist when this file is checked.
  const built = (await import(pathToFileURL(join(BUILD_FOLDER, "server/index.js")).href)) as {
    createPages: typeof createPages;
  };
  const published = {
    folder: placesFolder,
    filesUrl: settings.filesUrl,
    cacheBytes: settings.mapCacheBytes,
  };
  const basemap = followBasemap(published);
  const world = await openPagesWorld(settings, index, service, basemap);
  const { parts, listings, leads, desk } = world;
  opened = world;
  const pages = built.createPages(parts);

  // A page costs this thread's time, so those that wait would only come later; a picture of a map does too.
  const pageLimiter = createRequestLimiter({
    running: settings.maxPages,
    waiting: 0,
    maxWaitMs: 1,
    onReject: (reason) => shed.add({ reason }),
  });
  const listingPictures = createListingPictures({
    listings,
    files: listingFiles,
    folder: join(listingsFolder, "pictures"),
  });
  const figures = createFigureCounter({
    desk,
    now: createClock(settings),
    log: (line) => console.error(line),
  });
  const mapOrigins = listOrigins(Object.values(settings.mapStyles));
  const app = createSiteApp({
    placesApi: (request, bindings) => service.app.fetch(request, bindings),
    mcp: createMcpHandler({
      callApi: (request, bindings) => service.app.fetch(request, bindings),
      publicUrl: settings.publicUrl,
      now: createClock(settings),
    }),
    pageLimiter,
    staticFiles: readStaticFiles(join(BUILD_FOLDER, "client")),
    maps: createMapService({
      basemap,
      archive: createBasemapHandler(published),
      publicUrl: settings.publicUrl,
      styleUrls: settings.mapStyles,
      bounded: (work) => pageLimiter.run(work),
    }),
    elementKit: openElementKit(settings.kit),
    docFiles: createDocFiles(parts.docs, join(REPOSITORY, "docs/images"), {
      publicUrl: settings.publicUrl,
      mapOrigins,
    }),
    registryFiles: readRegistryFiles(settings.publicUrl),
    examplePages: readExamplePages({ publicUrl: settings.publicUrl, mapOrigins }),
    mapOrigins,
    openedFor: (request) => openedSources(readConsent(request, settings.cookies), settings.outside),
    sharePictures: createSharePictures({
      folder: join(settings.dataDir, "og"),
      finders: [
        textShareFacts(parts.content, join(BUILD_FOLDER, "client")),
        listingShareFacts(listings, listingPictures),
      ],
      bounded: (work) => pageLimiter.run(work),
    }),
    listingPictures,
    formIntake: createFormIntake({
      quarantine: getLeadFolders(leadsFolder(settings.dataDir)).quarantine,
      filesUrl: settings.filesUrl,
    }),
    // Without the database of accounts, a page says so.
    mayReadBody: (request) => mayReadBody(request, settings.cookies, desk).catch(() => true),
    senderOf: createSenders(parts.secret, settings.trustedProxies),
    pages,
    countFigure: figures.count,
    publicUrl: settings.publicUrl,
    log(entry) {
      requests.add({ method: "Page", status: entry.httpStatus });
      duration.observe(entry.durationMs / 1_000, { method: "Page" });
      log(entry);
    },
  });
  const close = async () => {
    await figures.close();
    await Promise.all([index.close(), basemap.close(), listings.close(), leads.close(), desk.close()]);
    service.close();
  };
  return { app, metrics: service.metrics, loadShedder: service.loadShedder, log, close };
}

function listOrigins(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
