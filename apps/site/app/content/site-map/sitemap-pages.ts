import { createSitemapResponse, type SitemapEntry } from "../../shell/feeds/sitemap-entries.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { type SiteContent, type SiteText, textPath } from "../../shell/services/site-content.ts";
import type { Route } from "./+types/sitemap-pages.ts";

/** Pages that are neither a listing nor a text. */
const FIXED = [
  "/",
  "/vehicules",
  "/immobilier/vente",
  "/agences",
  "/financement/immobilier",
  "/financement/vehicule",
  "/lieux",
  "/guides",
  "/actualites",
  "/plan-du-site",
  "/kit",
  "/exemples",
  "/docs",
  "/docs/fr",
];

/** `/sitemap-pages.xml`: every page but those of listings and places. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { content, publicUrl } = context.get(servicesContext);
  return createSitemapResponse(listPageEntries(content), publicUrl);
}

/** Returns the fixed pages and those of all texts. */
export function listPageEntries(content: SiteContent): SitemapEntry[] {
  const texts = [...content.guides, ...content.articles, ...content.pages, ...content.legal];
  return [...FIXED.map((path) => ({ path })), ...texts.map(toSitemapEntry)];
}

function toSitemapEntry(text: SiteText): SitemapEntry {
  return {
    path: textPath(text),
    lastChange: text.updated ?? text.date,
    images: text.image === null ? [] : [text.image.src],
  };
}
