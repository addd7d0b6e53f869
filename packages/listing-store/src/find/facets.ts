import {
  type AnyFilter,
  type AtLeastFilter,
  ESTATE_FILTERS,
  type EstateSearch,
  type FlagsFilter,
  type ListingCard,
  readField,
  spellValue,
  VEHICLE_FILTERS,
  type VehicleSearch,
} from "@lieudit/listing-model";
import { type AliasedExpression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { EstateFacet, Facets, FacetValue, FindOptions, VehicleFacet } from "../listing-store.ts";
import { resolveCircle } from "./circle.ts";
import { findCardsById } from "./find-cards.ts";
import { type Circle, getNeeded, getSetFilters, type ListingSearch, matching } from "./search-filters.ts";

/** The values of each filter of vehicles, with the number of listings that each would leave. */
export function countVehicles(
  db: Kysely<Tables>,
  search: VehicleSearch,
  options: FindOptions,
): Promise<Facets<VehicleFacet>> {
  return countFacets(db, search, VEHICLE_FILTERS, options);
}

/** The values of each filter of estates, with the number of listings that each would leave. */
export function countEstates(
  db: Kysely<Tables>,
  search: EstateSearch,
  options: FindOptions,
): Promise<Facets<EstateFacet>> {
  return countFacets(db, search, ESTATE_FILTERS, options);
}

/** A filter whose column is grouped. */
type GroupedFilter = Exclude<AnyFilter, { kind: "min" | "max" | "flags" }>;

async function countFacets<Facet extends string>(
  db: Kysely<Tables>,
  search: ListingSearch,
  rows: readonly AnyFilter[],
  options: FindOptions,
): Promise<Facets<Facet>> {
  const circle = await resolveCircle(db, search, options);
  const grouped = rows.filter(isGrouped);
  const flags = rows.filter((row) => row.kind === "flags");
  const [groups, flagValues] = await Promise.all([
    countGroups(db, search, circle, grouped),
    Promise.all(flags.map((row) => countFlags(db, search, circle, row))),
  ]);
  const ids = grouped
    .filter(isNamedByCards)
    .flatMap(({ key }) => groups.get(key) ?? [])
    .map(({ id }) => id);
  const cards = await findCardsById(db, ids);
  return Object.fromEntries([
    ...grouped.map((row) => [row.key, toFacetValues(row, groups.get(row.key) ?? [], cards)]),
    ...flags.map(({ key }, index) => [key, flagValues[index]]),
    // One for each row that `FacetKey` names.
  ]) as Facets<Facet>;
}

function isGrouped(row: AnyFilter): row is GroupedFilter {
  return row.kind !== "min" && row.kind !== "max" && row.kind !== "flags";
}

/** Whether only the cards of listings hold the names of the values. */
function isNamedByCards({ kind }: AnyFilter): boolean {
  return kind === "name" || kind === "town";
}

function toFacetValues(
  row: GroupedFilter,
  groups: readonly Group[],
  cards: ReadonlyMap<string, ListingCard>,
): FacetValue[] {
  switch (row.kind) {
    case "name":
      return nameGroups(groups, cards, (card) => row.cardName(card));
    case "town":
      return nameGroups(groups, cards, ({ adresse }) => `${adresse.commune} (${adresse.codePostal})`);
    case "atLeast":
      return countAtLeast(groups, row);
    default: {
      const counts = new Map(groups.map(({ value, count }) => [value, count]));
      return row.values.flatMap((item) => {
        const value = spellValue(row, item);
        const count = counts.get(value);
        return count === undefined ? [] : [{ value, label: row.words(item), count }];
      });
    }
  }
}

/** Listings with the same value in a facet's column. */
interface Group {
  /** Numbers as text. */
  value: string;
  count: number;
  /** Id of one of them, if cards hold the name of the value; otherwise empty. */
  id: string;
}

/** Separates the values of a column; no value contains it. */
const BETWEEN = "\n";
/** Separates a value, which is a slug, from the id of its listing. */
const BEFORE_ID = "/";

/**
 * The groups of every filter, each with all filters but its own. It is a single
 * query, because each query costs more than its result. The database
 * concatenates the values of a column in one scan; grouping them there would
 * take one scan and one sort for each filter.
 */
async function countGroups(
  db: Kysely<Tables>,
  search: ListingSearch,
  circle: Circle | null,
  rows: readonly GroupedFilter[],
): Promise<Map<string, Group[]>> {
  // Models are counted within a make alone.
  const counted = rows.filter((row) => {
    const needed = getNeeded(row);
    return needed === undefined || readField(search, { field: needed }) !== undefined;
  });
  const setFilters = getSetFilters(search);
  const result: Readonly<Partial<Record<string, string | null>>> = await db
    .selectFrom("listing")
    .select((listings) =>
      counted.map((row): AliasedExpression<string | null, string> => {
        const values = concatenateValues(row);
        if (!setFilters.has(row.key)) return values.as(row.key);
        return listings
          .selectFrom("listing")
          .select(values.as("values"))
          .where((where) => matching(where, search, circle, row.key))
          .$asScalar()
          .as(row.key);
      }),
    )
    .where((where) => matching(where, search, circle))
    .executeTakeFirstOrThrow();
  return new Map(counted.map(({ key }) => [key, parseGroups(result[key])]));
}

/** All values of a filter's column, with the ids of their listings if cards hold the names. */
function concatenateValues(row: GroupedFilter): RawBuilder<string | null> {
  const value = sql`cast(${sql.ref(row.kind === "town" ? "ville" : row.column)} as text)`;
  const written = isNamedByCards(row) ? sql`${value} || ${sql.lit(BEFORE_ID)} || id` : value;
  return sql<string | null>`string_agg(${written}, ${sql.lit(BETWEEN)})`;
}

function parseGroups(values: string | null | undefined): Group[] {
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

/** Values with the names that a card of each group holds, sorted by name. */
function nameGroups(
  groups: readonly Group[],
  cards: ReadonlyMap<string, ListingCard>,
  getName: (card: ListingCard) => string,
): FacetValue[] {
  return groups
    .flatMap(({ value, count, id }) => {
      const card = cards.get(id);
      return card === undefined ? [] : [{ value, label: getName(card), count }];
    })
    .sort((a, b) => BY_NAME.compare(a.label, b.label));
}

/** At least 1, at least 2 and so on, as far as there are listings. */
function countAtLeast(groups: readonly Group[], row: AtLeastFilter): FacetValue[] {
  return Array.from({ length: row.upTo }, (_, index) => index + 1).flatMap((least) => {
    const count = groups.reduce((sum, group) => sum + (Number(group.value) >= least ? group.count : 0), 0);
    return count === 0 ? [] : [{ value: String(least), label: row.chip(least), count }];
  });
}

/** Features with the number of listings that have them. Where all are required, the selected ones still apply. */
async function countFlags(
  db: Kysely<Tables>,
  search: ListingSearch,
  circle: Circle | null,
  row: FlagsFilter,
): Promise<FacetValue[]> {
  const except = row.match === "any" ? row.key : undefined;
  const sums = await db
    .selectFrom("listing")
    .where((where) => matching(where, search, circle, except))
    .select(
      row.values.map((value) => sql<number | null>`sum(${sql.ref(row.columns[value] ?? "")})`.as(value)),
    )
    .executeTakeFirst();
  const counts: Readonly<Partial<Record<string, number | null>>> = sums ?? {};
  return row.values.flatMap((value) => {
    const count = counts[value] ?? 0;
    return count === 0 ? [] : [{ value, label: row.words(value), count }];
  });
}

const BY_NAME = new Intl.Collator("fr", { sensitivity: "base", numeric: true });
