import type { VehicleListing } from "@lieudit/listing-model";
import { seededRandom } from "../../osm/seeded-random.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { DemoDates } from "../dates.ts";
import { shuffled } from "../words/fragment-deck.ts";
import { composeVehicle } from "./compose-vehicle.ts";
import { describeVehicle } from "./describe-vehicle.ts";
import { MODELS } from "./models.ts";
import { vehicleListing } from "./vehicle-listing.ts";
import { vehicleDecks, vehicleText } from "./vehicle-text.ts";

/** Vehicles for sale: one of each version, of some a second one. */
export function demoVehicles(agencies: readonly DemoAgency[], dates: DemoDates): VehicleListing[] {
  const twice = MODELS.filter((model, index) => index % 5 === 2 && model.categorie === "voitures");
  const vehicles = [...MODELS, ...twice].map((model, index) => {
    const random = seededRandom(`vehicle ${index} ${model.marque} ${model.modele} ${model.version}`);
    const vehicle = composeVehicle(model, index, index >= MODELS.length, agencies, dates, random);
    const facts = describeVehicle(vehicle, random);
    return { facts, listing: vehicleListing(vehicle, dates, random) };
  });
  const decks = vehicleDecks();
  // Sentences run out: if the first versions took them all, the last ones would have little to say.
  for (const { listing, facts } of shuffled(vehicles, "vehicles")) {
    const { id, agence: dealer, status } = listing;
    listing.description = vehicleText({ id, dealer, status, facts }, decks);
  }
  return vehicles.map(({ listing }) => listing);
}
