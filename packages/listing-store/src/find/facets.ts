import {
  AMENITY_LABELS,
  CATEGORY_LABELS,
  CONDITION_LABELS,
  CRIT_AIR_CLASSES,
  critAirLabel,
  ENERGY_LETTERS,
  ESTATE_AMENITIES,
  ESTATE_TYPE_LABELS,
  ESTATE_TYPES,
  type EstateSearch,
  GEARBOXES,
  type ListingCard,
  OUTDOOR_SPACES,
  slugOf,
  TRANSACTION_LABELS,
  TRANSACTIONS,
  VEHICLE_BODIES,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
  VEHICLE_ENERGIES,
  type VehicleSearch,
} from "@lieudit/listing-model";
import { counted, upperFirst } from "@lieudit/listing-model/french";
import { type Kysely, sql } from "kysely";
import type { ListingTable, Tables } from "../database/tables.ts";
import type { EstateFacet, Facets, FacetValue, FindOptions, VehicleFacet } from "../listing-store.ts";
import { circleOf } from "./circle.ts";
import { cardsById } from "./find-cards.ts";
import { type Circle, type ListingSearch, matching } from "./search-filters.ts";

/** "3 or more" is offered up to here. */
const MOST_ROOMS = 5;

/** The values of each filter of vehicles, with what they would leave. */
export async function countVehicles(
  db: Kysely<Tables>,
  search: VehicleSearch,
  options: FindOptions,
): Promise<Facets<VehicleFacet>> {
  const ask = new FacetCounter(db, search, await circleOf(db, search, options));
  const [categorie, marque, modele, energie, boite, carrosserie, etat, critair, ville, agence] =
    await Promise.all([
      ask.among("categorie", "categorie", VEHICLE_CATEGORIES, (value) => CATEGORY_LABELS[value]),
      ask.named("marque", "marque", (card) => ("marque" in card ? card.marque : "")),
      search.marque === undefined
        ? []
        : ask.named("modele", "modele", (card) => ("modele" in card ? card.modele : "")),
      ask.among("energie", "energie", VEHICLE_ENERGIES, upperFirst),
      ask.among("boite", "boite", GEARBOXES, upperFirst),
      ask.among("carrosserie", "carrosserie", VEHICLE_BODIES, upperFirst),
      ask.among("etat", "etat", VEHICLE_CONDITIONS, (value) => CONDITION_LABELS[value]),
      ask.among("critair", "critair", CRIT_AIR_CLASSES, critAirLabel),
      ask.named("ville", "ville", townLabel),
      ask.named("agence", "agence", (card) => card.agenceNom),
    ]);
  return { categorie, marque, modele, energie, boite, carrosserie, etat, critair, ville, agence };
}

/** The values of each filter of estates, with what they would leave. */
export async function countEstates(
  db: Kysely<Tables>,
  search: EstateSearch,
  options: FindOptions,
): Promise<Facets<EstateFacet>> {
  const ask = new FacetCounter(db, search, await circleOf(db, search, options));
  const [transaction, type, pieces, chambres, dpe, exterieur, avec, ville, agence] = await Promise.all([
    ask.among("transaction", "transaction_type", TRANSACTIONS, (value) => TRANSACTION_LABELS[value]),
    ask.among("type", "type", ESTATE_TYPES, (value) => ESTATE_TYPE_LABELS[value]),
    ask.atLeast("pieces", "pièce", "pièces"),
    ask.atLeast("chambres", "chambre", "chambres"),
    ask.among("dpe", "dpe", ENERGY_LETTERS, (letter) => letter),
    ask.flags("exterieur", OUTDOOR_SPACES, upperFirst),
    // Each amenity is one more demand, so the others' stay.
    ask.flags(undefined, ESTATE_AMENITIES, (value) => AMENITY_LABELS[value]),
    ask.named("ville", "ville", townLabel),
    ask.named("agence", "agence", (card) => card.agenceNom),
  ]);
  return { transaction, type, pieces, chambres, dpe, exterieur, avec, ville, agence };
}

function townLabel({ adresse }: ListingCard): string {
  return `${adresse.commune} (${adresse.codePostal})`;
}

type TextColumn =
  | "categorie"
  | "marque"
  | "modele"
  | "energie"
  | "boite"
  | "carrosserie"
  | "etat"
  | "critair";
type GroupColumn = TextColumn | "transaction_type" | "type" | "dpe" | "ville" | "agence";

/** Counts the values of a search's filters, each with all filters but its own. */
class FacetCounter {
  readonly #db: Kysely<Tables>;
  readonly #search: ListingSearch;
  readonly #circle: Circle | null;

  constructor(db: Kysely<Tables>, search: ListingSearch, circle: Circle | null) {
    this.#db = db;
    this.#search = search;
    this.#circle = circle;
  }

  /** A filter with a fixed set of values; those that nothing has are left out. */
  async among<V extends string>(
    facet: string,
    column: GroupColumn,
    values: readonly V[],
    label: (value: V) => string,
  ): Promise<FacetValue[]> {
    const rows = await this.#matching(facet)
      .select([column, ({ fn }) => fn.countAll<number>().as("count")])
      .groupBy(column)
      .execute();
    const counts = new Map(rows.map((row) => [slugOf(row[column] ?? ""), row.count]));
    return values.flatMap((value) => {
      const count = counts.get(slugOf(value));
      // As `writeEstateSearch` and `writeVehicleSearch` write them: diagnoses are letters, all else is slugs.
      const written = facet === "dpe" ? value : slugOf(value);
      return count === undefined ? [] : [{ value: written, label: label(value), count }];
    });
  }

  /** A filter whose values and names come from the listings, by name. */
  async named(
    facet: string,
    column: GroupColumn,
    label: (card: ListingCard) => string,
  ): Promise<FacetValue[]> {
    const rows = await this.#matching(facet)
      .select([
        column,
        ({ fn }) => fn.countAll<number>().as("count"),
        ({ fn }) => fn.min<string>("id").as("id"),
      ])
      .groupBy(column)
      .execute();
    // Any card of a group knows its name.
    const cards = await cardsById(
      this.#db,
      rows.map(({ id }) => id),
    );
    return rows
      .flatMap(({ count, id, ...row }) => {
        const [value, card] = [row[column], cards.get(id)];
        return value === null || card === undefined ? [] : [{ value, label: label(card), count }];
      })
      .sort((a, b) => BY_NAME.compare(a.label, b.label));
  }

  /** A number of rooms: at least 1, at least 2 … */
  async atLeast(column: "pieces" | "chambres", one: string, many: string): Promise<FacetValue[]> {
    const rows = await this.#matching(column)
      .select([column, ({ fn }) => fn.countAll<number>().as("count")])
      .groupBy(column)
      .execute();
    return Array.from({ length: MOST_ROOMS }, (_, index) => index + 1).flatMap((least) => {
      const count = rows.reduce((sum, row) => sum + ((row[column] ?? 0) >= least ? row.count : 0), 0);
      const label = `${counted(least, one, many)} et plus`;
      return count === 0 ? [] : [{ value: String(least), label, count }];
    });
  }

  /** Filters that a listing has or has not. */
  async flags<V extends Flag>(
    facet: string | undefined,
    values: readonly V[],
    label: (value: V) => string,
  ): Promise<FacetValue[]> {
    const row = await this.#matching(facet)
      .select(
        values.map((value) =>
          sql<number | null>`sum(${sql.ref(columnOfFlag(value))})`.as(columnOfFlag(value)),
        ),
      )
      .executeTakeFirst();
    const counts: Readonly<Partial<Record<string, number | null>>> = row ?? {};
    return values.flatMap((value) => {
      const count = counts[columnOfFlag(value)] ?? 0;
      return count === 0 ? [] : [{ value, label: label(value), count }];
    });
  }

  #matching(except: string | undefined) {
    return this.#db
      .selectFrom("listing")
      .where((where) => matching(where, this.#search, this.#circle, except));
  }
}

type Flag = (typeof OUTDOOR_SPACES)[number] | (typeof ESTATE_AMENITIES)[number];

function columnOfFlag(flag: Flag): keyof ListingTable {
  return flag === "acces-pmr" ? "acces_pmr" : flag;
}

const BY_NAME = new Intl.Collator("fr", { sensitivity: "base", numeric: true });
