import { type Agency, type Listing, listingCard } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { createChange, raiseVersion } from "./version.ts";
import { withdrawRow } from "./withdraw-row.ts";

/** Saves an agency, and its name on the cards of its listings. An unchanged agency writes nothing. */
export async function putAgency(db: Kysely<Tables>, agency: Agency): Promise<void> {
  const { slug, kind, nom } = agency;
  const content = JSON.stringify(agency);
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("agency")
      .select("content")
      .where("slug", "=", slug)
      .executeTakeFirst();
    if (before?.content === content) return;
    await transaction
      .insertInto("agency")
      .values({ slug, kind, content })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet({ kind, content }))
      .execute();
    const known = before === undefined ? undefined : (JSON.parse(before.content) as Agency); // as written below
    if (known !== undefined && known.nom !== nom) {
      const rows = await transaction
        .selectFrom("listing")
        .innerJoin("listing_body", "listing_id", "id")
        .select(["id", "content"])
        .where("agence", "=", slug)
        .execute();
      for (const row of rows) {
        const card = JSON.stringify(listingCard(JSON.parse(row.content) as Listing, nom)); // as `listingRow` wrote it
        await transaction
          .updateTable("listing_body")
          .set({ card })
          .where("listing_id", "=", row.id)
          .execute();
      }
    }
    await raiseVersion(transaction);
  });
}

/** Deletes an agency and withdraws its listings. Returns null for an unknown slug. */
export async function removeAgency(
  db: Kysely<Tables>,
  slug: string,
  now: Date,
): Promise<{ withdrawn: number } | null> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("agency")
      .where("slug", "=", slug)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return null;
    const rows = await transaction
      .selectFrom("listing")
      .select("id")
      .where("agence", "=", slug)
      .where("fini", "is", null)
      .execute();
    const getChange = createChange(transaction);
    for (const { id } of rows) await withdrawRow(transaction, id, now, getChange);
    await transaction.deleteFrom("listing_edit").where("agence", "=", slug).execute();
    await getChange();
    return { withdrawn: rows.length };
  });
}
