import type { PlaceField } from "@lieudit/place-model";
import { getRowWireFields, RESULT_ROWS } from "./place-result.ts";

/** Fields of a `PlaceResult` that no service fills any more; wrappers still ask for them. */
const NEVER_FILLED = /^(?:alt_id|aspects|id|scope)$/;

/** What the answers of a search hold of each place. */
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
 * The fields that a request names, all where it names none or "ALL". Of a field
 * within another, such as "opening_hours.periods", the whole is taken.
 *
 * @throws {TypeError} for a name that is no field.
 */
export function requestedFields(fields: readonly string[] | null | undefined): ReadonlySet<string> {
  const all = Object.keys(RESULT_ROWS).filter((name) => !name.includes("."));
  if (fields == null || fields.length === 0 || fields.includes("ALL")) return new Set(all);
  return new Set(fields.map(knownField));
}

/** Fields of the wire to ask for; attributions always come along, as they have to be shown. */
export function toWireFields(fields: Iterable<string>): PlaceField[] {
  const asked = [...fields].flatMap((field) => getRowWireFields(RESULT_ROWS[field]));
  return [...new Set<PlaceField>(["id", "attributions", ...asked])];
}

function knownField(name: string): string {
  const [whole = ""] = name.split(".");
  // Of a list the protocol of old names one: "type", "address_component".
  const field = [name, whole, `${whole}s`].find((known) => Object.hasOwn(RESULT_ROWS, known));
  if (field !== undefined) return field;
  if (NEVER_FILLED.test(whole)) return whole;
  throw new TypeError(`"${name}" is no field of a PlaceResult; name one such as "name" or "geometry".`);
}
