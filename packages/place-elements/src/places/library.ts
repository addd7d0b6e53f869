import { TAGS as AUTOCOMPLETES } from "../autocomplete/index.ts";
import { TAGS as CONTEXTS } from "../contextual/index.ts";
import { TAGS as ELEMENTS } from "../elements/index.ts";
import { OlderPlaceListElement } from "../elements/older-place-list-element.ts";
import { Autocomplete, AutocompleteService, PlacesService, SearchBox } from "../legacy/index.ts";
import { defineElements } from "../map/define-elements.ts";
import { AutocompleteSuggestion } from "./autocomplete-suggestion.ts";
import {
  AccessibilityOptions,
  AddressComponent,
  AddressDescriptor,
  Area,
  Attribution,
  AuthorAttribution,
  ConnectorAggregation,
  ConsumerAlert,
  ConsumerAlertDetails,
  ContentBlock,
  EVChargeAmenitySummary,
  EVChargeOptions,
  FormattableText,
  FuelOptions,
  FuelPrice,
  GenerativeSummary,
  GoogleMapsLinks,
  Landmark,
  Money,
  NeighborhoodSummary,
  OpeningHours,
  OpeningHoursPeriod,
  OpeningHoursPoint,
  ParkingOptions,
  PaymentOptions,
  Photo,
  PlusCode,
  PostalAddress,
  PriceRange,
  Review,
  ReviewSummary,
  SecondaryOpeningHours,
  TimeZone,
  TransitAgency,
  TransitIcon,
  TransitLine,
  TransitStation,
  TransitStop,
} from "./data-classes.ts";
import {
  ActionButtonPosition,
  ActionLinkType,
  AttributionColor,
  BusinessStatus,
  Containment,
  EVConnectorType,
  FuelType,
  MediaSize,
  PlaceContextualListLayout,
  PlaceDetailsOrientation,
  PlacePinIcon,
  PlaceSearchAttributionPosition,
  PlaceSearchOrientation,
  PlacesServiceStatus,
  PriceLevel,
  RankBy,
  SearchByTextRankPreference,
  SearchNearbyRankPreference,
  SpatialRelationship,
  TransitVehicleType,
} from "./enums.ts";
import { PlaceActionEvent, PlacePredictionSelectEvent, PlaceSelectEvent } from "./events.ts";
import { Place } from "./place.ts";
import { PlacePrediction } from "./place-prediction.ts";
import { AutocompleteSessionToken } from "./session-token.ts";
import { StringRange } from "./string-range.ts";

/** Classes and enums that are no elements. */
export const CLASSES = {
  AccessibilityOptions,
  ActionButtonPosition,
  ActionLinkType,
  AddressComponent,
  AddressDescriptor,
  Area,
  Attribution,
  AttributionColor,
  AuthorAttribution,
  Autocomplete,
  AutocompleteService,
  AutocompleteSessionToken,
  AutocompleteSuggestion,
  BusinessStatus,
  ConnectorAggregation,
  ConsumerAlert,
  ConsumerAlertDetails,
  Containment,
  ContentBlock,
  EVChargeAmenitySummary,
  EVChargeOptions,
  EVConnectorType,
  FormattableText,
  FuelOptions,
  FuelPrice,
  FuelType,
  GenerativeSummary,
  GoogleMapsLinks,
  Landmark,
  MediaSize,
  Money,
  NeighborhoodSummary,
  OpeningHours,
  OpeningHoursPeriod,
  OpeningHoursPoint,
  ParkingOptions,
  PaymentOptions,
  Photo,
  Place,
  PlaceActionEvent,
  PlaceContextualListLayout,
  PlaceDetailsOrientation,
  PlacePinIcon,
  PlacePrediction,
  PlacePredictionSelectEvent,
  PlaceSearchAttributionPosition,
  PlaceSearchOrientation,
  PlaceSelectEvent,
  PlacesService,
  PlacesServiceStatus,
  PlusCode,
  PostalAddress,
  PriceLevel,
  PriceRange,
  RankBy,
  Review,
  ReviewSummary,
  SearchBox,
  SearchByTextRankPreference,
  SearchNearbyRankPreference,
  SecondaryOpeningHours,
  SpatialRelationship,
  StringRange,
  TimeZone,
  TransitAgency,
  TransitIcon,
  TransitLine,
  TransitStation,
  TransitStop,
  TransitVehicleType,
};

const TAGS = [...ELEMENTS, ...AUTOCOMPLETES, ...CONTEXTS];

/** What `importLibrary("places")` gives. The class of `gmp-place-address` is `PlaceAddressElement` there. */
export const members: Readonly<Record<string, unknown>> = { ...CLASSES, ...elementClasses() };

defineElements(TAGS);
// Pages know it by its tag alone.
defineElements([["gmp-place-list", OlderPlaceListElement]]);

function elementClasses(): Readonly<Record<string, CustomElementConstructor>> {
  return Object.fromEntries(TAGS.map(([tag, Element]) => [elementName(tag), Element]));
}

function elementName(tag: string): string {
  return `${tag.slice("gmp".length).replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase())}Element`;
}
