import "@googlemaps/extended-component-library/place_overview.js";
import { BENCH_PLACE } from "./contender.ts";
import { registerContender } from "./time-to-last-change.ts";

/** The part of `google.maps.places.Place` that the overview reads, by the public typings. */
class StubPlace {
  id = BENCH_PLACE.id;
  displayName = BENCH_PLACE.name;
  rating = BENCH_PLACE.rating;
  types = [BENCH_PLACE.type.toLowerCase()];
  priceLevel = "INEXPENSIVE";
  attributions = [];
  photos = [
    {
      widthPx: BENCH_PLACE.photoWidthPx,
      heightPx: BENCH_PLACE.photoHeightPx,
      authorAttributions: [],
      getURI: () => BENCH_PLACE.photo,
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

// Stubs the import of the Maps API, so that no script is loaded.
Object.assign(globalThis, {
  google: { maps: { importLibrary: () => Promise.resolve({ Place: StubPlace }) } },
});

registerContender({
  insert(host, count) {
    const place = new StubPlace();
    const cards = document.createDocumentFragment();
    for (let index = 0; index < count; index++) {
      const card = document.createElement("gmpx-place-overview");
      // The smallest size that shows the photo and the price.
      card.size = "medium";
      card.autoFetchDisabled = true;
      card.googleLogoAlreadyDisplayed = true;
      // The stub has every member that the library reads.
      card.place = place as unknown as google.maps.places.Place;
      cards.append(card);
    }
    host.append(cards);
  },
});
