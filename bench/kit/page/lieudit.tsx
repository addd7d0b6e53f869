import { PlaceCompact, PlacesProvider } from "@lieudit/place-widgets";
import { en } from "@lieudit/place-widgets/text/en";
import "@lieudit/place-widgets/styles.css";
import type { Place } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { createRoot } from "react-dom/client";
import { SHOWN } from "./contender.ts";
import { measured } from "./time-to-last-change.ts";

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
const content = { media: true, rating: true, type: true, price: true };

function notAsked(): Promise<never> {
  return Promise.reject(new Error("The page has the whole place, so nothing is asked for."));
}
const client: PlacesClient = {
  getPlace: notAsked,
  searchText: notAsked,
  searchNearby: notAsked,
  autocomplete: notAsked,
  getPhotoMedia: notAsked,
  reverseGeocode: notAsked,
};

measured({
  insert(host, count) {
    createRoot(host).render(
      <PlacesProvider client={client} text={en}>
        {Array.from({ length: count }, (_, index) => (
          <PlaceCompact
            key={index}
            place={place}
            photos={photos}
            content={content}
            orientation="HORIZONTAL"
            // As the peer's logo is: both kits let the page name the source once for all cards.
            showsAttribution={false}
          />
        ))}
      </PlacesProvider>,
    );
  },
});
