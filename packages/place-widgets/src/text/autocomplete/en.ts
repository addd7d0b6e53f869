import { formatNumber } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

export const NUMBERS: NumberStyle = { decimalMark: ".", groupMark: "," };

/** The autocomplete in English. */
export const en: AutocompleteText = {
  language: "en",
  direction: "ltr",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "Place info couldn't load",
  unknownHouseNumber: (number) => `Number ${number} is not known, so the position is that of the street.`,
  searchPlaces: "Search for a place",
  clear: "Clear",
  back: "Back",
  suggestions: "Suggestions",
  suggestionCount: (count) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
  noSuggestions: "No suggestions",
  suggestionsError: "Suggestions couldn't load",
  kilometres: (distance) => `${distance}\u00a0km`,
  miles: (distance) => `${distance}\u00a0mi`,
};
