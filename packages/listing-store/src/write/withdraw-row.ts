import type { Listing, ListingCard } from "@lieudit/listing-model";
import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { listingBody, listingRow, type RowSource } from "./listing-row.ts";

/** Withdraws one listing from the lists; its page remains for `SHOWN_AFTER_SALE_DAYS`. */
export async function withdrawRow(
  transaction: Transaction<Tables>,
  id: string,
  now: Date,
  getChange: () => Promise<number>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_id", "id")
    .select(["content", "card", "flux"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return false;
  const listing = JSON.parse(row.content) as Listing; // as `listingRow` wrote it
  const moment = now.toISOString();
  const ended: Listing = {
    ...listing,
    status: "retire",
    dates: { ...listing.dates, maj: moment, retire: listing.dates.retire ?? moment },
  };
  // The agency may be deleted; its name stays on the card.
  const { agenceNom } = JSON.parse(row.card) as ListingCard; // as `listingBody` wrote it
  // Not from a feed, so the same content in a later delivery is a change.
  const source = { flux: row.flux, fingerprint: "", changed: await getChange() };
  await replaceListing(transaction, ended, source, agenceNom);
  return true;
}

/** Writes a new state of a stored listing. */
export async function replaceListing(
  transaction: Transaction<Tables>,
  listing: Listing,
  source: RowSource,
  agenceNom: string,
): Promise<void> {
  const { id, ...columns } = listingRow(listing, source);
  const { listing_id: _id, ...body } = listingBody(listing, agenceNom);
  await transaction.updateTable("listing").set(columns).where("id", "=", id).execute();
  await transaction.updateTable("listing_body").set(body).where("listing_id", "=", id).execute();
}
