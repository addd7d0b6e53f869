import { type ListingCard, mobilityMessage } from "@lieudit/listing-model";
import { readSelectedIds } from "../../privacy/selection/selection-cookie.ts";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/cards-route.ts";

export interface FoundCards {
  cards: readonly ListingCard[];
  /** The legal sentence for pages that offer vehicles. */
  mobility: string | null;
}

/** `GET /api/annonces?ids=…`: cards of listings whose ids only the browser knows. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { listings, clock } = context.get(servicesContext);
  const cards = await listings.cards(readSelectedIds(url.searchParams.get("ids") ?? ""));
  const hasVehicles = cards.some(({ kind }) => kind === "vehicle");
  const answer: FoundCards = { cards, mobility: hasVehicles ? mobilityMessage(url.pathname, clock()) : null };
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
