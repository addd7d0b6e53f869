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
import { type AliasedExpression, type Kysely, type RawBuilder, sql } from "kysely";
import type { ListingTable, Tables } from "../database/tables.ts";
import type { EstateFacet, Facets, FacetValue, FindOptions, VehicleFacet } from "../listing-store.ts";
import { circleOf } from "./circle.ts";
import { cardsById } from "./find-cards.ts";
import { type Circle, filteredFacets, type ListingSearch, matching } from "./search-filters.ts";

/** "3 or more" is offered up to here. */
const MAX_ROOMS = 5;

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
    categorie: among(of.categorie, CATEGORIES),
    marque: named(of.marque, cards, (card) => ("marque" in card ? card.marque : "")),
    modele: named(of.modele, cards, (card) => ("modele" in card ? card.modele : "")),
    energie: among(of.energie, ENERGIES),
    boite: among(of.boite, BOXES),
    carrosserie: among(of.carrosserie, BODIES),
    etat: among(of.etat, CONDITIONS),
    critair: among(of.critair, CRIT_AIR),
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
    transaction: among(of.transaction, OFFERS),
    type: among(of.type, TYPES),
    pieces: atLeast(of.pieces, "pièce", "pièces"),
    chambres: atLeast(of.chambres, "chambre", "chambres"),
    dpe: among(of.dpe, LETTERS),
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

/** One of a fixed set of values. */
type Choice = Pick<FacetValue, "value" | "label">;

function choices<V extends string>(values: readonly V[], label: (value: V) => string): Choice[] {
  return values.map((value) => ({ value: slugOf(value), label: label(value) }));
}

const CATEGORIES = choices(VEHICLE_CATEGORIES, (value) => CATEGORY_LABELS[value]);
const ENERGIES = choices(VEHICLE_ENERGIES, upperFirst);
const BOXES = choices(GEARBOXES, upperFirst);
const BODIES = choices(VEHICLE_BODIES, upperFirst);
const CONDITIONS = choices(VEHICLE_CONDITIONS, (value) => CONDITION_LABELS[value]);
const CRIT_AIR = choices(CRIT_AIR_CLASSES, critAirLabel);
const OFFERS = choices(TRANSACTIONS, (value) => TRANSACTION_LABELS[value]);
const TYPES = choices(ESTATE_TYPES, (value) => ESTATE_TYPE_LABELS[value]);
/** Diagnoses are letters in addresses, all else is slugs: `writeEstateSearch`. */
const LETTERS: readonly Choice[] = ENERGY_LETTERS.map((letter) => ({ value: letter, label: letter }));

/** Facets whose values are named by the cards of their listings alone. */
const NAMED_BY_CARDS: ReadonlySet<string> = new Set<VehicleFacet | EstateFacet>([
  "marque",
  "modele",
  "ville",
  "agence",
]);

/** Listings with the same value in a facet's column. */
interface Group {
  /** Numbers as text. */
  value: string;
  count: number;
  /** Of any of them, where their card names the value; else empty. */
  id: string;
}

function idOf({ id }: Group): string {
  return id;
}

/** What stands between the values of a column; no value holds it. */
const BETWEEN = "\n";
/** What stands between a value, which is a slug, and the listing's id. */
const BEFORE_ID = "/";

/**
 * The groups of every facet, each with all filters but its own: one question
 * for all of them, since each costs more to ask than to answer. The database
 * strings the values of a column together, which it does in one walk over the
 * listings; grouping them there would be one walk, and one sorting, for each facet.
 */
async function countGroups<Facet extends string>(
  db: Kysely<Tables>,
  search: ListingSearch,
  circle: Circle | null,
  columns: Readonly<Record<Facet, keyof ListingTable>>,
  unasked: readonly NoInfer<Facet>[] = [],
): Promise<Record<Facet, Group[]>> {
  const facets = Object.keys(columns) as Facet[];
  const asked = facets.filter((facet) => !unasked.includes(facet));
  const filtered = filteredFacets(search);
  const row: Readonly<Partial<Record<string, string | null>>> = await db
    .selectFrom("listing")
    .select((listings) =>
      asked.map((facet): AliasedExpression<string | null, string> => {
        const values = strungTogether(columns[facet], NAMED_BY_CARDS.has(facet));
        if (!filtered.has(facet)) return values.as(facet);
        return listings
          .selectFrom("listing")
          .select(values.as("values"))
          .where((where) => matching(where, search, circle, facet))
          .$asScalar()
          .as(facet);
      }),
    )
    .where((where) => matching(where, search, circle))
    .executeTakeFirstOrThrow();
  const groups = Object.fromEntries(facets.map((facet): [Facet, Group[]] => [facet, groupsOf(row[facet])]));
  return groups as Record<Facet, Group[]>; // One for each of `facets`.
}

/** All values of a column, with the ids of their listings where those are wanted. */
function strungTogether(column: keyof ListingTable, isWithId: boolean): RawBuilder<string | null> {
  const value = sql`cast(${sql.ref(column)} as text)`;
  const written = isWithId ? sql`${value} || ${sql.lit(BEFORE_ID)} || id` : value;
  return sql<string | null>`string_agg(${written}, ${sql.lit(BETWEEN)})`;
}

function groupsOf(values: string | null | undefined): Group[] {
  if (values === null || values === undefined) return [];
  const groups = new Map<string, Group>();
  for (const written of values.split(BETWEEN)) {
    const end = written.indexOf(BEFORE_ID);
    const value = end === -1 ? written : written.slice(0, end);
    const group = groups.get(value);
    if (group !== undefined) group.count += 1;
    else groups.set(value, { value, count: 1, id: end === -1 ? "" : written.slice(end + 1) });
  }
  return [...groups.values()];
}

/** A filter with a fixed set of values; those that nothing has are left out. */
function among(groups: readonly Group[], choices: readonly Choice[]): FacetValue[] {
  const counts = new Map(groups.map(({ value, count }) => [value, count]));
  return choices.flatMap(({ value, label }) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label, count }];
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
      return card === undefined ? [] : [{ value, label: label(card), count }];
    })
    .sort((a, b) => BY_NAME.compare(a.label, b.label));
}

/** A number of rooms: at least 1, at least 2 … */
function atLeast(groups: readonly Group[], one: string, many: string): FacetValue[] {
  return Array.from({ length: MAX_ROOMS }, (_, index) => index + 1).flatMap((least) => {
    const count = groups.reduce((sum, group) => sum + (Number(group.value) >= least ? group.count : 0), 0);
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
