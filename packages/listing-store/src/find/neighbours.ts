import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, Neighbours } from "../listing-store.ts";
import { resolveCircle } from "./circle.ts";
import { getOrder } from "./order.ts";
import { type ListingSearch, matching } from "./search-filters.ts";

/** Returns the previous and the next listing in the list of a search. */
export async function findNeighbours(
  db: Kysely<Tables>,
  id: string,
  search: ListingSearch,
  options: FindOptions,
): Promise<Neighbours> {
  const circle = await resolveCircle(db, search, options);
  const rows = await db
    .with("list", (list) =>
      list
        .selectFrom("listing")
        .select([
          "id",
          "kind",
          "slug",
          "titre",
          sql<number>`row_number() over (order by ${getOrder(search.tri)})`.as("place"),
          sql<number>`count(*) over ()`.as("total"),
        ])
        .where((where) => matching(where, search, circle)),
    )
    .selectFrom("list")
    .selectAll()
    .where((where) =>
      where.between(
        "place",
        sql<number>`(select place from list where id = ${id}) - 1`,
        sql<number>`(select place from list where id = ${id}) + 1`,
      ),
    )
    .orderBy("place")
    .execute();
  const own = rows.find((row) => row.id === id);
  if (own === undefined) return { previous: null, next: null, position: null, total: 0 };
  const at = (place: number) => {
    const row = rows.find((other) => other.place === place);
    return row === undefined ? null : { id: row.id, kind: row.kind, slug: row.slug, titre: row.titre };
  };
  return {
    previous: at(own.place - 1),
    next: at(own.place + 1),
    position: own.place,
    total: own.total,
  };
}
