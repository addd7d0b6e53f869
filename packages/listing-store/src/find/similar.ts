import type { ListingCard } from "@lieudit/listing-model";
import type { Kysely, Selectable } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import type { ListingTable, Tables } from "../database/tables.ts";
import { findCardsInOrder } from "./find-cards.ts";

type Difference = (slot: number) => number;

/** Distance of twice the price; another make and model is 4. */
const PRICE_WEIGHT = 6;
/** Price distance of a listing without a price, such as a viager without a bouquet. */
const NO_PRICE = 3;
const NUMBER_WEIGHT = 0.3;

/**
 * Finds listings similar to one, by make and model or type and town, price, and
 * rooms or year. Half the price is as distant as twice the price, and more
 * distant than another make at the same price, since budgets are fixed.
 */
export async function findSimilar(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  id: string,
  count: number,
): Promise<ListingCard[]> {
  const own = await db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirst();
  if (own === undefined) return [];
  const catalogue = catalogues[own.kind];
  const isComparable = equals(catalogue, own.kind === "vehicle" ? "categorie" : "transaction_type", own);
  const getDifference = own.kind === "vehicle" ? ofVehicle(catalogue, own) : ofEstate(catalogue, own);
  const nearest: { id: string; difference: number }[] = [];
  for (const [slot, other] of catalogue.ids.entries()) {
    if (other === undefined || other === id || !isComparable(slot)) continue;
    insert(nearest, { id: other, difference: getDifference(slot) }, count);
  }
  return findCardsInOrder(
    db,
    nearest.map((listing) => listing.id),
  );
}

function ofVehicle(catalogue: KindCatalogue, own: Selectable<ListingTable>): Difference {
  return sum([
    differs(catalogue, "marque", own, 2),
    differs(catalogue, "modele", own, 2),
    differs(catalogue, "carrosserie", own, 1),
    differs(catalogue, "energie", own, 1),
    byNumber(catalogue, "annee", own.annee),
    byPrice(catalogue, own.prix_cents),
  ]);
}

function ofEstate(catalogue: KindCatalogue, own: Selectable<ListingTable>): Difference {
  return sum([
    differs(catalogue, "type", own, 4),
    differs(catalogue, "ville", own, 1),
    byNumber(catalogue, "pieces", own.pieces),
    byPrice(catalogue, own.prix_cents),
  ]);
}

function sum(parts: readonly Difference[]): Difference {
  return (slot) => {
    let total = 0;
    for (const part of parts) total += part(slot);
    return total;
  };
}

/** The text columns that decide the difference. */
type ComparedColumn =
  | "categorie"
  | "transaction_type"
  | "marque"
  | "modele"
  | "carrosserie"
  | "energie"
  | "type"
  | "ville";

function equals(
  catalogue: KindCatalogue,
  name: ComparedColumn,
  own: Selectable<ListingTable>,
): (slot: number) => boolean {
  const column = catalogue.text(name);
  const value = own[name];
  // Code 0 is a missing value, which equals nothing.
  const code = value === null ? -1 : (column.findCode(value) ?? -1);
  return (slot) => column.codes[slot] === code;
}

function differs(
  catalogue: KindCatalogue,
  name: ComparedColumn,
  own: Selectable<ListingTable>,
  weight: number,
): Difference {
  const isEqual = equals(catalogue, name, own);
  return (slot) => (isEqual(slot) ? 0 : weight);
}

function byNumber(catalogue: KindCatalogue, name: "pieces" | "annee", own: number | null): Difference {
  const { values } = catalogue.number(name);
  return (slot) => Math.abs((values[slot] || 0) - (own ?? 0)) * NUMBER_WEIGHT;
}

function byPrice(catalogue: KindCatalogue, ownCents: number): Difference {
  const { values } = catalogue.number("prix_cents");
  const own = Math.max(ownCents, 1);
  return (slot) => {
    const price = values[slot]!;
    const ratio = price > own ? price / own : price > 0 ? own / price : NO_PRICE;
    return PRICE_WEIGHT * (ratio - 1);
  };
}

/** Inserts a listing into the `count` nearest ones, which are sorted. */
function insert(
  nearest: { id: string; difference: number }[],
  listing: { id: string; difference: number },
  count: number,
): void {
  const last = nearest.at(-1);
  if (nearest.length >= count && last !== undefined && compare(last, listing) <= 0) return;
  const index = nearest.findIndex((other) => compare(other, listing) > 0);
  nearest.splice(index === -1 ? nearest.length : index, 0, listing);
  if (nearest.length > count) nearest.pop();
}

function compare(a: { id: string; difference: number }, b: { id: string; difference: number }): number {
  return a.difference - b.difference || (a.id < b.id ? -1 : 1);
}
