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
  ListingStatus,
  PriceStep,
  TravelNote,
  VEHICLE_FILTERS,
  VehicleCard,
  VehicleSearch,
} from "@lieudit/listing-model";
import type { DeliveryRecord } from "./deliveries/delivery-record.ts";
import type { DeliveryResult, NewDelivery } from "./deliveries/delivery-store.ts";
import type {
  DraftSummary,
  EditSave,
  EditSaved,
  ListingEdit,
  NewEdit,
  PhotoChange,
} from "./desk/listing-edit.ts";
import type { PublishResult, QuickChange } from "./desk/publish-edit.ts";
import type { ColumnMapping } from "./import/mapped/column-mapping.ts";
import type { RemovableContent } from "./moderation/removed-content.ts";
import type { TravelStart, TravelTimes } from "./write/travel-times.ts";

/** Work on listings that one server does for all. */
export type ListingWork = "deliveries" | "travel times";

/**
 * Stores and finds listings. Lists, counts and neighbours contain listings on
 * offer only. A sold or let listing is available by its own address for
 * `SHOWN_AFTER_SALE_DAYS`; a `brouillon` never is.
 */
export interface ListingStore {
  /** Returns one page of the list. Beyond the last page there are no cards, but the total is set. */
  findVehicles(search: VehicleSearch, options?: FindOptions): Promise<CardPage<VehicleCard>>;
  findEstates(search: EstateSearch, options?: FindOptions): Promise<CardPage<EstateCard>>;

  /** Returns the values of each filter with the number of listings that all other filters leave. */
  countVehicles(search: VehicleSearch, options?: FindOptions): Promise<Facets<VehicleFacet>>;
  countEstates(search: EstateSearch, options?: FindOptions): Promise<Facets<EstateFacet>>;

  /** For a search without results, returns the filters whose removal gives results, the most first. */
  relaxVehicles(search: VehicleSearch, options?: RelaxOptions): Promise<Relaxation<VehicleSearch>[]>;
  relaxEstates(search: EstateSearch, options?: RelaxOptions): Promise<Relaxation<EstateSearch>[]>;

  /** Returns all results that have a position, without pages, for a map. */
  vehiclePoints(search: VehicleSearch, options?: FindOptions): Promise<ListingPoint[]>;
  estatePoints(search: EstateSearch, options?: FindOptions): Promise<ListingPoint[]>;

  /** Returns what a map shows of a search, however many results there are. */
  mapItems(search: VehicleSearch | EstateSearch, options?: FindOptions): Promise<ListingMapItems>;

  /** Returns a listing and its state, or null if none with this id was ever public. */
  get(id: string): Promise<ShownListing | null>;
  /** Returns the cards of these ids in the same order, without those that are not on offer. */
  cards(ids: readonly string[]): Promise<ListingCard[]>;
  /** Returns similar listings, the most similar first. */
  similar(id: string, count: number): Promise<ListingCard[]>;
  /** Returns the previous and the next listing in the list of a search. */
  neighbours(id: string, search: VehicleSearch | EstateSearch, options?: FindOptions): Promise<Neighbours>;
  /** Returns listings that were added to a list, or became cheaper, after a change number. */
  news(
    watched: VehicleSearch | EstateSearch | { id: string },
    after: number,
    options: FindOptions & { count: number },
  ): Promise<NewsPage>;
  /** Returns, for each of these listings on offer, the watched searches that it answers. */
  findWatchers(ids: readonly string[], watches: readonly Watched[]): Promise<ListingWatchers[]>;
  /** Returns the number of the last change; `news` after it returns later ones. */
  lastChange(): Promise<number>;
  /** Returns the listings that were published last. */
  latest(kind: ListingKind, count: number): Promise<ListingCard[]>;
  /** Returns listings whose text contains all words of `text`, ignoring accents; the best first. */
  searchText(
    text: string,
    options?: { kind?: ListingKind; count?: number; page?: number },
  ): Promise<CardPage<ListingCard>>;
  /** Returns every price of a listing, oldest first. */
  priceHistory(id: string): Promise<PriceStep[]>;

  /** By name. */
  agencies(kind?: Agency["kind"]): Promise<AgencyWithCounts[]>;
  agency(slug: string): Promise<AgencyWithCounts | null>;
  /** Returns the cards of all listings of an agency by reference, including drafts and ended ones. */
  listOfAgency(slug: string): Promise<ListingCard[]>;
  /** Returns the listings of an agency that are on offer, by reference. */
  listOffered(slug: string): Promise<Listing[]>;
  /** Returns one page of an agency's listings in every state, last changed first. */
  findPortfolio(query: PortfolioQuery): Promise<PortfolioPage>;
  /** Returns the communes with listings by name, with the centre of their listings. */
  communes(kind?: ListingKind): Promise<CommuneWithCount[]>;
  /**
   * Returns `count` listings on offer for sitemaps, from index `first` on. A new
   * listing comes last, so the parts before it stay as they are.
   */
  sitemap(kind: ListingKind, first: number, count: number): Promise<SitemapEntry[]>;

  /** Returns a photo, or null if no listing has it. */
  photo(id: string): Promise<StoredPhoto | null>;
  /**
   * Returns the ids of all photos in use, and the paths of their files below the
   * folder of listings. Photos of deleted listings are removed first.
   */
  usedPhotos(): Promise<{ ids: ReadonlySet<string>; paths: ReadonlySet<string> }>;
  /** Photos of visible listings that have a file: first photos of the newest listings first. */
  photoFiles(): Promise<PhotoFile[]>;
  /** Returns the number of listings on offer. */
  count(kind?: ListingKind): Promise<number>;
  /** Returns a text that changes with any listing or agency; for ETags. */
  version(): Promise<string>;

  /** Returns the ways from an estate to what is near; empty until they are computed, and for vehicles. */
  travelNotes(id: string): Promise<TravelNote[]>;
  /** Returns the estates on offer whose travel times were not computed with the data of `stamp`. */
  travelStarts(stamp: number): Promise<TravelStart[]>;
  /**
   * Stores travel times from estates to what is near.
   *
   * @param stamp identifies the roads and places that they were computed with; not 0
   */
  putTravelTimes(stamp: number, times: readonly TravelTimes[]): Promise<void>;

  /** Inserts an agency, or updates the one with the same slug. */
  putAgency(agency: Agency): Promise<void>;
  /** Whether an agency is known. */
  hasAgency(slug: string): Promise<boolean>;
  /**
   * Replaces the agency's listings of this feed: inserts, updates and withdraws
   * by reference. Up to `APPLIED_BATCH_SIZE` changes become visible at once.
   *
   * @throws {StoreError} BUSY if another process writes too long; INVALID for an
   * unknown agency, a duplicate id, or a delivery that empties the portfolio.
   */
  importPortfolio(portfolio: Portfolio): Promise<PortfolioChange>;
  /**
   * Stores listings of a portfolio that `finishImport` applies; nothing shows them before.
   *
   * @param first position of the first one in the delivery
   */
  stageListings(key: ImportKey, listings: readonly StagedListing[], first: number): Promise<void>;
  /** Applies a staged portfolio, in short transactions. Same errors as `importPortfolio`. */
  finishImport(key: ImportKey, options?: FinishOptions): Promise<PortfolioChange>;
  /** Deletes what was staged. */
  discardImport(importId: string): Promise<void>;
  /** Applies the rest of imports that a killed process had begun to apply. Returns their number. */
  resumeImports(): Promise<number>;
  /** Withdraws listings by id, and returns the ids that existed. */
  withdraw(ids: readonly string[]): Promise<string[]>;
  /** Removes a listing or a photo from the site; no delivery and no edit brings it back. */
  removeContent(content: RemovableContent, reason: string): Promise<void>;
  /** Allows a removed listing or photo again; the agency or its feed puts it back online. */
  restoreContent(content: RemovableContent): Promise<void>;
  /** Returns why the operator removed something, or null. */
  getRemovalReason(content: RemovableContent): Promise<string | null>;
  /** Deletes an agency and withdraws its listings. Returns null for an unknown slug. */
  removeAgency(slug: string): Promise<{ withdrawn: number } | null>;

  /** Creates a draft that visitors do not see, and returns its id. */
  createEdit(edit: NewEdit): Promise<string>;
  /** Returns a listing as the desk edits it, published or not; null for an unknown id. */
  getEdit(id: string): Promise<ListingEdit | null>;
  /** Returns the drafts of an agency that visitors never saw, last changed first. */
  findDrafts(agence: string, text?: string): Promise<DraftSummary[]>;
  /** Merges typed values into an edit; what two people changed differently is a conflict. */
  saveEdit(id: string, save: EditSave): Promise<EditSaved>;
  /** Changes the photos of an edit. Returns false for an unknown listing. */
  changePhotos(id: string, change: PhotoChange, author: string): Promise<boolean>;
  /** Shows an edit to visitors. */
  publishEdit(id: string): Promise<PublishResult>;
  /** Sets when an edit is published; null cancels it. */
  schedulePublication(
    id: string,
    publishAt: string | null,
  ): Promise<Exclude<PublishResult, { outcome: "published" }> | { outcome: "scheduled" }>;
  /** Publishes the edits whose time has come. */
  publishDueEdits(): Promise<{ published: Listing[]; failed: string[] }>;
  /** Changes the state or the price of a published listing; null if it is unknown or its feed decides. */
  changePublished(
    id: string,
    change: QuickChange,
    author: string,
  ): Promise<{ before: Listing; after: Listing } | null>;
  /** Deletes what was not published: a whole draft, or the changes of a published listing. */
  discardEdit(id: string, author: string): Promise<void>;

  /** Adds a delivered file; without a result it waits to be imported. */
  addDelivery(delivery: NewDelivery, result?: DeliveryResult): Promise<void>;
  /** Stores the result of a delivery; `waiting` imports it again. */
  setDeliveryResult(id: string, result: DeliveryResult): Promise<void>;
  /** Returns a page of deliveries, of one agency or of all, the newest first. */
  findDeliveries(query: {
    agence?: string | undefined;
    count: number;
    first?: number;
  }): Promise<{ deliveries: DeliveryRecord[]; total: number }>;
  getDelivery(id: string): Promise<DeliveryRecord | null>;
  /**
   * Runs work that one server at a time may do: an older delivery must not end after a newer one. The
   * signal aborts once another server may have taken over. False if another one does it.
   */
  withLease(name: ListingWork, work: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
  /** Returns the delivery that waits the longest, or null. */
  findWaitingDelivery(): Promise<DeliveryRecord | null>;
  /** Returns what a person of the agency said about these columns, or null. */
  findColumns(agence: string, header: readonly string[]): Promise<ColumnMapping | null>;
  /** Remembers what the columns of a file mean, for later files with the same columns too. */
  putColumns(agence: string, header: readonly string[], mapping: ColumnMapping): Promise<void>;
  /** Deletes old deliveries. Returns the ids of those whose file is still needed. */
  removeOldDeliveries(): Promise<string[]>;

  close(): Promise<void>;
}

/** Days for which a sold, let or withdrawn listing still has a page; afterwards it returns 410. */
export const SHOWN_AFTER_SALE_DAYS = 30;

/** Cards on a page of a list. */
export const CARDS_PER_PAGE = 24;

export interface FindOptions {
  /** Centre of the town `ville`; by default the centre of its listings. */
  around?: { latitude: number; longitude: number };
  /** Only results with a position in this rectangle. */
  within?: MapBounds;
  /** Rings around the area that the search's address means; a point is inside an odd number of them. */
  area?: readonly (readonly { latitude: number; longitude: number }[])[];
  cardsPerPage?: number;
}

export interface PortfolioQuery {
  /** Slug of the agency. */
  agence: string;
  /** Beginnings of words of the title, the reference or the town, ignoring accents. */
  text?: string;
  /** By default all. */
  statuses?: readonly ListingStatus[];
  /** Index of the first listing; default 0. */
  first?: number;
  count: number;
}

/** Listings of an agency in every state, for the agency itself. */
export interface PortfolioPage {
  listings: PortfolioListing[];
  /** Number of listings with the text and one of the states. */
  total: number;
  /** Number of listings with the text, by state. */
  counts: Readonly<Record<ListingStatus, number>>;
}

export interface PortfolioListing {
  card: ListingCard;
  /** Name of the feed that delivered it. */
  flux: string;
}

export interface RelaxOptions extends FindOptions {
  /** Names for the labels of the chips. */
  names?: FilterNames;
}

/** News of a list. */
export interface NewsPage {
  /** Number of the last change that was checked; pass it to the next call. */
  change: number;
  /** Number of all listings that are news. */
  total: number;
  /** New listings first, then reduced prices; the most recent first. */
  news: ListingNews[];
}

export interface ListingNews {
  card: ListingCard;
  /** Price before the reduction; null for a new listing. */
  priceBeforeCents: number | null;
}

/** A search or one listing that somebody watches, with the limits that its address does not hold. */
export interface Watched extends Pick<FindOptions, "around" | "area"> {
  watched: VehicleSearch | EstateSearch | { id: string };
}

export interface ListingWatchers {
  id: string;
  /** The change that made it news; 0 if it never was. */
  change: number;
  /** Indexes of the watched searches that it answers. */
  watchers: number[];
}

/** A filter to remove, and the number of results without it. */
export interface Relaxation<Search> extends FilterChip<Search> {
  total: number;
}

export interface CardPage<Card> {
  cards: Card[];
  /** Number of results on all pages. */
  total: number;
  /** From 1. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

export interface FacetValue {
  /** Spelling in addresses. */
  value: string;
  /** Text for visitors. */
  label: string;
  count: number;
}

/** A stored photo, to be resized for pages. */
export interface PhotoFile {
  id: string;
  /** Key of its file in the files of listings. */
  path: string;
  widthPx: number;
  /** Whether lists show it. */
  isFirst: boolean;
}

/** A photo and the key of its file in the files of listings, if it has one. */
export interface StoredPhoto {
  photo: ListingPhoto;
  path: string | null;
}

export type Facets<Name extends string> = Readonly<Record<Name, readonly FacetValue[]>>;
export type VehicleFacet = FacetKey<typeof VEHICLE_FILTERS>;
export type EstateFacet = FacetKey<typeof ESTATE_FILTERS>;

export type PriceUnit = "month" | "week" | "bouquet";

/** A marker of the map. */
export interface ListingPoint {
  id: string;
  kind: ListingKind;
  slug: string;
  titre: string;
  prixCents: number;
  /** Meaning of `prixCents`, unless it is a sale price: a month or a week of rent, or the down payment of a viager. */
  priceUnit?: PriceUnit;
  latitude: number;
  longitude: number;
  /** Whether the position is right to some hundred metres only. */
  isApproximate?: true;
  photoId?: string;
}

/** A rectangle of degrees. `west` is greater than `east` if it crosses the 180th meridian. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Neighbouring listings, shown as one number on a map. */
export interface ListingGroup {
  /** Centre of the listings. */
  latitude: number;
  longitude: number;
  /** At least 2. */
  count: number;
  bounds: MapBounds;
}

/** The results of a search on a map: all of them if they are few, otherwise neighbouring ones in groups. */
export interface ListingMapItems {
  /** Number of results that have a position, in groups or not. */
  total: number;
  /** Around all of them; null without results. */
  bounds: MapBounds | null;
  points: ListingPoint[];
  groups: ListingGroup[];
}

/**
 * `shown`: on offer. `ended`: sold, let or withdrawn within
 * `SHOWN_AFTER_SALE_DAYS`; its page shows similar listings and is not indexed.
 * `gone`: ended earlier; its page returns 410.
 */
export type ShownListing =
  | { state: "shown" | "ended"; listing: Listing; agency: Agency | null }
  | { state: "gone"; kind: ListingKind };

export interface Neighbours {
  previous: { id: string; kind: ListingKind; slug: string; titre: string } | null;
  next: { id: string; kind: ListingKind; slug: string; titre: string } | null;
  /** Position in the list, from 1; null if it is not in the list. */
  position: number | null;
  total: number;
}

export interface AgencyWithCounts extends Agency {
  vehicleCount: number;
  estateCount: number;
}

export interface CommuneWithCount {
  /** Spelling in addresses, `aubremer-76990`. */
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

export interface FinishOptions {
  /** References of unreadable listings in the delivery; their stored listings stay unchanged. */
  kept?: readonly string[];
  /** Accepts a delivery that withdraws more than half of the portfolio. Default false. */
  allowsEmptying?: boolean;
}

/** All listings of an agency in one feed. */
export interface Portfolio extends FinishOptions {
  agence: string;
  /** Name of the feed, `poliris`; listings of other feeds are not touched. */
  flux: string;
  listings: readonly ListingDraft[];
  /** Photos' files below the folder of listings, by photo id. */
  photoPaths?: ReadonlyMap<string, string>;
}

/** One import of one portfolio. */
export interface ImportKey {
  /** Unique for each import. */
  importId: string;
  agence: string;
  flux: string;
}

export interface StagedListing {
  draft: ListingDraft;
  /** Photo ids with the paths of their files below the folder of listings. */
  photoPaths?: readonly (readonly [id: string, path: string])[];
}

/** Changed listings that an import applies in one transaction: other writers wait for it. */
export const APPLIED_BATCH_SIZE = 50;

export interface PortfolioChange {
  inserted: string[];
  changed: string[];
  unchanged: number;
  withdrawn: string[];
}
