import {
  BUSINESS_STATUSES,
  EV_CONNECTOR_TYPES,
  FUEL_TYPES,
  PRICE_LEVELS,
  TRANSIT_VEHICLE_TYPES,
} from "@lieudit/place-model";
import { namesAsValues } from "../core/enums.ts";
import { CONTAINMENTS, SPATIAL_RELATIONSHIPS } from "./relations.ts";

/** The value of an enum of strings, as its properties take and give it. */
export type NameOf<Enum> = keyof Enum & string;

export const ActionButtonPosition = namesAsValues("ACTION_CORNER", "ACTION_MAIN");
export const ActionLinkType = namesAsValues("CALL", "CUSTOM", "OPEN_DIRECTIONS", "OPEN_MAP", "OPEN_WEBSITE");
export const AttributionColor = namesAsValues("BLACK", "GRAY", "WHITE");
export const BusinessStatus = namesAsValues(...BUSINESS_STATUSES);
export const Containment = namesAsValues(...CONTAINMENTS);
export const EVConnectorType = namesAsValues(...bare(EV_CONNECTOR_TYPES, "EV_CONNECTOR_TYPE_"));
export const FuelType = namesAsValues(...FUEL_TYPES);
export const MediaSize = namesAsValues("LARGE", "MEDIUM", "SMALL");
export const PlaceContextualListLayout = namesAsValues("COMPACT", "VERTICAL");
export const PlaceDetailsOrientation = namesAsValues("HORIZONTAL", "VERTICAL");
export const PlacePinIcon = namesAsValues("NONE", "PHOTO", "TYPE");
export const PlaceSearchAttributionPosition = namesAsValues("BOTTOM", "TOP");
export const PlaceSearchOrientation = namesAsValues("HORIZONTAL", "VERTICAL");
export const PlacesServiceStatus = namesAsValues(
  "INVALID_REQUEST",
  "NOT_FOUND",
  "OK",
  "OVER_QUERY_LIMIT",
  "REQUEST_DENIED",
  "UNKNOWN_ERROR",
  "ZERO_RESULTS",
);
export const PriceLevel = namesAsValues(...bare(PRICE_LEVELS, "PRICE_LEVEL_"));
/** Of the deprecated service, the one enum of numbers. */
export const RankBy = { PROMINENCE: 0, DISTANCE: 1 } as const;
export const SearchByTextRankPreference = namesAsValues("DISTANCE", "RELEVANCE");
export const SearchNearbyRankPreference = namesAsValues("DISTANCE", "POPULARITY");
export const SpatialRelationship = namesAsValues(...SPATIAL_RELATIONSHIPS);
export const TransitVehicleType = namesAsValues(...TRANSIT_VEHICLE_TYPES);

export const ENUMS = {
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
};

/** A name of the wire without the prefix that it may have. */
export type Bare<Name extends string, Prefix extends string> = Name extends `${Prefix}${infer Rest}`
  ? Rest
  : Name;

function bare<Name extends string, Prefix extends string>(
  names: readonly Name[],
  prefix: Prefix,
): Bare<Name, Prefix>[] {
  return names.map((name) => name.replace(prefix, "") as Bare<Name, Prefix>);
}
