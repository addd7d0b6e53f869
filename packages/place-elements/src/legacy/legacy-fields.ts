import type { PlaceField } from "@lieudit/place-model";
import { InvalidRequest } from "./service-status.ts";

/** Which fields of the wire each field of a `PlaceResult` is made of. */
const WIRE_FIELDS: Readonly<Record<string, readonly PlaceField[]>> = {
  address_components: ["addressComponents"],
  adr_address: ["adrFormatAddress"],
  business_status: ["businessStatus"],
  formatted_address: ["formattedAddress"],
  formatted_phone_number: ["nationalPhoneNumber"],
  geometry: ["location", "viewport"],
  "geometry.location": ["location"],
  "geometry.viewport": ["viewport"],
  html_attributions: ["attributions"],
  icon: ["iconMaskBaseUri"],
  icon_background_color: ["iconBackgroundColor"],
  icon_mask_base_uri: ["iconMaskBaseUri"],
  international_phone_number: ["internationalPhoneNumber"],
  name: ["displayName"],
  opening_hours: ["regularOpeningHours", "currentOpeningHours", "utcOffsetMinutes"],
  permanently_closed: ["businessStatus"],
  photos: ["photos"],
  place_id: ["id"],
  plus_code: ["plusCode"],
  price_level: ["priceLevel"],
  rating: ["rating"],
  reviews: ["reviews"],
  types: ["types"],
  url: ["googleMapsUri"],
  user_ratings_total: ["userRatingCount"],
  utc_offset: ["utcOffsetMinutes"],
  utc_offset_minutes: ["utcOffsetMinutes"],
  vicinity: ["shortFormattedAddress"],
  website: ["websiteUri"],
};

/** Fields of a `PlaceResult` that no service fills any more. */
const NEVER_FILLED = ["aspects"];

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
 * @throws {InvalidRequest} for a name that is no field.
 */
export function requestedFields(fields: readonly string[] | null | undefined): ReadonlySet<string> {
  const all = Object.keys(WIRE_FIELDS).filter((name) => !name.includes("."));
  if (fields == null || fields.length === 0 || fields.includes("ALL")) return new Set(all);
  return new Set(fields.map(knownField));
}

/** Fields of the wire to ask for; attributions always come along, as they have to be shown. */
export function wireFieldsOf(fields: Iterable<string>): PlaceField[] {
  const asked = [...fields].flatMap((field) => WIRE_FIELDS[field] ?? []);
  return [...new Set<PlaceField>(["id", "attributions", ...asked])];
}

function knownField(name: string): string {
  const [whole = ""] = name.split(".");
  // Of a list the protocol of old names one: "type", "address_component".
  const field = [name, whole, `${whole}s`].find((known) => Object.hasOwn(WIRE_FIELDS, known));
  if (field !== undefined) return field;
  if (NEVER_FILLED.includes(whole)) return whole;
  throw new InvalidRequest(`"${name}" is no field of a PlaceResult; name one such as "name" or "geometry".`);
}
