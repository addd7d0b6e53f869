import {
  type Agency,
  type FieldProblem,
  type Listing,
  type ListingDraft,
  type ListingPhoto,
  type ListingStatus,
  parseListing,
} from "@lieudit/listing-model";
import { applyTypedFields, checkTypedListing, type TypedFields } from "@lieudit/listing-model/fields";
import { dayInFrance } from "@lieudit/listing-model/french";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { getRemovalReason, readRemoved } from "../moderation/removed-content.ts";
import { isOffered, listingBody, listingRow } from "../write/listing-row.ts";
import { makeListing } from "../write/make-listing.ts";
import { detectNews, markNews, storePriceBefore } from "../write/mark-news.ts";
import { createChange, reserveNumbers } from "../write/version.ts";
import { lockEdit, pickDeskFields, recordChanges, updateEdit } from "./edit-store.ts";
import { DESK_FEED, type EditChange } from "./listing-edit.ts";

/** `invalid`: the problems name the properties that prevent the publication. */
export type PublishResult =
  | { outcome: "published"; listing: Listing }
  | { outcome: "invalid"; problems: FieldProblem[] }
  | { outcome: "unknown" };

const REMOVED: FieldProblem = {
  champ: "",
  message: "L’exploitant du site a retiré cette annonce ; écrivez-lui pour qu’elle revienne.",
};

/** Shows the edit of a listing to visitors. */
export function publishEdit(db: Kysely<Tables>, id: string, now: Date): Promise<PublishResult> {
  return db.transaction().execute(async (transaction) => publishRow(transaction, id, now));
}

async function publishRow(transaction: Transaction<Tables>, id: string, now: Date): Promise<PublishResult> {
  const found = await lockEdit(transaction, id, now);
  if (found === null) return { outcome: "unknown" };
  const { row, published } = found;
  const known = published?.listing ?? null;
  const fields = JSON.parse(row.fields) as TypedFields; // as `saveEdit` wrote it
  const removed = await readRemoved(transaction);
  const all = JSON.parse(row.photos) as ListingPhoto[]; // as `changePhotos` wrote it
  const photos = all.filter((photo) => !removed.photos.has(photo.id));
  const isOfFeed = published !== null && published.flux !== DESK_FEED;
  if (removed.listings.has(id)) return { outcome: "invalid", problems: [REMOVED] };
  const status: ListingStatus = known === null || !isOffered(known.status) ? "publie" : known.status;
  const kept: TypedFields = isOfFeed
    ? { ...(JSON.parse(row.kept) as TypedFields), ...pickDeskFields(fields) }
    : {};
  const checked = isOfFeed
    ? checkKept(published.listing, kept, now)
    : checkTypedListing({ kind: row.kind, fields, id, agence: row.agence, photos, status }, now);
  if (checked.draft === null) return { outcome: "invalid", problems: checked.problems };
  const taken = await findReference(transaction, checked.draft, id);
  if (taken !== null) return { outcome: "invalid", problems: [taken] };
  const listing = makeListing(
    { ...withoutDates(checked.draft), photos: isOfFeed ? checked.draft.photos : photos },
    known,
    now,
  );
  await writeListing(transaction, { listing, known, flux: published?.flux ?? DESK_FEED, now });
  if (!isOfFeed) await keepPhotos(transaction, id, photos);
  await updateEdit(transaction, id, {
    published_version: row.version,
    publish_at: null,
    kept: JSON.stringify(kept),
  });
  return { outcome: "published", listing };
}

/** The day of publication stays; the last change is now. */
function withoutDates(draft: ListingDraft): ListingDraft {
  const { dates: _dates, prixHistorique: _history, ...rest } = draft;
  return rest;
}

/** Checks a listing delivered by feed with the typed values that win. */
function checkKept(
  listing: Listing,
  kept: TypedFields,
  now: Date,
): { draft: ListingDraft | null; problems: FieldProblem[] } {
  const parsed = parseListing(applyTypedFields(listing, kept), dayInFrance(now));
  return parsed.ok ? { draft: parsed.value, problems: [] } : { draft: null, problems: parsed.problems };
}

async function findReference(
  transaction: Transaction<Tables>,
  { agence, reference }: Pick<ListingDraft, "agence" | "reference">,
  id: string,
): Promise<FieldProblem | null> {
  const other = await transaction
    .selectFrom("listing")
    .select("titre")
    .where("agence", "=", agence)
    .where("reference", "=", reference)
    .where("id", "<>", id)
    .executeTakeFirst();
  if (other === undefined) return null;
  const message = `${reference} est déjà la référence de « ${other.titre} » ; chaque annonce a la sienne.`;
  return { champ: "reference", message };
}

/** Inserts or replaces the rows of a listing, and reports it to alerts. */
async function writeListing(
  transaction: Transaction<Tables>,
  { listing, known, flux, now }: { listing: Listing; known: Listing | null; flux: string; now: Date },
): Promise<void> {
  const { id, agence } = listing;
  const getChange = createChange(transaction);
  const changed = await getChange();
  const agency = await transaction
    .selectFrom("agency")
    .select("content")
    .where("slug", "=", agence)
    .executeTakeFirst();
  const name = agency === undefined ? agence : (JSON.parse(agency.content) as Agency).nom; // as `putAgency` wrote it
  if (known === null) {
    const number = await reserveNumbers(transaction, 1);
    const row = listingRow(listing, { flux, fingerprint: "", changed });
    await transaction
      .insertInto("listing")
      .values({ ...row, number })
      .execute();
    await transaction.insertInto("listing_body").values(listingBody(listing, name)).execute();
  } else {
    // The digest of the feed stays, so that an unchanged delivery changes nothing.
    const { fingerprint: _digest, id: _id, ...row } = listingRow(listing, { flux, fingerprint: "", changed });
    const { listing_id: _listing, ...body } = listingBody(listing, name);
    await transaction.updateTable("listing").set(row).where("id", "=", id).execute();
    await transaction.updateTable("listing_body").set(body).where("listing_id", "=", id).execute();
    await storePriceBefore(transaction, known, listing, now);
  }
  const news = detectNews(known, listing, now);
  if (news !== null) await markNews(transaction, { came: [], cut: [], [news]: [id] }, changed);
}

/** Stores the order and the texts of photos, and drops the files of removed ones. */
async function keepPhotos(
  transaction: Transaction<Tables>,
  id: string,
  photos: readonly ListingPhoto[],
): Promise<void> {
  const rows = await transaction
    .selectFrom("listing_photo")
    .selectAll()
    .where("listing_id", "=", id)
    .execute();
  await transaction.deleteFrom("listing_photo").where("listing_id", "=", id).execute();
  const paths = new Map(rows.map(({ photo_id, path }) => [photo_id, path]));
  if (photos.length === 0) return;
  await transaction
    .insertInto("listing_photo")
    .values(
      photos.map((photo) => ({
        listing_id: id,
        photo_id: photo.id,
        content: JSON.stringify(photo),
        path: paths.get(photo.id) ?? null,
      })),
    )
    .execute();
}

/**
 * Sets when an edit is published; null cancels it. Problems prevent it as they prevent publishing.
 */
export function schedulePublication(
  db: Kysely<Tables>,
  id: string,
  publishAt: string | null,
  now: Date,
): Promise<Exclude<PublishResult, { outcome: "published" }> | { outcome: "scheduled" }> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockEdit(transaction, id, now);
    if (found === null) return { outcome: "unknown" };
    const { row, published } = found;
    if (publishAt !== null && (published === null || published.flux === DESK_FEED)) {
      const fields = JSON.parse(row.fields) as TypedFields; // as `saveEdit` wrote it
      const photos = JSON.parse(row.photos) as ListingPhoto[]; // as `changePhotos` wrote it
      const typed = { kind: row.kind, fields, id, agence: row.agence, photos, status: "publie" as const };
      const { draft, problems } = checkTypedListing(typed, now);
      if (draft === null) return { outcome: "invalid", problems };
      const taken = await findReference(transaction, draft, id);
      if (taken !== null) return { outcome: "invalid", problems: [taken] };
    }
    await updateEdit(transaction, id, { publish_at: publishAt });
    return { outcome: "scheduled" };
  });
}

/** Publishes every edit whose time has come. Returns the listings, and the ids of those that no longer can be. */
export async function publishDueEdits(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ published: Listing[]; failed: string[] }> {
  const due = await db
    .selectFrom("listing_edit")
    .select("listing_id")
    .where("publish_at", "<=", now.toISOString())
    .orderBy("publish_at")
    .execute();
  const published: Listing[] = [];
  const failed: string[] = [];
  for (const { listing_id: id } of due) {
    const result = await publishEdit(db, id, now);
    if (result.outcome === "published") published.push(result.listing);
    else {
      failed.push(id);
      await db.updateTable("listing_edit").set({ publish_at: null }).where("listing_id", "=", id).execute();
    }
  }
  return { published, failed };
}

/** A change in one tap: another state, or another price. */
export type QuickChange = { status: ListingStatus } | { prixCents: number };

/**
 * Changes the state or the price of a published listing. Of one delivered by feed the price stays
 * with the feed, and the state wins over a feed that still offers the listing.
 *
 * @returns the listing before and after; null if there is no such published listing, or the feed decides
 */
export function changePublished(
  db: Kysely<Tables>,
  id: string,
  change: QuickChange,
  { author, now }: { author: string; now: Date },
): Promise<{ before: Listing; after: Listing } | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockEdit(transaction, id, now);
    if (found === null || found.published === null) return null;
    const { row, published } = found;
    const { listing: before, flux } = published;
    const isOfFeed = flux !== DESK_FEED;
    if (isOfFeed && "prixCents" in change) return null;
    if ((await getRemovalReason(transaction, { kind: "listing", id })) !== null) return null;
    const { retire: _ended, ...dates } = before.dates;
    const hasEnded = "status" in change ? !isOffered(change.status) : !isOffered(before.status);
    const draft: ListingDraft = {
      ...before,
      ...change,
      dates: {
        publie: dates.publie,
        ...(hasEnded && before.dates.retire !== undefined && { retire: before.dates.retire }),
      },
    };
    // The history of prices grows from the stored one.
    const { prixHistorique: _history, ...priced } = draft;
    const after = makeListing(priced as ListingDraft, before, now); // the same kind without the history
    await writeListing(transaction, { listing: after, known: before, flux, now });
    if ("status" in change) {
      const kept = JSON.parse(row.kept) as TypedFields; // as written here
      const { status: _status, ...others } = kept;
      // A listing that is offered again follows its feed.
      const next = isOfFeed && change.status !== "publie" ? { ...others, status: change.status } : others;
      await updateEdit(transaction, id, { kept: JSON.stringify(next) });
    } else {
      const known = JSON.parse(row.fields) as TypedFields; // as `saveEdit` wrote it
      const fields = { ...known, prixCents: String(change.prixCents / 100) };
      const changes = JSON.parse(row.changes) as EditChange[]; // as `saveEdit` wrote it
      const isPublished = row.version === row.published_version;
      const version = row.version + 1;
      await updateEdit(transaction, id, {
        fields: JSON.stringify(fields),
        changes: recordChanges(changes, [known, fields], { version, author, now }),
        version,
        ...(isPublished && { published_version: version }),
      });
    }
    return { before, after };
  });
}

/** A draft of a feed with the values that the desk gave to its listing. */
export function applyKept(draft: ListingDraft, kept: string | null): ListingDraft {
  if (kept === null || kept === "{}") return draft;
  const { status, ...typed } = JSON.parse(kept) as TypedFields; // as `publishEdit` wrote it
  const parsed = parseListing(applyTypedFields(draft, typed));
  const result = parsed.ok ? parsed.value : draft;
  // A feed that no longer offers the listing knows more.
  if (status === undefined || draft.status !== "publie") return result;
  return { ...result, status: status as ListingStatus }; // as `changePublished` wrote it
}
