import {
  type Agency,
  type EstateListing,
  getPhotoAlt,
  type Listing,
  type ListingAddress,
  type VehicleListing,
} from "@lieudit/listing-model";
import { typeset, typesetAddress, withApostrophes } from "../../shell/format/french.ts";

/** Returns a listing whose words can be shown as they are, with French apostrophes and spaces, however its feed types them. */
export function typesetListing<Kind extends Listing>(listing: Kind): Kind;
export function typesetListing(listing: Listing): Listing {
  const { titre, description, adresse, photos } = listing;
  return {
    ...(listing.kind === "vehicle" ? printedVehicle(listing) : printedEstate(listing)),
    titre: typeset(titre),
    description: typeset(description),
    adresse: printedAddress(adresse),
    photos: photos.map((photo, at) => ({ ...photo, alt: typeset(getPhotoAlt(photo, titre, at)) })),
  };
}

/** Make and model stay as they are: addresses are made of them. */
function printedVehicle(vehicle: VehicleListing): VehicleListing {
  const {
    version,
    finition,
    sellerie,
    couleurExterieure,
    couleurInterieure,
    garantie,
    equipements,
    options,
  } = vehicle;
  return {
    ...vehicle,
    ...printedWords({ version, finition, sellerie, couleurExterieure, couleurInterieure }),
    ...(garantie && { garantie: { ...garantie, type: typeset(garantie.type) } }),
    equipements: equipements.map(typeset),
    options: options.map(typeset),
  };
}

function printedEstate(estate: EstateListing): EstateListing {
  const { sousType, vue, chauffage, copro } = estate;
  return {
    ...estate,
    ...printedWords({ sousType, vue }),
    ...(chauffage && { chauffage: { ...chauffage, ...printedWords({ type: chauffage.type }) } }),
    ...(copro && { copro: { ...copro, ...printedWords({ detail: copro.detail }) } }),
  };
}

/** Returns those of the words that there are. */
function printedWords<Key extends string>(
  words: Readonly<Record<Key, string | undefined>>,
): Partial<Record<Key, string>> {
  const there = Object.entries<string | undefined>(words).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, typeset(text)]],
  );
  return Object.fromEntries(there) as Partial<Record<Key, string>>; // Of the same keys.
}

/** The same of who offers it. */
export function typesetAgency<One extends Agency>(agency: One): One {
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
    ...(rue !== undefined && { rue: typesetAddress(rue) }),
  };
}
