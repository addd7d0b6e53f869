import { servicesContext } from "../../shell/services/services.ts";
import { listingsSitemap } from "../list/listings-sitemap.ts";
import type { Route } from "./+types/vehicles-sitemap.ts";

/** `/sitemap-vehicules.xml` */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return listingsSitemap("vehicle", context.get(servicesContext), url.searchParams.get("page"));
}
