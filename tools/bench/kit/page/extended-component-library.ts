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

measured({
  insert(host, count) {
    const place = new StubPlace();
    const cards = document.createDocumentFragment();
    for (let index = 0; index < count; index++) {
      const card = document.createElement("gmpx-place-overview");
      // The smallest size that shows the photo and the price.
      card.size = "medium";
      card.autoFetchDisabled = true;
      card.googleLogoAlreadyDisplayed = true;
      // It has the part of the class that is read.
      card.place = place as unknown as google.maps.places.Place;
      cards.append(card);
    }
    host.append(cards);
  },
});
