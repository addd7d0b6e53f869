import {
  type AnyFilter,
  ESTATE_FILTERS,
  type EstateOrder,
  type ListingKind,
  VEHICLE_FILTERS,
  type VehicleOrder,
} from "@lieudit/listing-model";

/** A column of texts, each stored once. Code 0 is a missing text. */
export class TextColumn {
  codes = new Uint32Array(0);
  readonly texts: string[] = [""];
  readonly #codes = new Map<string, number>();

  set(slot: number, text: unknown): void {
    this.codes[slot] = typeof text === "string" ? this.#add(text) : 0;
  }

  /** Returns the code of a text, or undefined if no listing ever had it. */
  findCode(text: string): number | undefined {
    return this.#codes.get(text);
  }

  #add(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.texts.push(text) - 1;
    this.#codes.set(text, code);
    return code;
  }
}

/** A column of numbers; a missing number is NaN. */
export class NumberColumn {
  values = new Float64Array(0);

  set(slot: number, value: unknown): void {
    this.values[slot] = typeof value === "number" ? value : Number.NaN;
  }
}

/** `number` is the order in which listings were first imported. */
export type ListingOrder = VehicleOrder | EstateOrder | "number";

interface OrderKey {
  column: string;
  /** Largest first. */
  isDescending: boolean;
  /** Order of ids that have the same value. */
  areIdsDescending: boolean;
}

/** The column of each order. Missing values come last. */
export const ORDERS: Readonly<Record<ListingOrder, OrderKey>> = {
  recent: { column: "publie", isDescending: true, areIdsDescending: true },
  "prix-croissant": { column: "prix_cents", isDescending: false, areIdsDescending: false },
  "prix-decroissant": { column: "prix_cents", isDescending: true, areIdsDescending: true },
  "km-croissant": { column: "kilometrage_km", isDescending: false, areIdsDescending: false },
  "annee-decroissante": { column: "annee", isDescending: true, areIdsDescending: false },
  "surface-decroissante": { column: "surface_m2", isDescending: true, areIdsDescending: false },
  number: { column: "number", isDescending: false, areIdsDescending: false },
  "prix-m2-croissant": { column: "prix_m2_cents", isDescending: false, areIdsDescending: false },
};

/** Number columns that no filter names. `publie` and `maj` are times in ms. */
const MORE_NUMBERS = [
  "publie",
  "maj",
  "prix_cents",
  "latitude",
  "longitude",
  "came_at",
  "cut_at",
  "cut_from_cents",
  "number",
] as const;

/** Returns the filters of one kind of listings. */
export function getKindFilters(kind: ListingKind): readonly AnyFilter[] {
  return kind === "vehicle" ? VEHICLE_FILTERS : ESTATE_FILTERS;
}

/** Returns the text columns of one kind of listings. */
export function getTextColumns(kind: ListingKind): string[] {
  const ofFilters = getKindFilters(kind).flatMap((row) =>
    row.kind === "one" || row.kind === "many" || row.kind === "name" ? [row.column] : [],
  );
  return [...new Set(["ville", "commune", ...ofFilters])];
}

/** Returns the number columns of one kind of listings; flags hold 0 or 1. */
export function getNumberColumns(kind: ListingKind): string[] {
  const ofFilters = getKindFilters(kind).flatMap((row) => {
    if (row.kind === "flags" || row.kind === "travel") return Object.values(row.columns);
    return row.kind === "min" || row.kind === "max" || row.kind === "atLeast" ? [row.column] : [];
  });
  const ofKind = kind === "estate" ? ["prix_m2_cents", "travel_state"] : [];
  return [...new Set([...MORE_NUMBERS, ...ofKind, ...ofFilters])];
}
