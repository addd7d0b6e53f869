import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/robots.ts";

/** Crawlers skip searches, forms and personal pages: their addresses are endless or useless to others. */
const ROBOTS = [
  "User-agent: *",
  "Allow: /v1/media/",
  "Disallow: /v1/",
  "Disallow: /api/",
  "Disallow: /lieux?",
  "Disallow: /recherche",
  "Disallow: /ma-selection",
  "Disallow: /comparer",
  "Disallow: /espace",
];

/** `/robots.txt` */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(servicesContext);
  return new Response([...ROBOTS, "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
