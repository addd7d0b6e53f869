/** How a language writes numbers: the same in every browser and on the server, unlike `Intl`. */
export interface NumberStyle {
  decimalMark: string;
  groupMark: string;
  /** The fewest digits before the decimal mark that are grouped. Default: 4. */
  minGroupedDigits?: number;
}

/**
 * The words of `<PlaceAutocomplete>` and `<AddressFields>` in one language. Each language is one file
 * with one object of this type, for pages that show nothing else.
 */
export interface AutocompleteText {
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";

  /** `value` with `digits` digits after the decimal mark, or between the two numbers given. */
  number(value: number, digits?: number | readonly [least: number, most: number]): string;

  readonly placeInfoError: string;
  /** After an address was filled in whose house is not known: the position is that of its street. */
  unknownHouseNumber(number: string): string;

  readonly searchPlaces: string;
  readonly clear: string;
  readonly back: string;
  readonly suggestions: string;
  suggestionCount(count: number): string;
  readonly noSuggestions: string;
  readonly suggestionsError: string;

  kilometres(distance: string): string;
  miles(distance: string): string;
}
