import {
  type AnyFilter,
  type AtLeastFilter,
  type BoundFilter,
  containsPostcode,
  type EstateSearch,
  type FlagsFilter,
  findDepartement,
  getZoneBounds,
  isInZone,
  parseTravelChoice,
  readField,
  readZone,
  spellValue,
  type TravelChoice,
  type TravelFilter,
  type VehicleSearch,
  type Zone,
} from "@lieudit/listing-model";
import type { FindOptions, MapBounds } from "../listing-store.ts";
import { getKindFilters } from "./columns.ts";
import type { KindCatalogue } from "./kind-catalogue.ts";

export type ListingSearch = VehicleSearch | EstateSearch;

/** A circle on the ground. */
export interface Circle {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.195;

/** The bit of free slots and of listings outside the rectangle, which match nothing. */
const EXCLUDED = 1 << 30;

/** Limits of a search that its address does not hold. */
export interface MatchArea {
  circle: Circle | null;
  within?: MapBounds | undefined;
  area?: FindOptions["area"] | undefined;
}

/** Returns the kind of listing that a search finds: only vehicles have energies. */
export function getSearchKind(search: ListingSearch): "vehicle" | "estate" {
  return "energies" in search ? "vehicle" : "estate";
}

/**
 * The result of a search over a catalogue: for each slot, one bit for each
 * filter that the listing fails. Bit `n` belongs to the filter of index `n`.
 */
export class Match {
  readonly #failures: Int32Array;
  readonly #filters: readonly AnyFilter[];
  /** Bits of the filters that the search sets. */
  #setBits = 0;
  readonly #passing: Uint32Array;
  /** Slots that pass all filters, or all but one and those that need it: those that facets count. */
  #countable: Uint32Array | null = null;

  constructor(catalogue: KindCatalogue, search: ListingSearch, { circle, within, area }: MatchArea) {
    this.#filters = getKindFilters(catalogue.kind);
    this.#failures = new Int32Array(catalogue.slotCount);
    const isBounded = within === undefined ? () => true : isInBounds(catalogue, within);
    for (let slot = 0; slot < catalogue.slotCount; slot++) {
      if (catalogue.ids[slot] === undefined || !isBounded(slot)) this.#failures[slot] = EXCLUDED;
    }
    for (const [index, row] of this.#filters.entries()) {
      const passes = toPredicate(catalogue, row, search, { circle, area });
      if (passes === null) continue;
      this.#setBits |= 1 << index;
      for (let slot = 0; slot < catalogue.slotCount; slot++) {
        if (!passes(slot)) this.#failures[slot]! |= 1 << index;
      }
    }
    this.#passing = selectSlots(this.#failures, [0]);
  }

  /** Whether a listing passes all filters. */
  has(slot: number): boolean {
    return this.#failures[slot] === 0;
  }

  /** Number of listings that pass all filters. */
  count(): number {
    return this.#passing.length;
  }

  /** Returns the slots that pass all filters, or all but the filter `except` and those that need it. */
  getSlots(except?: string): Uint32Array {
    const ignored = except === undefined ? 0 : this.#getSetBits(except);
    if (ignored === 0) return this.#passing;
    this.#countable ??= selectSlots(
      this.#failures,
      this.#filters.map(({ key }) => this.#getSetBits(key)),
    );
    return this.#countable.filter((slot) => (this.#failures[slot]! & ~ignored) === 0);
  }

  /** Returns the bits of a filter and of those that need it, as far as the search sets them. */
  #getSetBits(key: string): number {
    return (
      this.#filters.reduce(
        (bits, row, index) => (row.key === key || getNeeded(row) === key ? bits | (1 << index) : bits),
        0,
      ) & this.#setBits
    );
  }
}

/** A page asks for its list, its counts and its map one after another, and visitors turn pages. */
const MAX_RECENT_MATCHES = 8;
const RECENT_MATCHES = new WeakMap<KindCatalogue, Map<string, Match>>();

/** Returns the match of a search, from the last ones if nothing changed since. */
export function findMatch(catalogue: KindCatalogue, search: ListingSearch, area: MatchArea): Match {
  const recent = RECENT_MATCHES.get(catalogue) ?? new Map<string, Match>();
  RECENT_MATCHES.set(catalogue, recent);
  const filters = { ...search, page: undefined, tri: undefined };
  const key = JSON.stringify([catalogue.changeCount, filters, area]);
  const match = recent.get(key) ?? new Match(catalogue, search, area);
  recent.delete(key);
  recent.set(key, match);
  const [oldest] = recent.keys();
  if (recent.size > MAX_RECENT_MATCHES && oldest !== undefined) recent.delete(oldest);
  return match;
}

/** Returns the slots whose failures are all among the bits of one of the masks. */
function selectSlots(failures: Int32Array, masks: readonly number[]): Uint32Array {
  const outside = [...new Set(masks)].map((mask) => ~mask);
  const slots = new Uint32Array(failures.length);
  let count = 0;
  for (let slot = 0; slot < failures.length; slot++) {
    const failed = failures[slot]!;
    if (failed === 0 || outside.some((rest) => (failed & rest) === 0)) slots[count++] = slot;
  }
  return slots.slice(0, count);
}

/** Returns the filter without which a filter means nothing. */
export function getNeeded(row: AnyFilter): string | undefined {
  return row.kind === "name" ? row.needs : undefined;
}

/** Returns the test of one filter; null if the search does not set it. */
function toPredicate(
  catalogue: KindCatalogue,
  row: AnyFilter,
  search: ListingSearch,
  { circle, area }: { circle: Circle | null; area: FindOptions["area"] },
): ((slot: number) => boolean) | null {
  const value = readField(search, row);
  if (value === undefined || (typeof value === "object" && value.length === 0)) return null;
  switch (row.kind) {
    case "one":
    case "name":
    case "many": {
      const { codes } = catalogue.text(row.column);
      // A list for `many`, one text for the others.
      const isAllowed = markCodes(catalogue, row, typeof value === "object" ? value : [String(value)]);
      return (slot) => isAllowed[codes[slot]!] === 1;
    }
    case "flags":
      // A list for `flags`.
      return hasFlags(catalogue, row, value as readonly string[]);
    case "travel":
      // One of the values of the row.
      return isWithinTime(catalogue, row, value as TravelChoice);
    case "zone":
      return isInside(
        catalogue,
        [readZone(String(value))].filter((zone) => zone !== undefined),
      );
    case "address":
      return area === undefined
        ? null
        : isInside(
            catalogue,
            area.map((corners): Zone => ({ kind: "drawn", corners })),
          );
    case "town":
      return isNear(catalogue, String(value), circle);
    default:
      return isWithin(catalogue, row, Number(value));
  }
}

/** Returns, for each code of a filter's column, 1 if it stands for one of the values. */
function markCodes(
  catalogue: KindCatalogue,
  row: Extract<AnyFilter, { column: string }>,
  values: readonly string[],
): Uint8Array {
  const column = catalogue.text(row.column);
  const marks = new Uint8Array(column.texts.length);
  for (const value of values) {
    const code = column.findCode(spellValue(row, value));
    if (code !== undefined) marks[code] = 1;
  }
  return marks;
}

function hasFlags(
  catalogue: KindCatalogue,
  row: FlagsFilter,
  values: readonly string[],
): (slot: number) => boolean {
  const flags = values.map((value) => catalogue.number(row.columns[value] ?? "").values);
  return row.match === "any"
    ? (slot) => flags.some((flag) => flag[slot] === 1)
    : (slot) => flags.every((flag) => flag[slot] === 1);
}

/** Missing numbers are NaN, which passes no bound. */
function isWithin(
  catalogue: KindCatalogue,
  row: BoundFilter | AtLeastFilter,
  value: number,
): (slot: number) => boolean {
  const { values } = catalogue.number(row.column);
  const bound = value * (row.kind === "atLeast" ? 1 : (row.scale ?? 1));
  return row.kind === "max" ? (slot) => values[slot]! <= bound : (slot) => values[slot]! >= bound;
}

/** Unknown times are NaN, which is not within any. */
function isWithinTime(
  catalogue: KindCatalogue,
  row: TravelFilter,
  choice: TravelChoice,
): (slot: number) => boolean {
  const { minutes, means } = parseTravelChoice(choice);
  const { values } = catalogue.number(row.columns[means]);
  const seconds = 60 * minutes;
  return (slot) => values[slot]! <= seconds;
}

/** Missing positions are NaN, which is in no rectangle. */
function isInBounds(
  catalogue: KindCatalogue,
  { south, west, north, east }: MapBounds,
): (slot: number) => boolean {
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  return (slot) => {
    const longitude = longitudes[slot]!;
    const isBetween =
      west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    return isBetween && latitudes[slot]! >= south && latitudes[slot]! <= north;
  };
}

/** Within an odd number of zones. */
function isInside(catalogue: KindCatalogue, zones: readonly Zone[]): (slot: number) => boolean {
  const boxed = zones.map((zone) => ({ zone, ...getZoneBounds(zone) }));
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  return (slot) => {
    const latitude = latitudes[slot]!;
    const longitude = longitudes[slot]!;
    let isWithin = false;
    for (const { zone, west, south, east, north } of boxed) {
      // Missing positions are NaN, which is in no box.
      const isInBox = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
      if (isInBox && isInZone(zone, latitude, longitude)) isWithin = !isWithin;
    }
    return isWithin;
  };
}

/** In the commune, or within the circle around it. */
function isNear(catalogue: KindCatalogue, ville: string, circle: Circle | null): (slot: number) => boolean {
  const isInTown = isOfTown(catalogue, ville);
  if (circle === null) return isInTown;
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  const { latitude, longitude, radiusKm } = circle;
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return (slot) => {
    // A plane of degrees is off by less than one percent at 100 km in France.
    const north = (latitudes[slot]! - latitude) * KM_PER_DEGREE;
    const east = (longitudes[slot]! - longitude) * kmPerDegreeEast;
    return north * north + east * east <= radiusKm * radiusKm || isInTown(slot);
  };
}

/** Whether a listing is in the commune of an address, or in its département; `ville` may lack the postcode. */
export function isOfTown(catalogue: KindCatalogue, ville: string): (slot: number) => boolean {
  const towns = catalogue.text("ville");
  const communes = catalogue.text("commune");
  // No listing has the code -1.
  const town = towns.findCode(ville) ?? -1;
  const commune = communes.findCode(ville) ?? -1;
  const departement = town === -1 && commune === -1 ? findDepartement(ville) : undefined;
  if (departement !== undefined) {
    // A town ends with its postcode.
    const isInside = towns.texts.map((text) => containsPostcode(departement, text.slice(-5)));
    return (slot) => isInside[towns.codes[slot]!] === true;
  }
  return (slot) => towns.codes[slot] === town || communes.codes[slot] === commune;
}
