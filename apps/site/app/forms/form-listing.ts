import { idOfListingPath, type Listing, listingPath, priceText } from "@lieudit/listing-model";
import type { LeadListing } from "@lieudit/listing-store/leads";
import type { SiteServices } from "../services.ts";
import type { FormDefinition } from "./form-definition.ts";

/** The listing that a form is about, as its page tells it. */
export interface FormListing extends LeadListing {
  price: string;
  photoId: string | null;
}

/** The listing, and who gets what is sent about it. */
export interface AboutListing {
  listing: FormListing;
  agency: string;
  agencyName: string | null;
  email: string | null;
}

/**
 * The listing that an address names: `/visite/<id>` or `/contact?annonce=<id>`.
 *
 * @returns null where the form is about none
 * @throws {Response} 404 for a form that needs one and names none that is shown
 */
export async function aboutListing(
  { about }: FormDefinition,
  url: URL,
  id: string | undefined,
  { listings }: Pick<SiteServices, "listings">,
): Promise<AboutListing | null> {
  if (about === null) return null;
  const named = id ?? url.searchParams.get("annonce");
  const found = named === null ? null : await listings.get(idOfListingPath(named));
  if (found === null || found.state === "gone" || !about.kinds.includes(found.listing.kind)) {
    if (about.isNeeded) throw new Response(null, { status: 404 });
    return null;
  }
  const { listing, agency } = found;
  return {
    listing: formListing(listing),
    agency: listing.agence,
    agencyName: agency?.nom ?? null,
    email: listing.contact?.email ?? agency?.email ?? null,
  };
}

function formListing(listing: Listing): FormListing {
  const { id, reference, titre, photos } = listing;
  return {
    id,
    reference,
    title: titre,
    path: listingPath(listing),
    price: priceText(listing),
    photoId: photos[0]?.id ?? null,
  };
}
