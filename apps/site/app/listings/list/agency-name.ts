import type { FacetValue, ListingStore } from "@lieudit/listing-store";
import { withApostrophes } from "../../shell/format/french.ts";

/**
 * What the agency of a question is called, also where the question's other
 * filters leave none of its listings. Undefined: none was asked for, or there
 * is none of this slug.
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
