import {
  ENERGY_LETTERS,
  type EnergyLetter,
  ESTATE_TYPES,
  type EstateType,
  OUTDOOR_SPACES,
  type OutdoorSpace,
  TRANSACTIONS,
  type Transaction,
} from "../estate-listing.ts";
import {
  type PlaceAndPage,
  paramsOf,
  pathWith,
  placePairs,
  pricePairs,
  readPlaceAndPage,
  viewPairs,
} from "./place-and-page.ts";
import { inOrder, readMany, readNumber, readOne, valueOfSlug } from "./read-value.ts";

/**
 * What somebody asks of the list of estates. A filter that is absent (or an
 * empty list) filters nothing; several values of one filter mean "any of
 * them", but for `avec`, which means all of them.
 */
export interface EstateSearch extends PlaceAndPage {
  /** A part of the path, `/immobilier/vente`. */
  transaction?: Transaction;
  types: EstateType[];
  /** Habitable m². */
  surfaceMinM2?: number;
  surfaceMaxM2?: number;
  terrainMinM2?: number;
  /** At least so many. */
  pieces?: number;
  /** At least so many. */
  chambres?: number;
  dpe: EnergyLetter[];
  exterieurs: OutdoorSpace[];
  avec: EstateAmenity[];
  tri: EstateOrder;
}

/** What a home can be asked to have, as the address spells it. */
export const ESTATE_AMENITIES = [
  "ascenseur",
  "stationnement",
  "cave",
  "piscine",
  "meuble",
  "acces-pmr",
  "fibre",
] as const;
export type EstateAmenity = (typeof ESTATE_AMENITIES)[number];

/** How the list can be sorted; the first one is the default and not written. */
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

/**
 * The question of an address. What it does not know is left out, so that an
 * old or mistyped address still gives a list; parts of the path win over the
 * question's keys.
 */
export function readEstateSearch(params: URLSearchParams, path: EstatePathParts = {}): EstateSearch {
  const transaction = valueOfSlug(path.transaction ?? params.get("transaction"), TRANSACTIONS);
  const type = valueOfSlug(path.type, ESTATE_TYPES);
  const [surfaceMinM2, surfaceMaxM2] = inOrder(
    readNumber(params, "surface-min"),
    readNumber(params, "surface-max"),
  );
  const terrainMinM2 = readNumber(params, "terrain-min");
  const pieces = readNumber(params, "pieces");
  const chambres = readNumber(params, "chambres");
  return {
    ...readPlaceAndPage(params, path.ville),
    ...(transaction === undefined ? {} : { transaction }),
    types: type === undefined ? readMany(params, "type", ESTATE_TYPES) : [type],
    ...(surfaceMinM2 === undefined ? {} : { surfaceMinM2 }),
    ...(surfaceMaxM2 === undefined ? {} : { surfaceMaxM2 }),
    ...(terrainMinM2 === undefined ? {} : { terrainMinM2 }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(chambres === undefined ? {} : { chambres }),
    dpe: readMany(params, "dpe", ENERGY_LETTERS),
    exterieurs: readMany(params, "exterieur", OUTDOOR_SPACES),
    avec: readMany(params, "avec", ESTATE_AMENITIES),
    tri: readOne(params, "tri", ESTATE_ORDERS) ?? "recent",
  };
}

/** All of a question as keys of an address, in one order, so that equal questions have equal addresses. */
export function writeEstateSearch(search: EstateSearch): URLSearchParams {
  return paramsOf([
    ["transaction", search.transaction],
    ...search.types.map((value): [string, string] => ["type", value]),
    ...restPairs(search),
    ...placePairs(search),
    ...lastPairs(search),
  ]);
}

/**
 * The address of the list: the transaction, one type and its town in the path,
 * as far as they are asked for, and the rest after it.
 */
export function estateListPath(search: EstateSearch): string {
  const { transaction, types, ville, rayonKm, agence } = search;
  if (transaction === undefined) return pathWith("/immobilier", writeEstateSearch(search));
  const type = types.length === 1 ? types[0] : undefined;
  // A radius makes it another question than the town's own page.
  const town = type === undefined || rayonKm !== undefined ? undefined : ville;
  const path = ["/immobilier", transaction, type, town].filter((part) => part !== undefined).join("/");
  return pathWith(
    path,
    paramsOf([
      ...(type === undefined ? types : []).map((value): [string, string] => ["type", value]),
      ...restPairs(search),
      ...(town === undefined ? placePairs(search) : [["agence", agence] as const]),
      ...lastPairs(search),
    ]),
  );
}

function restPairs(search: EstateSearch): [string, string | undefined][] {
  return [
    ...pricePairs(search),
    ["surface-min", search.surfaceMinM2?.toString()],
    ["surface-max", search.surfaceMaxM2?.toString()],
    ["terrain-min", search.terrainMinM2?.toString()],
    ["pieces", search.pieces?.toString()],
    ["chambres", search.chambres?.toString()],
    ...search.dpe.map((value): [string, string] => ["dpe", value]),
    ...search.exterieurs.map((value): [string, string] => ["exterieur", value]),
    ...search.avec.map((value): [string, string] => ["avec", value]),
  ];
}

function lastPairs(search: EstateSearch): [string, string | undefined][] {
  return [["tri", search.tri === "recent" ? undefined : search.tri], ...viewPairs(search)];
}
