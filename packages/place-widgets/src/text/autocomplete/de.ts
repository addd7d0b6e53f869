import { formatNumber, plural } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

export const NUMBERS: NumberStyle = { decimalMark: ",", groupMark: "." };

/** The autocomplete in German. */
export const de: AutocompleteText = {
  language: "de",
  direction: "ltr",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "Die Informationen zu diesem Ort konnten nicht geladen werden",
  unknownHouseNumber: (number) =>
    `Die Hausnummer ${number} ist nicht bekannt, die Position ist deshalb die der Straße.`,
  searchPlaces: "Ort suchen",
  clear: "Löschen",
  back: "Zurück",
  suggestions: "Vorschläge",
  suggestionCount: (count) => `${count}\u00a0${plural(count, "Vorschlag", "Vorschläge")}`,
  noSuggestions: "Keine Vorschläge",
  suggestionsError: "Die Vorschläge konnten nicht geladen werden",
  kilometres: (distance) => `${distance}\u00a0km`,
  miles: (distance) => `${distance}\u00a0mi`,
};
