import type { ListingCard, Transaction } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import { getSearchKind, type ListingSearch } from "../catalogue/match.ts";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, ListingPoint, PriceUnit } from "../listing-store.ts";
import { findCardsById, matchSearch } from "./find-cards.ts";

/** Limits the size of the map data. */
const MAX_POINTS = 5_000;

/** Returns a marker for each result of a search that has a position. */
export async function findPoints(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  search: ListingSearch,
  options: FindOptions,
): Promise<ListingPoint[]> {
  const catalogue = catalogues[getSearchKind(search)];
  const match = matchSearch(catalogues, search, options);
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  const slots = [...catalogue.getOrder(search.tri)]
    .filter((slot) => match.has(slot) && !Number.isNaN(latitudes[slot]) && !Number.isNaN(longitudes[slot]))
    .slice(0, MAX_POINTS);
  return readPoints(db, catalogue, slots);
}

/** Returns the markers of listings that have a position. */
export async function readPoints(
  db: Kysely<Tables>,
  catalogue: KindCatalogue,
  slots: readonly number[],
): Promise<ListingPoint[]> {
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  // Read before the wait, since an import may change the catalogue meanwhile.
  const places = slots.map((slot) => ({
    id: catalogue.idAt(slot),
    latitude: latitudes[slot]!,
    longitude: longitudes[slot]!,
  }));
  const cards = await findCardsById(
    db,
    places.map(({ id }) => id),
  );
  return places.flatMap(({ id, ...position }) => {
    const card = cards.get(id);
    return card === undefined ? [] : [toPoint(card, position)];
  });
}

function toPoint(card: ListingCard, position: { latitude: number; longitude: number }): ListingPoint {
  const { id, kind, slug, titre, prixCents, photo } = card;
  return {
    id,
    kind,
    slug,
    titre,
    prixCents,
    ...getPriceUnit(card),
    ...position,
    ...(card.hasExactPosition !== true && { isApproximate: true as const }),
    ...(photo !== undefined && { photoId: photo.id }),
  };
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
