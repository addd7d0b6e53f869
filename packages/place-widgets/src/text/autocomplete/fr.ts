import { formatNumber } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

/** Narrow no-break space, between groups of digits. */
const NARROW = "\u202f";
/** No-break space, before a colon and between a number and its unit. */
const NBSP = "\u00a0";

export const NUMBERS: NumberStyle = { decimalMark: ",", groupMark: NARROW };

/** The autocomplete in French. */
export const fr: AutocompleteText = {
  language: "fr",
  direction: "ltr",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "Les informations sur ce lieu n’ont pas pu être chargées",
  unknownHouseNumber: (number) => `Le numéro ${number} n’est pas connu : la position est celle de la rue.`,
  searchPlaces: "Chercher un lieu",
  clear: "Effacer",
  back: "Retour",
  suggestions: "Suggestions",
  suggestionCount: (count) => `${count}${NBSP}${plural(count, "suggestion", "suggestions")}`,
  noSuggestions: "Aucune suggestion",
  suggestionsError: "Les suggestions n’ont pas pu être chargées",
  kilometres: (distance) => `${distance}${NBSP}km`,
  miles: (distance) => `${distance}${NBSP}mi`,
};

/** French is plural from 2 on: 0 and 1,5 are singular. */
export function plural(value: number, one: string, many: string): string {
  return Math.abs(value) >= 2 ? many : one;
}
