import { HARD_SPACE } from "../french/spaces.ts";
import { upperFirst } from "../french/words.ts";
import { ESTATE_FILTERS } from "./estate-filters.ts";
import type { EstateSearch } from "./estate-search.ts";
import { type AnyFilter, type BoundFilter, readField } from "./filter-row.ts";
import { DEFAULT_OWN_TIME, formatTravelChoice, type TravelChoice } from "./travel.ts";
import { VEHICLE_FILTERS } from "./vehicle-filters.ts";
import type { VehicleSearch } from "./vehicle-search.ts";
import { readZone } from "./zone.ts";

/** One value of a filter that is set, and the search without it. */
export interface FilterChip<Search> {
  /** Key of the filter in addresses. */
  key: string;
  label: string;
  /** From page 1. */
  without: Search;
}

/** Names of values that a search holds as slugs only. */
export interface FilterNames {
  marque?: string | undefined;
  modele?: string | undefined;
  ville?: string | undefined;
  agence?: string | undefined;
}

/** Returns the filters of a search about vehicles that are set, in the order of `VEHICLE_FILTERS`. */
export function getVehicleChips(search: VehicleSearch, names: FilterNames = {}): FilterChip<VehicleSearch>[] {
  return getChips(VEHICLE_FILTERS, search, { ...names });
}

/** Returns the filters of a search about estates that are set, in the order of `ESTATE_FILTERS`. */
export function getEstateChips(search: EstateSearch, names: FilterNames = {}): FilterChip<EstateSearch>[] {
  return getChips(ESTATE_FILTERS, search, { ...names });
}

function getChips<Search extends VehicleSearch | EstateSearch>(
  rows: readonly AnyFilter[],
  search: Search,
  names: Readonly<Partial<Record<string, string | undefined>>>,
): FilterChip<Search>[] {
  const exact = rows.filter((row) => isExact(row, rows, search));
  return rows.flatMap((row): FilterChip<Search>[] => {
    const { key, field } = row;
    const value = readField(search, row);
    if (value === undefined || exact.some((upper) => upper.lowerField === field)) return [];
    const without = (...fields: string[]) => omitFields(search, fields);
    if (isExact(row, rows, search)) {
      return [{ key, label: row.exactChip(Number(value)), without: without(row.lowerField, field) }];
    }
    switch (row.kind) {
      case "many":
      case "flags": {
        // A list, as `readFilters` made it.
        const values = value as readonly string[];
        return values.map((item) => ({
          key,
          label: (row.chip ?? row.words)(item),
          without: { ...search, page: 1, [field]: values.filter((other) => other !== item) },
        }));
      }
      case "one":
      case "travel":
        return [{ key, label: (row.chip ?? row.words)(String(value)), without: without(field) }];
      case "name": {
        const dependent = rows.filter((other) => other.kind === "name" && other.needs === field);
        const label = names[key] ?? upperFirst(String(value));
        return [{ key, label, without: without(field, ...dependent.map((other) => other.field)) }];
      }
      case "town": {
        const town = names[key] ?? upperFirst(String(value));
        const { rayonKm } = search;
        const label = rayonKm === undefined ? town : `${town} et ${rayonKm}${HARD_SPACE}km autour`;
        return [{ key, label, without: without(field, "rayonKm") }];
      }
      case "address": {
        const { trajet = DEFAULT_OWN_TIME } = search as { trajet?: TravelChoice };
        return [{ key, label: `${value}, ${formatTravelChoice(trajet)}`, without: without(field, "trajet") }];
      }
      case "zone": {
        const isDrawn = readZone(String(value))?.kind === "drawn";
        return [{ key, label: isDrawn ? "Zone dessinée" : row.label, without: without(field) }];
      }
      default:
        return [{ key, label: row.chip(Number(value)), without: without(field) }];
    }
  });
}

type ExactFilter = BoundFilter & Required<Pick<BoundFilter, "lowerField" | "exactChip">>;

/** Whether a row is an upper bound that equals its lower one, and has a chip for both. */
function isExact(
  row: AnyFilter,
  rows: readonly AnyFilter[],
  search: VehicleSearch | EstateSearch,
): row is ExactFilter {
  if (row.kind !== "max" || row.exactChip === undefined) return false;
  const lower = rows.find(({ field }) => field === row.lowerField);
  const value = readField(search, row);
  return value !== undefined && lower !== undefined && readField(search, lower) === value;
}

function omitFields<Search extends object>(search: Search, fields: readonly string[]): Search {
  const rest = Object.entries(search).filter(([field]) => !fields.includes(field));
  // Only optional fields are omitted; the compiler cannot know that of any Search.
  return { ...Object.fromEntries(rest), page: 1 } as unknown as Search;
}
