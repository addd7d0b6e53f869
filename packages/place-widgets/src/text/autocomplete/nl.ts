import { formatNumber, plural } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

export const NUMBERS: NumberStyle = { decimalMark: ",", groupMark: "." };

/** The autocomplete in Dutch. */
export const nl: AutocompleteText = {
  language: "nl",
  direction: "ltr",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "De informatie over deze plaats kan niet worden geladen",
  unknownHouseNumber: (number) =>
    `Huisnummer ${number} is niet bekend, daarom is de positie die van de straat.`,
  searchPlaces: "Een plaats zoeken",
  clear: "Wissen",
  back: "Terug",
  suggestions: "Suggesties",
  suggestionCount: (count) => `${count}\u00a0${plural(count, "suggestie", "suggesties")}`,
  noSuggestions: "Geen suggesties",
  suggestionsError: "De suggesties kunnen niet worden geladen",
  kilometres: (distance) => `${distance}\u00a0km`,
  miles: (distance) => `${distance}\u00a0mi`,
};
