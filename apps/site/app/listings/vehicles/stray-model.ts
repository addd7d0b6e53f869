import type { IgnoredFilter, VehicleSearch } from "@lieudit/listing-model";
import type { ListingStore } from "@lieudit/listing-store";
import { typeset } from "../../shell/format/french.ts";
import { anyVehicle } from "./vehicle-names.ts";

/**
 * A model that belongs to another make: a form without JavaScript sends the
 * model that was chosen before beside the make that was chosen now. A model of
 * which nobody has one is no such thing: the right make may have sold its last.
 *
 * @returns null if the model may stand
 */
export async function strayModel(
  { marque, modele }: VehicleSearch,
  listings: Pick<ListingStore, "findVehicles">,
): Promise<IgnoredFilter | null> {
  if (marque === undefined || modele === undefined) return null;
  if ((await anyVehicle({ marque, modele }, listings)) !== null) return null;
  const [ofModel, ofMake] = await Promise.all([
    anyVehicle({ modele }, listings),
    anyVehicle({ marque }, listings),
  ]);
  if (ofModel === null || ofMake === null) return null;
  return {
    key: "modele",
    value: modele,
    sentence: typeset(
      `« ${ofModel.modele} » n’est pas un modèle de la marque ${ofMake.marque} : ce filtre est ignoré.`,
    ),
  };
}
