import { sitemapParts } from "../../shell/feeds/sitemap-entries.ts";
import { escapeXml, xmlAnswer } from "../../shell/feeds/xml.ts";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/sitemap-index.ts";

/** Serves `/sitemap.xml`, the index of all sitemaps. Each sitemap has its own route, `/sitemap-<name>.xml`. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl, listings } = context.get(servicesContext);
  const [vehicles, estates] = await Promise.all([listings.count("vehicle"), listings.count("estate")]);
  return sitemapIndex({ vehicules: vehicles, immobilier: estates, pages: 1 }, publicUrl);
}

/** Returns the sitemap index. `counts` has the number of pages by sitemap; a long sitemap has several parts. */
export function sitemapIndex(counts: Readonly<Record<string, number>>, publicUrl: string): Response {
  const entries = Object.entries(counts).flatMap(([name, count]) =>
    Array.from({ length: sitemapParts(count) }, (_, index) => {
      const address = `${publicUrl}/sitemap-${name}.xml${index === 0 ? "" : `?page=${index + 1}`}`;
      return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`;
    }),
  );
  return xmlAnswer(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`,
  );
}
