import type {
  Agency,
  ESTATE_FILTERS,
  EstateCard,
  EstateSearch,
  FacetKey,
  FilterChip,
  FilterNames,
  Listing,
  ListingCard,
  ListingDraft,
  ListingKind,
  ListingPhoto,
  PriceStep,
  VEHICLE_FILTERS,
  VehicleCard,
  VehicleSearch,
} from "@lieudit/listing-model";

/**
 * Finds and keeps listings. Lists, counts and neighbours hold what is shown to
 * visitors: never a `brouillon` or a `retire`; sold and let ones only as long
 * as `SHOWN_AFTER_SALE_DAYS` and only by their own address.
 */
export interface ListingStore {
  /** One page of the list; `page` beyond the last gives no cards, but the total. */
  findVehicles(search: VehicleSearch, options?: FindOptions): Promise<CardPage<VehicleCard>>;
  findEstates(search: EstateSearch, options?: FindOptions): Promise<CardPage<EstateCard>>;

  /** For each filter its values with how many listings they would leave, all other filters kept. */
  countVehicles(search: VehicleSearch, options?: FindOptions): Promise<Facets<VehicleFacet>>;
  countEstates(search: EstateSearch, options?: FindOptions): Promise<Facets<EstateFacet>>;

  /** For a search that finds nothing: its filters whose removal finds something, the most first. */
  relaxVehicles(search: VehicleSearch, options?: RelaxOptions): Promise<Relaxation<VehicleSearch>[]>;
  relaxEstates(search: EstateSearch, options?: RelaxOptions): Promise<Relaxation<EstateSearch>[]>;

  /** All that the search finds, without pages, for a map; those without a position are left out. */
  vehiclePoints(search: VehicleSearch, options?: FindOptions): Promise<ListingPoint[]>;
  estatePoints(search: EstateSearch, options?: FindOptions): Promise<ListingPoint[]>;

  /** One listing and how it may be shown; null: there never was one of this id that visitors could see. */
  get(id: string): Promise<ShownListing | null>;
  /** Cards of these ids, in their order; those that are not shown are left out. */
  cards(ids: readonly string[]): Promise<ListingCard[]>;
  /** Listings much like this one, the most alike first. */
  similar(id: string, count: number): Promise<ListingCard[]>;
  /** The one before and the one after in the list that the search gives. */
  neighbours(id: string, search: VehicleSearch | EstateSearch, options?: FindOptions): Promise<Neighbours>;
  /**
   * What came into a list, or into view, and whose price fell, after a change
   * of the store that an earlier answer named.
   */
  news(
    watched: VehicleSearch | EstateSearch | { id: string },
    after: number,
    options: FindOptions & { count: number },
  ): Promise<NewsPage>;
  /** The number of the last change; `news` after it gives what comes from now on. */
  lastChange(): Promise<number>;
  /** Those published last. */
  latest(kind: ListingKind, count: number): Promise<ListingCard[]>;
  /** Listings whose text has all words of `text`, without accents; the best first. */
  searchText(
    text: string,
    options?: { kind?: ListingKind; count?: number; page?: number },
  ): Promise<CardPage<ListingCard>>;
  /** Every price it had, oldest first. */
  priceHistory(id: string): Promise<PriceStep[]>;

  /** By name. */
  agencies(kind?: Agency["kind"]): Promise<AgencyWithCounts[]>;
  agency(slug: string): Promise<AgencyWithCounts | null>;
  /** Cards of all that an agency offers, by reference; drafts and what has ended too. */
  listOfAgency(slug: string): Promise<ListingCard[]>;
  /** Communes that have listings, by name, with the middle of their listings. */
  communes(kind?: ListingKind): Promise<CommuneWithCount[]>;
  /** Every shown listing for sitemaps and feeds, newest change first. */
  sitemap(kind: ListingKind): Promise<SitemapEntry[]>;

  /** What is known of a picture, null when no listing has it. */
  photo(id: string): Promise<StoredPhoto | null>;
  /**
   * Ids of all photos that are still shown, and the paths of their files below
   * the folder of listings; those of listings that are gone are forgotten first.
   */
  usedPhotos(): Promise<{ ids: ReadonlySet<string>; paths: ReadonlySet<string> }>;
  /** Photos of visible listings that have a file: first photos of the newest listings first. */
  photoFiles(): Promise<PhotoFile[]>;
  /** How many listings are shown. */
  count(kind?: ListingKind): Promise<number>;
  /** Changes whenever a listing or an agency does; for ETags. */
  version(): Promise<string>;

  /** Writes an agency, or changes the one of the same slug. */
  putAgency(agency: Agency): Promise<void>;
  /**
   * Takes over a whole portfolio: inserts, changes and withdraws by reference so
   * that the agency's listings of this feed are those given. All or nothing.
   *
   * @throws {StoreError} BUSY when another process writes too long, INVALID for
   * what cannot be taken: an unknown agency, an id that is taken, a delivery that empties.
   */
  importPortfolio(portfolio: Portfolio): Promise<PortfolioChange>;
  /** Takes listings out of sight, by id; those that are not there are left out of the answer. */
  withdraw(ids: readonly string[]): Promise<string[]>;
  /** Takes an agency away and all its listings out of sight. Null: there was none of this slug. */
  removeAgency(slug: string): Promise<{ withdrawn: number } | null>;

  close(): Promise<void>;
}

/** Days for which a sold, let or withdrawn listing still has a page; then it is gone (410). */
export const SHOWN_AFTER_SALE_DAYS = 30;

/** Cards on a page of a list. */
export const CARDS_PER_PAGE = 24;

export interface FindOptions {
  /** Middle of the town that `ville` names; without it the middle of the listings there. */
  around?: { latitude: number; longitude: number };
  cardsPerPage?: number;
}

export interface RelaxOptions extends FindOptions {
  /** Names for the labels of the filters. */
  names?: FilterNames;
}

/** What is new in a list. */
export interface NewsPage {
  /** The last change that was looked at; to be asked after the next time. */
  change: number;
  /** How many listings are news, told below or not. */
  total: number;
  /** New ones first, then cut prices; the most recent first. */
  news: ListingNews[];
}

export interface ListingNews {
  card: ListingCard;
  /** What it cost before its price was cut; null: it is new. */
  priceBeforeCents: number | null;
}

/** A filter to let go of, and how many listings the search finds without it. */
export interface Relaxation<Search> extends FilterChip<Search> {
  total: number;
}

export interface CardPage<Card> {
  cards: Card[];
  /** Of all pages. */
  total: number;
  /** From 1. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

export interface FacetValue {
  /** As the address spells it. */
  value: string;
  /** As it is shown. */
  label: string;
  count: number;
}

/** A stored photo, for making it in the sizes of pages. */
export interface PhotoFile {
  id: string;
  path: string;
  widthPx: number;
  /** Lists show it. */
  isFirst: boolean;
}

/** A picture, and its file's path where it has one. */
export interface StoredPhoto {
  photo: ListingPhoto;
  path: string | null;
}

export type Facets<Name extends string> = Readonly<Record<Name, readonly FacetValue[]>>;
export type VehicleFacet = FacetKey<typeof VEHICLE_FILTERS>;
export type EstateFacet = FacetKey<typeof ESTATE_FILTERS>;

/** A marker of the map. */
export interface ListingPoint {
  id: string;
  kind: ListingKind;
  slug: string;
  titre: string;
  prixCents: number;
  /** The price is a month's rent. */
  isRent?: true;
  latitude: number;
  longitude: number;
  photoId?: string;
}

/**
 * `shown`: to be seen by everybody. `ended`: sold, let or withdrawn less than
 * `SHOWN_AFTER_SALE_DAYS` ago: a page with similar ones, not for search
 * engines. `gone`: longer ago: 410.
 */
export type ShownListing =
  | { state: "shown" | "ended"; listing: Listing; agency: Agency | null }
  | { state: "gone"; kind: ListingKind };

export interface Neighbours {
  previous: { id: string; kind: ListingKind; slug: string; titre: string } | null;
  next: { id: string; kind: ListingKind; slug: string; titre: string } | null;
  /** Place in the list, from 1; null when the search does not find it. */
  position: number | null;
  total: number;
}

export interface AgencyWithCounts extends Agency {
  vehicleCount: number;
  estateCount: number;
}

export interface CommuneWithCount {
  /** As addresses name it, `aubremer-76990`. */
  ville: string;
  commune: string;
  codePostal: string;
  latitude: number | null;
  longitude: number | null;
  count: number;
}

export interface SitemapEntry {
  id: string;
  kind: ListingKind;
  slug: string;
  titre: string;
  /** ISO 8601. */
  maj: string;
  photoIds: string[];
}

/** All that one agency offers through one feed. */
export interface Portfolio {
  agence: string;
  /** Name of the feed, `poliris`; another feed's listings of the agency are left alone. */
  flux: string;
  listings: readonly ListingDraft[];
  /** References that the delivery had but that could not be read: they are left as they are. */
  kept?: readonly string[];
  /** Photos' files below the folder of listings, by photo id. */
  photoPaths?: ReadonlyMap<string, string>;
  /** Default false: a delivery that withdraws more than half of the portfolio is refused. */
  allowsEmptying?: boolean;
}

export interface PortfolioChange {
  inserted: string[];
  changed: string[];
  unchanged: number;
  withdrawn: string[];
}
