import { type Listing, priceCut } from "@lieudit/listing-model";
import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { isOffered } from "./listing-row.ts";

/** Ids of imported listings that are news: added to the lists, or reduced in price. */
export interface NewsOfImport {
  came: string[];
  cut: string[];
}

/**
 * Returns which kind of news an imported listing is, or null. A listing that was
 * withdrawn and returns is not news: feeds drop listings for a day.
 */
export function detectNews(before: Listing | null, listing: Listing, now: Date): keyof NewsOfImport | null {
  if (!isOffered(listing.status)) return null;
  if (before === null || before.status === "brouillon") return "came";
  // Like on the page, lowering a price that was raised before is not a reduction.
  return listing.prixCents < before.prixCents && priceCut(listing, now) !== null ? "cut" : null;
}

/** Stores the reference price of a reduction: the lowest of the previous thirty days. */
export async function storePriceBefore(
  transaction: Transaction<Tables>,
  before: Listing | null,
  listing: Listing,
  now: Date,
): Promise<void> {
  const cut = priceCut(listing, now);
  if (cut === null || before === null || detectNews(before, listing, now) !== "cut") return;
  await transaction
    .updateTable("listing")
    .set({ cut_from_cents: cut.previousCents })
    .where("id", "=", listing.id)
    .execute();
}

/** SQLite accepts 32,766 values in a query. */
const BATCH_SIZE = 1000;

/** Stores the number of the change that made listings news. */
export async function markNews(
  transaction: Transaction<Tables>,
  { came, cut }: NewsOfImport,
  change: number,
): Promise<void> {
  for (const [ids, columns] of [
    [came, { came_at: change }],
    [cut, { cut_at: change }],
  ] as const) {
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      await transaction
        .updateTable("listing")
        .set(columns)
        .where("id", "in", ids.slice(start, start + BATCH_SIZE))
        .execute();
    }
  }
}
