import { listingsSitemap } from "../listings/listings-sitemap.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/estates-sitemap.ts";

/** `/sitemap-immobilier.xml` */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return listingsSitemap("estate", context.get(servicesContext), url.searchParams.get("page"));
}
