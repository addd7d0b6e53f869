import { formatNumber, plural } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

// Four digits stand together: "1284", "12.845".
export const NUMBERS: NumberStyle = { decimalMark: ",", groupMark: ".", minGroupedDigits: 5 };

/** The autocomplete in Spanish. */
export const es: AutocompleteText = {
  language: "es",
  direction: "ltr",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "No se ha podido cargar la información del lugar",
  unknownHouseNumber: (number) => `El número ${number} no consta, así que la posición es la de la calle.`,
  searchPlaces: "Buscar un lugar",
  clear: "Borrar",
  back: "Atrás",
  suggestions: "Sugerencias",
  suggestionCount: (count) => `${count}\u00a0${plural(count, "sugerencia", "sugerencias")}`,
  noSuggestions: "Sin sugerencias",
  suggestionsError: "No se han podido cargar las sugerencias",
  kilometres: (distance) => `${distance}\u00a0km`,
  miles: (distance) => `${distance}\u00a0mi`,
};
