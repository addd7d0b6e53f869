import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { type DeskStore, openDeskStore } from "@lieudit/desk";
import { openFileStore } from "@lieudit/files";
import { type LeadStore, openLeadStore } from "@lieudit/leads";
import type { ListingStore } from "@lieudit/listing-store";
import type { PlaceIndex } from "@lieudit/place-index";
import { openHiddenStore } from "@lieudit/place-index/store";
import { type BasemapSource, hasMapAt } from "@lieudit/place-map/server";
import type { LatLng } from "@lieudit/place-model";
import {
  API_METHOD_NAMES,
  createClock,
  inProcessFetch,
  type PlacesService,
  parseKeyRules,
} from "@lieudit/places-api";
import { openUsedTokens } from "../app/forms/bot-check/used-tokens.server.ts";
import type { PagesParts } from "../app/pages.ts";
import { createLegalTexts } from "./content/legal-texts.ts";
import { hasPosts, readContent } from "./content/read-content.ts";
import { readDocs } from "./content/read-docs.ts";
import { createDemoCheck } from "./demo-check.ts";
import { describeInTime } from "./describe-in-time.ts";
import { createFindArea } from "./find-areas.ts";
import { leadsFolder } from "./lead-work/start-lead-work.ts";
import { keepDeliveredFile } from "./listings/delivery-files.ts";
import { createListingPhotoIntake } from "./listings/listing-photo-intake.ts";
import { openListingThread } from "./listings/open-listing-thread.ts";
import { creditsAround, followPlaceCredits } from "./map-credits.ts";
import { createReopeningStore } from "./reopening-store.ts";
import type { SiteSettings } from "./site-settings.ts";
import { storeForPages } from "./store-for-pages.ts";

/** The folder of the repository, with its documentation. */
export const REPOSITORY = join(import.meta.dirname, "../../..");

/** A page that does not know by then what the index holds does without. */
const DESCRIBE_TIMEOUT_MS = 1000;

/** A page whose listings do not come says so within a second; PostgreSQL answers in a few milliseconds. */
const DATABASE_TIMEOUTS = { connectTimeoutMs: 700, queryTimeoutMs: 700 };

/** Returns the world around the pages: the same for the built site and for the one under work. */
export async function openPagesWorld(
  settings: SiteSettings,
  index: Pick<PlaceIndex, "describe">,
  { api, router, keys, readSecret, shared }: PlacesService,
  basemap: BasemapSource,
): Promise<{ parts: PagesParts; listings: ListingStore; leads: LeadStore; desk: DeskStore }> {
  const clock = createClock(settings);
  const { dataDir, databaseUrl, databaseReadUrl: readUrl, filesUrl, fixedClock } = settings;
  const leadFiles = openFileStore(leadsFolder(dataDir), filesUrl);
  const placesFolder = join(dataDir, "places");
  const listings = createReopeningStore(
    () =>
      openListingThread({
        folder: join(dataDir, "listings"),
        databaseUrl,
        readUrl,
        ...DATABASE_TIMEOUTS,
        fixedClock,
      }),
    "annonces",
  );
  // Loads the listings before the first visitor needs them; without a database, its pages report that.
  const listingsLoaded = listings.count().catch(() => {});
  const leads = createReopeningStore(
    () =>
      openLeadStore({
        folder: leadsFolder(dataDir),
        databaseUrl,
        filesUrl,
        now: clock,
        retention: settings.forms.retention,
      }),
    "demandes",
  );
  const desk = createReopeningStore(
    () => openDeskStore({ folder: join(dataDir, "desk"), databaseUrl, ...DATABASE_TIMEOUTS, now: clock }),
    "comptes",
  );
  const hidden = storeForPages(openHiddenStore(placesFolder, shared), (line) => console.error(line));
  const describePlaces = describeInTime(index, DESCRIBE_TIMEOUT_MS);
  // What a style of somebody else covers, and whom it names, that server knows.
  const hasOtherStyle = Object.keys(settings.mapStyles).length > 0;
  const mapCreditsAround = async (points: readonly LatLng[]): Promise<readonly string[]> => {
    if (hasOtherStyle) return [];
    try {
      const attributions = (await basemap.current())?.attributions ?? [];
      if (attributions.length < 2) return attributions;
      return creditsAround(points, attributions, (await describePlaces())?.sources ?? []);
    } catch {
      return [];
    }
  };
  const content = readContent(settings.contentDir, settings.forms.retention, settings.outside);
  const legalTexts = createLegalTexts({
    desk,
    content,
    contentDir: settings.contentDir,
    clock,
    log: (line) => console.error(line),
  });
  const parts: PagesParts = {
    fetchPlaces: inProcessFetch(api),
    listings: storeForPages(listings, (line) => console.error(line)),
    leads: storeForPages(leads, (line) => console.error(line)),
    desk: {
      desk: storeForPages(desk, (line) => console.error(line)),
      takeListingPhoto: createListingPhotoIntake(dataDir, filesUrl),
      keepDeliveredFile: (delivery) => keepDeliveredFile({ dataDir, filesUrl }, delivery),
      keys,
      parseKeyRules,
      apiMethods: API_METHOD_NAMES,
      legalTexts,
      async readMachine() {
        const { bavail, blocks, bsize } = await statfs(dataDir);
        return {
          freeBytes: bavail * bsize,
          totalBytes: blocks * bsize,
          memoryBytes: process.memoryUsage.rss(),
          uptimeSeconds: process.uptime(),
          node: process.versions.node,
        };
      },
      readHiddenContent: () => hidden.read(),
      hideContent: (kind, key, isHidden) => hidden.set(kind, key, isHidden),
      readLeadPhoto: async (path) => {
        const bytes = await leadFiles.read(path);
        return bytes === null ? null : new Uint8Array(bytes);
      },
      isDemoOnly: createDemoCheck(settings, { desk, listings, describePlaces }),
    },
    leadsEmail: settings.forms.email,
    uploadQuotaBytes: settings.forms.quotaBytes,
    retention: settings.forms.retention,
    alertsFrequency: settings.forms.alertsFrequency,
    formsPerHour: settings.forms.perHour,
    usedTokens: openUsedTokens(join(dataDir, "bot-check"), shared),
    findArea: createFindArea(router),
    describePlaces,
    placeCredits: await followPlaceCredits(describePlaces),
    async mapCreditsAt(location) {
      try {
        if (!hasOtherStyle && !(await hasMapAt(basemap, location))) return null;
      } catch {
        // A map that cannot be read is no reason to withhold the page.
        return [];
      }
      return mapCreditsAround([location]);
    },
    mapCreditsAround,
    publicUrl: settings.publicUrl,
    contactEmail: settings.contactEmail,
    content,
    findLegalText: legalTexts.find,
    docs: { en: readDocs(REPOSITORY), fr: readDocs(REPOSITORY, "fr") },
    cookies: settings.cookies,
    outside: { ...settings.outside, hasPosts: hasPosts(content) },
    recaptchaSecret: settings.recaptchaSecret,
    secret: await readSecret(),
    clock,
    isClockFixed: settings.fixedClock !== undefined,
  };
  await listingsLoaded;
  return { parts, listings, leads, desk };
}
