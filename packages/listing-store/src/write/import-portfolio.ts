import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreError, whenNotBusy } from "@lieudit/database";
import type { Agency, Listing, ListingDraft } from "@lieudit/listing-model";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { applyKept } from "../desk/publish-edit.ts";
import {
  APPLIED_BATCH_SIZE,
  type FinishOptions,
  type ImportKey,
  type Portfolio,
  type PortfolioChange,
} from "../listing-store.ts";
import { makeAllowedListing, readRemoved } from "../moderation/removed-content.ts";
import { listingBody, listingRow } from "./listing-row.ts";
import { detectNews, markNews, type NewsOfImport, storePriceBefore } from "./mark-news.ts";
import { planImport } from "./plan-import.ts";
import { discardAbandonedImports, discardImport, stageKept, stageListings } from "./stage-listings.ts";
import { createChange, reserveNumbers } from "./version.ts";
import { replaceListing, withdrawRow } from "./withdraw-row.ts";

/** A new delivery replaces an import that has not written for this time. */
const STALE_AFTER_MS = 5_000;

/** An import that has not written for this time was killed, and another process finishes it. */
const RESUMED_AFTER_MS = 60_000;

/** SQLITE_BUSY; `whenNotBusy` repeats a write that fails with it. */
const BUSY = 5;

/** Stages a portfolio and applies it. */
export async function importPortfolio(
  db: Kysely<Tables>,
  { agence, flux, listings, photoPaths, ...options }: Portfolio,
  getNow: () => Date,
): Promise<PortfolioChange> {
  const key = { importId: randomUUID(), agence, flux };
  for (const draft of listings) {
    if (draft.agence === agence) continue;
    throw new StoreError(
      "INVALID",
      `L’annonce ${draft.reference} est de l’agence ${draft.agence}, et non de ${agence} ; importez-la avec les siennes.`,
    );
  }
  const staged = listings.map((draft) => ({
    draft,
    photoPaths: draft.photos.flatMap(({ id }) => {
      const path = photoPaths?.get(id);
      return path === undefined ? [] : [[id, path] as const];
    }),
  }));
  try {
    await stageListings(db, key, staged, 0, getNow());
  } catch (error) {
    await discardImport(db, key.importId).catch(() => {});
    throw error;
  }
  return finishImport(db, key, options, getNow);
}

/**
 * Applies a staged import in short transactions, with pauses for other writers.
 * The portfolio names the import while that lasts, so that a second import of it
 * waits, and another process finishes the import if this one is killed.
 */
export async function finishImport(
  db: Kysely<Tables>,
  key: ImportKey,
  { kept = [], allowsEmptying = false }: FinishOptions,
  getNow: () => Date,
): Promise<PortfolioChange> {
  const progress = { hasBegun: false };
  try {
    await stageKept(db, key, kept, getNow());
    // Without an agency there is no portfolio to lock.
    await requireAgency(db, key.agence);
    await whenNotBusy(() => lockPortfolio(db, key, getNow()));
    const change = await applyStaged(db, key, allowsEmptying, getNow, progress);
    await discardAbandonedImports(db, getNow());
    return change;
  } catch (error) {
    // The error of the import is the one to report.
    if (progress.hasBegun) throw createInterruptedError(key, error);
    await discardImport(db, key.importId)
      .then(() => release(db, key, getNow()))
      .catch(() => {});
    throw error;
  }
}

function createInterruptedError({ agence }: ImportKey, cause: unknown): StoreError {
  if (cause instanceof StoreError && cause.code === "BUSY") return cause;
  return new StoreError(
    "UNAVAILABLE",
    `L’import des annonces de ${agence} s’est interrompu (${(cause as Error).message}) ; ce qui en reste est gardé, et s’applique au prochain import, ou dix minutes après le démarrage du serveur.`,
    { cause },
  );
}

/** Finishes the imports that killed processes had begun to apply. */
export async function resumeImports(db: Kysely<Tables>, getNow: () => Date): Promise<number> {
  const stale = await db
    .selectFrom("portfolio")
    .select(["agence", "flux", "import_id"])
    .where("import_id", "is not", null)
    .where("applied_at", "<", getNow().getTime() - RESUMED_AFTER_MS)
    .execute();
  let count = 0;
  for (const { agence, flux, import_id } of stale) {
    const key = { importId: import_id ?? "", agence, flux };
    if (!(await whenNotBusy(() => takeOver(db, key, getNow())))) continue;
    // It was checked when it began.
    await applyStaged(db, key, true, getNow);
    count += 1;
  }
  return count;
}

async function applyStaged(
  db: Kysely<Tables>,
  key: ImportKey,
  allowsEmptying: boolean,
  getNow: () => Date,
  progress = { hasBegun: false },
): Promise<PortfolioChange> {
  const plan = await planImport(db, key, allowsEmptying);
  const change: PortfolioChange = { inserted: [], changed: [], unchanged: plan.unchanged, withdrawn: [] };
  const count = plan.references.length + plan.missing.length;
  for (let first = 0; ; first += APPLIED_BATCH_SIZE) {
    const end = first + APPLIED_BATCH_SIZE;
    const references = plan.references.slice(first, end);
    const missing = plan.missing.slice(
      Math.max(0, first - plan.references.length),
      Math.max(0, end - plan.references.length),
    );
    const isLast = end >= count;
    const start = performance.now();
    const part = await whenNotBusy(() =>
      db.transaction().execute(async (transaction) => {
        const done = await applyBatch(transaction, key, { references, missing }, getNow());
        await touchPortfolio(transaction, key, isLast, getNow());
        return done;
      }),
    );
    for (const name of ["inserted", "changed", "withdrawn"] as const) change[name].push(...part[name]);
    change.unchanged += part.unchanged;
    if (isLast) break;
    progress.hasBegun = true;
    // As long as the transaction: a writer that waits for SQLite's lock tries again meanwhile.
    await sleep(performance.now() - start);
  }
  await discardImport(db, key.importId);
  return change;
}

/** References to insert or update, and ids to withdraw. */
interface Batch {
  references: readonly string[];
  missing: readonly string[];
}

async function applyBatch(
  transaction: Transaction<Tables>,
  key: ImportKey,
  { references, missing }: Batch,
  now: Date,
): Promise<PortfolioChange> {
  const change: PortfolioChange = { inserted: [], changed: [], unchanged: 0, withdrawn: [] };
  const news: NewsOfImport = { came: [], cut: [] };
  const getChange = createChange(transaction);
  if (references.length > 0) {
    const agency = await requireAgency(transaction, key.agence);
    const staged = await readStaged(transaction, key, references);
    const stored = await readStored(transaction, key, references);
    const removed = await readRemoved(transaction);
    const added = staged.filter(({ reference }) => !stored.has(reference)).length;
    let number = added === 0 ? 0 : await reserveNumbers(transaction, added);
    const rows = { listings: [] as NewRow[], bodies: [] as NewBody[], photos: [] as PhotoRow[] };
    for (const { draft, fingerprint, photoPaths } of staged) {
      const before = stored.get(draft.reference);
      if (before?.fingerprint === fingerprint && before.flux === key.flux) {
        change.unchanged += 1;
        continue;
      }
      const known = before === undefined ? null : (JSON.parse(before.content) as Listing); // as `listingBody` wrote it
      const listing = makeAllowedListing(applyKept(draft, before?.kept ?? null), known, removed, now);
      const source = { flux: key.flux, fingerprint, changed: await getChange() };
      if (before === undefined) {
        rows.listings.push({ ...listingRow(listing, source), number });
        rows.bodies.push(listingBody(listing, agency.nom));
        number += 1;
      } else {
        await replaceListing(transaction, listing, source, agency.nom);
        await storePriceBefore(transaction, known, listing, now);
        await transaction.deleteFrom("listing_photo").where("listing_id", "=", listing.id).execute();
      }
      rows.photos.push(...toPhotoRows(listing, photoPaths));
      change[before === undefined ? "inserted" : "changed"].push(listing.id);
      const kind = detectNews(known, listing, now);
      if (kind !== null) news[kind].push(listing.id);
    }
    await insertRows(transaction, rows);
    // The reference stays: a process that finishes the import does not withdraw the listing.
    await transaction
      .updateTable("listing_staged")
      .set({ draft: null, photo_paths: null })
      .where("import_id", "=", key.importId)
      .where("reference", "in", references)
      .execute();
  }
  for (const id of missing) {
    if (await withdrawRow(transaction, id, now, getChange)) change.withdrawn.push(id);
  }
  if (news.came.length + news.cut.length > 0) await markNews(transaction, news, await getChange());
  return change;
}

type NewRow = ReturnType<typeof listingRow> & { number: number };
type NewBody = ReturnType<typeof listingBody>;
type PhotoRow = Tables["listing_photo"];

/** SQLite accepts 32,766 values in a query. */
const PHOTOS_PER_INSERT = 1_000;

async function insertRows(
  transaction: Transaction<Tables>,
  { listings, bodies, photos }: { listings: NewRow[]; bodies: NewBody[]; photos: PhotoRow[] },
): Promise<void> {
  if (listings.length > 0) {
    // The trigger of the index of words reads the number of the listing.
    await transaction.insertInto("listing").values(listings).execute();
    await transaction.insertInto("listing_body").values(bodies).execute();
  }
  for (let start = 0; start < photos.length; start += PHOTOS_PER_INSERT) {
    await transaction
      .insertInto("listing_photo")
      .values(photos.slice(start, start + PHOTOS_PER_INSERT))
      .execute();
  }
}

function toPhotoRows({ id, photos }: Listing, paths: ReadonlyMap<string, string>): PhotoRow[] {
  const rows = new Map(
    photos.map((photo) => [
      photo.id,
      {
        listing_id: id,
        photo_id: photo.id,
        content: JSON.stringify(photo),
        path: paths.get(photo.id) ?? null,
      },
    ]),
  );
  return [...rows.values()];
}

interface StagedRow {
  reference: string;
  draft: ListingDraft;
  fingerprint: string;
  photoPaths: ReadonlyMap<string, string>;
}

/** The staged listings in the order of the delivery. */
async function readStaged(
  transaction: Transaction<Tables>,
  { importId }: ImportKey,
  references: readonly string[],
): Promise<StagedRow[]> {
  const rows = await transaction
    .selectFrom("listing_staged")
    .select(["reference", "draft", "fingerprint", "photo_paths"])
    .where("import_id", "=", importId)
    .where("reference", "in", references)
    .orderBy("position")
    .execute();
  return rows.flatMap(({ reference, draft, fingerprint, photo_paths }) =>
    draft === null
      ? []
      : {
          reference,
          // As `stageListings` wrote them.
          draft: JSON.parse(draft) as ListingDraft,
          fingerprint,
          photoPaths: new Map(JSON.parse(photo_paths ?? "[]") as [string, string][]),
        },
  );
}

interface StoredRow {
  fingerprint: string;
  content: string;
  /** JSON of the values that the desk gave to it; null without any. */
  kept: string | null;
  flux: string;
}

/** The agency's listings with these references; one of another feed is taken over. */
async function readStored(
  transaction: Transaction<Tables>,
  { agence }: ImportKey,
  references: readonly string[],
): Promise<Map<string, StoredRow>> {
  const rows = await transaction
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_body.listing_id", "listing.id")
    .leftJoin("listing_edit", "listing_edit.listing_id", "listing.id")
    .select(["reference", "fingerprint", "content", "flux", "kept"])
    .where("listing.agence", "=", agence)
    .where("reference", "in", references)
    .execute();
  return new Map(rows.map(({ reference, ...row }) => [reference, row]));
}

/**
 * Makes this the import that is being applied to its portfolio. One that was
 * killed is given up: this delivery replaces all of it.
 *
 * @throws {Error} with SQLite's code of a busy database, while another import is applied
 */
async function lockPortfolio(db: Kysely<Tables>, key: ImportKey, now: Date): Promise<void> {
  const { importId, agence, flux } = key;
  const imported = now.toISOString();
  const claim = { imported, import_id: importId, applied_at: now.getTime() };
  const stale = now.getTime() - STALE_AFTER_MS;
  const row = await db
    .insertInto("portfolio")
    .values({ agence, flux, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(["agence", "flux"])
        .doUpdateSet(claim)
        .where((free) =>
          free.or([free("portfolio.import_id", "is", null), free("portfolio.applied_at", "<", stale)]),
        ),
    )
    .returning("import_id")
    .executeTakeFirst();
  if (row?.import_id !== importId) {
    throw Object.assign(new Error(`another import of ${agence} is being applied`), { errcode: BUSY });
  }
}

/** Makes a killed import one of this process. Returns false if another process was faster. */
async function takeOver(db: Kysely<Tables>, key: ImportKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("portfolio")
    .set({ applied_at: now.getTime() })
    .where("agence", "=", key.agence)
    .where("flux", "=", key.flux)
    .where("import_id", "=", key.importId)
    .where("applied_at", "<", now.getTime() - RESUMED_AFTER_MS)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Notes that this import still runs; the last batch ends it.
 *
 * @throws {StoreError} BUSY if another import has replaced it
 */
async function touchPortfolio(
  transaction: Transaction<Tables>,
  { importId, agence, flux }: ImportKey,
  isLast: boolean,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("portfolio")
    .set(isLast ? { import_id: null, applied_at: null } : { applied_at: now.getTime() })
    .where("agence", "=", agence)
    .where("flux", "=", flux)
    .where("import_id", "=", importId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  throw new StoreError(
    "BUSY",
    `Un autre import des annonces de ${agence} a remplacé celui-ci ; recommencez s’il était plus ancien.`,
  );
}

/** Ends an import that failed. */
async function release(db: Kysely<Tables>, { importId }: ImportKey, now: Date): Promise<void> {
  await whenNotBusy(() =>
    db
      .updateTable("portfolio")
      .set({ import_id: null, applied_at: null, imported: now.toISOString() })
      .where("import_id", "=", importId)
      .execute(),
  );
}

async function requireAgency(db: Kysely<Tables>, slug: string): Promise<Agency> {
  const row = await db.selectFrom("agency").select("content").where("slug", "=", slug).executeTakeFirst();
  if (row === undefined) throw createUnknownAgencyError(slug);
  return JSON.parse(row.content) as Agency; // as `putAgency` wrote it
}

/** Creates the error for a portfolio of an unknown agency. */
export function createUnknownAgencyError(slug: string): StoreError {
  return new StoreError(
    "INVALID",
    `L’agence « ${slug} » n’existe pas ; importez d’abord sa fiche (une ligne JSON avec slug, kind, nom et adresse).`,
  );
}
