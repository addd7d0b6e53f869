import type { EstateSearch, FilterChip, VehicleSearch } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, Relaxation } from "../listing-store.ts";
import { circleOf } from "./circle.ts";
import { countMatching } from "./find-cards.ts";

/** More suggestions than this are no help. */
const MAX_SUGGESTIONS = 4;

/** Those of a search's filters without which it finds something, the most first. */
export async function relax<Search extends VehicleSearch | EstateSearch>(
  db: Kysely<Tables>,
  filters: readonly FilterChip<Search>[],
  options: FindOptions,
): Promise<Relaxation<Search>[]> {
  const counted = await Promise.all(
    filters.map(async (filter) => ({
      ...filter,
      total: await countMatching(db, filter.without, await circleOf(db, filter.without, options)),
    })),
  );
  return counted
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MAX_SUGGESTIONS);
}
