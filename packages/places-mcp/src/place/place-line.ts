import type { Place, PlaceField } from "@lieudit/place-model";
import { joinText, line, SafeText } from "../answer/line.ts";
import { describeOpening, getOpeningAt, type Moment, OPENING_FIELDS } from "./opening-at.ts";

/** The fields of a place in a list. */
export const LIST_FIELDS = [
  "id",
  "displayName",
  "primaryType",
  "primaryTypeDisplayName",
  "formattedAddress",
  "shortFormattedAddress",
  "location",
  "rating",
  "userRatingCount",
  "priceLevel",
  "googleMapsUri",
  "attributions",
  ...OPENING_FIELDS,
] as const satisfies readonly PlaceField[];

/** The fields of a place that only has a name in a response. */
export const NAME_FIELDS = [
  "id",
  "displayName",
  "formattedAddress",
  "location",
  "attributions",
] as const satisfies readonly PlaceField[];

/** Describes a place in one line, which ends with its id. `extra` follows the address. */
export function describePlace(
  place: Place,
  moment: Moment,
  now: Date,
  extra: SafeText | null = null,
): SafeText {
  return joinText(
    [
      line`${getName(place)} ${formatWord(place.primaryType)}`,
      place.shortFormattedAddress === undefined ? null : line`${place.shortFormattedAddress}`,
      extra,
      describeOpening(getOpeningAt(place, moment, now)),
      describeRating(place),
      line`id ${formatId(place.id)}`,
    ],
    " · ",
  );
}

/** Returns the mean rating and the number of ratings; null without ratings. */
export function describeRating({ rating, userRatingCount }: Place): SafeText | null {
  return rating === undefined ? null : line`${rating}/5 (${userRatingCount ?? 0})`;
}

/** Returns the name, or for an address without a name the address. */
export function getName({ displayName, formattedAddress }: Place): string {
  return displayName?.text || formattedAddress || "unnamed";
}

/** Formats an id, which is not quoted if it has the protocol's form. */
export function formatId(id: string | undefined): SafeText {
  return id !== undefined && /^[\w-]{1,80}$/.test(id) ? new SafeText(id) : line`${id ?? "unknown"}`;
}

/** Formats a name of the protocol, such as a place type: letters, digits and underscores only. */
export function formatWord(word: string | undefined): SafeText {
  return new SafeText(word !== undefined && /^\w{1,60}$/.test(word) ? word : "place");
}

/** "350 m" or "4.3 km". */
export function formatMetres(metres: number): SafeText {
  return metres < 1_000 ? line`${Math.round(metres)} m` : line`${Math.round(metres / 100) / 10} km`;
}

/** Coordinates with five decimals: about a metre. */
export function formatLocation(place: Place): SafeText | null {
  const { latitude, longitude } = place.location ?? {};
  if (latitude === undefined || longitude === undefined) return null;
  return line`${Number(latitude.toFixed(5))},${Number(longitude.toFixed(5))}`;
}
