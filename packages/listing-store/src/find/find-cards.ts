import type { ListingCard } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import { findMatch, getSearchKind, type ListingSearch, type Match } from "../catalogue/match.ts";
import type { Tables } from "../database/tables.ts";
import { CARDS_PER_PAGE, type CardPage, type FindOptions } from "../listing-store.ts";
import { resolveCircle } from "./circle.ts";
import { addTravelNotes } from "./travel-notes.ts";

/** Returns one page of the results of a search. */
export async function findCards<Card extends ListingCard>(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  search: ListingSearch,
  options: FindOptions,
): Promise<CardPage<Card>> {
  const { cardsPerPage = CARDS_PER_PAGE } = options;
  const catalogue = catalogues[getSearchKind(search)];
  const match = matchSearch(catalogues, search, options);
  const total = match.count();
  const first = (search.page - 1) * cardsPerPage;
  const slots = first < total ? takeSlots(catalogue, search, match, first, cardsPerPage) : [];
  const cards = await findCardsInOrder<Card>(
    db,
    slots.map((slot) => catalogue.idAt(slot)),
  );
  return {
    cards: cards.map((card) => addTravelNotes(card, catalogue, search)),
    total,
    page: search.page,
    pageCount: Math.max(1, Math.ceil(total / cardsPerPage)),
  };
}

/** Matches a search against the catalogue of its kind. */
export function matchSearch(catalogues: Catalogues, search: ListingSearch, options: FindOptions): Match {
  const circle = resolveCircle(catalogues, search, options);
  const { within, area } = options;
  return findMatch(catalogues[getSearchKind(search)], search, { circle, within, area });
}

/** Returns the slots of `count` results in the order of the search, from index `first` on. */
function takeSlots(
  catalogue: KindCatalogue,
  search: ListingSearch,
  match: Match,
  first: number,
  count: number,
): number[] {
  const slots: number[] = [];
  let index = 0;
  for (const slot of catalogue.getOrder(search.tri)) {
    if (!match.has(slot)) continue;
    if (index >= first) slots.push(slot);
    index += 1;
    if (slots.length === count) break;
  }
  return slots;
}

/** Returns the cards of these listings in the same order. */
export async function findCardsInOrder<Card extends ListingCard>(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Card[]> {
  const cards = await findCardsById(db, ids);
  // The cards of a kind's catalogue are of that kind.
  return ids.flatMap((id) => (cards.get(id) as Card | undefined) ?? []);
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
