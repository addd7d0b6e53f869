import { toSlug } from "../slug.ts";
import { cleanText } from "../text/clean-text.ts";
import { type AnyFilter, type FilterFields, readField, spellValue } from "./filter-row.ts";
import { findBySlug, readMany, readNumber, readSlug } from "./read-value.ts";
import { DEFAULT_OWN_TIME, OWN_TIME_KEY, TRAVEL_CHOICES } from "./travel.ts";
import { readZone, writeZone } from "./zone.ts";

/** Radii around a commune that are offered, in kilometres. */
export const RADII_KM = [5, 10, 20, 30, 50, 100] as const;
/** Key of the radius in addresses. */
export const RADIUS_KEY = "rayon";

/** Parts of a landing page's path, by the keys of their filters. They win over the query. */
export type PathParts = Readonly<Partial<Record<string, string | undefined>>>;

/**
 * Reads the filters that an address sets. Values that cannot be read are skipped, so
 * that an outdated or mistyped address still gives a list.
 */
export function readFilters<Rows extends readonly AnyFilter[]>(
  rows: Rows,
  params: URLSearchParams,
  path: PathParts = {},
): FilterFields<Rows> {
  const fields: Record<string, unknown> = {};
  for (const row of rows) {
    for (const [field, value] of readRow(row, params, path[row.key])) {
      if (value !== undefined) fields[field] = value;
    }
  }
  for (const row of rows) {
    if (row.kind === "name" && row.needs !== undefined && fields[row.needs] === undefined) {
      delete fields[row.field];
    }
    if (row.kind === "max" && row.lowerField !== undefined) swapBounds(fields, row.lowerField, row.field);
  }
  // One property for each row, of the type that its kind gives.
  return fields as FilterFields<Rows>;
}

/** Writes the filters of a search as pairs of an address, in the order of the rows, without those of the keys `except`. */
export function writeFilters(
  rows: readonly AnyFilter[],
  search: object,
  except: readonly string[] = [],
): [key: string, value: string | undefined][] {
  return rows
    .filter(({ key }) => !except.includes(key))
    .flatMap((row) => {
      const value = readField(search, row);
      if (typeof value === "object")
        return value.map((item): [string, string] => [row.key, spellValue(row, item)]);
      const written = row.kind === "one" && typeof value === "string" ? spellValue(row, value) : value;
      const pair: [string, string | undefined] = [row.key, written?.toString()];
      if (row.kind === "address")
        return [pair, [OWN_TIME_KEY, readField(search, { field: "trajet" })?.toString()]];
      if (row.kind !== "town") return [pair];
      return [pair, [RADIUS_KEY, readField(search, { field: "rayonKm" })?.toString()]];
    });
}

function readRow(
  row: AnyFilter,
  params: URLSearchParams,
  pathPart: string | undefined,
): [field: string, value: unknown][] {
  const { key, field } = row;
  switch (row.kind) {
    case "one":
    case "travel":
      return [[field, findBySlug(pathPart ?? params.get(key), row.values)]];
    case "many":
    case "flags": {
      const inPath = findBySlug(pathPart, row.values);
      return [[field, inPath === undefined ? readMany(params, key, row.values) : [inPath]]];
    }
    case "name":
      return [[field, readName(params, key, pathPart)]];
    case "town": {
      const town = readName(params, key, pathPart);
      return [
        [field, town],
        ["rayonKm", town === undefined ? undefined : readRadius(params)],
      ];
    }
    case "address": {
      const address = readAddress(params, key);
      const time = findBySlug(params.get(OWN_TIME_KEY), TRAVEL_CHOICES) ?? DEFAULT_OWN_TIME;
      return [
        [field, address],
        ["trajet", address === undefined ? undefined : time],
      ];
    }
    case "zone": {
      const zone = readZone(params.get(key));
      return [[field, zone && writeZone(zone)]];
    }
    case "atLeast":
      return [[field, readNumber(params, key)]];
    case "min":
    case "max": {
      const value = readNumber(params, key);
      return [[field, value === undefined || isOutside(value, row.limits) ? undefined : value]];
    }
  }
}

function readName(params: URLSearchParams, key: string, pathPart: string | undefined): string | undefined {
  return pathPart === undefined ? readSlug(params, key) : toSlug(pathPart) || undefined;
}

const MAX_ADDRESS_CHARACTERS = 120;

/** An address as it was typed; the places service reads it. */
function readAddress(params: URLSearchParams, key: string): string | undefined {
  const text = cleanText((params.get(key) ?? "").slice(0, MAX_ADDRESS_CHARACTERS)).replace(/\s+/g, " ");
  return text === "" ? undefined : text;
}

/** A radius that is not offered becomes the next larger one. */
function readRadius(params: URLSearchParams): number | undefined {
  const requested = readNumber(params, RADIUS_KEY);
  if (requested === undefined) return undefined;
  return RADII_KM.find((km) => km >= requested) ?? RADII_KM.at(-1);
}

/** Whether a number is outside the limits of its filter. */
export function isOutside(value: number, limits: { min: number; max: number } | undefined): boolean {
  return limits !== undefined && (value < limits.min || value > limits.max);
}

function swapBounds(fields: Record<string, unknown>, lowerField: string, upperField: string): void {
  const [lower, upper] = [fields[lowerField], fields[upperField]];
  if (typeof lower !== "number" || typeof upper !== "number" || lower <= upper) return;
  fields[lowerField] = upper;
  fields[upperField] = lower;
}
