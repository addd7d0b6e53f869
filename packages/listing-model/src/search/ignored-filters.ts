import { ENERGY_LETTERS, ESTATE_TYPES, OUTDOOR_SPACES, TRANSACTIONS } from "../estate-listing.ts";
import { typeset } from "../french/spaces.ts";
import { shownValue } from "../parse/report.ts";
import { slugOf } from "../slug.ts";
import {
  CRIT_AIR_CLASSES,
  GEARBOXES,
  VEHICLE_BODIES,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
  VEHICLE_ENERGIES,
} from "../vehicle-listing.ts";
import { ESTATE_AMENITIES, type EstatePathParts } from "./estate-search.ts";
import { paramsOf } from "./place-and-page.ts";
import { readNumber } from "./read-value.ts";
import { FIRST_YEAR, LAST_YEAR, type VehiclePathParts } from "./vehicle-search.ts";

/** A filter of an address that cannot be read, so that the list is as if it were not there. */
export interface IgnoredFilter {
  /** Its key in addresses. */
  key: string;
  value: string;
  /** For the reader: which one, and that it filters nothing. */
  sentence: string;
}

/** The filters of a list of vehicles that say nothing; parts of the path win over keys, which then are not read. */
export function ignoredVehicleFilters(params: URLSearchParams, path: VehiclePathParts = {}): IgnoredFilter[] {
  return ignoredOf(params, VEHICLE_KEYS, path);
}

/** And those of a list of estates. */
export function ignoredEstateFilters(params: URLSearchParams, path: EstatePathParts = {}): IgnoredFilter[] {
  return ignoredOf(params, ESTATE_KEYS, path);
}

/** An address with the filters that its list cannot read, so that the list can say so. */
export function withIgnored(path: string, ignored: readonly IgnoredFilter[]): string {
  if (ignored.length === 0) return path;
  const more = paramsOf(ignored.map(({ key, value }) => [key, value]));
  return `${path}${path.includes("?") ? "&" : "?"}${more}`;
}

/** Nobody has more mistakes explained, or longer ones. */
const MOST = 5;
const LONGEST = 40;

/** How a key's values are read, and what they should have been: 'n’est pas …'. */
interface Key {
  what: string;
  /** The words that it knows. Absent: it takes a number. */
  words?: readonly string[];
  /** Several values may be asked for; else the first one counts. */
  isList?: true;
  least?: number;
  most?: number;
}

const SHARED_KEYS: Readonly<Record<string, Key>> = {
  "prix-min": { what: "un prix" },
  "prix-max": { what: "un prix" },
  rayon: { what: "une distance" },
};

const VEHICLE_KEYS: Readonly<Record<string, Key>> = {
  categorie: { what: "une catégorie de véhicules", words: VEHICLE_CATEGORIES },
  energie: { what: "une énergie", words: VEHICLE_ENERGIES, isList: true },
  boite: { what: "une boîte de vitesses", words: GEARBOXES },
  carrosserie: { what: "une carrosserie", words: VEHICLE_BODIES, isList: true },
  etat: { what: "un état", words: VEHICLE_CONDITIONS, isList: true },
  critair: { what: "une vignette Crit’Air", words: CRIT_AIR_CLASSES, isList: true },
  ...SHARED_KEYS,
  "km-max": { what: "un kilométrage" },
  "annee-min": { what: "une année", least: FIRST_YEAR, most: LAST_YEAR },
};

const ESTATE_KEYS: Readonly<Record<string, Key>> = {
  transaction: { what: "une transaction", words: TRANSACTIONS },
  type: { what: "un type de bien", words: ESTATE_TYPES, isList: true },
  ...SHARED_KEYS,
  "surface-min": { what: "une surface" },
  "surface-max": { what: "une surface" },
  "terrain-min": { what: "une surface" },
  pieces: { what: "un nombre de pièces" },
  chambres: { what: "un nombre de chambres" },
  dpe: { what: "une classe énergie", words: ENERGY_LETTERS, isList: true },
  exterieur: { what: "un extérieur", words: OUTDOOR_SPACES, isList: true },
  avec: { what: "un équipement", words: ESTATE_AMENITIES, isList: true },
};

function ignoredOf(
  params: URLSearchParams,
  keys: Readonly<Record<string, Key>>,
  path: object,
): IgnoredFilter[] {
  const given = new Set(Object.entries(path).flatMap(([part, value]) => (value === undefined ? [] : [part])));
  return Object.entries(keys)
    .filter(([key]) => !given.has(key))
    .flatMap(([key, known]) =>
      unreadValues(params, key, known).map((value) => ({
        key,
        value,
        sentence: typeset(`${shownValue(value)} n’est pas ${known.what} : ce filtre est ignoré.`),
      })),
    )
    .slice(0, MOST);
}

function unreadValues(params: URLSearchParams, key: string, { words, isList, least, most }: Key): string[] {
  const written = isList
    ? params.getAll(key).flatMap((text) => text.split(","))
    : params.getAll(key).slice(0, 1);
  const values = written.map((text) => text.trim().slice(0, LONGEST).toWellFormed());
  return [...new Set(values)].filter((text) => {
    if (text === "") return false;
    if (words !== undefined) return !words.some((word) => slugOf(word) === slugOf(text));
    // A form sends zero for "no matter".
    if (/^0+([.,]0*)?$/.test(text)) return false;
    const value = readNumber(new URLSearchParams([[key, text]]), key);
    return value === undefined || value < (least ?? value) || value > (most ?? value);
  });
}
