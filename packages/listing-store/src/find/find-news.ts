import type { ListingCard } from "@lieudit/listing-model";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, ListingNews, NewsPage } from "../listing-store.ts";
import { circleOf } from "./circle.ts";
import { cardOf } from "./find-cards.ts";
import { orderBy } from "./order.ts";
import { type ListingSearch, matching, type Where } from "./search-filters.ts";

/**
 * What of a search, or of one listing, is new since a change: all of it is
 * counted, the newest are told. The changes up to one moment are looked at, so
 * that an import that ends meanwhile belongs wholly to the next time.
 */
export async function findNews(
  db: Kysely<Tables>,
  watched: ListingSearch | { id: string },
  after: number,
  { count, ...options }: FindOptions & { count: number },
): Promise<NewsPage> {
  const { value: change } = await db
    .selectFrom("state")
    .select("value")
    .where("name", "=", "version")
    .executeTakeFirstOrThrow();
  const isWatched = await watchedBy(db, watched, options);
  const isNews = (where: Where) => where.and([isWatched(where), newsBetween(where, after, change)]);
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom("listing")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where(isNews)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select(["card", "came_at", "cut_from_cents"])
      .where(isNews)
      .orderBy(sql`case when came_at > ${after} then 0 else 1 end`)
      .orderBy(orderBy("recent"))
      .limit(count)
      .execute(),
  ]);
  const news = rows.map(
    (row): ListingNews => ({
      card: cardOf<ListingCard>(row.card),
      priceBeforeCents: row.came_at > after ? null : row.cut_from_cents,
    }),
  );
  return { change, total, news };
}

async function watchedBy(db: Kysely<Tables>, watched: ListingSearch | { id: string }, options: FindOptions) {
  if ("id" in watched) {
    return (where: Where) => where.and([where("id", "=", watched.id), where("visible", "=", 1)]);
  }
  const circle = await circleOf(db, watched, options);
  return (where: Where) => matching(where, watched, circle);
}

/** Came, or fell in price and not back up, after one change and not after another. */
function newsBetween(where: Where, after: number, until: number) {
  return where.or([
    where.and([where("came_at", ">", after), where("came_at", "<=", until)]),
    where.and([
      where("cut_at", ">", after),
      where("cut_at", "<=", until),
      where("prix_cents", "<", where.ref("cut_from_cents")),
    ]),
  ]);
}
