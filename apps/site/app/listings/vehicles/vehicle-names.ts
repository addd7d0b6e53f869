import {
  type FilterNames,
  readVehicleSearch,
  type VehicleCard,
  type VehicleSearch,
} from "@lieudit/listing-model";
import type { Facets, ListingStore, VehicleFacet } from "@lieudit/listing-store";
import { agencyName } from "../list/agency-name.ts";

/**
 * What the make, the model and the seller of a question are called: `BMW`,
 * `Série 1`. Where the question's other filters leave none of their listings,
 * so that no filter names them, those listings are asked. Undefined: nothing
 * on offer has it.
 */
export async function vehicleNames(
  search: VehicleSearch,
  listings: Pick<ListingStore, "findVehicles" | "agency">,
  facets?: Facets<VehicleFacet>,
): Promise<Pick<FilterNames, "marque" | "modele" | "agence">> {
  const { marque, modele } = search;
  const getLabel = (facet: "marque" | "modele", value: string) =>
    facets?.[facet].find((known) => known.value === value)?.label;
  return {
    marque: marque && (getLabel("marque", marque) ?? (await anyVehicle({ marque }, listings))?.marque),
    modele:
      marque &&
      modele &&
      (getLabel("modele", modele) ?? (await anyVehicle({ marque, modele }, listings))?.modele),
    agence: await agencyName(search, listings, facets),
  };
}

/** Returns a vehicle on offer of a make or a model, or null. */
export async function anyVehicle(
  of: Pick<VehicleSearch, "marque" | "modele">,
  listings: Pick<ListingStore, "findVehicles">,
): Promise<VehicleCard | null> {
  const search = { ...readVehicleSearch(new URLSearchParams()), ...of };
  const { cards } = await listings.findVehicles(search, { cardsPerPage: 1 });
  return cards[0] ?? null;
}
