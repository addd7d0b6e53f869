import type { Agency, Listing } from "@lieudit/listing-model";
import { demoAgencies } from "./agencies/demo-agencies.ts";
import { demoDates } from "./dates.ts";
import { demoEstates } from "./estates/demo-estates.ts";
import { demoVehicles } from "./vehicles/demo-vehicles.ts";

/**
 * Returns every agency, dealer, vehicle and estate of the demo; the same for the same clock.
 *
 * @param clock RFC 3339: what is new, cut in price or sold is so seen from here.
 */
export function demoListings(clock: string): { agencies: Agency[]; listings: Listing[] } {
  const agencies = demoAgencies();
  const dates = demoDates(clock);
  return {
    agencies: agencies.map(({ agency }) => agency),
    listings: [...demoEstates(agencies, dates), ...demoVehicles(agencies, dates)],
  };
}
