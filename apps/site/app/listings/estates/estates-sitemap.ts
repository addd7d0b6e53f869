import { servicesContext } from "../../shell/services/services.ts";
import { listingsSitemap } from "../list/listings-sitemap.ts";
import type { Route } from "./+types/estates-sitemap.ts";

/** `/sitemap-immobilier.xml` */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return listingsSitemap("estate", context.get(servicesContext), url.searchParams.get("page"));
}
