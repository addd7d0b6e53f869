import { critAirLabel } from "../facts/crit-air.ts";
import { ESTATE_TYPE_LABELS, TRANSACTION_LABELS } from "../facts/page-title.ts";
import { surfaceText } from "../facts/price-text.ts";
import { CATEGORY_LABELS, CONDITION_LABELS } from "../facts/vehicle-labels.ts";
import { counted, euros, integer } from "../french/numbers.ts";
import { HARD_SPACE } from "../french/spaces.ts";
import { upperFirst } from "../french/words.ts";
import type { EstateAmenity, EstateSearch } from "./estate-search.ts";
import type { PlaceAndPage } from "./place-and-page.ts";
import type { VehicleSearch } from "./vehicle-search.ts";

/** One filter of a question that is set, and the question without it. */
export interface Filter<Search> {
  /** Its key in addresses. */
  key: string;
  label: string;
  /** From page 1. */
  without: Search;
}

/** Names that a question holds as slugs only, as the page knows them. */
export interface FilterNames {
  marque?: string | undefined;
  modele?: string | undefined;
  ville?: string | undefined;
  agence?: string | undefined;
}

/** The filters of a question about vehicles, for chips, in the order of the form. */
export function vehicleFilters(search: VehicleSearch, names: FilterNames = {}): Filter<VehicleSearch>[] {
  const { categorie, marque, modele, boite, kmMax, anneeMin } = search;
  return [
    ...one(search, "categorie", categorie, (value) => CATEGORY_LABELS[value]),
    ...(marque === undefined
      ? []
      : [
          {
            key: "marque",
            label: names.marque ?? upperFirst(marque),
            // A model without its make is no question.
            without: drop(drop(search, "marque"), "modele"),
          },
        ]),
    ...one(search, "modele", modele, (value) => names.modele ?? upperFirst(value)),
    ...many(search, "energie", "energies", upperFirst),
    ...one(search, "boite", boite, (value) => `Boîte ${value}`),
    ...many(search, "carrosserie", "carrosseries", upperFirst),
    ...many(search, "etat", "etats", (value) => CONDITION_LABELS[value]),
    ...many(search, "critair", "critAir", critAirLabel),
    ...priceFilters(search),
    ...one(search, "kmMax", kmMax, (value) => `Au plus ${integer(value)}${HARD_SPACE}km`, "km-max"),
    ...one(search, "anneeMin", anneeMin, (value) => `Depuis ${value}`, "annee-min"),
    ...placeFilters(search, names),
  ];
}

/** The filters of a question about estates, for chips, in the order of the form. */
export function estateFilters(search: EstateSearch, names: FilterNames = {}): Filter<EstateSearch>[] {
  return [
    ...one(search, "transaction", search.transaction, (value) => TRANSACTION_LABELS[value]),
    ...many(search, "type", "types", (value) => ESTATE_TYPE_LABELS[value]),
    ...priceFilters(search),
    ...one(search, "surfaceMinM2", search.surfaceMinM2, (m2) => `Au moins ${surfaceText(m2)}`, "surface-min"),
    ...one(search, "surfaceMaxM2", search.surfaceMaxM2, (m2) => `Au plus ${surfaceText(m2)}`, "surface-max"),
    ...one(
      search,
      "terrainMinM2",
      search.terrainMinM2,
      (m2) => `Terrain d’au moins ${surfaceText(m2)}`,
      "terrain-min",
    ),
    ...one(search, "pieces", search.pieces, (count) => `${counted(count, "pièce", "pièces")} et plus`),
    ...one(
      search,
      "chambres",
      search.chambres,
      (count) => `${counted(count, "chambre", "chambres")} et plus`,
    ),
    ...many(search, "dpe", "dpe", (letter) => `DPE${HARD_SPACE}${letter}`),
    ...many(search, "exterieur", "exterieurs", upperFirst),
    ...many(search, "avec", "avec", (value) => AMENITY_LABELS[value]),
    ...placeFilters(search, names),
  ];
}

/** What a home can be asked to have, as it is shown. */
export const AMENITY_LABELS: Readonly<Record<EstateAmenity, string>> = {
  ascenseur: "Ascenseur",
  stationnement: "Stationnement",
  cave: "Cave",
  piscine: "Piscine",
  meuble: "Meublé",
  "acces-pmr": "Accès PMR",
  fibre: "Fibre optique",
};

function priceFilters<S extends PlaceAndPage>(search: S): Filter<S>[] {
  return [
    ...one(
      search,
      "prixMinEuros",
      search.prixMinEuros,
      (value) => `Au moins ${euros(value * 100)}`,
      "prix-min",
    ),
    ...one(
      search,
      "prixMaxEuros",
      search.prixMaxEuros,
      (value) => `Au plus ${euros(value * 100)}`,
      "prix-max",
    ),
  ];
}

function placeFilters<S extends PlaceAndPage>(search: S, names: FilterNames): Filter<S>[] {
  const { ville, rayonKm, agence } = search;
  const town = ville === undefined ? "" : (names.ville ?? upperFirst(ville));
  return [
    ...(ville === undefined
      ? []
      : [
          {
            key: "ville",
            label: rayonKm === undefined ? town : `${town} et ${rayonKm}${HARD_SPACE}km autour`,
            without: drop(drop(search, "ville"), "rayonKm"),
          },
        ]),
    ...one(search, "agence", agence, (value) => names.agence ?? upperFirst(value)),
  ];
}

function one<S extends PlaceAndPage, V>(
  search: S,
  field: keyof S & string,
  value: V | undefined,
  label: (value: V) => string,
  key: string = field,
): Filter<S>[] {
  return value === undefined ? [] : [{ key, label: label(value), without: drop(search, field) }];
}

/** The keys of `S` whose values are lists. */
type ListField<S> = { [K in keyof S]-?: S[K] extends readonly string[] ? K : never }[keyof S];

type ListItem<L> = L extends readonly (infer V)[] ? V : never;

function many<S extends PlaceAndPage, F extends ListField<S>>(
  search: S,
  key: string,
  field: F,
  label: (value: ListItem<S[F]>) => string,
): Filter<S>[] {
  // `F` names lists alone, which the compiler does not carry over to `S[F]`.
  const values = search[field] as readonly ListItem<S[F]>[];
  return values.map((value) => ({
    key,
    label: label(value),
    without: { ...search, page: 1, [field]: values.filter((other) => other !== value) },
  }));
}

function drop<S extends PlaceAndPage>(search: S, field: keyof S): S {
  const { [field]: _dropped, ...rest } = search;
  // Only optional fields are dropped; the compiler cannot know that of any S.
  return { ...rest, page: 1 } as unknown as S;
}
