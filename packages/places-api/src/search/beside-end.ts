import type { PlaceIndex } from "@lieudit/place-index";
import type { PlaceAddress } from "@lieudit/place-model";
import { countryAtEnd, foldedName } from "./country-at-end.ts";
import { regionAtEnd } from "./region-at-end.ts";

/** A text without what it ends with, and which places that end means. */
interface EndedText {
  text: string;
  countryCode?: string;
  holds: (address: PlaceAddress) => boolean;
}

/**
 * The index, asked once more where a text that ends with a région or a country
 * finds nothing: places are found by their town and département, but people,
 * programs and our own `formattedAddress` write more. What is found then lies
 * there.
 */
export function besideEnd(places: PlaceIndex): PlaceIndex {
  return besideOne(besideOne(places, endingWithRegion), endingWithCountry);
}

function endingWithCountry(text: string, language: string): EndedText | null {
  const ended = countryAtEnd(text, language);
  return ended && { ...ended, holds: ({ countryCode }) => countryCode === ended.countryCode };
}

function endingWithRegion(text: string): EndedText | null {
  const ended = regionAtEnd(text);
  return (
    ended && { text: ended.text, holds: ({ adminArea1 = "" }) => foldedName(adminArea1) === ended.region }
  );
}

function besideOne(
  places: PlaceIndex,
  endOf: (text: string, language: string) => EndedText | null,
): PlaceIndex {
  return {
    getPlace: (id) => places.getPlace(id),
    getPlaces: (ids) => places.getPlaces(ids),
    async autocomplete(query, signal) {
      const hits = await places.autocomplete(query, signal);
      const ended = hits.length > 0 ? null : endOf(query.input, query.language);
      if (ended === null) return hits;
      const { text: input, countryCode, holds } = ended;
      if (countryCode !== undefined && query.countryCodes?.includes(countryCode) === false) return hits;
      const inCountry = countryCode === undefined ? {} : { countryCodes: [countryCode] };
      const again = await places.autocomplete({ ...query, input, ...inCountry }, signal);
      return again.filter(({ place }) => holds(place.address));
    },
    async searchText(query, signal) {
      const answer = await places.searchText(query, signal);
      const ended = answer.places.length > 0 ? null : endOf(query.text, query.language);
      if (ended === null) return answer;
      const again = await places.searchText({ ...query, text: ended.text }, signal);
      // The index has no such filter here, so a page may be shorter than was asked for.
      const there = again.places.filter(({ address }) => ended.holds(address));
      return { places: there, hasMore: again.hasMore && there.length === again.places.length };
    },
    searchNearby: (query, signal) => places.searchNearby(query, signal),
    reverseGeocode: (query, signal) => places.reverseGeocode(query, signal),
    describe: () => places.describe(),
    close: () => places.close(),
  };
}
