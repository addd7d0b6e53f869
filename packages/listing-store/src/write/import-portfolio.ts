import { StoreError } from "@lieudit/database";
import type { Agency, Listing, ListingCard, ListingDraft } from "@lieudit/listing-model";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Portfolio, PortfolioChange } from "../listing-store.ts";
import { listingBody, listingRow, type RowSource } from "./listing-row.ts";
import { getFingerprint, makeListing } from "./make-listing.ts";
import { detectNews, markNews, type NewsOfImport, storePriceBefore } from "./mark-news.ts";
import { createChange, reserveNumbers } from "./version.ts";

/** From this size on, a portfolio that loses more than half of its listings at once is rejected. */
const MIN_SUSPECT_SIZE = 10;

/**
 * Replaces a portfolio in one transaction. The first statement locks its row, so
 * two imports of the same portfolio run one after the other.
 */
export async function importPortfolio(
  db: Kysely<Tables>,
  portfolio: Portfolio,
  now: Date,
): Promise<PortfolioChange> {
  const drafts = byReference(portfolio);
  return db.transaction().execute(async (transaction) => {
    await lockPortfolio(transaction, portfolio, now);
    const agency = await requireAgency(transaction, portfolio.agence);
    const stored = await storedListings(transaction, portfolio);
    const missing = missingIds(portfolio, drafts, stored);
    refuseEmptying(portfolio, missing.length, stored);
    const change: PortfolioChange = { inserted: [], changed: [], unchanged: 0, withdrawn: [] };
    const news: NewsOfImport = { came: [], cut: [] };
    const getChange = createChange(transaction);
    const newCount = [...drafts.keys()].filter((reference) => !stored.has(reference)).length;
    let number = newCount === 0 ? 0 : await reserveNumbers(transaction, newCount);
    for (const [reference, draft] of drafts) {
      const before = stored.get(reference);
      const outcome = await put(transaction, portfolio, { draft, before, agency, now, number, getChange });
      if (before === undefined) number += 1;
      if (outcome.did === "unchanged") change.unchanged += 1;
      else {
        change[outcome.did].push(outcome.id);
        if (outcome.news !== null) news[outcome.news].push(outcome.id);
      }
    }
    for (const id of missing) {
      await withdrawRow(transaction, id, now, getChange);
      change.withdrawn.push(id);
    }
    if (news.came.length + news.cut.length > 0) await markNews(transaction, news, await getChange());
    return change;
  });
}

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

async function replaceListing(
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

interface StoredRow {
  id: string;
  fingerprint: string;
  content: string;
  isOffered: boolean;
  flux: string;
}

function byReference({ listings, agence }: Portfolio): Map<string, ListingDraft> {
  const drafts = new Map<string, ListingDraft>();
  for (const draft of listings) {
    if (draft.agence !== agence) {
      throw new StoreError(
        "INVALID",
        `L’annonce ${draft.reference} est de l’agence ${draft.agence}, et non de ${agence} ; importez-la avec les siennes.`,
      );
    }
    drafts.set(draft.reference, draft);
  }
  return drafts;
}

async function lockPortfolio(
  transaction: Transaction<Tables>,
  { agence, flux }: Portfolio,
  now: Date,
): Promise<void> {
  const imported = now.toISOString();
  await transaction
    .insertInto("portfolio")
    .values({ agence, flux, imported })
    .onConflict((conflict) => conflict.columns(["agence", "flux"]).doUpdateSet({ imported }))
    .execute();
}

async function requireAgency(transaction: Transaction<Tables>, slug: string): Promise<Agency> {
  const row = await transaction
    .selectFrom("agency")
    .select("content")
    .where("slug", "=", slug)
    .executeTakeFirst();
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

/** Returns all listings of the agency by reference; one of another feed is taken over. */
async function storedListings(
  transaction: Transaction<Tables>,
  { agence }: Portfolio,
): Promise<Map<string, StoredRow>> {
  const rows = await transaction
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_id", "id")
    .select(["id", "reference", "fingerprint", "content", "fini", "flux"])
    .where("agence", "=", agence)
    .execute();
  return new Map(
    rows.map(({ reference, fini, ...row }) => [reference, { ...row, isOffered: fini === null }]),
  );
}

function missingIds(
  { flux, kept = [] }: Portfolio,
  drafts: ReadonlyMap<string, ListingDraft>,
  stored: ReadonlyMap<string, StoredRow>,
): string[] {
  const stay = new Set(kept);
  return [...stored]
    .filter(
      ([reference, row]) =>
        row.isOffered && row.flux === flux && !drafts.has(reference) && !stay.has(reference),
    )
    .map(([, { id }]) => id);
}

function refuseEmptying(
  { agence, flux, allowsEmptying = false }: Portfolio,
  missingCount: number,
  stored: ReadonlyMap<string, StoredRow>,
): void {
  const offered = [...stored.values()].filter((row) => row.isOffered && row.flux === flux).length;
  if (allowsEmptying || offered < MIN_SUSPECT_SIZE || missingCount * 2 <= offered) return;
  throw new StoreError(
    "INVALID",
    `Cette livraison retirerait ${missingCount} des ${offered} annonces de ${agence} : elle paraît incomplète et rien n’a été changé. ` +
      "Si c’est voulu, importez-la avec --vider.",
  );
}

async function put(
  transaction: Transaction<Tables>,
  { agence, flux, photoPaths }: Portfolio,
  {
    draft,
    before,
    agency,
    now,
    number,
    getChange,
  }: {
    draft: ListingDraft;
    before: StoredRow | undefined;
    agency: Agency;
    now: Date;
    /** Number of the listing if it is new. */
    number: number;
    getChange: () => Promise<number>;
  },
): Promise<
  { did: "inserted" | "changed"; id: string; news: keyof NewsOfImport | null } | { did: "unchanged" }
> {
  const fingerprint = getFingerprint(draft);
  if (before !== undefined && before.fingerprint === fingerprint && before.flux === flux) {
    return { did: "unchanged" };
  }
  if (before !== undefined && draft.id !== undefined && draft.id !== before.id) {
    throw new StoreError(
      "INVALID",
      `L’annonce ${draft.reference} porte l’identifiant ${draft.id}, mais elle est déjà enregistrée sous ${before.id} ; un identifiant ne change pas.`,
    );
  }
  const known = before === undefined ? null : (JSON.parse(before.content) as Listing); // as `listingRow` wrote it
  const listing = makeListing(draft, known, now);
  const source = { flux, fingerprint, changed: await getChange() };
  if (before === undefined) {
    await refuseTakenId(transaction, listing.id, agence, draft.reference);
    await transaction
      .insertInto("listing")
      .values({ ...listingRow(listing, source), number })
      .execute();
    await transaction.insertInto("listing_body").values(listingBody(listing, agency.nom)).execute();
  } else {
    await replaceListing(transaction, listing, source, agency.nom);
    await storePriceBefore(transaction, known, listing, now);
    await transaction.deleteFrom("listing_photo").where("listing_id", "=", listing.id).execute();
  }
  await putPhotos(transaction, listing, photoPaths);
  return {
    did: before === undefined ? "inserted" : "changed",
    id: listing.id,
    news: detectNews(known, listing, now),
  };
}

async function refuseTakenId(
  transaction: Transaction<Tables>,
  id: string,
  agence: string,
  reference: string,
): Promise<void> {
  const taken = await transaction
    .selectFrom("listing")
    .select(["agence", "reference"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (taken === undefined) return;
  throw new StoreError(
    "INVALID",
    `L’identifiant ${id} de l’annonce ${reference} (${agence}) est déjà celui de ${taken.reference} (${taken.agence}) ; laissez-le vide pour en recevoir un.`,
  );
}

async function putPhotos(
  transaction: Transaction<Tables>,
  { id, photos }: Listing,
  paths: ReadonlyMap<string, string> | undefined,
): Promise<void> {
  const rows = new Map(
    photos.map((photo) => [
      photo.id,
      {
        listing_id: id,
        photo_id: photo.id,
        content: JSON.stringify(photo),
        path: paths?.get(photo.id) ?? null,
      },
    ]),
  );
  if (rows.size > 0)
    await transaction
      .insertInto("listing_photo")
      .values([...rows.values()])
      .execute();
}
