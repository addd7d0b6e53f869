import { CATEGORY_LABELS, type FilterNames, type VehicleSearch } from "@lieudit/listing-model";
import { atTown } from "../format/french.ts";

/**
 * What a list of vehicles is called: `Peugeot 208 à Aubremer`, `Motos`,
 * `Véhicules d’occasion et neufs`. Names that nobody knows are words of whoever
 * wrote the address, and head no page of ours.
 */
export function vehiclesHeading(search: VehicleSearch, names: FilterNames & { town?: string }): string {
  const { categorie } = search;
  const what =
    names.marque !== undefined
      ? [names.marque, names.modele].filter((part) => part !== undefined).join(" ")
      : categorie !== undefined
        ? CATEGORY_LABELS[categorie]
        : "Véhicules d’occasion et neufs";
  return names.town === undefined ? what : `${what} ${atTown(names.town)}`;
}
