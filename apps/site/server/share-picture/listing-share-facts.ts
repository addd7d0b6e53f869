import { idOfListingPath, type Listing, listingPath, priceText } from "@lieudit/listing-model";
import type { ListingStore } from "@lieudit/listing-store";
import { HARD_SPACE } from "../../app/shell/format/french.ts";
import type { ListingPictures } from "../listing-pictures.ts";
import type { SharedPicture } from "./draw-share-picture.ts";
import type { ShareFactsFinder } from "./share-pictures.ts";

/** Wide enough for the picture's part at the right. */
const PHOTO_WIDTH = 960;

/** Returns the pictures of listings, `/bien/…` and `/vehicule/…`: price, town, title, first photo. */
export function listingShareFacts(
  listings: Pick<ListingStore, "get">,
  pictures: ListingPictures,
): ShareFactsFinder {
  return async (path) => {
    const [, last] = /^\/(?:bien|vehicule)\/([\w-]+)$/.exec(path) ?? [];
    if (last === undefined) return null;
    const found = await listings.get(idOfListingPath(last));
    // An address with another listing.s words is not found.
    if (found === null || found.state === "gone" || listingPath(found.listing) !== path) return null;
    const { listing } = found;
    return {
      kicker: `${priceText(listing)}${HARD_SPACE}· ${listing.adresse.commune}`,
      title: listing.titre,
      picture: firstPhoto(listing, pictures),
    };
  };
}

function firstPhoto({ photos: [photo] }: Listing, pictures: ListingPictures): SharedPicture | null {
  if (photo === undefined) return null;
  return {
    name: photo.id,
    async read() {
      const answer = await pictures(new Request(`http://localhost/img/${photo.id}/${PHOTO_WIDTH}.webp`));
      return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
  };
}
