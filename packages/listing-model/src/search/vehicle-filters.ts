import { critAirLabel, getCritAir } from "../facts/crit-air.ts";
import { CATEGORY_LABELS, CONDITION_LABELS } from "../facts/vehicle-labels.ts";
import { euros, integer, measured } from "../french/numbers.ts";
import { HARD_SPACE } from "../french/spaces.ts";
import { upperFirst } from "../french/words.ts";
import type { VehicleCard } from "../listing-card.ts";
import {
  CRIT_AIR_CLASSES,
  GEARBOXES,
  VEHICLE_BODIES,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
  VEHICLE_ENERGIES,
  type VehicleListing,
} from "../vehicle-listing.ts";
import { defineFilter } from "./filter-row.ts";
import { defineAgencyFilter, PRICE_FILTERS, TOWN_FILTER, ZONE_FILTER } from "./shared-filters.ts";

/**
 * The filters of the list of vehicles, in the order of addresses and chips.
 * docs/authors/new-listing-filter.md explains how to add one.
 */
export const VEHICLE_FILTERS = [
  defineFilter.one({
    key: "categorie",
    field: "categorie",
    column: "categorie",
    value: ({ categorie }: VehicleListing) => categorie,
    values: VEHICLE_CATEGORIES,
    label: "Catégorie",
    none: "Toutes",
    words: (category) => CATEGORY_LABELS[category],
    what: "une catégorie de véhicules",
  }),
  defineFilter.name({
    key: "marque",
    field: "marque",
    column: "marque",
    value: ({ marque }: VehicleListing) => marque,
    label: "Marque",
    none: "Toutes",
    cardName: ({ marque }: VehicleCard) => marque,
    isSearched: true,
  }),
  defineFilter.name({
    key: "modele",
    field: "modele",
    column: "modele",
    value: ({ modele }: VehicleListing) => modele,
    label: "Modèle",
    none: "Tous",
    cardName: ({ modele }: VehicleCard) => modele,
    needs: "marque",
    isSearched: true,
  }),
  defineFilter.many({
    key: "energie",
    field: "energies",
    column: "energie",
    value: ({ energie }: VehicleListing) => energie,
    values: VEHICLE_ENERGIES,
    label: "Énergie",
    words: upperFirst,
    what: "une énergie",
    isSearched: true,
  }),
  defineFilter.one({
    key: "boite",
    field: "boite",
    column: "boite",
    value: ({ boite }: VehicleListing) => boite,
    values: GEARBOXES,
    label: "Boîte de vitesses",
    none: "Toutes",
    words: upperFirst,
    chip: (gearbox) => `Boîte ${gearbox}`,
    what: "une boîte de vitesses",
  }),
  defineFilter.many({
    key: "carrosserie",
    field: "carrosseries",
    column: "carrosserie",
    value: ({ carrosserie }: VehicleListing) => carrosserie,
    values: VEHICLE_BODIES,
    label: "Carrosserie",
    words: upperFirst,
    what: "une carrosserie",
    isSearched: true,
  }),
  defineFilter.many({
    key: "etat",
    field: "etats",
    column: "etat",
    value: ({ condition }: VehicleListing) => condition,
    values: VEHICLE_CONDITIONS,
    label: "État",
    words: (condition) => CONDITION_LABELS[condition],
    what: "un état",
  }),
  defineFilter.many({
    key: "critair",
    field: "critAir",
    column: "critair",
    value: (vehicle: VehicleListing) => getCritAir(vehicle),
    values: CRIT_AIR_CLASSES,
    label: "Vignette Crit’Air",
    words: critAirLabel,
    what: "une vignette Crit’Air",
  }),
  ...PRICE_FILTERS,
  defineFilter.max({
    key: "loyer-max",
    field: "loyerMaxEuros",
    column: "loyer_mois_cents",
    value: ({ loyer }: VehicleListing) => loyer?.mensuelCents,
    label: "Loyer mensuel max. (LOA, LLD)",
    scale: 100,
    choices: {
      none: "Tous",
      values: () => [150, 200, 250, 300, 400, 500, 700],
      words: (rent) => `${euros(rent * 100)}/mois`,
    },
    chip: (rent) => `LOA ou LLD jusqu’à ${euros(rent * 100)}/mois`,
    what: "un loyer mensuel",
  }),
  defineFilter.max({
    key: "km-max",
    field: "kmMax",
    column: "kilometrage_km",
    value: ({ kilometrageKm }: VehicleListing) => kilometrageKm,
    label: "Kilométrage max.",
    choices: {
      none: "Tous",
      values: () => [10_000, 30_000, 50_000, 75_000, 100_000, 150_000, 200_000],
      words: (km) => measured(km, "km"),
    },
    chip: (km) => `Jusqu’à ${integer(km)}${HARD_SPACE}km`,
    what: "un kilométrage",
  }),
  defineFilter.min({
    key: "annee-min",
    field: "anneeMin",
    column: "annee",
    value: ({ dateMec }: VehicleListing) => (dateMec === undefined ? undefined : Number(dateMec.slice(0, 4))),
    label: "Année à partir de",
    limits: { min: 1900, max: 2100 },
    choices: {
      none: "Toutes",
      values: (thisYear) => Array.from({ length: 20 }, (_, age) => thisYear - age),
      words: String,
    },
    chip: (year) => `Depuis ${year}`,
    what: "une année",
  }),
  TOWN_FILTER,
  ZONE_FILTER,
  defineAgencyFilter("Vendeur", "Tous"),
] as const;
