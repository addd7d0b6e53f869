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
  const searched = words(text).trim().split(" ").filter(Boolean);
  const counts = Object.fromEntries(LISTING_STATUSES.map((status) => [status, 0])) as Record<
    ListingStatus,
    number
  >; // one entry for each status
  let page: Match[];
  if (searched.length === 0) {
    const rows = await db
      .selectFrom("listing")
      .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
      .where("agence", "=", agence)
      .groupBy("status")
      .execute();
    for (const row of rows) counts[row.status] = Number(row.count);
    page = await selectMatches(db, agence)
      .where("status", "in", [...statuses])
      .limit(count)
      .offset(first)
      .execute();
  } else {
    const matches = await findMatches(db, agence, searched);
    for (const { status } of matches) counts[status] += 1;
    page = matches.filter(({ status }) => statuses.includes(status)).slice(first, first + count);
  }
  const cards = await findCardsInOrder<ListingCard>(
    db,
    page.map(({ id }) => id),
  );
  const feeds = new Map(page.map(({ id, flux }) => [id, flux]));
  const listings = cards.map((card) => ({ card, flux: feeds.get(card.id) ?? "" }));
  const total = statuses.reduce((sum, status) => sum + counts[status], 0);
  return { listings, total, counts };
}

/** Selects from the index `listing_portfolio` alone. */
function selectMatches(db: Kysely<Tables>, agence: string) {
  return db
    .selectFrom("listing")
    .select(["id", "status", "flux"])
    .where("agence", "=", agence)
    .orderBy("maj", "desc")
    .orderBy("reference");
}

/** Returns the listings with all words, from their short rows alone. */
async function findMatches(
  db: Kysely<Tables>,
  agence: string,
  searched: readonly string[],
): Promise<Match[]> {
  const rows = await selectMatches(db, agence).select(["titre", "reference", "ville"]).execute();
  return rows.filter(({ titre, reference, ville }) => {
    // `ville` is the commune and the postcode.
    const own = words(`${titre} ${reference} ${ville}`);
    return searched.every((word) => own.includes(` ${word}`));
  });
}
