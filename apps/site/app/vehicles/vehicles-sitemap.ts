import { listingsSitemap } from "../listings/listings-sitemap.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/vehicles-sitemap.ts";

/** `/sitemap-vehicules.xml` */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return listingsSitemap("vehicle", context.get(servicesContext), url.searchParams.get("page"));
}
