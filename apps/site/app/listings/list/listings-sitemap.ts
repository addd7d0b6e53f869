import { type ListingKind, listingPath } from "@lieudit/listing-model";
import { MAX_SITEMAP_ENTRIES, readSitemapPart, sitemapXml } from "../../shell/feeds/sitemap-entries.ts";
import { xmlAnswer } from "../../shell/feeds/xml.ts";
import { type SiteServices, servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/listings-sitemap.ts";
import { pictureHref } from "./picture-address.ts";

/** Parts in memory; a full one with a picture for each listing has 1 MB. */
const MAX_CACHED_PARTS = 60;

/** Written parts, each with the version of the listings that it shows. */
const cached = new Map<string, { version: string; xml: string }>();

/** `/sitemap-vehicules.xml` and `/sitemap-immobilier.xml` */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const kind = url.pathname === "/sitemap-vehicules.xml" ? "vehicle" : "estate";
  return listingsSitemap(kind, context.get(servicesContext), url.searchParams.get("page"));
}

/** One part of the sitemap of a kind: listings on offer with their pictures. */
export async function listingsSitemap(
  kind: ListingKind,
  { listings, publicUrl }: Pick<SiteServices, "listings" | "publicUrl">,
  page: string | null,
): Promise<Response> {
  const [version, count] = await Promise.all([listings.version(), listings.count(kind)]);
  const part = readSitemapPart(page, count);
  const key = `${publicUrl} ${kind} ${part}`;
  const known = cached.get(key);
  if (known?.version === version) return xmlAnswer(known.xml);
  const entries = await listings.sitemap(kind, (part - 1) * MAX_SITEMAP_ENTRIES, MAX_SITEMAP_ENTRIES);
  const xml = sitemapXml(
    entries.map((entry) => ({
      path: listingPath(entry),
      lastChange: entry.maj,
      images: entry.photoIds.map((id) => pictureHref({ id }, 1280, "jpeg")),
    })),
    publicUrl,
  );
  keep(key, { version, xml });
  return xmlAnswer(xml);
}

/** Caches a part; the one that was written first goes if there are too many. */
function keep(key: string, part: { version: string; xml: string }): void {
  cached.delete(key);
  const [oldest] = cached.keys();
  if (cached.size >= MAX_CACHED_PARTS && oldest !== undefined) cached.delete(oldest);
  cached.set(key, part);
}
