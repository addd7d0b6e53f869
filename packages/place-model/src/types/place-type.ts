import { pickLanguage } from "../languages.ts";
import { FURTHER_TYPE_NAMES } from "./further-type-names.ts";
import { ICON_COLOURS } from "./place-icon.ts";
import { PLACE_TYPE_TABLE } from "./place-type-table.ts";
import { type PlaceTypeRow, readTypeTable } from "./read-type-table.ts";

/** A type of place, for example `bakery`, with its name in each language. */
export interface PlaceType extends PlaceTypeRow {
  /** `#RRGGBB`, the colour behind the white icon. */
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
