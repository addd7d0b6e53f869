import type { Kysely } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import { getSearchKind, type ListingSearch } from "../catalogue/match.ts";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, Neighbours } from "../listing-store.ts";
import { matchSearch } from "./find-cards.ts";

/** Returns the previous and the next listing in the list of a search. */
export async function findNeighbours(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  id: string,
  search: ListingSearch,
  options: FindOptions,
): Promise<Neighbours> {
  const catalogue = catalogues[getSearchKind(search)];
  const own = catalogue.findSlot(id);
  const match = matchSearch(catalogues, search, options);
  if (own === undefined || !match.has(own)) return { previous: null, next: null, position: null, total: 0 };
  const slots = catalogue.getOrder(search.tri).filter((slot) => match.has(slot));
  const index = slots.indexOf(own);
  const ids = [slots[index - 1], slots[index + 1]].map((slot) =>
    slot === undefined ? null : catalogue.idAt(slot),
  );
  const rows = await db
    .selectFrom("listing")
    .select(["id", "kind", "slug", "titre"])
    .where("id", "in", ids)
    .execute();
  const [previous = null, next = null] = ids.map((each) => rows.find((row) => row.id === each) ?? null);
  return { previous, next, position: index + 1, total: slots.length };
}
