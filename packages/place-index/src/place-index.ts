import type {
  BoundaryGeometry,
  EvConnectorType,
  FuelType,
  LatLng,
  LocationArea,
  PlaceKind,
  PlaceRecord,
  PriceLevel,
  Viewport,
} from "@lieudit/place-model";
import type { StreetHouses } from "./houses/street-houses.ts";
import type { OpeningMoment } from "./query/opening-moment.ts";
import type { SearchExplanation } from "./search/search-explanation.ts";

/**
 * Finds places. The adapter for SQLite passes the suite in `conformance/`.
 *
 * Methods reject with `PlaceIndexError` and never with an engine's own error.
 * A `signal` that is aborted rejects with its reason, and the work stops.
 *
 * Places of private sources are found only within `runWithSources`.
 *
 * The work of one call is limited. A search that reaches the limit returns what
 * it found so far, and `isPartialSearch` of its signal is then true.
 */
export interface PlaceIndex {
  /** The record of `id`, or null. */
  getPlace(id: string): Promise<PlaceRecord | null>;
  /** The records of `ids`, in their order; unknown ids are omitted. */
  getPlaces(ids: readonly string[]): Promise<PlaceRecord[]>;
  /** The outline of the place `id`; null if the index has none, or no such place. */
  getBoundary(id: string): Promise<BoundaryGeometry | null>;
  autocomplete(query: AutocompleteQuery, signal?: AbortSignal): Promise<AutocompleteHit[]>;
  searchText(query: TextQuery, signal?: AbortSignal): Promise<TextAnswer>;
  searchNearby(query: NearbyQuery, signal?: AbortSignal): Promise<PlaceRecord[]>;
  /** Places at or around a point, nearest and most exact first: address, POI, street, locality, postal code. */
  reverseGeocode(query: ReverseQuery, signal?: AbortSignal): Promise<PlaceRecord[]>;
  /**
   * Runs an autocomplete or a text search and explains its results. The explanation says how the text was read, which
   * reader found each candidate, each part of its score, and what decided the order. For operators: it costs more than
   * the search.
   */
  explainSearch(query: ExplainQuery, signal?: AbortSignal): Promise<SearchExplanation>;
  describe(): Promise<IndexDescription>;
  close(): Promise<void>;
}

export interface AutocompleteQuery {
  /** The typed text, already cut at the cursor. */
  input: string;
  limit: number;
  language: string;
  /** Pulls near places up. */
  bias?: LocationArea;
  /** Keeps everything else out. */
  restriction?: LocationArea;
  /** Types of which the place's primary type must be one. Includes the collections `(regions)` and `(cities)`, and `geocode`, `establishment` and `point_of_interest`, which are nobody's primary type. */
  primaryTypes?: readonly string[];
  /** Types of which one must be among all types of a place. Includes the same collections. */
  types?: readonly string[];
  /** Upper case ISO 3166-1 alpha-2. */
  countryCodes?: readonly string[];
}

export interface AutocompleteHit {
  place: PlaceRecord;
  /** The name that matched: in the reader's language, the default one, or another. */
  matchedName: string;
  /** Typed parts of `matchedName`, in Unicode characters. */
  matches: readonly { startOffset: number; endOffset: number }[];
}

export interface TextQuery {
  text: string;
  /**
   * Whether the text is a complete address, such as a row of a table. One with a house number and a
   * postcode is looked up in the streets of its postcode, and searched only if that fails. Then
   * results are its houses and its street. Has no effect with a filter or a bias.
   */
  isAddress?: boolean;
  language: string;
  limit: number;
  /** Answers to skip, for paging. */
  offset?: number;
  bias?: LocationArea;
  restriction?: Viewport;
  /** Upper case ISO 3166-1 alpha-2: keeps out what lies elsewhere. */
  countryCodes?: readonly string[];
  rank?: "RELEVANCE" | "DISTANCE";
  type?: string;
  /** Without it `type` lifts but does not exclude. */
  isTypeStrict?: boolean;
  /** Keeps places that are known to be open at this instant. */
  openAt?: Date;
  /** Keeps places that are known to be open at some time of that moment; `now` says which day is today. */
  openDuring?: OpeningMoment;
  /** The moment that words such as "ouvert maintenant" mean. Without it they are words like others. */
  now?: Date;
  /** Drops unrated places and those below it. */
  minRating?: number;
  priceLevels?: readonly PriceLevel[];
  minimumChargingRateKw?: number;
  connectorTypes?: readonly EvConnectorType[];
  /** Keeps what sells one of them. */
  fuelTypes?: readonly FuelType[];
}

/** The search to explain. */
export type ExplainQuery =
  | { method: "autocomplete"; query: AutocompleteQuery }
  | { method: "searchText"; query: TextQuery };

export interface TextAnswer {
  places: PlaceRecord[];
  hasMore: boolean;
  /** Whether the search reached the limit of work of one call: others that fit may be missing. */
  isPartial?: boolean;
}

export interface NearbyQuery {
  center: LatLng;
  radiusMetres: number;
  limit: number;
  rank: "DISTANCE" | "POPULARITY";
  includedTypes?: readonly string[];
  excludedTypes?: readonly string[];
  includedPrimaryTypes?: readonly string[];
  excludedPrimaryTypes?: readonly string[];
}

export interface ReverseQuery {
  location: LatLng;
  /** Types that an answer must have one of. */
  types?: readonly string[];
  limit: number;
}

export interface IndexDescription {
  /** Newest first. The first one's viewport is the start view. */
  sources: SourceDescription[];
  placeCount: number;
  countByKind: Partial<Record<PlaceKind, number>>;
  /** Places that have a type among their `types`, by type: what a page writes beside a category. */
  countByType?: Record<string, number>;
  /** Whether there are private sources. Sources and counts omit them. */
  hasPrivateSources?: boolean;
}

/** One import: what it brought, from where and when. */
export interface SourceDescription {
  /** Lower-case letters, digits and hyphens. */
  name: string;
  /** File name or URL, without credentials. */
  origin: string;
  /** RFC 3339. */
  importedAt: string;
  /** RFC 3339: the moment that the data shows, where the file says so. */
  dataTimestamp?: string;
  attribution: string;
  placeCount: number;
  viewport?: Viewport;
  /** Default `places`. Addresses and feeds complete the places of the others, and bring those that they lack. */
  kind?: SourceKind;
  /** Whether its places are visible only within `runWithSources`. */
  isPrivate?: boolean;
  /** Places of other sources that a feed adds to. */
  joinedCount?: number;
}

export const FEED_KINDS = ["fuel", "irve", "reviews"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
export type SourceKind = "places" | "addresses" | FeedKind;

/**
 * `code`: NOT_FOUND when the index is missing, INCOMPATIBLE when another version wrote it, CLOSED,
 * BROKEN for the rest. UNAVAILABLE means that it is not fetched yet, or that what is hidden cannot be read.
 */
export class PlaceIndexError extends Error {
  override readonly name = "PlaceIndexError";
  readonly code: "NOT_FOUND" | "INCOMPATIBLE" | "UNAVAILABLE" | "CLOSED" | "BROKEN";
  constructor(code: PlaceIndexError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Writes a new index. Readers see nothing of it before `finish()` has
 * returned and the caller has put it in place.
 */
export interface PlaceIndexWriter {
  /** Takes the records of one source. Call for each source, newest first: the first record of an id stays. */
  add(
    source: SourceDescription,
    records: AsyncIterable<PlaceRecord | StreetHouses> | Iterable<PlaceRecord | StreetHouses>,
  ): Promise<void>;
  /** Ranks, indexes, syncs to disk. `onProgress` gets 0 to 1. */
  finish(onProgress?: (share: number) => void): Promise<IndexDescription>;
  /** Drops what was written. */
  abort(): Promise<void>;
}
