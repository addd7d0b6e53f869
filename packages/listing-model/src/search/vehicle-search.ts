import { slugOf } from "../slug.ts";
import {
  CRIT_AIR_CLASSES,
  type CritAir,
  GEARBOXES,
  type Gearbox,
  VEHICLE_BODIES,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
  VEHICLE_ENERGIES,
  type VehicleBody,
  type VehicleCategory,
  type VehicleCondition,
  type VehicleEnergy,
} from "../vehicle-listing.ts";
import {
  type PlaceAndPage,
  paramsOf,
  pathWith,
  placePairs,
  pricePairs,
  readPlaceAndPage,
  viewPairs,
} from "./place-and-page.ts";
import { readMany, readNumber, readOne, readSlug, valueOfSlug } from "./read-value.ts";

/**
 * What somebody asks of the list of vehicles. A filter that is absent (or an
 * empty list) filters nothing; several values of one filter mean "any of them".
 */
export interface VehicleSearch extends PlaceAndPage {
  /** A part of the path, `/vehicules/voitures`. */
  categorie?: VehicleCategory;
  /** Slug of the make: `peugeot`. */
  marque?: string;
  /** Slug of the model; only together with a make. */
  modele?: string;
  energies: VehicleEnergy[];
  boite?: Gearbox;
  carrosseries: VehicleBody[];
  etats: VehicleCondition[];
  critAir: CritAir[];
  kmMax?: number;
  anneeMin?: number;
  tri: VehicleOrder;
}

/** How the list can be sorted; the first one is the default and not written. */
const VEHICLE_ORDERS = [
  "recent",
  "prix-croissant",
  "prix-decroissant",
  "km-croissant",
  "annee-decroissante",
] as const;
export type VehicleOrder = (typeof VEHICLE_ORDERS)[number];

/** Years of first registration that can be asked for. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Parts of a landing page's path, `/vehicules/:categorie/:marque/:modele`. */
export interface VehiclePathParts {
  categorie?: string | undefined;
  marque?: string | undefined;
  modele?: string | undefined;
}

/**
 * The question of an address. What it does not know is left out, so that an
 * old or mistyped address still gives a list; parts of the path win over the
 * question's keys.
 */
export function readVehicleSearch(params: URLSearchParams, path: VehiclePathParts = {}): VehicleSearch {
  const categorie = valueOfSlug(path.categorie ?? params.get("categorie"), VEHICLE_CATEGORIES);
  const marque = path.marque === undefined ? readSlug(params, "marque") : slugOf(path.marque);
  const modele = path.modele === undefined ? readSlug(params, "modele") : slugOf(path.modele);
  const boite = readOne(params, "boite", GEARBOXES);
  const kmMax = readNumber(params, "km-max");
  const anneeMin = readNumber(params, "annee-min");
  return {
    ...readPlaceAndPage(params),
    ...(categorie === undefined ? {} : { categorie }),
    ...(marque === undefined ? {} : { marque }),
    ...(marque === undefined || modele === undefined ? {} : { modele }),
    energies: readMany(params, "energie", VEHICLE_ENERGIES),
    ...(boite === undefined ? {} : { boite }),
    carrosseries: readMany(params, "carrosserie", VEHICLE_BODIES),
    etats: readMany(params, "etat", VEHICLE_CONDITIONS),
    critAir: readMany(params, "critair", CRIT_AIR_CLASSES),
    ...(kmMax === undefined ? {} : { kmMax }),
    ...(anneeMin === undefined || anneeMin < FIRST_YEAR || anneeMin > LAST_YEAR ? {} : { anneeMin }),
    tri: readOne(params, "tri", VEHICLE_ORDERS) ?? "recent",
  };
}

/** All of a question as keys of an address, in one order, so that equal questions have equal addresses. */
export function writeVehicleSearch(search: VehicleSearch): URLSearchParams {
  return paramsOf([
    ["categorie", search.categorie],
    ["marque", search.marque],
    ["modele", search.modele],
    ...restPairs(search),
  ]);
}

/** The address of the list: category, make and model in the path, the rest after it. */
export function vehicleListPath(search: VehicleSearch): string {
  const { categorie, marque, modele } = search;
  if (categorie === undefined) return pathWith("/vehicules", writeVehicleSearch(search));
  const path = ["/vehicules", categorie, marque, modele].filter((part) => part !== undefined).join("/");
  return pathWith(path, paramsOf(restPairs(search)));
}

function restPairs(search: VehicleSearch): [string, string | undefined][] {
  return [
    ...search.energies.map((value): [string, string] => ["energie", slugOf(value)]),
    ["boite", search.boite],
    ...search.carrosseries.map((value): [string, string] => ["carrosserie", slugOf(value)]),
    ...search.etats.map((value): [string, string] => ["etat", slugOf(value)]),
    ...search.critAir.map((value): [string, string] => ["critair", slugOf(value)]),
    ...pricePairs(search),
    ["km-max", search.kmMax?.toString()],
    ["annee-min", search.anneeMin?.toString()],
    ...placePairs(search),
    ["tri", search.tri === "recent" ? undefined : search.tri],
    ...viewPairs(search),
  ];
}
