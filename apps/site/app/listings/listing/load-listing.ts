import {
  factGroups,
  idOfListingPath,
  type Listing,
  type ListingKind,
  listingMentions,
  listingPath,
} from "@lieudit/listing-model";
import { redirect } from "react-router";
import { pageSignal } from "../../places/search/ask-places.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import { findNeighbourhood, getNeighbourhoodKeys } from "./find-neighbourhood.ts";
import { typesetAgency, typesetListing } from "./typeset-listing.ts";

/** How many listings like this one are shown. */
const SIMILAR_COUNT = 4;

/**
 * Loads all that the page of a listing shows.
 *
 * @param lastPart of its address, `<slug>-<id>`
 * @param below what comes after it in the address, such as `/imprimer`
 * @throws {Response} 404 for none, 410 for one that ended long ago, 301 where the words of the address are old
 */
export async function loadListing<Kind extends ListingKind>(
  kind: Kind,
  lastPart: string,
  services: SiteServices,
  request: Request,
  { below = "" }: { below?: string } = {},
) {
  const { listings, clock, publicUrl } = services;
  const found = await listings.get(idOfListingPath(lastPart));
  if (found === null) throw new Response(null, { status: 404 });
  if (found.state === "gone") throw new Response(null, { status: 410 });
  if (found.listing.kind !== kind) throw new Response(null, { status: 404 });
  const { state } = found;
  const agency = found.agency && typesetAgency(found.agency);
  const listing = typesetListing(found.listing);
  const path = listingPath(listing) + below;
  if (decodeURI(path) !== decodeURI(listingPath({ kind, slug: "", id: lastPart }) + below)) {
    throw redirect(path, 301);
  }

  const now = clock().getTime();
  const { position } = found.listing;
  const [similar, neighbourhood, mapCredits, ways] = await Promise.all([
    below === "" ? listings.similar(listing.id, SIMILAR_COUNT) : [],
    below === "" && listing.position !== undefined
      ? findNeighbourhood(
          services.places,
          listing.position,
          getNeighbourhoodKeys(found.listing),
          pageSignal(request),
        )
      : null,
    below !== "" || position === undefined ? null : services.mapCreditsAt(position),
    below === "" && kind === "estate" ? listings.travelNotes(listing.id) : [],
  ]);
  return {
    // Its kind was compared above.
    listing: listing as Extract<Listing, { kind: Kind }>,
    agency,
    hasEnded: state === "ended",
    // The finished texts are sent, because the code that writes them is larger.
    facts: factGroups(listing),
    mentions: listingMentions(listing, agency, new Date(now)),
    similar,
    neighbourhood,
    ways,
    mapCredits,
    now,
    publicUrl,
  };
}

export type LoadedListing<Kind extends ListingKind = ListingKind> = Awaited<
  ReturnType<typeof loadListing<Kind>>
>;
