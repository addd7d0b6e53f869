import type { EvConnectorType, FuelType, PriceLevel, TravelMode } from "@lieudit/place-model";
import type { FeatureGroup, PlaceFeature } from "../content/place-features.ts";
import type { AutocompleteText } from "./autocomplete-text.ts";

/**
 * Every word of the widgets in one language. Each language is one file with
 * one object of this type; only the file that a page imports is loaded.
 */
export interface WidgetText extends AutocompleteText {
  /** An amount with the sign of its currency. */
  money(currencyCode: string, amount: string): string;

  /** Between a label and what it labels. */
  readonly labelSeparator: string;
  readonly loading: string;
  /** On the button under an error message. */
  readonly retry: string;
  readonly placeResultsError: string;
  readonly noPlaces: string;
  readonly noReviews: string;
  readonly photoError: string;

  readonly overviewTab: string;
  readonly reviewsTab: string;
  readonly aboutTab: string;
  tabsLabel(placeName: string): string;

  /** "4.3 stars out of 5". `rating` has one decimal already; `value` decides on plurals. */
  starsOutOfFive(rating: string, value: number): string;
  reviewCount(count: number): string;
  readonly priceLevels: Readonly<Record<PriceLevel, string>>;
  readonly freeOfCharge: string;
  priceRange(start: string | null, end: string | null): string;

  readonly open: string;
  readonly closed: string;
  readonly openAroundTheClock: string;
  closesAt(time: string, day: string | null): string;
  opensAt(time: string, day: string | null): string;
  readonly closedTemporarily: string;
  readonly closedPermanently: string;
  readonly opensInFuture: string;
  readonly openingHours: string;
  /** Marks a day of this week whose hours are not the usual ones. */
  readonly specialHours: string;
  /** Sunday first, as the wire counts days. */
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  /** A time of day; `minute` counts from midnight, 0 to 1439. */
  time(minute: number): string;
  /** Between the stretches of one day, and between names. */
  readonly listSeparator: string;
  /** "December 2026", "1 December 2026" or "2026": what is known of a date. */
  date(year: number, month?: number, day?: number): string;
  /** "5 minutes ago", for an age that is not negative. */
  relativeTime(ageMs: number): string;

  readonly address: string;
  readonly website: string;
  readonly phone: string;
  readonly plusCode: string;
  readonly accessibleEntrance: string;
  readonly openInMaps: string;
  /** Label of the link that calls the place. */
  readonly call: string;
  readonly maps: string;

  readonly fuelPrices: string;
  readonly fuelTypes: Readonly<Record<FuelType, string>>;
  readonly missingPrice: string;
  readonly stalePrice: string;
  readonly stalePriceMark: string;

  readonly evCharging: string;
  readonly connectorTypes: Readonly<Record<EvConnectorType, string>>;
  chargeRate(kilowatts: string): string;
  connectorCount(count: number): string;
  availableOf(available: number, total: number): string;
  outOfService(count: number): string;
  updated(relativeTime: string): string;

  readonly featureGroups: Readonly<Record<FeatureGroup, string>>;
  readonly features: Readonly<Record<PlaceFeature, string>>;
  readonly highlights: string;
  /** A feature that the place lacks. */
  without(feature: string): string;

  photoOf(placeName: string): string;
  /** Before the names of the authors of the photos. */
  photosBy(authorCount: number): string;
  /** Names the lightbox. */
  photosOf(placeName: string): string;
  /** Names the button that opens photo `index` of `count`. */
  openPhoto(placeName: string, index: number, count: number): string;
  photoNumber(index: number, count: number): string;
  readonly previousPhoto: string;
  readonly nextPhoto: string;
  readonly lightboxError: string;
  readonly moreActions: string;
  readonly reportPhoto: string;

  reviewBy(author: string): string;
  visited(date: string): string;
  readonly showOriginal: string;
  readonly showTranslation: string;
  readonly reportReview: string;
  readonly reviewsNotVerified: string;
  readonly reviewsNotVerifiedBody: string;
  readonly reviewOrdering: string;
  readonly reviewOrderingBody: string;
  readonly reportConduct: string;
  readonly reportConductBody: string;

  alert(overview: string): string;
  readonly alertDetails: string;
  readonly close: string;

  readonly aboutResults: string;
  readonly aboutResultsBody: string;
  readonly dataFrom: string;
  readonly defaultProvider: string;

  readonly results: string;
  cardOf(index: number, count: number): string;
  /** Role descriptions of a carousel and its cards for screen readers, instead of "group". */
  readonly carousel: string;
  readonly carouselCard: string;
  readonly previousCards: string;
  readonly nextCards: string;
  readonly travel: string;
  /** Names of the travel modes of a list. */
  readonly travelModes: Readonly<Record<TravelMode, string>>;
  readonly directions: string;
  readonly showMore: string;
  minutes(count: string): string;
  selectPlace(placeName: string): string;
  readonly selectThisPlace: string;
}
