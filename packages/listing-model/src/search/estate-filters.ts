import {
  ENERGY_LETTERS,
  ESTATE_TYPES,
  type EstateListing,
  OUTDOOR_SPACES,
  TRANSACTIONS,
} from "../estate-listing.ts";
import { ESTATE_TYPE_LABELS, TRANSACTION_LABELS } from "../facts/page-title.ts";
import { surfaceText } from "../facts/price-text.ts";
import { counted } from "../french/numbers.ts";
import { HARD_SPACE } from "../french/spaces.ts";
import { upperFirst } from "../french/words.ts";
import { type AddressFilter, defineFilter } from "./filter-row.ts";
import { defineAgencyFilter, PRICE_FILTERS, TOWN_FILTER, ZONE_FILTER } from "./shared-filters.ts";
import {
  formatTravel,
  parseTravelChoice,
  TRAVEL_CHOICES,
  TRAVEL_SUBJECT_LABELS,
  type TravelChoice,
  type TravelSubject,
} from "./travel.ts";

/** Features of a home that can be required, as addresses spell them. */
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

const AMENITY_LABELS: Readonly<Record<EstateAmenity, string>> = {
  ascenseur: "Ascenseur",
  stationnement: "Stationnement",
  cave: "Cave",
  piscine: "Piscine",
  meuble: "Meublé",
  "acces-pmr": "Accès PMR",
  fibre: "Fibre optique",
};

function defineTravelFilter<S extends TravelSubject>(subject: S) {
  return defineFilter.travel({
    key: subject,
    field: subject,
    columns: { pied: `${subject}_pied`, velo: `${subject}_velo`, voiture: `${subject}_voiture` } as const,
    values: TRAVEL_CHOICES,
    label: TRAVEL_SUBJECT_LABELS[subject],
    none: "Peu importe",
    words: (choice) => `À moins de ${formatChoice(choice)}`,
    chip: (choice) => `${TRAVEL_SUBJECT_LABELS[subject]} à moins de ${formatChoice(choice)}`,
    what: "un temps de trajet",
  });
}

const OWN_ADDRESS_FILTER = {
  kind: "address",
  key: "adresse",
  field: "adresse",
  label: "Votre adresse",
  what: "un temps de trajet",
} as const satisfies AddressFilter;

function formatChoice(choice: TravelChoice): string {
  const { minutes, means } = parseTravelChoice(choice);
  return formatTravel(minutes, means);
}

const TRAVEL_FILTERS = [
  defineTravelFilter("ecole"),
  defineTravelFilter("gare"),
  defineTravelFilter("plage"),
  defineTravelFilter("boulangerie"),
] as const;

/**
 * The filters of the list of estates, in the order of addresses and chips.
 * docs/authors/new-listing-filter.md explains how to add one.
 */
export const ESTATE_FILTERS = [
  defineFilter.one({
    key: "transaction",
    field: "transaction",
    column: "transaction_type",
    value: ({ transaction }: EstateListing) => transaction,
    values: TRANSACTIONS,
    label: "Projet",
    none: "Tous",
    words: (transaction) => TRANSACTION_LABELS[transaction],
    what: "une transaction",
    isSearched: true,
  }),
  defineFilter.many({
    key: "type",
    field: "types",
    column: "type",
    value: ({ type }: EstateListing) => type,
    values: ESTATE_TYPES,
    label: "Type de bien",
    words: (type) => ESTATE_TYPE_LABELS[type],
    what: "un type de bien",
    isSearched: true,
  }),
  ...PRICE_FILTERS,
  defineFilter.min({
    key: "surface-min",
    field: "surfaceMinM2",
    column: "surface_m2",
    value: ({ surfaceHabitableM2 }: EstateListing) => surfaceHabitableM2,
    label: "De",
    unit: "m²",
    chip: (m2) => `Au moins ${surfaceText(m2)}`,
    what: "une surface",
  }),
  defineFilter.max({
    key: "surface-max",
    field: "surfaceMaxM2",
    column: "surface_m2",
    value: ({ surfaceHabitableM2 }: EstateListing) => surfaceHabitableM2,
    label: "À",
    unit: "m²",
    chip: (m2) => `Jusqu’à ${surfaceText(m2)}`,
    what: "une surface",
    lowerField: "surfaceMinM2",
  }),
  defineFilter.min({
    key: "terrain-min",
    field: "terrainMinM2",
    column: "terrain_m2",
    value: ({ surfaceTerrainM2 }: EstateListing) => surfaceTerrainM2,
    label: "Terrain d’au moins",
    unit: "m²",
    chip: (m2) => `Terrain d’au moins ${surfaceText(m2)}`,
    what: "une surface",
  }),
  defineFilter.atLeast({
    key: "pieces",
    field: "pieces",
    column: "pieces",
    value: ({ pieces }: EstateListing) => pieces,
    label: "Pièces",
    none: "Toutes",
    upTo: 5,
    chip: (count) => `${counted(count, "pièce", "pièces")} et plus`,
    what: "un nombre de pièces",
  }),
  defineFilter.max({
    key: "pieces-max",
    field: "piecesMax",
    column: "pieces",
    value: ({ pieces }: EstateListing) => pieces,
    label: "Pièces, au plus",
    choices: { none: "Sans max.", values: () => [1, 2, 3, 4, 5], words: String },
    chip: (count) => `${counted(count, "pièce", "pièces")} au plus`,
    what: "un nombre de pièces",
    lowerField: "pieces",
    exactChip: (count) => counted(count, "pièce", "pièces"),
  }),
  defineFilter.atLeast({
    key: "chambres",
    field: "chambres",
    column: "chambres",
    value: ({ chambres }: EstateListing) => chambres,
    label: "Chambres",
    none: "Toutes",
    upTo: 5,
    chip: (count) => `${counted(count, "chambre", "chambres")} et plus`,
    what: "un nombre de chambres",
  }),
  defineFilter.many({
    key: "dpe",
    field: "dpe",
    column: "dpe",
    value: ({ energie }: EstateListing) => ENERGY_LETTERS.find((letter) => letter === energie?.dpeClasse),
    values: ENERGY_LETTERS,
    isVerbatim: true,
    label: "Classe énergie (DPE)",
    words: (letter) => letter,
    chip: (letter) => `DPE${HARD_SPACE}${letter}`,
    what: "une classe énergie",
  }),
  defineFilter.flags({
    key: "exterieur",
    field: "exterieurs",
    columns: { balcon: "balcon", terrasse: "terrasse", jardin: "jardin" },
    has: ({ exterieurs }: EstateListing, space) => exterieurs.some(({ type }) => type === space),
    match: "any",
    values: OUTDOOR_SPACES,
    label: "Extérieur",
    words: upperFirst,
    what: "un extérieur",
  }),
  defineFilter.flags({
    key: "avec",
    field: "avec",
    columns: {
      ascenseur: "ascenseur",
      stationnement: "stationnement",
      cave: "cave",
      piscine: "piscine",
      meuble: "meuble",
      "acces-pmr": "acces_pmr",
      fibre: "fibre",
    },
    has: hasAmenity,
    match: "all",
    values: ESTATE_AMENITIES,
    label: "Avec",
    words: (amenity) => AMENITY_LABELS[amenity],
    what: "un équipement",
  }),
  ...TRAVEL_FILTERS,
  OWN_ADDRESS_FILTER,
  TOWN_FILTER,
  ZONE_FILTER,
  defineAgencyFilter("Agence", "Toutes"),
] as const;

function hasAmenity(estate: EstateListing, amenity: EstateAmenity): boolean {
  if (amenity === "stationnement") return estate.stationnements.length > 0;
  return estate[amenity === "acces-pmr" ? "accesPmr" : amenity] === true;
}
