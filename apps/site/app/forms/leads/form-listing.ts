import type { LeadListing } from "@lieudit/leads";
import type { FormDefinition, ListingSubject } from "@lieudit/leads/forms";
import {
  type EstateStay,
  idOfListingPath,
  type Listing,
  listingPath,
  priceText,
} from "@lieudit/listing-model";
import { phoneText, typeset, withApostrophes } from "../../shell/format/french.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import { endedWords } from "./ended-message.ts";
import { type FormPlace, formPlace } from "./form-place.ts";
import { type FormReview, formReview } from "./form-review.ts";

/** The listing that a form is about, as its page tells it. */
export interface FormListing extends LeadListing {
  price: string;
  photoId: string | null;
  /** Why the listing has ended; null while it is on offer. */
  ended: string | null;
}

/** Whom a form is for, and what it is about. */
export interface FormSubject {
  /** Null: it is about the agency as such, a review or a place. */
  listing: FormListing | null;
  /** When the holiday let can be had; null for a form that asks for no stay. */
  stay: EstateStay | null;
  /** Null: it is about no agency and nothing of one. */
  agency: string | null;
  agencyName: string | null;
  email: string | null;
  /** As it is read. */
  phone: string | null;
  review: FormReview | null;
  place: FormPlace | null;
}

const NO_SUBJECT: FormSubject = {
  listing: null,
  stay: null,
  agency: null,
  agencyName: null,
  email: null,
  phone: null,
  review: null,
  place: null,
};

/**
 * What an address names: a review, `/signaler-avis?lieu=<id>&avis=<key>`; a place, `/signaler-lieu?lieu=<id>`; a listing, `/visite/<id>` or `/contact?annonce=<id>`,
 * or an agency, `/contact?agence=<slug>`.
 *
 * @returns null if the form is about neither
 * @throws {Response} 404 for a form that needs one and names none that is shown
 */
export async function formSubject(
  { about, kind }: FormDefinition,
  url: URL,
  id: string | undefined,
  { listings, places }: Pick<SiteServices, "listings" | "places">,
  signal: AbortSignal,
): Promise<FormSubject | null> {
  if (about === null) return null;
  if (about === "review") {
    return { ...NO_SUBJECT, review: await formReview(url.searchParams, places, signal) };
  }
  if (about === "place") return { ...NO_SUBJECT, place: await formPlace(url.searchParams, places, signal) };
  const named = id ?? url.searchParams.get("annonce");
  const found = named === null ? null : await listings.get(idOfListingPath(named));
  if (found === null || found.state === "gone" || !isAbout(found.listing, about)) {
    if (about.isNeeded) throw new Response(null, { status: 404 });
    return subjectAgency(url.searchParams.get("agence"), listings);
  }
  const { listing, agency } = found;
  return {
    ...NO_SUBJECT,
    listing: formListing(listing, found.state === "ended"),
    stay: (kind === "sejour" && listing.kind === "estate" && listing.sejour) || null,
    agency: listing.agence,
    agencyName: agency && withApostrophes(agency.nom),
    email: listing.contact?.email ?? agency?.email ?? null,
    phone: readablePhone(listing.contact?.telephone ?? agency?.telephone),
  };
}

function isAbout(listing: Listing, { kinds, transaction }: ListingSubject): boolean {
  if (!kinds.includes(listing.kind)) return false;
  return transaction === undefined || (listing.kind === "estate" && listing.transaction === transaction);
}

async function subjectAgency(
  slug: string | null,
  listings: Pick<SiteServices["listings"], "agency">,
): Promise<FormSubject | null> {
  const agency = slug === null ? null : await listings.agency(slug);
  if (agency === null) return null;
  return {
    ...NO_SUBJECT,
    agency: agency.slug,
    agencyName: withApostrophes(agency.nom),
    email: agency.email ?? null,
    phone: readablePhone(agency.telephone),
  };
}

const readablePhone = (phone: string | undefined) => (phone === undefined ? null : phoneText(phone));

function formListing(listing: Listing, hasEnded: boolean): FormListing {
  const { id, reference, titre, photos } = listing;
  return {
    id,
    reference,
    title: typeset(titre),
    path: listingPath(listing),
    price: priceText(listing),
    photoId: photos[0]?.id ?? null,
    ended: hasEnded ? endedWords(listing) : null,
  };
}
