import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { OsmTags } from "../osm/osm-element.ts";

export interface PlacePhone {
  /** National form: `93 15 00 00` */
  national: string;
  /** International form: `+377 93 15 00 00` */
  international: string;
}

const PHONE_KEYS = ["phone", "contact:phone", "phone:FR", "mobile", "contact:mobile", "phone:mobile"];
/** An element with more numbers than this lists a directory. */
const MAX_NUMBERS = 10;

/**
 * Returns the first valid number of the phone tags, read with the place's country.
 *
 * @param countInvalid is called for each invalid number.
 */
export function readPlacePhone(
  tags: OsmTags,
  countryCode: string,
  countInvalid: () => void = () => {},
): PlacePhone | undefined {
  let first: PlacePhone | undefined;
  for (const key of PHONE_KEYS) {
    for (const text of (tags[key] ?? "").split(/[;,]|\s\/\s/, MAX_NUMBERS)) {
      if (text.trim() === "") continue;
      const phone = readPhone(text, countryCode);
      if (phone === undefined) countInvalid();
      else first ??= phone;
    }
  }
  return first;
}

function readPhone(text: string, countryCode: string): PlacePhone | undefined {
  // No number is as long as this; parsing the rest would cost time.
  if (text.length > 60) return undefined;
  const country = isSupportedCountry(countryCode) ? (countryCode as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(text, country === undefined ? {} : { defaultCountry: country });
  if (number?.isValid() !== true) return undefined;
  return { national: number.formatNational(), international: number.formatInternational() };
}
