import type { EstateSearch, FilterChip, VehicleSearch } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, Relaxation } from "../listing-store.ts";
import { resolveCircle } from "./circle.ts";
import { countMatching } from "./find-cards.ts";

const MAX_SUGGESTIONS = 4;

/** Returns the filters without which a search has results, the most results first. */
export async function relax<Search extends VehicleSearch | EstateSearch>(
  db: Kysely<Tables>,
  filters: readonly FilterChip<Search>[],
  options: FindOptions,
): Promise<Relaxation<Search>[]> {
  const counted = await Promise.all(
    filters.map(async (filter) => ({
      ...filter,
      total: await countMatching(db, filter.without, await resolveCircle(db, filter.without, options)),
    })),
  );
  return counted
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MAX_SUGGESTIONS);
}
