import { isLanguageTag, type LatLng, type Viewport } from "@lieudit/place-model";
import { type FeatureType, parseFeatureType, TYPE_NAMES } from "./feature-type.ts";
import { GeocodeError } from "./geocode-error.ts";
import { readStructuredAddress, toAddressText } from "./structured-address.ts";

/** A validated request. */
export interface GeocodeFilters {
  limit: number;
  type?: FeatureType;
  postcode?: string;
  /** INSEE code of a commune. */
  citycode?: string;
  /** Results in this town come first. */
  city?: string;
  /** The reader's language. */
  lang: string;
  /** Whether areas have their outline as geometry. Default: no place has. */
  hasOutlines?: boolean;
}

export interface SearchRequest extends GeocodeFilters {
  q: string;
  /** Results are inside of it. */
  restriction?: Viewport;
  /** Results are in these countries, of two capital letters each. */
  countryCodes?: readonly string[];
  /** Ranks nearby places higher. */
  near?: LatLng;
  /** False for a complete text, which is searched as the places API does. */
  isTyping: boolean;
  /** Whether the text is a complete address that is looked up without a search if possible. */
  isAddress?: boolean;
}

export interface ReverseRequest extends GeocodeFilters {
  location: LatLng;
}

/** Default limits of the open geocoders: addok returns 5, reverse geocoding 1. */
const DEFAULT_LIMIT = 5;
const DEFAULT_REVERSE_LIMIT = 1;
export const MAX_LIMIT = 20;
/** Maximum length of a search text, in characters. */
export const MAX_LENGTH = 200;

/** @throws {GeocodeError} with every invalid parameter. */
export function parseSearch(parameters: URLSearchParams): SearchRequest {
  const faults: string[] = [];
  const typed = (parameters.get("q") ?? "").trim();
  const parts = readStructuredAddress(parameters);
  const q = typed === "" ? toAddressText(parts) : typed;
  if (q === "") faults.push("q: required, the text to search for; or street, postcode, city");
  else if (!q.isWellFormed() || [...q].length > MAX_LENGTH) {
    faults.push(`q: must be at most ${MAX_LENGTH} characters`);
  }
  const near = point(parameters, faults);
  const filters = parseFilters(parameters, DEFAULT_LIMIT, faults);
  // The parts of a form are complete.
  const autocomplete = parameters.get("autocomplete") ?? (typed === "" ? "0" : "1");
  if (!/^(?:0|1|true|false)$/.test(autocomplete)) faults.push("autocomplete: must be 0 or 1");
  throwIfAny(faults);
  return {
    q,
    ...filters,
    ...(parts.city === undefined ? {} : { city: parts.city }),
    ...(near === undefined ? {} : { near }),
    isTyping: autocomplete === "1" || autocomplete === "true",
  };
}

/** @throws {GeocodeError} with every invalid parameter. */
export function parseReverse(parameters: URLSearchParams): ReverseRequest {
  const faults: string[] = [];
  const location = point(parameters, faults);
  if (location === undefined && faults.length === 0) faults.push("lat: required, with lon");
  const filters = parseFilters(parameters, DEFAULT_REVERSE_LIMIT, faults);
  throwIfAny(faults);
  // A missing point was reported above.
  return { location: location as LatLng, ...filters };
}

function parseFilters(parameters: URLSearchParams, defaultLimit: number, faults: string[]): GeocodeFilters {
  const read = (name: string) => parameters.get(name)?.trim() || undefined;
  const limitText = read("limit");
  // A limit above the maximum counts as the maximum.
  const limit = limitText === undefined ? defaultLimit : /^\d{1,6}$/.test(limitText) ? Number(limitText) : 0;
  if (limit < 1) faults.push("limit: must be a whole number above 0");
  const typeText = read("type") ?? read("layer");
  const type = typeText === undefined ? undefined : parseFeatureType(typeText);
  if (typeText !== undefined && type === undefined)
    faults.push(`type: must be one of ${TYPE_NAMES.join(", ")}`);
  const postcode = read("postcode") ?? read("postalcode");
  if (postcode !== undefined && !/^[A-Za-z\d][A-Za-z\d -]{1,11}$/.test(postcode)) {
    faults.push("postcode: must be a postcode such as 98000");
  }
  const citycode = read("citycode");
  if (citycode !== undefined && !/^\d[\dABab]\d{3}$/.test(citycode)) {
    faults.push("citycode: must be an INSEE code such as 06088");
  }
  const lang = read("lang") ?? "fr";
  if (!isLanguageTag(lang)) {
    faults.push("lang: must be a language such as fr");
  }
  const outlines = read("polygon_geojson") ?? "0";
  if (!/^[01]$/.test(outlines)) faults.push("polygon_geojson: must be 0 or 1");
  return {
    limit: Math.min(limit, MAX_LIMIT),
    ...(type === undefined ? {} : { type }),
    ...(postcode === undefined ? {} : { postcode: postcode.toUpperCase() }),
    ...(citycode === undefined ? {} : { citycode: citycode.toUpperCase() }),
    lang,
    hasOutlines: outlines === "1",
  };
}

/** Reads `lat` and `lon`, or `lng`, which clients of addok also send. */
function point(parameters: URLSearchParams, faults: string[]): LatLng | undefined {
  const lat = parameters.get("lat")?.trim() ?? "";
  const lon = (parameters.get("lon") ?? parameters.get("lng") ?? parameters.get("long"))?.trim() ?? "";
  if (lat === "" && lon === "") return undefined;
  const [latitude, longitude] = [parseDegrees(lat), parseDegrees(lon)];
  if (!(Math.abs(latitude) <= 90)) faults.push("lat: must be a number from -90 to 90");
  if (!(Math.abs(longitude) <= 180)) faults.push("lon: must be a number from -180 to 180");
  return { latitude, longitude };
}

/** Parses decimal degrees. Returns NaN for anything else. */
export function parseDegrees(text: string): number {
  return /^[+-]?\d{1,3}(?:\.\d{0,20})?$/.test(text) ? Number(text) : Number.NaN;
}

function throwIfAny(faults: readonly string[]): void {
  if (faults.length > 0) throw new GeocodeError(400, "Missing or invalid parameters", faults);
}
