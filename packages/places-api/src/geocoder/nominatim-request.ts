import { isLanguageTag, type Viewport } from "@lieudit/place-model";
import { GeocodeError } from "./geocode-error.ts";
import {
  type GeocodeFilters,
  parseReverse,
  parseSearch,
  type ReverseRequest,
  type SearchRequest,
} from "./geocode-request.ts";

const FORMATS = ["json", "jsonv2", "geojson"] as const;
export type NominatimFormat = (typeof FORMATS)[number];
/** Nominatim's name of the form that calls without a `format` get. */
const OWN_FORMAT = "geocodejson";

/** How Nominatim's callers want their answer. */
export interface NominatimOptions {
  format: NominatimFormat;
  /** Whether results have their `address` in parts. */
  hasAddress: boolean;
  /** Whether results have their outline. */
  hasOutlines: boolean;
}

/** Nominatim's own default. */
const DEFAULT_LIMIT = "10";
/** Corners of a box that are as far apart as they can be. */
const MAX_DEGREES = { longitude: 180, latitude: 90 };

/** Whether a call to `/search` or `/reverse` is Nominatim's; addok's callers send no `format`. */
export function isForNominatim(parameters: URLSearchParams): boolean {
  const format = parameters.get("format") ?? "";
  return format !== "" && format !== OWN_FORMAT;
}

/** @throws {GeocodeError} with every invalid parameter. */
export function parseNominatimSearch(
  parameters: URLSearchParams,
  headers: Headers,
): { request: SearchRequest; options: NominatimOptions } {
  const faults: string[] = [];
  const format = parseFormat(parameters, faults);
  const box = parseViewbox(parameters.get("viewbox"), faults);
  const countryCodes = parseCountryCodes(parameters.get("countrycodes"), faults);
  throwIfAny(faults);
  const own = toOwnParameters(parameters, headers);
  if (!own.has("limit")) own.set("limit", DEFAULT_LIMIT);
  const isBounded = parameters.get("bounded") === "1";
  const request = parseSearch(own);
  return {
    request: {
      ...request,
      ...(countryCodes === undefined ? {} : { countryCodes }),
      ...(box === undefined ? {} : isBounded ? { restriction: box } : { near: findMiddle(box) }),
    },
    options: { format, ...parseDetails(parameters, "0", request) },
  };
}

/** @throws {GeocodeError} with every invalid parameter. */
export function parseNominatimReverse(
  parameters: URLSearchParams,
  headers: Headers,
): { request: ReverseRequest; options: NominatimOptions } {
  const faults: string[] = [];
  const format = parseFormat(parameters, faults);
  throwIfAny(faults);
  const own = toOwnParameters(parameters, headers);
  own.set("limit", "1");
  const request = parseReverse(own);
  return { request, options: { format, ...parseDetails(parameters, "1", request) } };
}

/** Returns the parameters that both have in common, and the language; `layer` has other values there. */
function toOwnParameters(parameters: URLSearchParams, headers: Headers): URLSearchParams {
  const own = new URLSearchParams(parameters);
  for (const name of ["layer", "type", "lang", "lat_lon"]) own.delete(name);
  const language = parameters.get("accept-language") ?? headers.get("accept-language") ?? "";
  const [first = ""] = language.split(/[,;]/);
  if (isLanguageTag(first.trim())) own.set("lang", first.trim());
  return own;
}

/** Returns any format if there is a fault. */
function parseFormat(parameters: URLSearchParams, faults: string[]): NominatimFormat {
  const format = FORMATS.find((name) => name === parameters.get("format"));
  if (format === undefined) faults.push(`format: must be ${FORMATS.join(", ")} or ${OWN_FORMAT}`);
  return format ?? "json";
}

function parseDetails(
  parameters: URLSearchParams,
  defaultDetails: "0" | "1",
  { hasOutlines = false }: GeocodeFilters,
): Omit<NominatimOptions, "format"> {
  return {
    hasAddress: (parameters.get("addressdetails") ?? defaultDetails) !== "0",
    hasOutlines,
  };
}

/** Reads two opposite corners: longitude, latitude, longitude, latitude. */
function parseViewbox(text: string | null, faults: string[]): Viewport | undefined {
  if (text === null || text === "") return undefined;
  const numbers = text
    .split(",")
    .map((part) => (/^\s*[+-]?\d{1,3}(\.\d{0,20})?\s*$/.test(part) ? Number(part) : NaN));
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbers;
  const isBox =
    numbers.length === 4 &&
    [x1, x2].every((degrees) => Math.abs(degrees) <= MAX_DEGREES.longitude) &&
    [y1, y2].every((degrees) => Math.abs(degrees) <= MAX_DEGREES.latitude);
  if (!isBox) {
    faults.push("viewbox: must be four numbers, such as 6.80,43.23,6.84,43.25");
    return undefined;
  }
  return {
    low: { latitude: Math.min(y1, y2), longitude: Math.min(x1, x2) },
    high: { latitude: Math.max(y1, y2), longitude: Math.max(x1, x2) },
  };
}

function parseCountryCodes(text: string | null, faults: string[]): string[] | undefined {
  if (text === null || text === "") return undefined;
  const codes = text.split(",").map((code) => code.trim().toUpperCase());
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes;
  faults.push("countrycodes: must be codes of two letters, such as fr,mc");
  return undefined;
}

function findMiddle({ low, high }: Viewport) {
  return { latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2 };
}

function throwIfAny(faults: readonly string[]): void {
  if (faults.length > 0) throw new GeocodeError(400, "Missing or invalid parameters", faults);
}
