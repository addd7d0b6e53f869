import { type Listing, priceCut } from "@lieudit/listing-model";
import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { isOffered } from "./listing-row.ts";

/** Ids of an import's listings that alerts tell: those that came into the lists, and those whose price fell. */
export interface NewsOfImport {
  came: string[];
  cut: string[];
}

/**
 * What alerts tell of a listing that an import wrote. One that was taken out
 * and comes back is no news: feeds drop listings for a day and bring them again.
 */
export function newsIn(before: Listing | null, listing: Listing, now: Date): keyof NewsOfImport | null {
  if (!isOffered(listing.status)) return null;
  if (before === null || before.status === "brouillon") return "came";
  // As on the page: a price that was raised first and is lowered now is no cut.
  return listing.prixCents < before.prixCents && priceCut(listing, now) !== null ? "cut" : null;
}

/** Keeps the price that a cut is told against: the lowest of the thirty days before it. */
export async function keepPriceBefore(
  transaction: Transaction<Tables>,
  before: Listing | null,
  listing: Listing,
  now: Date,
): Promise<void> {
  const cut = priceCut(listing, now);
  if (cut === null || before === null || newsIn(before, listing, now) !== "cut") return;
  await transaction
    .updateTable("listing")
    .set({ cut_from_cents: cut.previousCents })
    .where("id", "=", listing.id)
    .execute();
}

/** SQLite takes 32766 values in a question. */
const AT_A_TIME = 1000;

/** Gives news the number of the change that brought them. */
export async function markNews(
  transaction: Transaction<Tables>,
  { came, cut }: NewsOfImport,
  change: number,
): Promise<void> {
  for (const [ids, columns] of [
    [came, { came_at: change }],
    [cut, { cut_at: change }],
  ] as const) {
    for (let start = 0; start < ids.length; start += AT_A_TIME) {
      await transaction
        .updateTable("listing")
        .set(columns)
        .where("id", "in", ids.slice(start, start + AT_A_TIME))
        .execute();
    }
  }
}
