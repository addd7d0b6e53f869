import { type ExplainQuery, hasSearchEndedEarly, listRelations, type PlaceIndex } from "@lieudit/place-index";
import type { PlaceAddress, PlaceRecord } from "@lieudit/place-model";
import { foldName, splitCountry } from "./country-at-end.ts";
import { hasCountryInName, isPersonName } from "./country-in-name.ts";
import { splitRegion } from "./region-at-end.ts";

/** A text without its final area, and the places in that area. */
interface EndedText {
  text: string;
  countryCode?: string;
  holds: (address: PlaceAddress) => boolean;
  /** The area follows a comma and cannot be part of a name, so it is removed first. */
  isSure?: boolean;
  /** Whether a place has the area's name. Absent if results elsewhere are never wrong. */
  isNamed?: (place: PlaceRecord) => boolean;
}

/**
 * Wraps an index for texts that end with a région or a country. The index knows places by town and
 * département only, but people, programs and `formattedAddress` write more. If such a text has no
 * results, it is searched without its end, among the places of that area. So is a text that ends
 * with a foreign country, if no result has the country in its name: "boulangerie Allemagne" is not
 * for a bakery in France. A country after a comma is removed first.
 */
export function withAreaEndings(places: PlaceIndex): PlaceIndex {
  return besideOne(besideOne(places, endingWithRegion), endingWithCountry);
}

function endingWithCountry(text: string, language: string): EndedText | null {
  const ended = splitCountry(text, language);
  if (ended === null) return null;
  const end = text.slice(ended.text.length);
  const isSure = /^\s*[,،]/.test(end);
  const holds = ({ countryCode }: PlaceAddress) => countryCode === ended.countryCode;
  const country = foldName(end);
  // Addresses end with France, also those of Monaco by mistake, and a French island is no foreign country.
  const isForeign = ended.countryCode !== "FR" && splitRegion(text) === null && !isPersonName(country);
  if (isSure || !isForeign) return { ...ended, isSure, holds };
  // "boulangerie en Allemagne"
  const inside = listRelations(text).find((part) => part.isInside && foldName(part.around) === country);
  const isNamed = (place: PlaceRecord) => hasCountryInName(place, country);
  return { ...ended, text: inside?.what || ended.text, holds, isNamed };
}

/** Returns the end that places were not found by: none was found, or all are elsewhere and no place has its name. */
function getMissedEnd(ended: EndedText | null, found: readonly PlaceRecord[]): EndedText | null {
  if (ended === null || found.length === 0) return ended;
  const { holds, isNamed } = ended;
  const isElsewhere = isNamed !== undefined && found.some(({ address }) => !holds(address));
  return isElsewhere && !found.some(isNamed) ? ended : null;
}

function endingWithRegion(text: string): EndedText | null {
  const ended = splitRegion(text);
  return ended && { text: ended.text, holds: ({ adminArea1 = "" }) => foldName(adminArea1) === ended.region };
}

type EndOf = (text: string, language: string) => EndedText | null;

function besideOne(places: PlaceIndex, endOf: EndOf): PlaceIndex {
  return {
    getPlace: (id) => places.getPlace(id),
    getPlaces: (ids) => places.getPlaces(ids),
    getBoundary: (id) => places.getBoundary(id),
    async autocomplete(query, signal) {
      const { input, language, countryCodes } = query;
      const there = async ({ text, countryCode, holds }: EndedText) => {
        if (countryCode !== undefined && countryCodes?.includes(countryCode) === false) return [];
        const inCountry = countryCode === undefined ? {} : { countryCodes: [countryCode] };
        const again = await places.autocomplete({ ...query, input: text, ...inCountry }, signal);
        return again.filter(({ place }) => holds(place.address));
      };
      const sure = surely(endOf, input, language);
      const first = sure === null ? [] : await there(sure);
      if (first.length > 0 || hasSearchEndedEarly(signal)) return first;
      const hits = await places.autocomplete(query, signal);
      // The index may have left the country's name out.
      if (sure !== null) return hits.filter(({ place }) => sure.holds(place.address));
      const ended = hasSearchEndedEarly(signal) ? null : endOf(input, language);
      const missed = getMissedEnd(
        ended,
        hits.map(({ place }) => place),
      );
      return missed === null ? hits : there(missed);
    },
    async searchText(query, signal) {
      const { text, language, offset = 0 } = query;
      const there = async ({ text: before, countryCode, holds }: EndedText) => {
        const inCountry = countryCode === undefined ? {} : { countryCodes: [countryCode] };
        const again = await places.searchText({ ...query, text: before, ...inCountry }, signal);
        // The index cannot filter by région, so a page may be shorter than requested.
        const held = again.places.filter(({ address }) => holds(address));
        const hasMore = again.hasMore && held.length === again.places.length;
        return { isPage: held.length > 0 || (offset > 0 && again.places.length > 0), places: held, hasMore };
      };
      const sure = surely(endOf, text, language);
      if (sure !== null) {
        const { isPage, ...first } = await there(sure);
        if (isPage || hasSearchEndedEarly(signal)) return first;
      }
      const answer = await places.searchText(query, signal);
      if (sure !== null) {
        return { ...answer, places: answer.places.filter(({ address }) => sure.holds(address)) };
      }
      const ended = hasSearchEndedEarly(signal) ? null : endOf(text, language);
      // Names come first, so the first page decides for all pages.
      const isFirst = offset === 0 && query.rank !== "DISTANCE";
      const first =
        isFirst || ended?.isNamed === undefined
          ? answer
          : await places.searchText({ ...query, offset: 0, rank: "RELEVANCE" }, signal);
      const missed = getMissedEnd(ended, first.places);
      if (missed === null || hasSearchEndedEarly(signal)) return answer;
      const { isPage, ...again } = await there(missed);
      // A point or a phone number needs the whole text.
      const held = answer.places.filter(({ address }) => missed.holds(address));
      return isPage || held.length === 0 ? again : { places: held, hasMore: false };
    },
    searchNearby: (query, signal) => places.searchNearby(query, signal),
    reverseGeocode: (query, signal) => places.reverseGeocode(query, signal),
    async explainSearch(call, signal) {
      const text = call.method === "autocomplete" ? call.query.input : call.query.text;
      const sure = surely(endOf, text, call.query.language);
      const first = sure && (await places.explainSearch(withoutEnd(call, sure), signal));
      if (first !== null && first.candidateCount > 0) return first;
      const explanation = await places.explainSearch(call, signal);
      const ended = sure === null ? endOf(text, call.query.language) : null;
      const found = explanation.candidates.map(({ id }) => id);
      const missed = getMissedEnd(ended, ended === null ? [] : await places.getPlaces(found));
      return missed === null ? explanation : places.explainSearch(withoutEnd(call, missed), signal);
    },
    describe: () => places.describe(),
    close: () => places.close(),
  };
}

/** Returns the search for a text without its end. */
function withoutEnd(call: ExplainQuery, { text, countryCode }: EndedText): ExplainQuery {
  const inCountry = countryCode === undefined ? {} : { countryCodes: [countryCode] };
  return call.method === "autocomplete"
    ? { ...call, query: { ...call.query, input: text, ...inCountry } }
    : { ...call, query: { ...call.query, text, ...inCountry } };
}

/** Returns the end to remove first; null if it may be part of a name, which is the usual case. */
function surely(endOf: EndOf, text: string, language: string): EndedText | null {
  const ended = /[,،]/.test(text) ? endOf(text, language) : null;
  return ended?.isSure ? ended : null;
}
