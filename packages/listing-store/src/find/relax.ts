import type { FilterChip } from "@lieudit/listing-model";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import type { ListingSearch } from "../catalogue/match.ts";
import type { FindOptions, Relaxation } from "../listing-store.ts";
import { matchSearch } from "./find-cards.ts";

const MAX_SUGGESTIONS = 4;

/** Returns the filters without which a search has results, the most results first. */
export function relax<Search extends ListingSearch>(
  catalogues: Catalogues,
  filters: readonly FilterChip<Search>[],
  options: FindOptions,
): Relaxation<Search>[] {
  return filters
    .map((filter) => ({ ...filter, total: matchSearch(catalogues, filter.without, options).count() }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MAX_SUGGESTIONS);
}
