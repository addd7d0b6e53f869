import type { PlaceIndex } from "@lieudit/place-index";
import { countryAtEnd } from "./country-at-end.ts";

/**
 * The index, asked once more where a text that ends with a country finds
 * nothing: an address is kept without its country, but people, programs and
 * our own `formattedAddress` write it. What is found then lies in that country.
 */
export function besideCountry(places: PlaceIndex): PlaceIndex {
  return {
    getPlace: (id) => places.getPlace(id),
    getPlaces: (ids) => places.getPlaces(ids),
    async autocomplete(query, signal) {
      const hits = await places.autocomplete(query, signal);
      const { countryCodes } = query;
      const ended = hits.length > 0 ? null : countryAtEnd(query.input, query.language);
      if (ended === null || countryCodes?.includes(ended.countryCode) === false) return hits;
      return places.autocomplete({ ...query, input: ended.text, countryCodes: [ended.countryCode] }, signal);
    },
    async searchText(query, signal) {
      const answer = await places.searchText(query, signal);
      const ended = answer.places.length > 0 ? null : countryAtEnd(query.text, query.language);
      if (ended === null) return answer;
      const again = await places.searchText({ ...query, text: ended.text }, signal);
      // The index has no filter by country here, so a page may be shorter than was asked for.
      const there = again.places.filter(({ address }) => address.countryCode === ended.countryCode);
      return { places: there, hasMore: again.hasMore && there.length === again.places.length };
    },
    searchNearby: (query, signal) => places.searchNearby(query, signal),
    reverseGeocode: (query, signal) => places.reverseGeocode(query, signal),
    describe: () => places.describe(),
    close: () => places.close(),
  };
}
