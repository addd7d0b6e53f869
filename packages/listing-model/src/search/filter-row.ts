import type { Listing } from "../listing.ts";
import type { ListingCard } from "../listing-card.ts";
import { toSlug } from "../slug.ts";
import type { TravelChoice, TravelMeans } from "./travel.ts";

/** Properties of every kind of filter. `K`, `F` and `C` are the literals of `key`, `field` and `column`. */
interface Row<K extends string, F extends string> {
  /** Key in addresses; also the name of the form field and of the facet. */
  key: K;
  /** Property of the search. */
  field: F;
  /** Label of the form field. */
  label: string;
}

/** A filter with a fixed set of values. `C` is a text column of the table `listing`. */
interface ValuesRow<K extends string, F extends string, V extends string> extends Row<K, F> {
  values: readonly V[];
  /** A value in the form and, unless `chip` says otherwise, as a chip. */
  words(value: V): string;
  chip?(value: V): string;
  /** Expected kind of value, for errors: `une énergie` gives “« vapeur » n’est pas une énergie”. */
  what: string;
}

interface TextColumn<C extends string, V extends string> {
  column: C;
  /** The value of a listing, before it is made a slug. */
  value(listing: Listing): V | undefined;
  /** Whether the text search finds listings by this value. */
  isSearched?: boolean;
  /** Values stand in addresses and in the column as they are, not as slugs. */
  isVerbatim?: boolean;
}

/** One of a fixed set of values. */
export interface OneFilter<
  K extends string = string,
  F extends string = string,
  C extends string = string,
  V extends string = string,
> extends ValuesRow<K, F, V>,
    TextColumn<C, V> {
  kind: "one";
  /** The option of the form that filters nothing. */
  none: string;
}

/** Any of several values of a fixed set. */
export interface ManyFilter<
  K extends string = string,
  F extends string = string,
  C extends string = string,
  V extends string = string,
> extends ValuesRow<K, F, V>,
    TextColumn<C, V> {
  kind: "many";
}

/** One value of an open set, such as a make. Addresses hold its slug; a card of a listing holds its name. */
export interface NameFilter<K extends string = string, F extends string = string, C extends string = string>
  extends Row<K, F>,
    TextColumn<C, string> {
  kind: "name";
  none: string;
  cardName(card: ListingCard): string;
  /** Field of the filter without which this one means nothing: a model needs a make. */
  needs?: string;
}

interface NumberRow<K extends string, F extends string, C extends string> extends Row<K, F> {
  column: C;
  /** The value of a listing, in units of the column. */
  value(listing: Listing): number | undefined;
  chip(value: number): string;
  /** Expected kind of value, for errors: `un prix`. */
  what: string;
}

/** A bound of a number: at least, or at most. Listings without the number do not match. */
export interface BoundFilter<K extends string = string, F extends string = string, C extends string = string>
  extends NumberRow<K, F, C> {
  kind: "min" | "max";
  /** Unit of the text field in the form, where there are no `choices`. */
  unit?: string;
  /** Units of the column in one unit of the search; default 1. */
  scale?: number;
  /** Values outside are not readable. */
  limits?: { min: number; max: number };
  /** On an upper bound: field of the lower one. The two are swapped when they are the wrong way round. */
  lowerField?: string;
  /** On an upper bound: the chip of both bounds when they are equal. */
  exactChip?(value: number): string;
  /** The form offers these values instead of a text field. */
  choices?: { none: string; values(thisYear: number): readonly number[]; words(value: number): string };
}

/** “N or more”, offered with the number of listings. */
export interface AtLeastFilter<
  K extends string = string,
  F extends string = string,
  C extends string = string,
> extends NumberRow<K, F, C> {
  kind: "atLeast";
  none: string;
  /** The form offers 1 to this number. */
  upTo: number;
}

/** Features that a listing has or lacks, each with a column of its own that holds 0 or 1. */
export interface FlagsFilter<
  K extends string = string,
  F extends string = string,
  C extends string = string,
  V extends string = string,
> extends ValuesRow<K, F, V> {
  kind: "flags";
  columns: Readonly<Record<V, C>>;
  has(listing: Listing, value: V): boolean;
  /** `any`: one of the selected features is enough. `all`: each of them is required. */
  match: "any" | "all";
}

/** A longest time to the nearest destination of a kind. The columns hold seconds, which the server computes. */
export interface TravelFilter<K extends string = string, F extends string = string, C extends string = string>
  extends ValuesRow<K, F, TravelChoice> {
  kind: "travel";
  none: string;
  columns: Readonly<Record<TravelMeans, C>>;
}

/** A commune, alone or with a radius around it. Every listing has its columns. */
export interface TownFilter {
  kind: "town";
  key: "ville";
  field: "ville";
  label: string;
  /** Expected kind of radius, for errors. */
  what: string;
}

/**
 * An address of the visitor's own, and the longest time from there. The server
 * turns both into an area; without it, as for an unknown address, all listings match.
 */
export interface AddressFilter {
  kind: "address";
  key: "adresse";
  field: "adresse";
  label: string;
  /** What an unreadable time is not. */
  what: string;
}

/** An area of the map, as `zone.ts` writes it. Listings without a position do not match. */
export interface ZoneFilter {
  kind: "zone";
  key: "zone";
  field: "zone";
  label: string;
  /** What an unreadable value is not. */
  what: string;
}

/** A row of `VEHICLE_FILTERS` or `ESTATE_FILTERS`. Everything that handles filters derives from it. */
export type AnyFilter =
  | OneFilter
  | ManyFilter
  | NameFilter
  | BoundFilter
  | AtLeastFilter
  | FlagsFilter
  | TravelFilter
  | TownFilter
  | ZoneFilter
  | AddressFilter;

/** Builds the rows of a table; each function fixes the literal types that the search, columns and facets derive from. */
export const defineFilter = {
  one<K extends string, F extends string, C extends string, V extends string>(
    row: Omit<OneFilter<K, F, C, V>, "kind">,
  ): OneFilter<K, F, C, V> {
    return { ...row, kind: "one" };
  },
  many<K extends string, F extends string, C extends string, V extends string>(
    row: Omit<ManyFilter<K, F, C, V>, "kind">,
  ): ManyFilter<K, F, C, V> {
    return { ...row, kind: "many" };
  },
  name<K extends string, F extends string, C extends string>(
    row: Omit<NameFilter<K, F, C>, "kind">,
  ): NameFilter<K, F, C> {
    return { ...row, kind: "name" };
  },
  min<K extends string, F extends string, C extends string>(
    row: Omit<BoundFilter<K, F, C>, "kind">,
  ): BoundFilter<K, F, C> {
    return { ...row, kind: "min" };
  },
  max<K extends string, F extends string, C extends string>(
    row: Omit<BoundFilter<K, F, C>, "kind">,
  ): BoundFilter<K, F, C> {
    return { ...row, kind: "max" };
  },
  atLeast<K extends string, F extends string, C extends string>(
    row: Omit<AtLeastFilter<K, F, C>, "kind">,
  ): AtLeastFilter<K, F, C> {
    return { ...row, kind: "atLeast" };
  },
  flags<K extends string, F extends string, C extends string, V extends string>(
    row: Omit<FlagsFilter<K, F, C, V>, "kind">,
  ): FlagsFilter<K, F, C, V> {
    return { ...row, kind: "flags" };
  },
  travel<K extends string, F extends string, C extends string>(
    row: Omit<TravelFilter<K, F, C>, "kind">,
  ): TravelFilter<K, F, C> {
    return { ...row, kind: "travel" };
  },
};

/** The properties of a search that one row gives. */
type FieldsOfRow<R> = R extends { kind: "many" | "flags"; field: infer F; values: readonly (infer V)[] }
  ? { [P in F & string]: V[] }
  : R extends { kind: "one" | "travel"; field: infer F; values: readonly (infer V)[] }
    ? { [P in F & string]?: V }
    : R extends { kind: "name"; field: infer F }
      ? { [P in F & string]?: string }
      : R extends { kind: "town" }
        ? { ville?: string; rayonKm?: number }
        : R extends { kind: "zone" }
          ? { zone?: string }
          : R extends { kind: "address" }
            ? { adresse?: string; trajet?: TravelChoice }
            : R extends { field: infer F }
              ? { [P in F & string]?: number }
              : never;

/** The columns of the table `listing` that one row reads. */
type ColumnsOfRow<R> = R extends { kind: "flags"; columns: Readonly<Record<string, infer C>> }
  ? { [P in C & string]: number }
  : R extends { kind: "one" | "many" | "name"; column: infer C }
    ? { [P in C & string]: string | null }
    : R extends { kind: "travel"; columns: Readonly<Record<string, infer C>> }
      ? { [P in C & string]: number | null }
      : R extends { column: infer C }
        ? { [P in C & string]: number | null }
        : never;

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? { [P in keyof I]: I[P] }
  : never;

/** The properties of a search that the rows of a table give. */
export type FilterFields<Rows extends readonly AnyFilter[]> = Intersection<FieldsOfRow<Rows[number]>>;
/** The columns of the table `listing` that the rows of a table read. */
export type FilterColumns<Rows extends readonly AnyFilter[]> = Intersection<ColumnsOfRow<Rows[number]>>;
/** Keys of the rows whose values are offered with the number of listings. */
export type FacetKey<Rows extends readonly AnyFilter[]> = Exclude<
  Rows[number],
  { kind: "min" | "max" | "zone" | "address" }
>["key"];

/** How a value of a filter is written in addresses and in its column. */
export function spellValue(row: AnyFilter, value: string): string {
  return "isVerbatim" in row && row.isVerbatim === true ? value : toSlug(value);
}

/** Reads the value of one filter in a search; undefined or an empty list filters nothing. */
export function readField(
  search: object,
  { field }: Pick<AnyFilter, "field">,
): string | number | readonly string[] | undefined {
  // `FilterFields` gives each row's field one of these types.
  return (search as Readonly<Record<string, string | number | readonly string[] | undefined>>)[field];
}
