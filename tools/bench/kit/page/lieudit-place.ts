import type { Place } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { SHOWN } from "./contender.ts";

const photoName = `places/${SHOWN.id}/photos/1`;
const place: Place = {
  id: SHOWN.id,
  displayName: { text: SHOWN.name, languageCode: "fr" },
  rating: SHOWN.rating,
  primaryTypeDisplayName: { text: SHOWN.type, languageCode: "en" },
  priceLevel: "PRICE_LEVEL_INEXPENSIVE",
  photos: [{ name: photoName, widthPx: SHOWN.photoWidthPx, heightPx: SHOWN.photoHeightPx }],
};
const photos = [
  {
    name: photoName,
    url: SHOWN.photo,
    widthPx: SHOWN.photoWidthPx,
    heightPx: SHOWN.photoHeightPx,
    authorAttributions: [],
    flagContentUri: undefined,
  },
];
/** What each card is given. */
export const card = {
  place,
  photos,
  content: { media: true, rating: true, type: true, price: true },
  orientation: "HORIZONTAL",
  // As the peer's logo is: both kits let the page name the source once for all cards.
  showsAttribution: false,
} as const;

function notAsked(): Promise<never> {
  return Promise.reject(new Error("The page has the whole place, so nothing is asked for."));
}
export const client: PlacesClient = {
  getPlace: notAsked,
  batchGetPlaces: notAsked,
  searchText: notAsked,
  searchNearby: notAsked,
  autocomplete: notAsked,
  getPhotoMedia: notAsked,
  reverseGeocode: notAsked,
  createContext: notAsked,
  getContext: notAsked,
};
