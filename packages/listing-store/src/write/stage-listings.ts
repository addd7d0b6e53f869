import { whenNotBusy } from "@lieudit/database";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { ImportKey, StagedListing } from "../listing-store.ts";
import { getFingerprint, listingId } from "./make-listing.ts";

/** Staged rows of one transaction; they are short to write, since nothing indexes their content. */
const STAGED_BATCH_SIZE = 200;

/** Imports that were staged and never finished are deleted after this time. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/**
 * Writes listings of an import into the staging table, which nothing reads but
 * `finishImport`. Listings that are stored already are staged without content.
 *
 * @param first position of the first one in the delivery, which is the order of new listings
 */
export async function stageListings(
  db: Kysely<Tables>,
  { importId, agence, flux }: ImportKey,
  listings: readonly StagedListing[],
  first: number,
  now: Date,
): Promise<void> {
  for (let start = 0; start < listings.length; start += STAGED_BATCH_SIZE) {
    const batch = listings.slice(start, start + STAGED_BATCH_SIZE);
    const stored = await db
      .selectFrom("listing")
      .select(["reference", "fingerprint"])
      .where("agence", "=", agence)
      .where("flux", "=", flux)
      .where(
        "reference",
        "in",
        batch.map(({ draft }) => draft.reference),
      )
      .execute();
    const fingerprints = new Map(stored.map(({ reference, fingerprint }) => [reference, fingerprint]));
    const rows = new Map(
      batch.map(({ draft, photoPaths = [] }, index) => {
        const fingerprint = getFingerprint(draft);
        const isStored = fingerprints.get(draft.reference) === fingerprint;
        return [
          draft.reference,
          {
            import_id: importId,
            reference: draft.reference,
            position: first + start + index,
            staged_at: now.getTime(),
            agence,
            flux,
            fingerprint,
            given_id: draft.id ?? null,
            id: draft.id ?? listingId(agence, draft.reference),
            draft: isStored ? null : JSON.stringify(draft),
            photo_paths: isStored ? null : JSON.stringify(photoPaths),
          },
        ];
      }),
    );
    await insertStaged(db, [...rows.values()]);
  }
}

/** Stages references whose stored listings stay as they are. */
export async function stageKept(
  db: Kysely<Tables>,
  { importId, agence, flux }: ImportKey,
  references: readonly string[],
  now: Date,
): Promise<void> {
  const kept = [...new Set(references)];
  for (let start = 0; start < kept.length; start += STAGED_BATCH_SIZE) {
    const rows = kept.slice(start, start + STAGED_BATCH_SIZE).map((reference) => ({
      import_id: importId,
      reference,
      position: 0,
      staged_at: now.getTime(),
      agence,
      flux,
      fingerprint: "",
      given_id: null,
      id: "",
      draft: null,
      photo_paths: null,
    }));
    await whenNotBusy(() =>
      db
        .insertInto("listing_staged")
        .values(rows)
        .onConflict((conflict) => conflict.columns(["import_id", "reference"]).doNothing())
        .execute(),
    );
  }
}

/** Deletes the staged rows of an import, a batch at a time. */
export async function discardImport(db: Kysely<Tables>, importId: string): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom("listing_staged")
      .select("reference")
      .where("import_id", "=", importId)
      .limit(STAGED_BATCH_SIZE)
      .execute();
    if (rows.length === 0) return;
    const references = rows.map(({ reference }) => reference);
    await whenNotBusy(() =>
      db
        .deleteFrom("listing_staged")
        .where("import_id", "=", importId)
        .where("reference", "in", references)
        .execute(),
    );
  }
}

/** Deletes what killed processes staged and nobody decided to apply. */
export async function discardAbandonedImports(db: Kysely<Tables>, now: Date): Promise<void> {
  const rows = await db
    .selectFrom("listing_staged")
    .select("import_id")
    .distinct()
    .where("staged_at", "<", now.getTime() - ABANDONED_AFTER_MS)
    .where("import_id", "not in", (portfolios) =>
      portfolios.selectFrom("portfolio").select("import_id").where("import_id", "is not", null),
    )
    .execute();
  for (const { import_id } of rows) await discardImport(db, import_id);
}

async function insertStaged(db: Kysely<Tables>, rows: readonly Tables["listing_staged"][]): Promise<void> {
  await whenNotBusy(() =>
    db
      .insertInto("listing_staged")
      .values([...rows])
      // Of two listings with one reference, the last one counts.
      .onConflict((conflict) =>
        conflict.columns(["import_id", "reference"]).doUpdateSet((row) => ({
          fingerprint: row.ref("excluded.fingerprint"),
          given_id: row.ref("excluded.given_id"),
          id: row.ref("excluded.id"),
          draft: row.ref("excluded.draft"),
          photo_paths: row.ref("excluded.photo_paths"),
        })),
      )
      .execute(),
  );
}
