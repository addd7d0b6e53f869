import type { ListingCard } from "@lieudit/listing-model";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, ListingNews, NewsPage } from "../listing-store.ts";
import { resolveCircle } from "./circle.ts";
import { parseCard } from "./find-cards.ts";
import { getOrder } from "./order.ts";
import { type ListingSearch, matching, type Where } from "./search-filters.ts";

/**
 * Finds news of a search or of one listing since a change: counts all of it and
 * returns the newest. An import that ends meanwhile belongs to the next call.
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
  const isWatched = await toCondition(db, watched, options);
  const isNews = (where: Where) => where.and([isWatched(where), isNewsBetween(where, after, change)]);
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
      .orderBy(getOrder("recent"))
      .limit(count)
      .execute(),
  ]);
  const news = rows.map(
    (row): ListingNews => ({
      card: parseCard<ListingCard>(row.card),
      priceBeforeCents: row.came_at > after ? null : row.cut_from_cents,
    }),
  );
  return { change, total, news };
}

async function toCondition(
  db: Kysely<Tables>,
  watched: ListingSearch | { id: string },
  options: FindOptions,
) {
  if ("id" in watched) {
    return (where: Where) => where.and([where("id", "=", watched.id), where("visible", "=", 1)]);
  }
  const circle = await resolveCircle(db, watched, options);
  return (where: Where) => matching(where, watched, circle);
}

/** Matches listings that were added, or reduced and not raised again, between two changes. */
function isNewsBetween(where: Where, after: number, until: number) {
  return where.or([
    where.and([where("came_at", ">", after), where("came_at", "<=", until)]),
    where.and([
      where("cut_at", ">", after),
      where("cut_at", "<=", until),
      where("prix_cents", "<", where.ref("cut_from_cents")),
    ]),
  ]);
}
