import type { ListingCard, Transaction } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import {
  CARDS_PER_PAGE,
  type CardPage,
  type FindOptions,
  type ListingPoint,
  type PriceUnit,
} from "../listing-store.ts";
import { resolveCircle } from "./circle.ts";
import { getOrder } from "./order.ts";
import { type Circle, type ListingSearch, matching } from "./search-filters.ts";

/** Limits the size of the map data. */
const MAX_POINTS = 5_000;

/** Returns one page of the results of a search. */
export async function findCards<Card extends ListingCard>(
  db: Kysely<Tables>,
  search: ListingSearch,
  options: FindOptions,
): Promise<CardPage<Card>> {
  const { cardsPerPage = CARDS_PER_PAGE } = options;
  const circle = await resolveCircle(db, search, options);
  const [total, rows] = await Promise.all([
    countMatching(db, search, circle),
    db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select("card")
      .where((where) => matching(where, search, circle))
      .orderBy(getOrder(search.tri))
      .limit(cardsPerPage)
      .offset((search.page - 1) * cardsPerPage)
      .execute(),
  ]);
  return {
    cards: rows.map(({ card }) => parseCard<Card>(card)),
    total,
    page: search.page,
    pageCount: Math.max(1, Math.ceil(total / cardsPerPage)),
  };
}

/** Counts the results of a search. */
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

/** Returns a marker for each result of a search that has a position. */
export async function findPoints(
  db: Kysely<Tables>,
  search: ListingSearch,
  options: FindOptions,
): Promise<ListingPoint[]> {
  const circle = await resolveCircle(db, search, options);
  const rows = await db
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_id", "id")
    .select(["latitude", "longitude", "card"])
    .where((where) => matching(where, search, circle))
    .where("latitude", "is not", null)
    .orderBy(getOrder(search.tri))
    .limit(MAX_POINTS)
    .execute();
  return rows.flatMap(({ card, latitude, longitude }) => {
    if (latitude === null || longitude === null) return [];
    const read = parseCard<ListingCard>(card);
    const { id, kind, slug, titre, prixCents, photo } = read;
    return [
      {
        id,
        kind,
        slug,
        titre,
        prixCents,
        ...getPriceUnit(read),
        latitude,
        longitude,
        ...(photo !== undefined && { photoId: photo.id }),
      },
    ];
  });
}

const PRICE_UNITS: Readonly<Partial<Record<Transaction, PriceUnit>>> = {
  location: "month",
  saisonnier: "week",
  viager: "bouquet",
};

function getPriceUnit(card: ListingCard): Pick<ListingPoint, "priceUnit"> {
  const priceUnit = card.kind === "estate" ? PRICE_UNITS[card.transaction] : undefined;
  return priceUnit === undefined ? {} : { priceUnit };
}

/** Returns the cards of these listings by id. */
export async function findCardsById(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, ListingCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("listing_body")
    .select(["listing_id", "card"])
    .where("listing_id", "in", ids)
    .execute();
  return new Map(rows.map(({ listing_id, card }) => [listing_id, parseCard<ListingCard>(card)]));
}

/** Parses a card that `listingBody` wrote. */
export function parseCard<Card extends ListingCard>(card: string): Card {
  return JSON.parse(card) as Card;
}
