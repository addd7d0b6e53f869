import { formatNumber } from "../../format/number-format.ts";
import type { AutocompleteText, NumberStyle } from "../autocomplete-text.ts";

/** No-break space, between a number and its unit. */
const NBSP = "\u00a0";

// The digits 0 to 9, as CLDR has them for `ar` without a country, and as the opening hours are written.
export const NUMBERS: NumberStyle = { decimalMark: ".", groupMark: "," };

/** Forms of a counted noun: one, two, 3 to 10, from 11 on, and whole hundreds. One and two say the number themselves. */
export interface Counted {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

const SUGGESTIONS: Counted = {
  one: "اقتراح واحد",
  two: "اقتراحان",
  few: "اقتراحات",
  many: "اقتراحًا",
  other: "اقتراح",
};

/** The autocomplete in Modern Standard Arabic. */
export const ar: AutocompleteText = {
  language: "ar",
  direction: "rtl",
  number: (value, digits = [0, 3]) => formatNumber(value, digits, NUMBERS),
  placeInfoError: "تعذّر تحميل معلومات المكان",
  unknownHouseNumber: (number) => `الرقم ${number} غير معروف، لذلك فالموقع هو موقع الشارع.`,
  searchPlaces: "البحث عن مكان",
  clear: "مسح",
  back: "رجوع",
  suggestions: "الاقتراحات",
  suggestionCount: (count) => counted(count, SUGGESTIONS, "لا اقتراحات"),
  noSuggestions: "لا توجد اقتراحات",
  suggestionsError: "تعذّر تحميل الاقتراحات",
  kilometres: (distance) => `${distance}${NBSP}كم`,
  miles: (distance) => `${distance}${NBSP}ميل`,
};

/** "دقيقة", "دقيقتين", "3 دقائق", "11 دقيقة": one and two without their number. */
export function counted(count: number, forms: Counted, none: string): string {
  if (count === 0 && none !== "") return none;
  const form = pickForm(count, forms);
  return count === 1 || count === 2 ? form : `${formatNumber(count, 0, NUMBERS)}${NBSP}${form}`;
}

/** The plural rules of Arabic: what the last two digits say. A fraction takes the form of a hundred. */
export function pickForm(count: number, forms: Counted): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const rest = count % 100;
  if (!Number.isInteger(count) || rest < 3) return forms.other;
  return rest <= 10 ? forms.few : forms.many;
}
