import { LISTING_STATUSES, type ListingCard, type ListingStatus } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { PortfolioPage, PortfolioQuery } from "../listing-store.ts";
import { words } from "../write/listing-row.ts";
import { findCardsInOrder } from "./find-cards.ts";

interface Match {
  id: string;
  status: ListingStatus;
  flux: string;
}

/** Returns one page of an agency's listings in every state, last changed first, and their number by state. */
export async function findPortfolio(
  db: Kysely<Tables>,
  { agence, text = "", statuses = LISTING_STATUSES, first = 0, count }: PortfolioQuery,
): Promise<PortfolioPage> {
  const matches = await findMatches(db, agence, words(text).trim().split(" ").filter(Boolean));
  const counts = Object.fromEntries(LISTING_STATUSES.map((status) => [status, 0])) as Record<
    ListingStatus,
    number
  >; // one entry for each status
  for (const { status } of matches) counts[status] += 1;
  const inStates = matches.filter(({ status }) => statuses.includes(status));
  const page = inStates.slice(first, first + count);
  const cards = await findCardsInOrder<ListingCard>(
    db,
    page.map(({ id }) => id),
  );
  const feeds = new Map(page.map(({ id, flux }) => [id, flux]));
  const listings = cards.map((card) => ({ card, flux: feeds.get(card.id) ?? "" }));
  return { listings, total: inStates.length, counts };
}

/** Returns the listings with all words, from their short rows alone. */
async function findMatches(
  db: Kysely<Tables>,
  agence: string,
  searched: readonly string[],
): Promise<Match[]> {
  const rows = await db
    .selectFrom("listing")
    .select(["id", "status", "flux", "titre", "reference", "ville"])
    .where("agence", "=", agence)
    .orderBy("maj", "desc")
    .orderBy("reference")
    .execute();
  if (searched.length === 0) return rows;
  return rows.filter(({ titre, reference, ville }) => {
    // `ville` is the commune and the postcode.
    const own = words(`${titre} ${reference} ${ville}`);
    return searched.every((word) => own.includes(` ${word}`));
  });
}
