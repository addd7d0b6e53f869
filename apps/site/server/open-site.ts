import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { clockOf, createPhotoStore, createPlacesApi, inProcessFetch } from "@lieudit/places-api";
import type { Hono } from "hono";
import { accessLine } from "./access-log.ts";
import { describeInTime } from "./describe-in-time.ts";
import type { createPages } from "./pages.ts";
import { createSiteApp } from "./site-app.ts";
import type { SiteSettings } from "./site-settings.ts";
import { readStaticFiles } from "./static-files.ts";

/** Where `react-router build` puts the site. */
export const BUILD_FOLDER = join(import.meta.dirname, "../build");

/** A page that does not know by then what the index holds does without. */
const DESCRIBE_TIMEOUT_MS = 1000;

/** The site over the data of `settings.dataDir`. */
export interface OpenSite {
  app: Hono;
  close: () => Promise<void>;
}

/** Whether there is a build to serve. */
export function isSiteBuilt(): boolean {
  return existsSync(join(BUILD_FOLDER, "server/index.js")) && existsSync(join(BUILD_FOLDER, "client"));
}

/** Opens the place index, which may be empty, and puts the site together. */
export async function openSite(settings: SiteSettings): Promise<OpenSite> {
  const placesFolder = join(settings.dataDir, "places");
  const index = await followPlaceIndex(placesFolder);
  const clock = clockOf(settings);
  const log = settings.isAccessLogged ? (line: string) => console.log(line) : () => {};

  const placesApi = createPlacesApi({
    places: index,
    photos: createPhotoStore(join(placesFolder, "photos")),
    clock,
    settings,
    log: ({ requestId, method, path, httpStatus, durationMs, error }) => {
      log(accessLine({ requestId, method, path, status: httpStatus, durationMs }, new Date()));
      if (error !== undefined) console.error(`${requestId} ${errorText(error)}`);
    },
  });

  // The built module is read at run time: it does not exist when this file is checked.
  const built = (await import(pathToFileURL(join(BUILD_FOLDER, "server/index.js")).href)) as {
    createPages: typeof createPages;
  };
  const pages = built.createPages({
    fetchPlaces: inProcessFetch(placesApi),
    describePlaces: describeInTime(index, DESCRIBE_TIMEOUT_MS),
    publicUrl: settings.publicUrl,
    contactEmail: settings.contactEmail,
    clock,
    isClockFixed: settings.fixedClock !== undefined,
  });

  const app = createSiteApp({
    placesApi: (request, bindings) => placesApi.fetch(request, bindings),
    staticFiles: readStaticFiles(join(BUILD_FOLDER, "client")),
    pages,
    publicUrl: settings.publicUrl,
    log,
    logFailure: (requestId, error) => console.error(`${requestId} ${errorText(error)}`),
  });
  return { app, close: () => index.close() };
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
