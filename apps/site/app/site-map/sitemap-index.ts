import { servicesContext } from "../services.ts";
import type { Route } from "./+types/sitemap-index.ts";
import { escapeXml, xmlAnswer } from "./xml.ts";

/** Each is a route of its own, `/sitemap-<name>.xml`. */
export const SITEMAPS = ["vehicules", "immobilier", "pages"] as const;

/** `/sitemap.xml`: which sitemaps there are. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(servicesContext);
  const entries = SITEMAPS.map(
    (name) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${name}.xml`)}</loc></sitemap>`,
  );
  return xmlAnswer(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`,
  );
}
