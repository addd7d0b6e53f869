import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FindOptions } from "../listing-store.ts";
import type { Circle, ListingSearch } from "./search-filters.ts";

/**
 * Returns the circle of a search around the given point, by default around the
 * centre of the commune's listings. Null without a radius or a known centre.
 */
export async function resolveCircle(
  db: Kysely<Tables>,
  { ville, rayonKm }: ListingSearch,
  { around }: FindOptions,
): Promise<Circle | null> {
  if (ville === undefined || rayonKm === undefined) return null;
  if (around !== undefined) return { ...around, radiusKm: rayonKm };
  const middle = await db
    .selectFrom("listing")
    .select(({ fn }) => [
      fn.avg<number | null>("latitude").as("latitude"),
      fn.avg<number | null>("longitude").as("longitude"),
    ])
    .where((where) => where.or([where("ville", "=", ville), where("commune", "=", ville)]))
    .executeTakeFirst();
  const { latitude, longitude } = middle ?? {};
  return typeof latitude === "number" && typeof longitude === "number"
    ? { latitude, longitude, radiusKm: rayonKm }
    : null;
}
