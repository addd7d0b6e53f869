import { randomBytes } from "node:crypto";
import { StoreError } from "@lieudit/database";
import type { Listing, ListingPhoto } from "@lieudit/listing-model";
import { normaliseTypedFields, type TypedFields, toTypedFields } from "@lieudit/listing-model/fields";
import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { ListingEditTable, Tables } from "../database/tables.ts";
import { getRemovalReason } from "../moderation/removed-content.ts";
import { words } from "../write/listing-row.ts";
import { encodeListingId } from "../write/make-listing.ts";
import {
  changePhotoList,
  DESK_FEED,
  DESK_WINS,
  type DraftSummary,
  type EditChange,
  type EditSave,
  type EditSaved,
  type ListingEdit,
  mergeEdit,
  type NewEdit,
  type PhotoChange,
} from "./listing-edit.ts";

/** Drafts of an agency that are listed. */
const MAX_DRAFTS = 500;
/** Photos of a listing, as its shape allows. */
const MAX_PHOTOS = 60;
const ID_BYTES = 10;

/** Creates a draft that visitors do not see, and returns its id. */
export function createEdit(db: Kysely<Tables>, edit: NewEdit, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const id = encodeListingId(randomBytes(ID_BYTES));
    let photos: ListingPhoto[] = [];
    if (edit.photosOf !== undefined) {
      photos = (await readEdit(transaction, edit.photosOf))?.photos ?? [];
      await copyPhotoRows(transaction, edit.photosOf, id, photos);
    }
    await transaction
      .insertInto("listing_edit")
      .values({
        listing_id: id,
        agence: edit.agence,
        kind: edit.kind,
        fields: JSON.stringify(normaliseTypedFields(edit.kind, edit.fields)),
        photos: JSON.stringify(photos),
        changes: "[]",
        version: 1,
        published_version: 0,
        kept: "{}",
        updated: now.toISOString(),
        author: edit.author,
        publish_at: null,
      })
      .execute();
    return id;
  });
}

async function copyPhotoRows(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
  photos: readonly ListingPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const rows = await transaction
    .selectFrom("listing_photo")
    .selectAll()
    .where("listing_id", "=", from)
    .where(
      "photo_id",
      "in",
      photos.map(({ id }) => id),
    )
    .execute();
  if (rows.length > 0)
    await transaction
      .insertInto("listing_photo")
      .values(rows.map((row) => ({ ...row, listing_id: to })))
      .execute();
}

/** Returns a listing as the desk edits it, or null for an unknown id. */
export async function readEdit(db: Kysely<Tables>, id: string): Promise<ListingEdit | null> {
  const { row, published } = await readRows(db, id);
  const removed = await getRemovalReason(db, { kind: "listing", id });
  if (row !== undefined) return { ...toEdit(row, published, { isStored: true }), removed };
  if (published === null) return null;
  return { ...toEdit(createRow(published, new Date(0)), published, { isStored: false }), removed };
}

type Published = NonNullable<ListingEdit["published"]>;

async function readRows(
  db: Kysely<Tables>,
  id: string,
): Promise<{ row: Selectable<ListingEditTable> | undefined; published: Published | null }> {
  const row = await db.selectFrom("listing_edit").selectAll().where("listing_id", "=", id).executeTakeFirst();
  const stored = await db
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_body.listing_id", "listing.id")
    .select(["content", "flux"])
    .where("id", "=", id)
    .executeTakeFirst();
  const published =
    stored === undefined ? null : { listing: JSON.parse(stored.content) as Listing, flux: stored.flux }; // as `listingBody` wrote it
  return { row, published };
}

/** The row of a listing that the desk did not edit yet. */
function createRow({ listing, flux }: Published, now: Date): Selectable<ListingEditTable> {
  return {
    listing_id: listing.id,
    agence: listing.agence,
    kind: listing.kind,
    // Of a listing delivered by feed, only what the desk types is stored: the feed may change the rest.
    fields: JSON.stringify(flux === DESK_FEED ? toTypedFields(listing) : {}),
    photos: JSON.stringify(listing.photos),
    changes: "[]",
    version: 0,
    published_version: 0,
    kept: "{}",
    updated: now.toISOString(),
    author: "",
    publish_at: null,
  };
}

function toEdit(
  row: Selectable<ListingEditTable>,
  published: Published | null,
  { isStored }: { isStored: boolean },
): ListingEdit {
  const fields = JSON.parse(row.fields) as TypedFields; // as written below
  const isOfFeed = published !== null && published.flux !== DESK_FEED;
  return {
    id: row.listing_id,
    agence: row.agence,
    kind: row.kind,
    fields: isOfFeed ? { ...toTypedFields(published.listing), ...pickDeskFields(fields) } : fields,
    photos: isOfFeed ? published.listing.photos : (JSON.parse(row.photos) as ListingPhoto[]), // as written below
    version: row.version,
    updated: isStored ? row.updated : null,
    author: isStored ? row.author : null,
    publishAt: row.publish_at,
    hasChanges: row.version !== row.published_version,
    published,
    removed: null,
  };
}

/** The typed values that win over a feed. */
export function pickDeskFields(fields: TypedFields): TypedFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => DESK_WINS.has(name)));
}

/**
 * Locks the edit of a listing, and creates it if the desk did not edit the listing before. Other
 * transactions about it wait for the end of this one.
 */
export async function lockEdit(
  transaction: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<{ row: Selectable<ListingEditTable>; published: Published | null } | null> {
  const lock = () =>
    transaction
      .updateTable("listing_edit")
      .set(({ ref }) => ({ agence: ref("agence") }))
      .where("listing_id", "=", id)
      .executeTakeFirst();
  const locked = await lock();
  if (locked.numUpdatedRows === 0n) {
    const { published } = await readRows(transaction, id);
    if (published === null) return null;
    await transaction
      .insertInto("listing_edit")
      .values(createRow(published, now))
      .onConflict((conflict) => conflict.column("listing_id").doNothing())
      .execute();
    await lock();
  }
  const { row, published } = await readRows(transaction, id);
  return row === undefined ? null : { row, published };
}

/** Stores the columns of an edit that changed. */
export async function updateEdit(
  transaction: Transaction<Tables>,
  id: string,
  values: Partial<Insertable<ListingEditTable>>,
): Promise<void> {
  await transaction.updateTable("listing_edit").set(values).where("listing_id", "=", id).execute();
}

/** Merges typed values into the edit of a listing. Controls that a feed decides are ignored. */
export function saveEdit(db: Kysely<Tables>, id: string, save: EditSave, now: Date): Promise<EditSaved> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockEdit(transaction, id, now);
    if (found === null) return { outcome: "unknown" };
    const { row, published } = found;
    const current = toEdit(row, published, { isStored: true });
    const isOfFeed = published !== null && published.flux !== DESK_FEED;
    const changes = JSON.parse(row.changes) as EditChange[]; // as written below
    const sent = normaliseTypedFields(row.kind, save.fields);
    const at = now.toISOString();
    const merged = mergeEdit(
      { fields: current.fields, version: row.version, changes },
      { ...save, fields: isOfFeed ? pickDeskFields(sent) : sent },
      at,
    );
    const { conflicts, changed } = merged;
    const isChanged = Object.keys(changed).length > 0;
    if (isChanged) {
      const typed = Object.entries(changed).map(([name, [, mine]]) => [name, mine] as const);
      const fields = isOfFeed
        ? { ...(JSON.parse(row.fields) as TypedFields), ...Object.fromEntries(typed) } // as written here
        : merged.fields;
      await updateEdit(transaction, id, {
        fields: JSON.stringify(fields),
        changes: JSON.stringify(merged.changes),
        version: row.version + 1,
        updated: at,
        author: save.author,
      });
    }
    return {
      outcome: conflicts.length > 0 ? "conflict" : "saved",
      version: row.version + (isChanged ? 1 : 0),
      conflicts,
      changed,
    };
  });
}

/**
 * Changes the photos of a listing. Returns false for an unknown listing.
 *
 * @throws {StoreError} INVALID for a listing delivered by feed, or too many photos
 */
export function changePhotos(
  db: Kysely<Tables>,
  id: string,
  change: PhotoChange,
  { author, now }: { author: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockEdit(transaction, id, now);
    if (found === null) return false;
    const { row, published } = found;
    if (published !== null && published.flux !== DESK_FEED)
      throw new StoreError("INVALID", "Les photos de cette annonce viennent de son flux.");
    const photos = changePhotoList(JSON.parse(row.photos) as ListingPhoto[], change); // as written here
    if (photos.length > MAX_PHOTOS)
      throw new StoreError("INVALID", `Une annonce a ${MAX_PHOTOS} photos au plus ; retirez-en une d’abord.`);
    if (change.do === "add")
      await transaction
        .insertInto("listing_photo")
        .values({
          listing_id: id,
          photo_id: change.photo.id,
          content: JSON.stringify(change.photo),
          path: change.path,
        })
        .onConflict((conflict) => conflict.columns(["listing_id", "photo_id"]).doNothing())
        .execute();
    await updateEdit(transaction, id, {
      photos: JSON.stringify(photos),
      version: row.version + 1,
      updated: now.toISOString(),
      author,
    });
    return true;
  });
}

/** Deletes what was not published: the whole draft, or the changes of a published listing. */
export function discardEdit(
  db: Kysely<Tables>,
  id: string,
  { author, now }: { author: string; now: Date },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockEdit(transaction, id, now);
    if (found === null) return;
    const { row, published } = found;
    if (published === null) {
      await transaction.deleteFrom("listing_photo").where("listing_id", "=", id).execute();
      await transaction.deleteFrom("listing_edit").where("listing_id", "=", id).execute();
      return;
    }
    const { photos, fields: delivered } = createRow(published, now);
    const isOfFeed = published.flux !== DESK_FEED;
    const kept = pickDeskFields(JSON.parse(row.kept) as TypedFields); // as `publishEdit` wrote it
    const fields = isOfFeed ? JSON.stringify(kept) : delivered;
    const version = row.version + 1;
    const read = (stored: string) => toEdit({ ...row, fields: stored }, published, { isStored: true }).fields;
    const changes = JSON.parse(row.changes) as EditChange[]; // as `saveEdit` wrote it
    await updateEdit(transaction, id, {
      fields,
      photos,
      changes: recordChanges(changes, [read(row.fields), read(fields)], { version, author, now }),
      publish_at: null,
      version,
      published_version: version,
    });
  });
}

/**
 * Returns the history of an edit with the controls that differ between two sets of values. The next
 * save of another person is compared with the values of that time.
 */
export function recordChanges(
  changes: readonly EditChange[],
  [before, after]: readonly [before: TypedFields, after: TypedFields],
  { version, author, now }: { version: number; author: string; now: Date },
): string {
  const at = now.toISOString();
  const added = Object.entries(after).flatMap(([name, value]) => {
    const old = before[name] ?? "";
    return old === value ? [] : [{ version, name, before: old, author, at }];
  });
  return JSON.stringify([...changes, ...added]);
}

/** Returns the drafts of an agency that visitors never saw, last changed first. */
export async function findDrafts(db: Kysely<Tables>, agence: string, text = ""): Promise<DraftSummary[]> {
  const rows = await db
    .selectFrom("listing_edit")
    .leftJoin("listing", "listing.id", "listing_edit.listing_id")
    .select(["listing_id", "listing_edit.kind", "fields", "photos", "updated", "author", "publish_at"])
    .where("listing_edit.agence", "=", agence)
    .where("listing.id", "is", null)
    .orderBy("updated", "desc")
    .limit(MAX_DRAFTS)
    .execute();
  const searched = words(text).trim().split(" ").filter(Boolean);
  return rows.flatMap((row) => {
    const fields = JSON.parse(row.fields) as TypedFields; // as `createEdit` wrote it
    const photos = JSON.parse(row.photos) as ListingPhoto[]; // as `createEdit` wrote it
    const { titre = "", reference = "" } = fields;
    const own = words(`${titre} ${reference} ${fields["adresse.commune"] ?? ""}`);
    if (!searched.every((word) => own.includes(` ${word}`))) return [];
    const { listing_id: id, kind, updated, author, publish_at: publishAt } = row;
    return [
      {
        id,
        kind,
        titre,
        reference,
        photo: photos[0] ?? null,
        photoCount: photos.length,
        updated,
        author,
        publishAt,
      },
    ];
  });
}
