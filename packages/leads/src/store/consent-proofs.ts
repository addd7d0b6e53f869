import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

/** That a choice was made, on which texts; nothing says by whom. */
export interface ConsentProof {
  id: string;
  /** ISO 8601. */
  created: string;
  /** Of the texts that were shown. */
  version: string;
  /** What was pressed, such as `tout refuser`. */
  action: string;
  /** Every category after it: accepted, refused, or not chosen yet. */
  categories: Readonly<Record<string, boolean | null>>;
}

export type NewConsentProof = Omit<ConsentProof, "id" | "created">;

/** Keeps a proof, with the moment `now`. */
export async function putProof(db: Kysely<LeadTables>, proof: NewConsentProof, now: Date): Promise<void> {
  const { version, action, categories } = proof;
  await db
    .insertInto("consent_proof")
    .values({
      id: randomUUID(),
      created: now.toISOString(),
      version,
      action,
      categories: JSON.stringify(categories),
    })
    .execute();
}

/** Proofs, oldest first. */
export async function listProofs(db: Kysely<LeadTables>): Promise<ConsentProof[]> {
  const rows = await db.selectFrom("consent_proof").selectAll().orderBy("created").orderBy("id").execute();
  return rows.map(({ categories, ...proof }) => ({ ...proof, categories: JSON.parse(categories) }));
}

/**
 * Deletes the proofs from before `before`.
 *
 * @returns how many those were.
 */
export async function purgeProofs(db: Kysely<LeadTables>, before: Date): Promise<number> {
  const answer = await db
    .deleteFrom("consent_proof")
    .where("created", "<", before.toISOString())
    .executeTakeFirst();
  return Number(answer.numDeletedRows);
}
