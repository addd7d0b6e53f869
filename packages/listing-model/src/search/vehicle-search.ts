import type {
  CritAir,
  Gearbox,
  VehicleBody,
  VehicleCategory,
  VehicleCondition,
  VehicleEnergy,
} from "../vehicle-listing.ts";
import type { PlaceAndPage } from "./place-and-page.ts";

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
export const VEHICLE_ORDERS = [
  "recent",
  "prix-croissant",
  "prix-decroissant",
  "km-croissant",
  "annee-decroissante",
] as const;
export type VehicleOrder = (typeof VEHICLE_ORDERS)[number];
