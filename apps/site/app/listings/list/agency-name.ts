import type { FacetValue, ListingStore } from "@lieudit/listing-store";
import { withApostrophes } from "../../shell/format/french.ts";

/**
 * Returns the name of the agency of a search, even if the other filters exclude
 * all its listings. Undefined without an agency, or for an unknown slug.
 */
export async function agencyName(
  { agence }: { agence?: string },
  listings: Pick<ListingStore, "agency">,
  facets?: { agence: readonly FacetValue[] },
): Promise<string | undefined> {
  if (agence === undefined) return undefined;
  const known = facets?.agence.find(({ value }) => value === agence)?.label;
  const name = known ?? (await listings.agency(agence))?.nom;
  return name && withApostrophes(name);
}
