import type { EstateListing } from "../estate-listing.ts";
import type { VehicleListing } from "../vehicle-listing.ts";
import { estateFactGroups } from "./estate-fact-groups.ts";
import { vehicleFactGroups } from "./vehicle-fact-groups.ts";

/** One row of a page's table. */
export interface Fact {
  label: string;
  value: string;
  /** Text that screen readers read instead of a value that is a row of signs. */
  spoken?: string;
}

export interface FactGroup {
  title: string;
  facts: Fact[];
}

/** Returns all that is known of a listing, for the table of its page; what is unknown has no row. */
export function factGroups(listing: VehicleListing | EstateListing): FactGroup[] {
  const groups = listing.kind === "vehicle" ? vehicleFactGroups(listing) : estateFactGroups(listing);
  return groups
    .map(({ title, rows }) => ({
      title,
      facts: rows.flatMap(([label, value, spoken]) =>
        value === undefined ? [] : [{ label, value, ...(spoken !== undefined && { spoken }) }],
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}
