import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createBasemapHandler, followBasemap } from "@lieudit/basemap";
import { openFileStore } from "@lieudit/files";
import { getLeadFolders } from "@lieudit/leads";
import { openElementKit } from "@lieudit/place-elements/serving";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { createMapService } from "@lieudit/place-map/server";
import { createPlacesService } from "@lieudit/places-api";
import { createServer as createViteServer } from "vite";
import type { createPages } from "../app/pages.ts";
import { leadsFolder, startLeadWork } from "./lead-work/start-lead-work.ts";
import { createListingPictures } from "./listing-pictures.ts";
import { openPagesWorld } from "./pages-world.ts";
import { parseSiteSettings } from "./site-settings.ts";
import { createFormIntake } from "./uploads/form-intake.ts";

/*
 * One process for working on the pages: Vite answers for the sources and
 * replaces what changes. It sends no security headers, because Vite's own
 * scripts need what the policy forbids.
 */
const settings = parseSiteSettings(process.env);
const placesFolder = join(settings.dataDir, "places");
const index = await followPlaceIndex(placesFolder);
const service = createPlacesService({
  settings,
  places: index,
  indexInUse: index.inUse,
  geocoderBase: "/geocodeur",
  log: ({ error }) => {
    if (error !== undefined) console.error(error);
  },
});
const basemap = followBasemap({ folder: placesFolder });
const { parts, listings } = await openPagesWorld(settings, index, service, basemap);
const listingPictures = createListingPictures({
  listings,
  files: openFileStore(join(settings.dataDir, "listings"), settings.filesUrl),
  folder: join(settings.dataDir, "listings", "pictures"),
});

const vite = await createViteServer({
  root: join(import.meta.dirname, ".."),
  server: { middlewareMode: true },
});
const formIntake = createFormIntake({
  quarantine: getLeadFolders(leadsFolder(settings.dataDir)).quarantine,
  filesUrl: settings.filesUrl,
});
const leadWork = startLeadWork(settings, parts.content.operator, (line) => console.error(line));
process.once("SIGINT", () => void leadWork.stop().then(() => process.exit()));
const answerPage = getRequestListener(async (request) => {
  // The module is loaded again after each change of a page.
  const module = (await vite.ssrLoadModule("./app/pages.ts")) as { createPages: typeof createPages };
  const pages = module.createPages(parts);
  if (!formIntake.isForm(request)) return pages(request, "development");
  return formIntake.take(request, "development", (asked, submission) =>
    pages(asked, "development", { submission, sender: "development" }),
  );
});
const answerMaps = getRequestListener(
  createMapService({
    basemap,
    archive: createBasemapHandler({ folder: placesFolder }),
    publicUrl: settings.publicUrl,
    styleUrls: settings.mapStyles,
  }),
);
const answerPictures = getRequestListener(
  async (request) => (await listingPictures(request)) ?? new Response(null, { status: 404 }),
);
const elementKit = openElementKit(settings.kit);
const answerElements = getRequestListener(
  (request) => elementKit(request) ?? new Response(null, { status: 404 }),
);
const answerPlaces = getRequestListener((request, bindings) => service.app.fetch(request, bindings));

createServer((request, response) => {
  if (/^\/(?:v1\/|geocodeur\/|sante$|metrics$)/.test(request.url ?? ""))
    return void answerPlaces(request, response);
  if (request.url?.startsWith("/maps/")) return void answerElements(request, response);
  if (request.url?.startsWith("/cartes/")) return void answerMaps(request, response);
  if (request.url?.startsWith("/img/")) return void answerPictures(request, response);
  vite.middlewares(request, response, () => void answerPage(request, response));
}).listen(settings.port, settings.host, () => {
  console.log(`Lieudit est prêt (développement) : ${settings.publicUrl}`);
});
