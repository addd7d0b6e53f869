import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

/** An anonymous record that a choice about cookies was made, and on which texts. */
export interface ConsentProof {
  id: string;
  /** ISO 8601. */
  created: string;
  /** Version of the texts that were shown. */
  version: string;
  /** Label of the pressed button, such as `tout refuser`. */
  action: string;
  /** Resulting state of each category: accepted, refused, or null if not chosen yet. */
  categories: Readonly<Record<string, boolean | null>>;
}

export type NewConsentProof = Omit<ConsentProof, "id" | "created">;

/** Saves a proof with the time `now`. */
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

/** Returns all proofs, oldest first. */
export async function listProofs(db: Kysely<LeadTables>): Promise<ConsentProof[]> {
  const rows = await db.selectFrom("consent_proof").selectAll().orderBy("created").orderBy("id").execute();
  return rows.map(({ categories, ...proof }) => ({ ...proof, categories: JSON.parse(categories) }));
}

/**
 * Deletes the proofs from before `before`.
 *
 * @returns the number of deleted proofs
 */
export async function purgeProofs(db: Kysely<LeadTables>, before: Date): Promise<number> {
  const result = await db
    .deleteFrom("consent_proof")
    .where("created", "<", before.toISOString())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
