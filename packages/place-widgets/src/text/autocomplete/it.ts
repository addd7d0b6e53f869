import { formatNumber, plural } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

// Four digits stand together: "1284", "12.845".
export const NUMBERS: NumberStyle = { decimalMark: ",", groupMark: ".", minGroupedDigits: 5 };

/** The autocomplete in Italian. */
export const it: AutocompleteText = {
  language: "it",
  direction: "ltr",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "Impossibile caricare le informazioni sul luogo",
  unknownHouseNumber: (number) =>
    `Il numero civico ${number} non è noto: la posizione indicata è quella della via.`,
  searchPlaces: "Cerca un luogo",
  clear: "Cancella",
  back: "Indietro",
  suggestions: "Suggerimenti",
  suggestionCount: (count) => `${count}\u00a0${plural(count, "suggerimento", "suggerimenti")}`,
  noSuggestions: "Nessun suggerimento",
  suggestionsError: "Impossibile caricare i suggerimenti",
  kilometres: (distance) => `${distance}\u00a0km`,
  miles: (distance) => `${distance}\u00a0mi`,
};
