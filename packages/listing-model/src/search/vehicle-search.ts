import type { FilterFields } from "./filter-row.ts";
import { joinQuery, type ListState, readListState, toParams, writeListState } from "./list-state.ts";
import { readFilters, writeFilters } from "./read-filters.ts";
import { VEHICLE_FILTERS } from "./vehicle-filters.ts";

/**
 * The filters, order, view and page of the list of vehicles. A filter that is
 * absent or an empty list filters nothing.
 */
export interface VehicleSearch extends FilterFields<typeof VEHICLE_FILTERS>, ListState<VehicleOrder> {}

/** The orders of the list; the first one is the default. */
const VEHICLE_ORDERS = [
  "recent",
  "prix-croissant",
  "prix-decroissant",
  "km-croissant",
  "annee-decroissante",
] as const;
export type VehicleOrder = (typeof VEHICLE_ORDERS)[number];

/** Parts of a landing page's path, `/vehicules/:categorie/:marque/:modele`. */
export interface VehiclePathParts {
  categorie?: string | undefined;
  marque?: string | undefined;
  modele?: string | undefined;
}

/** Reads an address of the list. Parts of the path win over keys of the query. */
export function readVehicleSearch(params: URLSearchParams, path: VehiclePathParts = {}): VehicleSearch {
  return { ...readFilters(VEHICLE_FILTERS, params, { ...path }), ...readListState(params, VEHICLE_ORDERS) };
}

/** Writes all of a search as a query; equal searches have equal queries. */
export function writeVehicleSearch(search: VehicleSearch): URLSearchParams {
  return toParams([...writeFilters(VEHICLE_FILTERS, search), ...writeListState(search)]);
}

/** Returns the address of the list: category, make and model in the path, the rest in the query. */
export function vehicleListPath(search: VehicleSearch): string {
  const { categorie, marque, modele } = search;
  if (categorie === undefined) return joinQuery("/vehicules", writeVehicleSearch(search));
  const path = ["/vehicules", categorie, marque, modele].filter((part) => part !== undefined).join("/");
  const rest = writeFilters(VEHICLE_FILTERS, search, ["categorie", "marque", "modele"]);
  return joinQuery(path, toParams([...rest, ...writeListState(search)]));
}
