import type { Kysely } from "kysely";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import type { Tables } from "../database/tables.ts";
import type { SitemapEntry } from "../listing-store.ts";

/** Returns one part of the listings on offer, in the order of their first import. */
export async function findSitemapEntries(
  db: Kysely<Tables>,
  catalogue: KindCatalogue,
  first: number,
  count: number,
): Promise<SitemapEntry[]> {
  const slots = catalogue.getOrder("number").subarray(first, first + count);
  const ids = Array.from(slots, (slot) => catalogue.idAt(slot));
  if (ids.length === 0) return [];
  const [rows, photos] = await Promise.all([
    db
      .selectFrom("listing")
      .select(["id", "kind", "slug", "titre", "maj"])
      .where("id", "in", ids)
      .orderBy("number")
      .execute(),
    db
      .selectFrom("listing_photo")
      .select(["listing_id", "photo_id"])
      .where("listing_id", "in", ids)
      .execute(),
  ]);
  const byListing = Map.groupBy(photos, ({ listing_id }) => listing_id);
  return rows.map((row) => ({
    ...row,
    photoIds: (byListing.get(row.id) ?? []).map(({ photo_id }) => photo_id),
  }));
}
