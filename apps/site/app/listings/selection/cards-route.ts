import { readSelectedIds } from "../../privacy/selection/selection-cookie.ts";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/cards-route.ts";

/** `GET /api/annonces?ids=…`: cards of listings whose ids only the browser knows. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { listings } = context.get(servicesContext);
  const cards = await listings.cards(readSelectedIds(url.searchParams.get("ids") ?? ""));
  return Response.json(cards, { headers: { "cache-control": "no-store" } });
}
