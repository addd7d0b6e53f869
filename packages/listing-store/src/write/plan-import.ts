import { StoreError } from "@lieudit/database";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { ImportKey } from "../listing-store.ts";

/** What a staged import changes. */
export interface ImportPlan {
  /** References to insert or update, in the order of the delivery. */
  references: string[];
  /** Ids of the listings to withdraw. */
  missing: string[];
  /** Number of staged listings that are stored already. */
  unchanged: number;
}

/** From this size on, a portfolio that loses more than half of its listings at once is rejected. */
const MIN_SUSPECT_SIZE = 10;

/**
 * Compares a staged import with the stored portfolio, without writing anything.
 *
 * @throws {StoreError} INVALID for a duplicate id or a delivery that empties the portfolio
 */
export async function planImport(
  db: Kysely<Tables>,
  key: ImportKey,
  allowsEmptying: boolean,
): Promise<ImportPlan> {
  const staged = db.selectFrom("listing_staged").where("import_id", "=", key.importId);
  const changed = await staged
    .select("reference")
    .where("draft", "is not", null)
    .orderBy("position")
    .execute();
  const { unchanged } = await staged
    .select(({ fn }) => fn.countAll<number>().as("unchanged"))
    .where("draft", "is", null)
    // References of unreadable listings have no fingerprint.
    .where("fingerprint", "<>", "")
    .executeTakeFirstOrThrow();
  const missing = await findMissing(db, key);
  if (!allowsEmptying) await rejectEmptying(db, key, missing.length);
  await rejectTakenIds(db, key);
  return {
    references: changed.map(({ reference }) => reference),
    missing,
    unchanged: Number(unchanged),
  };
}

/** Listings on offer of this feed that are not in the delivery. */
async function findMissing(db: Kysely<Tables>, { importId, agence, flux }: ImportKey): Promise<string[]> {
  const rows = await db
    .selectFrom("listing")
    .leftJoin("listing_staged", (join) =>
      join
        .onRef("listing_staged.reference", "=", "listing.reference")
        .on("listing_staged.import_id", "=", importId),
    )
    .select("listing.id")
    .where("listing.agence", "=", agence)
    .where("listing.flux", "=", flux)
    .where("listing.fini", "is", null)
    .where("listing_staged.reference", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

async function rejectEmptying(
  db: Kysely<Tables>,
  { agence, flux }: ImportKey,
  missingCount: number,
): Promise<void> {
  const { offered } = await db
    .selectFrom("listing")
    .select(({ fn }) => fn.countAll<number>().as("offered"))
    .where("agence", "=", agence)
    .where("flux", "=", flux)
    .where("fini", "is", null)
    .executeTakeFirstOrThrow();
  if (offered < MIN_SUSPECT_SIZE || missingCount * 2 <= offered) return;
  throw new StoreError(
    "INVALID",
    `Cette livraison retirerait ${missingCount} des ${offered} annonces de ${agence} : elle paraît incomplète et rien n’a été changé. ` +
      "Si c’est voulu, importez-la avec --vider.",
  );
}

/** An id belongs to one listing and never changes. */
async function rejectTakenIds(db: Kysely<Tables>, { importId, agence }: ImportKey): Promise<void> {
  const renamed = await db
    .selectFrom("listing_staged")
    .innerJoin("listing", (join) =>
      join.on("listing.agence", "=", agence).onRef("listing.reference", "=", "listing_staged.reference"),
    )
    .select(["listing_staged.reference", "given_id", "listing.id"])
    .where("import_id", "=", importId)
    .where("draft", "is not", null)
    .whereRef("given_id", "<>", "listing.id")
    .executeTakeFirst();
  if (renamed !== undefined) {
    throw new StoreError(
      "INVALID",
      `L’annonce ${renamed.reference} porte l’identifiant ${renamed.given_id}, mais elle est déjà enregistrée sous ${renamed.id} ; un identifiant ne change pas.`,
    );
  }
  const stored = await db
    .selectFrom("listing_staged")
    .innerJoin("listing", "listing.id", "listing_staged.id")
    .leftJoin("listing as own", (join) =>
      join.on("own.agence", "=", agence).onRef("own.reference", "=", "listing_staged.reference"),
    )
    .select(["listing_staged.id", "listing_staged.reference", "listing.agence", "listing.reference as other"])
    .where("import_id", "=", importId)
    .where("draft", "is not", null)
    .where("own.id", "is", null)
    .executeTakeFirst();
  if (stored !== undefined) {
    throw createTakenError(
      stored.id,
      `${stored.reference} (${agence})`,
      `${stored.other} (${stored.agence})`,
    );
  }
  const repeated = await db
    .selectFrom("listing_staged")
    .select(({ fn }) => ["id", fn.min("reference").as("first"), fn.max("reference").as("last")])
    .where("import_id", "=", importId)
    .where("draft", "is not", null)
    .groupBy("id")
    .having(({ fn }) => fn.countAll<number>(), ">", 1)
    .executeTakeFirst();
  if (repeated !== undefined) {
    throw createTakenError(repeated.id, `${repeated.last} (${agence})`, `${repeated.first} (${agence})`);
  }
}

function createTakenError(id: string, listing: string, owner: string): StoreError {
  return new StoreError(
    "INVALID",
    `L’identifiant ${id} de l’annonce ${listing} est déjà celui de ${owner} ; laissez-le vide pour en recevoir un.`,
  );
}
