import { LISTING_STATUSES, type ListingCard, type ListingStatus } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { PortfolioListing, PortfolioPage, PortfolioQuery } from "../listing-store.ts";
import { words } from "../write/listing-row.ts";
import { parseCard } from "./find-cards.ts";

/** Returns one page of an agency's listings in every state, last changed first, and their number by state. */
export async function findPortfolio(
  db: Kysely<Tables>,
  { agence, text = "", statuses = LISTING_STATUSES, first = 0, count }: PortfolioQuery,
): Promise<PortfolioPage> {
  const rows = await db
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_id", "id")
    .select(["card", "flux"])
    .where("agence", "=", agence)
    .orderBy("maj", "desc")
    .orderBy("reference")
    .execute();
  const searched = words(text).trim().split(" ").filter(Boolean);
  const counts = Object.fromEntries(LISTING_STATUSES.map((status) => [status, 0])) as Record<
    ListingStatus,
    number
  >; // one entry for each status
  const matches: PortfolioListing[] = [];
  for (const { card: json, flux } of rows) {
    const card = parseCard<ListingCard>(json);
    if (!hasWords(card, searched)) continue;
    counts[card.status] += 1;
    if (statuses.includes(card.status)) matches.push({ card, flux });
  }
  return { listings: matches.slice(first, first + count), total: matches.length, counts };
}

/** Whether each word begins a word of the title, the reference or the town. */
function hasWords({ titre, reference, adresse }: ListingCard, searched: readonly string[]): boolean {
  if (searched.length === 0) return true;
  const own = words(`${titre} ${reference} ${adresse.commune} ${adresse.codePostal}`);
  return searched.every((word) => own.includes(` ${word}`));
}
