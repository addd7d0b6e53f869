import { type ListingKind, listingPath } from "@lieudit/listing-model";
import { sitemapAnswer } from "../../shell/feeds/sitemap-entries.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import { pictureHref } from "./listing-picture.tsx";

/** The sitemap of one kind: every listing that is shown, with its pictures. */
export async function listingsSitemap(
  kind: ListingKind,
  { listings, publicUrl }: SiteServices,
  page: string | null,
): Promise<Response> {
  const entries = (await listings.sitemap(kind)).map((entry) => ({
    path: listingPath(entry),
    lastChange: entry.maj,
    images: entry.photoIds.map((id) => pictureHref({ id }, 1280, "jpeg")),
  }));
  return sitemapAnswer(entries, publicUrl, page);
}
