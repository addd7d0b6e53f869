import type { ListingCard } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { CARDS_PER_PAGE, type CardPage, type FindOptions, type ListingPoint } from "../listing-store.ts";
import { circleOf } from "./circle.ts";
import { orderBy } from "./order.ts";
import { type Circle, type ListingSearch, matching } from "./search-filters.ts";

/** More markers than this help nobody, and would weigh megabytes. */
const MAX_POINTS = 5_000;

/** One page of a search. */
export async function findCards<Card extends ListingCard>(
  db: Kysely<Tables>,
  search: ListingSearch,
  options: FindOptions,
): Promise<CardPage<Card>> {
  const { cardsPerPage = CARDS_PER_PAGE } = options;
  const circle = await circleOf(db, search, options);
  const [total, rows] = await Promise.all([
    countMatching(db, search, circle),
    db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select("card")
      .where((where) => matching(where, search, circle))
      .orderBy(orderBy(search.tri))
      .limit(cardsPerPage)
      .offset((search.page - 1) * cardsPerPage)
      .execute(),
  ]);
  return {
    cards: rows.map(({ card }) => cardOf<Card>(card)),
    total,
    page: search.page,
    pageCount: Math.max(1, Math.ceil(total / cardsPerPage)),
  };
}

/** How many listings a search finds. */
export async function countMatching(
  db: Kysely<Tables>,
  search: ListingSearch,
  circle: Circle | null,
): Promise<number> {
  const { count } = await db
    .selectFrom("listing")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where((where) => matching(where, search, circle))
    .executeTakeFirstOrThrow();
  return count;
}

/** A marker for each listing of a search that has a position. */
export async function findPoints(
  db: Kysely<Tables>,
  search: ListingSearch,
  options: FindOptions,
): Promise<ListingPoint[]> {
  const circle = await circleOf(db, search, options);
  const rows = await db
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_id", "id")
    .select(["latitude", "longitude", "card"])
    .where((where) => matching(where, search, circle))
    .where("latitude", "is not", null)
    .orderBy(orderBy(search.tri))
    .limit(MAX_POINTS)
    .execute();
  return rows.flatMap(({ card, latitude, longitude }) => {
    if (latitude === null || longitude === null) return [];
    const read = cardOf<ListingCard>(card);
    const { id, kind, slug, titre, prixCents, photo } = read;
    return [
      {
        id,
        kind,
        slug,
        titre,
        prixCents,
        ...(read.kind === "estate" && read.transaction === "location" && { isRent: true as const }),
        latitude,
        longitude,
        ...(photo !== undefined && { photoId: photo.id }),
      },
    ];
  });
}

/** The cards of these listings, by id. */
export async function cardsById(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, ListingCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("listing_body")
    .select(["listing_id", "card"])
    .where("listing_id", "in", ids)
    .execute();
  return new Map(rows.map(({ listing_id, card }) => [listing_id, cardOf<ListingCard>(card)]));
}

/** A card as `listingRow` wrote it. */
export function cardOf<Card extends ListingCard>(card: string): Card {
  return JSON.parse(card) as Card;
}
