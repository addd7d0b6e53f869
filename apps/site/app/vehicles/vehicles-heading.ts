import { CATEGORY_LABELS, type FilterNames, type VehicleSearch } from "@lieudit/listing-model";
import { atTown } from "../format/french.ts";

/** What a list of vehicles is called: `Peugeot 208 à Aubremer`, `Motos`, `Véhicules d’occasion et neufs`. */
export function vehiclesHeading(search: VehicleSearch, names: FilterNames & { town?: string }): string {
  const { categorie, marque, modele } = search;
  const what =
    marque !== undefined
      ? [names.marque ?? marque, modele === undefined ? null : (names.modele ?? modele)]
          .filter((part) => part !== null)
          .join(" ")
      : categorie !== undefined
        ? CATEGORY_LABELS[categorie]
        : "Véhicules d’occasion et neufs";
  return names.town === undefined ? what : `${what} ${atTown(names.town)}`;
}
