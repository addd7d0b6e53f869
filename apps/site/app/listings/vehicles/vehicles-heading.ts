import { CATEGORY_LABELS, type FilterNames, type VehicleSearch } from "@lieudit/listing-model";
import { atTown } from "../../shell/format/french.ts";

/**
 * What a list of vehicles is called: `Voitures Peugeot 208 à Aubremer`, `Motos`,
 * `Véhicules d’occasion et neufs`. A make and a model may be those of several
 * categories, whose lists are distinguished by their names. Names that nobody knows are words of the person who
 * wrote the address, and head no page of ours.
 */
export function vehiclesHeading(search: VehicleSearch, names: FilterNames & { town?: string }): string {
  const { categorie } = search;
  const kind = categorie === undefined ? "Véhicules" : CATEGORY_LABELS[categorie];
  const what =
    names.marque !== undefined
      ? [kind, names.marque, names.modele].filter((part) => part !== undefined).join(" ")
      : categorie === undefined
        ? "Véhicules d’occasion et neufs"
        : kind;
  return names.town === undefined ? what : `${what} ${atTown(names.town)}`;
}
