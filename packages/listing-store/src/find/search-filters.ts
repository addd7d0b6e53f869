import {
  type AnyFilter,
  type AtLeastFilter,
  type BoundFilter,
  ESTATE_FILTERS,
  type EstateSearch,
  readField,
  spellValue,
  VEHICLE_FILTERS,
  type VehicleSearch,
} from "@lieudit/listing-model";
import { type ExpressionBuilder, type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from "kysely";
import type { FlagColumn, ListingTable, NumberColumn, Tables, TextColumn } from "../database/tables.ts";

export type ListingSearch = VehicleSearch | EstateSearch;
export type Where = ExpressionBuilder<Tables, "listing">;
type Condition = ExpressionWrapper<Tables, "listing", SqlBool>;

/** A circle on the ground. */
export interface Circle {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.195;

/** The kind of listing that a search finds: only vehicles have energies. */
function getKind(search: ListingSearch): ListingTable["kind"] {
  return "energies" in search ? "vehicle" : "estate";
}

/** The filters that a search may set. */
export function getFilters(search: ListingSearch): readonly AnyFilter[] {
  return getKind(search) === "vehicle" ? VEHICLE_FILTERS : ESTATE_FILTERS;
}

/**
 * The condition of a search: listings on offer of its kind that pass all of its
 * filters. While the values of the facet `except` are counted, its own filter
 * and the filters that need it do not apply.
 */
export function matching(
  where: Where,
  search: ListingSearch,
  circle: Circle | null,
  except?: string,
): Condition {
  return where.and([
    where("kind", "=", getKind(search)),
    where("visible", "=", 1),
    ...getFilters(search)
      .filter((row) => except === undefined || (row.key !== except && getNeeded(row) !== except))
      .flatMap((row) => toConditions(where, row, search, circle)),
  ]);
}

/** Keys of the filters that a search sets. */
export function getSetFilters(search: ListingSearch): ReadonlySet<string> {
  const where = expressionBuilder<Tables, "listing">();
  const rows = getFilters(search).filter((row) => toConditions(where, row, search, null).length > 0);
  return new Set(rows.map(({ key }) => key));
}

/** The filter without which a filter means nothing. */
export function getNeeded(row: AnyFilter): string | undefined {
  return row.kind === "name" ? row.needs : undefined;
}

/** The conditions of one filter; none if the search does not set it. */
function toConditions(
  where: Where,
  row: AnyFilter,
  search: ListingSearch,
  circle: Circle | null,
): Condition[] {
  const value = readField(search, row);
  if (value === undefined || (typeof value === "object" && value.length === 0)) return [];
  // The rows make the type of the search and of the table, so a row's value and column have the types of its kind.
  switch (row.kind) {
    case "one":
    case "name":
      return [where(row.column as TextColumn, "=", spellValue(row, String(value)))];
    case "many": {
      const values = (value as readonly string[]).map((item) => spellValue(row, item));
      return [where(row.column as TextColumn, "in", values)];
    }
    case "flags": {
      const flags = (value as readonly string[]).map((item) =>
        where(row.columns[item] as FlagColumn, "=", 1),
      );
      return row.match === "any" ? [where.or(flags)] : flags;
    }
    case "town":
      return [isNear(where, String(value), circle)];
    default:
      return [
        where(row.column as NumberColumn, row.kind === "max" ? "<=" : ">=", toBound(row, Number(value))),
      ];
  }
}

/** A number of a search in units of its column. */
function toBound(row: BoundFilter | AtLeastFilter, value: number): number {
  return value * (row.kind === "atLeast" ? 1 : (row.scale ?? 1));
}

/** In the commune, or within the circle around it. */
function isNear(where: Where, ville: string, circle: Circle | null): Condition {
  const inTown = where.or([where("ville", "=", ville), where("commune", "=", ville)]);
  if (circle === null) return inTown;
  const { latitude, longitude, radiusKm } = circle;
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const north = radiusKm / KM_PER_DEGREE;
  const east = radiusKm / Math.max(kmPerDegreeEast, 1);
  // A plane of degrees is off by less than one percent at 100 km in France.
  const squareKm = sql<number>`(latitude - ${latitude}) * (latitude - ${latitude}) * ${KM_PER_DEGREE ** 2} + (longitude - ${longitude}) * (longitude - ${longitude}) * ${kmPerDegreeEast ** 2}`;
  return where.or([
    inTown,
    where.and([
      where("latitude", ">=", latitude - north),
      where("latitude", "<=", latitude + north),
      where("longitude", ">=", longitude - east),
      where("longitude", "<=", longitude + east),
      where(squareKm, "<=", radiusKm ** 2),
    ]),
  ]);
}
