import type { VehicleCategory, VehicleCondition } from "../vehicle-listing.ts";

/** Conditions as they are shown. */
export const CONDITION_LABELS: Readonly<Record<VehicleCondition, string>> = {
  neuf: "Neuf",
  occasion: "Occasion",
  "0 km": "0\u00a0km",
  demonstration: "Véhicule de démonstration",
};

/** Categories as they are shown, several of them. */
export const CATEGORY_LABELS: Readonly<Record<VehicleCategory, string>> = {
  voitures: "Voitures",
  utilitaires: "Utilitaires",
  motos: "Motos",
  "camping-cars": "Camping-cars",
};
