import { type EstateSearch, slugOf, type VehicleSearch } from "@lieudit/listing-model";
import { type ExpressionBuilder, type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from "kysely";
import type { ListingTable, Tables } from "../database/tables.ts";

export type ListingSearch = VehicleSearch | EstateSearch;
export type Where = ExpressionBuilder<Tables, "listing">;
type Condition = ExpressionWrapper<Tables, "listing", SqlBool>;

/** A circle on the ground. */
export interface Circle {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** One filter of a search: the facet it belongs to, and the condition. */
interface Filtering {
  facet: string;
  /** The facet that it divides further: with another value of that one it would be another filter. */
  dividing?: string;
  condition: Condition;
}

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.195;

/** Which kind a search asks for: only vehicles have energies. */
function kindOf(search: ListingSearch): ListingTable["kind"] {
  return "energies" in search ? "vehicle" : "estate";
}

/**
 * The condition of a search: offered listings of its kind with all of its
 * filters, but for those of the facet `except`, whose values are being
 * counted, and those that divide it.
 */
export function matching(
  where: Where,
  search: ListingSearch,
  circle: Circle | null,
  except?: string,
): Condition {
  return where.and([
    where("kind", "=", kindOf(search)),
    where("visible", "=", 1),
    ...filtersOf(where, search, circle)
      .filter(({ facet, dividing }) => except === undefined || (facet !== except && dividing !== except))
      .map(({ condition }) => condition),
  ]);
}

/** The facets that a search has a filter of. */
export function filteredFacets(search: ListingSearch): ReadonlySet<string> {
  return new Set(filtersOf(expressionBuilder<Tables, "listing">(), search, null).map(({ facet }) => facet));
}

function filtersOf(where: Where, search: ListingSearch, circle: Circle | null): Filtering[] {
  const own = "energies" in search ? vehicleFilters(where, search) : estateFilters(where, search);
  return [...own, ...sharedFilters(where, search, circle)];
}

function vehicleFilters(where: Where, search: VehicleSearch): Filtering[] {
  const { categorie, marque, modele, boite, kmMax, anneeMin } = search;
  return [
    ...equal(where, "categorie", "categorie", categorie),
    ...equal(where, "marque", "marque", marque),
    // Another make has other models.
    ...equal(where, "modele", "modele", modele).map((filter) => ({ ...filter, dividing: "marque" })),
    ...among(where, "energie", "energie", search.energies),
    ...equal(where, "boite", "boite", boite),
    ...among(where, "carrosserie", "carrosserie", search.carrosseries),
    ...among(where, "etat", "etat", search.etats),
    ...among(where, "critair", "critair", search.critAir),
    ...bound(where, "km-max", "kilometrage_km", "<=", kmMax),
    ...bound(where, "annee-min", "annee", ">=", anneeMin),
  ];
}

function estateFilters(where: Where, search: EstateSearch): Filtering[] {
  return [
    ...equal(where, "transaction", "transaction_type", search.transaction),
    ...among(where, "type", "type", search.types),
    ...bound(where, "surface-min", "surface_m2", ">=", search.surfaceMinM2),
    ...bound(where, "surface-max", "surface_m2", "<=", search.surfaceMaxM2),
    ...bound(where, "terrain-min", "terrain_m2", ">=", search.terrainMinM2),
    ...bound(where, "pieces", "pieces", ">=", search.pieces),
    ...bound(where, "chambres", "chambres", ">=", search.chambres),
    ...(search.dpe.length === 0 ? [] : [{ facet: "dpe", condition: where("dpe", "in", search.dpe) }]),
    ...(search.exterieurs.length === 0
      ? []
      : [
          {
            facet: "exterieur",
            condition: where.or(search.exterieurs.map((outdoor) => where(outdoor, "=", 1))),
          },
        ]),
    ...search.avec.map((amenity) => ({
      facet: "avec",
      condition: where(amenity === "acces-pmr" ? "acces_pmr" : amenity, "=", 1),
    })),
  ];
}

function sharedFilters(where: Where, search: ListingSearch, circle: Circle | null): Filtering[] {
  const { prixMinEuros, prixMaxEuros, ville, agence } = search;
  return [
    ...bound(
      where,
      "prix-min",
      "prix_cents",
      ">=",
      prixMinEuros === undefined ? undefined : prixMinEuros * 100,
    ),
    ...bound(
      where,
      "prix-max",
      "prix_cents",
      "<=",
      prixMaxEuros === undefined ? undefined : prixMaxEuros * 100,
    ),
    ...(ville === undefined ? [] : [{ facet: "ville", condition: near(where, ville, circle) }]),
    ...equal(where, "agence", "agence", agence),
  ];
}

/** In the commune, or within the circle around it. */
function near(where: Where, ville: string, circle: Circle | null): Condition {
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

type TextColumn = {
  [C in keyof ListingTable]: ListingTable[C] extends string | null ? C : never;
}[keyof ListingTable];
type NumberColumn = {
  [C in keyof ListingTable]: ListingTable[C] extends number | null ? C : never;
}[keyof ListingTable];

function equal(where: Where, facet: string, column: TextColumn, value: string | undefined): Filtering[] {
  return value === undefined ? [] : [{ facet, condition: where(column, "=", value) }];
}

function among(where: Where, facet: string, column: TextColumn, values: readonly string[]): Filtering[] {
  return values.length === 0 ? [] : [{ facet, condition: where(column, "in", values.map(slugOf)) }];
}

function bound(
  where: Where,
  facet: string,
  column: NumberColumn,
  comparison: "<=" | ">=",
  value: number | undefined,
): Filtering[] {
  return value === undefined ? [] : [{ facet, condition: where(column, comparison, value) }];
}
