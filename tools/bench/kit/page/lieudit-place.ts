import type { Place } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { BENCH_PLACE } from "./contender.ts";

const photoName = `places/${BENCH_PLACE.id}/photos/1`;
const place: Place = {
  id: BENCH_PLACE.id,
  displayName: { text: BENCH_PLACE.name, languageCode: "fr" },
  rating: BENCH_PLACE.rating,
  primaryTypeDisplayName: { text: BENCH_PLACE.type, languageCode: "en" },
  priceLevel: "PRICE_LEVEL_INEXPENSIVE",
  photos: [{ name: photoName, widthPx: BENCH_PLACE.photoWidthPx, heightPx: BENCH_PLACE.photoHeightPx }],
};
const photos = [
  {
    name: photoName,
    url: BENCH_PLACE.photo,
    widthPx: BENCH_PLACE.photoWidthPx,
    heightPx: BENCH_PLACE.photoHeightPx,
    authorAttributions: [],
    flagContentUri: undefined,
  },
];
/** Props of each card. */
export const card = {
  place,
  photos,
  content: { media: true, rating: true, type: true, price: true },
  orientation: "HORIZONTAL",
  // Like the peer's logo: pages may name the source once for all cards.
  showsAttribution: false,
} as const;

function rejectRequest(): Promise<never> {
  return Promise.reject(new Error("The page has the whole place, so it must not send requests."));
}
export const client: PlacesClient = {
  getPlace: rejectRequest,
  batchGetPlaces: rejectRequest,
  searchText: rejectRequest,
  searchNearby: rejectRequest,
  autocomplete: rejectRequest,
  getPhotoMedia: rejectRequest,
  reverseGeocode: rejectRequest,
  createContext: rejectRequest,
  getContext: rejectRequest,
};
