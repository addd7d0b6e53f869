import type { PlaceField } from "@lieudit/place-model";
import { getRowWireFields, RESULT_ROWS } from "./place-result.ts";

/** Removed fields of a `PlaceResult`; wrappers still request them. */
const NEVER_FILLED = /^(?:alt_id|aspects|id|scope)$/;

/** The fields of each place in search results. */
export const SEARCH_RESULT_FIELDS: readonly string[] = [
  "business_status",
  "formatted_address",
  "geometry",
  "icon",
  "icon_background_color",
  "icon_mask_base_uri",
  "name",
  "opening_hours",
  "photos",
  "place_id",
  "plus_code",
  "price_level",
  "rating",
  "types",
  "user_ratings_total",
  "vicinity",
];

/**
 * Returns the requested fields; all by default or for "ALL". A nested field, such
 * as "opening_hours.periods", requests the whole outer field.
 *
 * @throws {TypeError} for an unknown field.
 */
export function requestedFields(fields: readonly string[] | null | undefined): ReadonlySet<string> {
  const all = Object.keys(RESULT_ROWS).filter((name) => !name.includes("."));
  if (fields == null || fields.length === 0 || fields.includes("ALL")) return new Set(all);
  return new Set(fields.map(knownField));
}

/** Returns the fields of the wire to request, always with attributions, which must be shown. */
export function toWireFields(fields: Iterable<string>): PlaceField[] {
  const wireFields = [...fields].flatMap((field) => getRowWireFields(RESULT_ROWS[field]));
  return [...new Set<PlaceField>(["id", "attributions", ...wireFields])];
}

function knownField(name: string): string {
  const [whole = ""] = name.split(".");
  // The legacy protocol uses the singular for lists: "type", "address_component".
  const field = [name, whole, `${whole}s`].find((known) => Object.hasOwn(RESULT_ROWS, known));
  if (field !== undefined) return field;
  if (NEVER_FILLED.test(whole)) return whole;
  throw new TypeError(`"${name}" is no field of a PlaceResult; name one such as "name" or "geometry".`);
}
