import { formatNumber, plural } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

/** No-break space, between a number and its unit. */
const NBSP = "\u00a0";

// Four digits stand together: "1284", "12 845".
export const NUMBERS: NumberStyle = { decimalMark: ",", groupMark: NBSP, minGroupedDigits: 5 };

/** The autocomplete in Portuguese. */
export const pt: AutocompleteText = {
  language: "pt",
  direction: "ltr",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "Não foi possível carregar as informações sobre o local",
  unknownHouseNumber: (number) => `O número ${number} não é conhecido, por isso a posição é a da rua.`,
  searchPlaces: "Procurar um local",
  clear: "Limpar",
  back: "Voltar",
  suggestions: "Sugestões",
  suggestionCount: (count) => `${count}${NBSP}${plural(count, "sugestão", "sugestões")}`,
  noSuggestions: "Sem sugestões",
  suggestionsError: "Não foi possível carregar as sugestões",
  kilometres: (distance) => `${distance}${NBSP}km`,
  miles: (distance) => `${distance}${NBSP}mi`,
};
