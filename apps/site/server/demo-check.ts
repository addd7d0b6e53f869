import type { DeskStore } from "@lieudit/desk";
import type { ListingStore } from "@lieudit/listing-store";
import type { IndexDescription } from "@lieudit/place-index";
import type { SiteSettings } from "./site-settings.ts";

/** Names of the demo's places and feeds, as set-up imports them. */
const DEMO_SOURCE = /^demo(?:-(?:prix|bornes|avis))?$/;

/**
 * Returns a check whether anybody may enter as an account of the demo. The server must
 * listen on this machine only, and the request must name this machine and come through no proxy.
 * Every account, all places and the agencies must be the demo's.
 */
export function createDemoCheck(
  { host, publicUrl }: Pick<SiteSettings, "host" | "publicUrl">,
  {
    desk,
    listings,
    describePlaces,
  }: {
    desk: Pick<DeskStore, "listPeople" | "hasDemoAgencies">;
    listings: Pick<ListingStore, "agencies">;
    describePlaces: () => Promise<Pick<IndexDescription, "sources"> | null>;
  },
): (request: Request) => Promise<boolean> {
  const isLocalServer = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return async (request) => {
    if (!isLocalServer || !isLoopback(new URL(request.url).hostname)) return false;
    if (FORWARDED_HEADERS.some((name) => request.headers.has(name))) return false;
    const people = await desk.listPeople();
    if (people.length === 0 || !people.every(({ isDemo }) => isDemo)) return false;
    const places = await describePlaces();
    if (places === null || !places.sources.every(({ name }) => DEMO_SOURCE.test(name))) return false;
    return desk.hasDemoAgencies((await listings.agencies()).map(({ slug }) => slug));
  };
}

const FORWARDED_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"] as const;

function isLoopback(name: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(name);
}
