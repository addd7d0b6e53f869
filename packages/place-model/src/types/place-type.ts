import { type Language, pickLanguage } from "../languages.ts";
import { FURTHER_TYPE_NAMES } from "./further-type-names.ts";
import { PLACE_TYPE_TABLE } from "./place-type-table.ts";
import { readTypeTable } from "./read-type-table.ts";

/** The pictures that types are drawn with: `{icon}.svg` is a mask, painted in the type's colour. */
export const PLACE_ICONS = [
  "food",
  "cafe",
  "bar",
  "shop",
  "health",
  "school",
  "fuel",
  "ev",
  "hotel",
  "museum",
  "park",
  "transit",
  "bank",
  "post",
  "worship",
  "civic",
  "sport",
  "beach",
  "parking",
  "culture",
  "service",
  "address",
  "street",
  "town",
  "generic",
] as const;
export type PlaceIcon = (typeof PLACE_ICONS)[number];

/** A kind of place, for example `bakery`, with its name in each language: `fr` is "Boulangerie". */
export interface PlaceType extends Readonly<Record<Language, string>> {
  type: string;
  /** Broader types, nearest first: `food_store`, `store`, `food`, `point_of_interest`, `establishment`. */
  parents: readonly string[];
  /** What people type when they look for it, besides its names. */
  words: Readonly<Record<Language, readonly string[]>>;
  icon: PlaceIcon;
  /** `#RRGGBB`, the ground that the white icon stands on: contrast with white is 3:1 or more. */
  iconBackgroundColor: string;
}

const ICON_COLOURS: Readonly<Record<PlaceIcon, string>> = {
  food: "#D9541E",
  cafe: "#B0642A",
  bar: "#B4557A",
  shop: "#2F7DD1",
  health: "#D94F4F",
  school: "#7A6A3A",
  fuel: "#4A6FA5",
  ev: "#1E8E5A",
  hotel: "#6C6FC9",
  museum: "#8B5E3C",
  park: "#3E8E41",
  transit: "#167F92",
  bank: "#5B7083",
  post: "#9A7B00",
  worship: "#7D6B91",
  civic: "#5F7482",
  sport: "#2E8B74",
  beach: "#1583A8",
  parking: "#3F6FB5",
  culture: "#A2519C",
  service: "#65758B",
  address: "#6B7280",
  street: "#6B7280",
  town: "#5C6B73",
  generic: "#68757F",
};

/** All types, in the order of the table. */
export const PLACE_TYPES: readonly PlaceType[] = readTypeTable(PLACE_TYPE_TABLE, FURTHER_TYPE_NAMES).map(
  (row) => ({
    ...row,
    iconBackgroundColor: ICON_COLOURS[row.icon],
  }),
);

const byName = new Map(PLACE_TYPES.map((row) => [row.type, row]));

/** The row of `name`, or undefined for a type that we do not know. */
export function placeType(name: string): PlaceType | undefined {
  return byName.get(name);
}

/** Whether `name` is a type that a request may ask for. */
export function isPlaceType(name: string): boolean {
  return byName.has(name);
}

/**
 * Returns the name of `type` for a reader of `language`, in English if the language
 * is not listed. An unknown type gives its identifier in words.
 *
 * @param language BCP 47, `fr`, `fr-CA`, `en-GB`.
 */
export function typeName(type: string, language: string): string {
  return byName.get(type)?.[pickLanguage(language)] ?? type.replaceAll("_", " ");
}

/** `type` and everything broader, nearest first; what a place's `types` holds. */
export function typeWithParents(type: string): string[] {
  return [type, ...(byName.get(type)?.parents ?? [])];
}
