import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { clockOf, createPhotoStore, createPlacesApi, inProcessFetch } from "@lieudit/places-api";
import { createServer as createViteServer } from "vite";
import { describeInTime } from "./describe-in-time.ts";
import type { createPages } from "./pages.ts";
import { parseSiteSettings } from "./site-settings.ts";

/*
 * One process for working on the pages: Vite answers for the sources and
 * replaces what changes. It sends no security headers, because Vite's own
 * scripts need what the policy forbids.
 */
const settings = parseSiteSettings(process.env);
const placesFolder = join(settings.dataDir, "places");
const index = await followPlaceIndex(placesFolder);
const clock = clockOf(settings);
const placesApi = createPlacesApi({
  places: index,
  photos: createPhotoStore(join(placesFolder, "photos")),
  clock,
  settings,
  log: ({ error }) => {
    if (error !== undefined) console.error(error);
  },
});
const services = {
  fetchPlaces: inProcessFetch(placesApi),
  describePlaces: describeInTime(index, 1000),
  publicUrl: settings.publicUrl,
  contactEmail: settings.contactEmail,
  clock,
  isClockFixed: settings.fixedClock !== undefined,
};

const vite = await createViteServer({
  root: join(import.meta.dirname, ".."),
  server: { middlewareMode: true },
});
const answerPage = getRequestListener(async (request) => {
  // The module is loaded anew after each change of a page.
  const pages = (await vite.ssrLoadModule("./server/pages.ts")) as { createPages: typeof createPages };
  return pages.createPages(services)(request, "development");
});
const answerPlaces = getRequestListener((request, bindings) => placesApi.fetch(request, bindings));

createServer((request, response) => {
  if (request.url?.startsWith("/v1/")) return void answerPlaces(request, response);
  vite.middlewares(request, response, () => void answerPage(request, response));
}).listen(settings.port, settings.host, () => {
  console.log(`Lieudit est prêt (développement) : ${settings.publicUrl}`);
});
