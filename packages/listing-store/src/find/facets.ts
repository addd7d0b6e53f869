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
  const circle = await circleOf(db, search, options);
  // Models are those of a make.
  const unasked = search.marque === undefined ? (["modele"] as const) : [];
  const of = await countGroups(db, search, circle, VEHICLE_COLUMNS, unasked);
  const cards = await cardsById(db, [...of.marque, ...of.modele, ...of.ville, ...of.agence].map(idOf));
  return {
    categorie: among(of.categorie, VEHICLE_CATEGORIES, (value) => CATEGORY_LABELS[value]),
    marque: named(of.marque, cards, (card) => ("marque" in card ? card.marque : "")),
    modele: named(of.modele, cards, (card) => ("modele" in card ? card.modele : "")),
    energie: among(of.energie, VEHICLE_ENERGIES, upperFirst),
    boite: among(of.boite, GEARBOXES, upperFirst),
    carrosserie: among(of.carrosserie, VEHICLE_BODIES, upperFirst),
    etat: among(of.etat, VEHICLE_CONDITIONS, (value) => CONDITION_LABELS[value]),
    critair: among(of.critair, CRIT_AIR_CLASSES, critAirLabel),
    ville: named(of.ville, cards, townLabel),
    agence: named(of.agence, cards, (card) => card.agenceNom),
  };
}

/** The values of each filter of estates, with what they would leave. */
export async function countEstates(
  db: Kysely<Tables>,
  search: EstateSearch,
  options: FindOptions,
): Promise<Facets<EstateFacet>> {
  const circle = await circleOf(db, search, options);
  const [of, exterieur, avec] = await Promise.all([
    countGroups(db, search, circle, ESTATE_COLUMNS),
    countFlags(db, search, circle, OUTDOOR_SPACES, upperFirst, "exterieur"),
    // Each amenity is one more demand, so the others' stay.
    countFlags(db, search, circle, ESTATE_AMENITIES, (value) => AMENITY_LABELS[value]),
  ]);
  const cards = await cardsById(db, [...of.ville, ...of.agence].map(idOf));
  return {
    transaction: among(of.transaction, TRANSACTIONS, (value) => TRANSACTION_LABELS[value]),
    type: among(of.type, ESTATE_TYPES, (value) => ESTATE_TYPE_LABELS[value]),
    pieces: atLeast(of.pieces, "pièce", "pièces"),
    chambres: atLeast(of.chambres, "chambre", "chambres"),
    // Diagnoses are letters in addresses, all else is slugs: `writeEstateSearch`.
    dpe: among(
      of.dpe,
      ENERGY_LETTERS,
      (letter) => letter,
      (letter) => letter,
    ),
    exterieur,
    avec,
    ville: named(of.ville, cards, townLabel),
    agence: named(of.agence, cards, (card) => card.agenceNom),
  };
}

/** The column that each facet counts; names of facets are those of filters. */
const VEHICLE_COLUMNS = {
  categorie: "categorie",
  marque: "marque",
  modele: "modele",
  energie: "energie",
  boite: "boite",
  carrosserie: "carrosserie",
  etat: "etat",
  critair: "critair",
  ville: "ville",
  agence: "agence",
} as const satisfies Partial<Record<VehicleFacet, keyof ListingTable>>;

const ESTATE_COLUMNS = {
  transaction: "transaction_type",
  type: "type",
  pieces: "pieces",
  chambres: "chambres",
  dpe: "dpe",
  ville: "ville",
  agence: "agence",
} as const satisfies Partial<Record<EstateFacet, keyof ListingTable>>;

function townLabel({ adresse }: ListingCard): string {
  return `${adresse.commune} (${adresse.codePostal})`;
}

/** Listings with the same value in a facet's column. */
interface Group {
  /** Numbers as text. */
  value: string | null;
  count: number;
  /** Of any of them. */
  id: string;
}

function idOf({ id }: Group): string {
  return id;
}

/**
 * The groups of every facet, each with all filters but its own: one question
 * for all of them, since each costs more to ask than to answer.
 */
async function countGroups<Facet extends string>(
  db: Kysely<Tables>,
  search: ListingSearch,
  circle: Circle | null,
  columns: Readonly<Record<Facet, keyof ListingTable>>,
  unasked: readonly NoInfer<Facet>[] = [],
): Promise<Record<Facet, Group[]>> {
  const facets = Object.keys(columns) as Facet[];
  const questions = facets
    .filter((facet) => !unasked.includes(facet))
    .map((facet) =>
      db
        .selectFrom("listing")
        .select(({ fn }) => [
          sql<string>`cast(${facet} as text)`.as("facet"),
          sql<string | null>`cast(${sql.ref(columns[facet])} as text)`.as("value"),
          fn.countAll<number>().as("count"),
          fn.min<string>("id").as("id"),
        ])
        .where((where) => matching(where, search, circle, facet))
        .groupBy(columns[facet]),
    );
  const groups = Object.fromEntries(facets.map((facet): [Facet, Group[]] => [facet, []]));
  const of = groups as Record<Facet, Group[]>; // One for each of `facets`.
  const [first, ...others] = questions;
  if (first === undefined) return of;
  for (const { facet, ...group } of await others.reduce((all, one) => all.unionAll(one), first).execute()) {
    of[facet as Facet].push(group);
  }
  return of;
}

/** A filter with a fixed set of values; those that nothing has are left out. */
function among<V extends string>(
  groups: readonly Group[],
  values: readonly V[],
  label: (value: V) => string,
  written: (value: V) => string = slugOf,
): FacetValue[] {
  const counts = new Map(groups.map(({ value, count }) => [slugOf(value ?? ""), count]));
  return values.flatMap((value) => {
    const count = counts.get(slugOf(value));
    return count === undefined ? [] : [{ value: written(value), label: label(value), count }];
  });
}

/** A filter whose values and names come from the listings, by name; any card of a group knows its name. */
function named(
  groups: readonly Group[],
  cards: ReadonlyMap<string, ListingCard>,
  label: (card: ListingCard) => string,
): FacetValue[] {
  return groups
    .flatMap(({ value, count, id }) => {
      const card = cards.get(id);
      return value === null || card === undefined ? [] : [{ value, label: label(card), count }];
    })
    .sort((a, b) => BY_NAME.compare(a.label, b.label));
}

/** A number of rooms: at least 1, at least 2 … */
function atLeast(groups: readonly Group[], one: string, many: string): FacetValue[] {
  return Array.from({ length: MOST_ROOMS }, (_, index) => index + 1).flatMap((least) => {
    const count = groups.reduce(
      (sum, group) => sum + (Number(group.value ?? 0) >= least ? group.count : 0),
      0,
    );
    const label = `${counted(least, one, many)} et plus`;
    return count === 0 ? [] : [{ value: String(least), label, count }];
  });
}

/** Filters that a listing has or has not. */
async function countFlags<V extends Flag>(
  db: Kysely<Tables>,
  search: ListingSearch,
  circle: Circle | null,
  values: readonly V[],
  label: (value: V) => string,
  facet?: EstateFacet,
): Promise<FacetValue[]> {
  const row = await db
    .selectFrom("listing")
    .where((where) => matching(where, search, circle, facet))
    .select(
      values.map((value) => sql<number | null>`sum(${sql.ref(columnOfFlag(value))})`.as(columnOfFlag(value))),
    )
    .executeTakeFirst();
  const counts: Readonly<Partial<Record<string, number | null>>> = row ?? {};
  return values.flatMap((value) => {
    const count = counts[columnOfFlag(value)] ?? 0;
    return count === 0 ? [] : [{ value, label: label(value), count }];
  });
}

type Flag = (typeof OUTDOOR_SPACES)[number] | (typeof ESTATE_AMENITIES)[number];

function columnOfFlag(flag: Flag): keyof ListingTable {
  return flag === "acces-pmr" ? "acces_pmr" : flag;
}

const BY_NAME = new Intl.Collator("fr", { sensitivity: "base", numeric: true });
