import { type Language, pickLanguage } from "../languages.ts";
import { FURTHER_TYPE_NAMES } from "./further-type-names.ts";
import { PLACE_TYPE_TABLE } from "./place-type-table.ts";
import { readTypeTable } from "./read-type-table.ts";

/**
 * Icons of place types with their background colour, `#RRGGBB`: a contrast of
 * 3:1 or more with the white icon. `packages/places-api/src/icons/{icon}.svg`
 * is the mask.
 */
const ICON_COLOURS = {
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
} as const;

export type PlaceIcon = keyof typeof ICON_COLOURS;
export const PLACE_ICONS = Object.keys(ICON_COLOURS) as readonly PlaceIcon[];

/** A kind of place, for example `bakery`, with its name in each language: `fr` is "Boulangerie". */
export interface PlaceType extends Readonly<Record<Language, string>> {
  type: string;
  /** Broader types, nearest first: `food_store`, `store`, `food`, `point_of_interest`, `establishment`. */
  parents: readonly string[];
  /** Search words besides its names. */
  words: Readonly<Record<Language, readonly string[]>>;
  icon: PlaceIcon;
  iconBackgroundColor: string;
}

/** All types, in the order of the table. */
export const PLACE_TYPES: readonly PlaceType[] = readTypeTable(PLACE_TYPE_TABLE, FURTHER_TYPE_NAMES).map(
  (row) => ({
    ...row,
    iconBackgroundColor: ICON_COLOURS[row.icon],
  }),
);

const byName = new Map(PLACE_TYPES.map((row) => [row.type, row]));

/** Returns the row of a type, or undefined for an unknown type. */
export function getPlaceType(name: string): PlaceType | undefined {
  return byName.get(name);
}

/** Whether requests may name this type. */
export function isPlaceType(name: string): boolean {
  return byName.has(name);
}

/**
 * Returns the name of `type` for a reader of `language`, in English if the language
 * is not listed. An unknown type gives its identifier in words.
 *
 * @param language BCP 47, `fr`, `fr-CA`, `en-GB`.
 */
export function getTypeName(type: string, language: string): string {
  return byName.get(type)?.[pickLanguage(language)] ?? type.replaceAll("_", " ");
}

/** Returns `type` and its broader types, nearest first, as a place's `types` has them. */
export function withParentTypes(type: string): string[] {
  return [type, ...(byName.get(type)?.parents ?? [])];
}
