import type { Agency, Listing, ListingAddress } from "@lieudit/listing-model";
import { typeset, withApostrophes } from "../format/french.ts";

/** A listing whose words can be shown as they are, with French apostrophes and spaces, however its feed types them. */
export function printedListing<One extends Listing>(listing: One): One {
  const { titre, description, adresse } = listing;
  return {
    ...listing,
    titre: typeset(titre),
    description: typeset(description),
    adresse: printedAddress(adresse),
  };
}

/** The same of who offers it. */
export function printedAgency<One extends Agency>(agency: One): One {
  const { nom, description, adresse } = agency;
  return {
    ...agency,
    nom: withApostrophes(nom),
    ...(description !== undefined && { description: typeset(description) }),
    adresse: printedAddress(adresse),
  };
}

function printedAddress(address: ListingAddress): ListingAddress {
  const { rue, commune } = address;
  return {
    ...address,
    commune: withApostrophes(commune),
    ...(rue !== undefined && { rue: withApostrophes(rue) }),
  };
}
