import { ESTATE_FILTERS } from "./estate-filters.ts";
import type { FilterFields } from "./filter-row.ts";
import { joinQuery, type ListState, readListState, toParams, writeListState } from "./list-state.ts";
import { readFilters, writeFilters } from "./read-filters.ts";

/**
 * The filters, order, view and page of the list of estates. A filter that is
 * absent or an empty list filters nothing.
 */
export interface EstateSearch extends FilterFields<typeof ESTATE_FILTERS>, ListState<EstateOrder> {}

/** The orders of the list; the first one is the default. */
const ESTATE_ORDERS = [
  "recent",
  "prix-croissant",
  "prix-decroissant",
  "surface-decroissante",
  "prix-m2-croissant",
] as const;
export type EstateOrder = (typeof ESTATE_ORDERS)[number];

/** Parts of a landing page's path, `/immobilier/:transaction/:type/:ville-cp`. */
export interface EstatePathParts {
  transaction?: string | undefined;
  type?: string | undefined;
  ville?: string | undefined;
}

/** Reads an address of the list. Parts of the path win over keys of the query. */
export function readEstateSearch(params: URLSearchParams, path: EstatePathParts = {}): EstateSearch {
  return { ...readFilters(ESTATE_FILTERS, params, { ...path }), ...readListState(params, ESTATE_ORDERS) };
}

/** Writes all of a search as a query; equal searches have equal queries. */
export function writeEstateSearch(search: EstateSearch): URLSearchParams {
  return toParams([...writeFilters(ESTATE_FILTERS, search), ...writeListState(search)]);
}

/** Returns the address of the list: the transaction, a single type and its town in the path, the rest in the query. */
export function estateListPath(search: EstateSearch): string {
  const { transaction, types, ville, rayonKm } = search;
  if (transaction === undefined) return joinQuery("/immobilier", writeEstateSearch(search));
  const type = types.length === 1 ? types[0] : undefined;
  // A town with a radius is not the landing page of the town.
  const town = type === undefined || rayonKm !== undefined ? undefined : ville;
  const path = ["/immobilier", transaction, type, town].filter((part) => part !== undefined).join("/");
  const inPath = [
    "transaction",
    ...(type === undefined ? [] : ["type"]),
    ...(town === undefined ? [] : ["ville"]),
  ];
  const rest = writeFilters(ESTATE_FILTERS, search, inPath);
  return joinQuery(path, toParams([...rest, ...writeListState(search)]));
}
