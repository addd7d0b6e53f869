import "@googlemaps/extended-component-library/place_overview.js";
import { SHOWN } from "./contender.ts";
import { measured } from "./time-to-last-change.ts";

/** The part of `google.maps.places.Place` that the overview reads, after the public typings. */
class StubPlace {
  id = SHOWN.id;
  displayName = SHOWN.name;
  rating = SHOWN.rating;
  types = [SHOWN.type.toLowerCase()];
  priceLevel = "INEXPENSIVE";
  attributions = [];
  photos = [
    {
      widthPx: SHOWN.photoWidthPx,
      heightPx: SHOWN.photoHeightPx,
      authorAttributions: [],
      getURI: () => SHOWN.photo,
    },
  ];
  fetchFields() {
    return Promise.resolve({ place: this });
  }
  isOpen() {
    return Promise.resolve(undefined);
  }
  getNextOpeningTime() {
    return Promise.resolve(undefined);
  }
}

// What the library imports of the Maps API is here at once: no script is loaded.
Object.assign(globalThis, {
  google: { maps: { importLibrary: () => Promise.resolve({ Place: StubPlace }) } },
});

interface PlaceOverviewElement extends HTMLElement {
  place: StubPlace;
  size: "x-small" | "small" | "medium" | "large" | "x-large";
  autoFetchDisabled: boolean;
  googleLogoAlreadyDisplayed: boolean;
}

measured({
  insert(host, count) {
    const place = new StubPlace();
    const cards = document.createDocumentFragment();
    for (let index = 0; index < count; index++) {
      const card = document.createElement("gmpx-place-overview") as PlaceOverviewElement;
      // The smallest size that shows the photo and the price.
      card.size = "medium";
      card.autoFetchDisabled = true;
      card.googleLogoAlreadyDisplayed = true;
      card.place = place;
      cards.append(card);
    }
    host.append(cards);
  },
});
