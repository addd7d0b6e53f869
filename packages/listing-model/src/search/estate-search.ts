import type { EnergyLetter, EstateType, OutdoorSpace, Transaction } from "../estate-listing.ts";
import type { PlaceAndPage } from "./place-and-page.ts";

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
export const ESTATE_ORDERS = [
  "recent",
  "prix-croissant",
  "prix-decroissant",
  "surface-decroissante",
  "prix-m2-croissant",
] as const;
export type EstateOrder = (typeof ESTATE_ORDERS)[number];
