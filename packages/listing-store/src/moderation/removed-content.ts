import type { Listing, ListingDraft, ListingPhoto } from "@lieudit/listing-model";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { makeListing } from "../write/make-listing.ts";
import { createChange } from "../write/version.ts";
import { replaceListing, withdrawRow } from "../write/withdraw-row.ts";

/** A listing or a photo that the operator removes; ids of photos are digests of their content. */
export interface RemovableContent {
  kind: "listing" | "photo";
  id: string;
}

/** What the operator removed. No delivery and no edit brings it back. */
export interface RemovedContent {
  listings: ReadonlySet<string>;
  photos: ReadonlySet<string>;
}

/** Adds what the operator removed. */
export async function addRemovals({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable("removed_content")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("removed", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("removed_content_key", ["kind", "id"])
    .execute();
}

/** Reads all that the operator removed, which is little. */
export async function readRemoved(db: Kysely<Tables>): Promise<RemovedContent> {
  const rows = await db.selectFrom("removed_content").select(["kind", "id"]).execute();
  const pick = (kind: string) => new Set(rows.flatMap((row) => (row.kind === kind ? row.id : [])));
  return { listings: pick("listing"), photos: pick("photo") };
}

/** Returns why the operator removed something, or null. */
export async function getRemovalReason(
  db: Kysely<Tables>,
  { kind, id }: RemovableContent,
): Promise<string | null> {
  const row = await db
    .selectFrom("removed_content")
    .select("reason")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** Removes a listing or a photo from the site. Its address no longer shows it. */
export function removeContent(
  db: Kysely<Tables>,
  { kind, id }: RemovableContent,
  reason: string,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("removed_content")
      .values({ kind, id, reason, removed: now.toISOString() })
      .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet({ reason }))
      .execute();
    const getChange = createChange(transaction);
    if (kind === "photo") return removePhoto(transaction, id, getChange);
    await withdrawRow(transaction, id, now, getChange);
    await transaction
      .updateTable("listing_edit")
      .set({ publish_at: null })
      .where("listing_id", "=", id)
      .execute();
  });
}

/** Allows a listing or a photo again. The agency puts it back online. */
export function restoreContent(db: Kysely<Tables>, { kind, id }: RemovableContent): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("removed_content").where("kind", "=", kind).where("id", "=", id).execute();
    // The next delivery is a change, and offers the listing again.
    if (kind === "listing")
      await transaction.updateTable("listing").set({ fingerprint: "" }).where("id", "=", id).execute();
  });
}

async function removePhoto(
  transaction: Transaction<Tables>,
  photo: string,
  getChange: () => Promise<number>,
): Promise<void> {
  const rows = await transaction
    .selectFrom("listing_photo")
    .leftJoin("listing_body", "listing_body.listing_id", "listing_photo.listing_id")
    .leftJoin("listing", "listing.id", "listing_photo.listing_id")
    .leftJoin("listing_edit", "listing_edit.listing_id", "listing_photo.listing_id")
    .select([
      "listing_photo.listing_id as id",
      "listing_body.content",
      "flux",
      "fingerprint",
      "card",
      "photos",
    ])
    .where("photo_id", "=", photo)
    .execute();
  for (const { id, content, flux, fingerprint, card, photos } of rows) {
    if (content !== null && flux !== null && fingerprint !== null && card !== null) {
      const listing = JSON.parse(content) as Listing; // as `listingBody` wrote it
      const { agenceNom } = JSON.parse(card) as { agenceNom: string }; // as `listingBody` wrote it
      // The digest of the feed stays, so that an unchanged delivery changes nothing.
      const source = { flux, fingerprint, changed: await getChange() };
      await replaceListing(
        transaction,
        { ...listing, photos: without(listing.photos, photo) },
        source,
        agenceNom,
      );
    }
    if (photos !== null)
      await transaction
        .updateTable("listing_edit")
        .set({ photos: JSON.stringify(without(JSON.parse(photos) as ListingPhoto[], photo)) }) // as `changePhotos` wrote it
        .where("listing_id", "=", id)
        .execute();
  }
  await transaction.deleteFrom("listing_photo").where("photo_id", "=", photo).execute();
}

function without(photos: readonly ListingPhoto[], photo: string): ListingPhoto[] {
  return photos.filter(({ id }) => id !== photo);
}

/** Makes a listing of a draft, without what the operator removed. */
export function makeAllowedListing(
  draft: ListingDraft,
  before: Listing | null,
  removed: RemovedContent,
  now: Date,
): Listing {
  const photos = draft.photos.filter(({ id }) => !removed.photos.has(id));
  const listing = makeListing({ ...draft, photos }, before, now);
  return removed.listings.has(listing.id)
    ? makeListing({ ...listing, status: "retire" }, before, now)
    : listing;
}
