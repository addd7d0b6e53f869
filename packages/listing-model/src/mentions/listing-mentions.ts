import type { Agency } from "../agency.ts";
import type { Listing } from "../listing.ts";
import { estateMentions } from "./estate-mentions.ts";
import type { Mention } from "./mention.ts";
import { vehicleMentions } from "./vehicle-mentions.ts";

/**
 * Returns every sentence that the law has this listing carry, in the order in which
 * they are read.
 *
 * @param day decides which mobility message is shown.
 */
export function listingMentions(listing: Listing, agency: Agency | null, day: Date): Mention[] {
  return listing.kind === "vehicle" ? vehicleMentions(listing, day) : estateMentions(listing, agency);
}
