import { typeset } from "../french/spaces.ts";
import { shownValue } from "../parse/report.ts";
import { toSlug } from "../slug.ts";
import { ESTATE_FILTERS } from "./estate-filters.ts";
import type { EstatePathParts } from "./estate-search.ts";
import type { AnyFilter } from "./filter-row.ts";
import { toParams } from "./list-state.ts";
import { isOutside, type PathParts, RADIUS_KEY } from "./read-filters.ts";
import { findBySlug, readNumber } from "./read-value.ts";
import { OWN_TIME_KEY, TRAVEL_CHOICES } from "./travel.ts";
import { VEHICLE_FILTERS } from "./vehicle-filters.ts";
import type { VehiclePathParts } from "./vehicle-search.ts";
import { readZone } from "./zone.ts";

/** A filter in a URL whose value is unreadable; the list ignores it. */
export interface IgnoredFilter {
  /** Its query parameter. */
  key: string;
  value: string;
  /** French sentence with the ignored value and the reason. */
  sentence: string;
}

/** Returns the unreadable filters of a vehicle list's URL. Filters that the path sets are skipped. */
export function ignoredVehicleFilters(params: URLSearchParams, path: VehiclePathParts = {}): IgnoredFilter[] {
  return findIgnored(VEHICLE_FILTERS, params, { ...path });
}

/** Returns the unreadable filters of an estate list's URL. Filters that the path sets are skipped. */
export function ignoredEstateFilters(params: URLSearchParams, path: EstatePathParts = {}): IgnoredFilter[] {
  return findIgnored(ESTATE_FILTERS, params, { ...path });
}

/** Adds ignored filters to the path of a list, so that the list can report them. */
export function withIgnored(path: string, ignored: readonly IgnoredFilter[]): string {
  if (ignored.length === 0) return path;
  const more = toParams(ignored.map(({ key, value }) => [key, value]));
  return `${path}${path.includes("?") ? "&" : "?"}${more}`;
}

const MAX_IGNORED = 5;
/** More than any valid value has. */
const MAX_READ_CHARACTERS = 1_000;
const MAX_VALUE_CHARACTERS = 40;

function findIgnored(rows: readonly AnyFilter[], params: URLSearchParams, path: PathParts): IgnoredFilter[] {
  return rows
    .filter(({ key }) => path[key] === undefined)
    .flatMap((row) => {
      if (row.kind === "name") return [];
      const key = row.kind === "town" ? RADIUS_KEY : row.kind === "address" ? OWN_TIME_KEY : row.key;
      return findUnreadable(row, key, params).map((value) => ({
        key,
        value,
        sentence: typeset(`${shownValue(value)} n’est pas ${row.what} : ce filtre est ignoré.`),
      }));
    })
    .slice(0, MAX_IGNORED);
}

function findUnreadable(row: AnyFilter, key: string, params: URLSearchParams): string[] {
  const isList = row.kind === "many" || row.kind === "flags";
  const written = isList
    ? params.getAll(key).flatMap((text) => text.split(","))
    : params.getAll(key).slice(0, 1);
  const texts = written.map((text) => text.trim()).filter((text) => text !== "");
  const unreadable = texts.filter((text) => !isReadable(row, key, text.slice(0, MAX_READ_CHARACTERS)));
  return [...new Set(unreadable.map((text) => text.slice(0, MAX_VALUE_CHARACTERS).toWellFormed()))];
}

function isReadable(row: AnyFilter, key: string, text: string): boolean {
  if ("values" in row) return row.values.some((value) => toSlug(value) === toSlug(text));
  if (row.kind === "address") return findBySlug(text, TRAVEL_CHOICES) !== undefined;
  if (row.kind === "zone") return readZone(text) !== undefined;
  // Forms send 0 for "any".
  if (/^0+([.,]0*)?$/.test(text)) return true;
  const value = readNumber(new URLSearchParams([[key, text]]), key);
  return value !== undefined && !isOutside(value, "limits" in row ? row.limits : undefined);
}
