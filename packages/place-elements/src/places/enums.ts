import { TRANSIT_VEHICLE_TYPES } from "@lieudit/place-model";
import { namesAsValues } from "../core/names-as-values.ts";

/** The value of an enum of strings, as its properties take and give it. */
export type NameOf<Enum> = keyof Enum & string;

export const ActionButtonPosition = namesAsValues("ACTION_CORNER", "ACTION_MAIN");
export const ActionLinkType = namesAsValues("CALL", "CUSTOM", "OPEN_DIRECTIONS", "OPEN_MAP", "OPEN_WEBSITE");
export const AttributionColor = namesAsValues("BLACK", "GRAY", "WHITE");
export const BusinessStatus = namesAsValues(
  "CLOSED_PERMANENTLY",
  "CLOSED_TEMPORARILY",
  "FUTURE_OPENING",
  "OPERATIONAL",
);
export const Containment = namesAsValues("NEAR", "OUTSKIRTS", "WITHIN");
export const EVConnectorType = namesAsValues(
  "CCS_COMBO_1",
  "CCS_COMBO_2",
  "CHADEMO",
  "J1772",
  "NACS",
  "OTHER",
  "TESLA",
  "TYPE_2",
  "UNSPECIFIED_GB_T",
  "UNSPECIFIED_WALL_OUTLET",
);
export const FuelType = namesAsValues(
  "BIO_DIESEL",
  "DIESEL",
  "DIESEL_PLUS",
  "E100",
  "E80",
  "E85",
  "LPG",
  "METHANE",
  "MIDGRADE",
  "PREMIUM",
  "REGULAR_UNLEADED",
  "SP100",
  "SP91",
  "SP91_E10",
  "SP92",
  "SP95",
  "SP95_E10",
  "SP98",
  "SP99",
  "TRUCK_DIESEL",
);
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
export const PriceLevel = namesAsValues("EXPENSIVE", "FREE", "INEXPENSIVE", "MODERATE", "VERY_EXPENSIVE");
/** Of the deprecated service, the one enum of numbers. */
export const RankBy = { PROMINENCE: 0, DISTANCE: 1 } as const;
export const SearchByTextRankPreference = namesAsValues("DISTANCE", "RELEVANCE");
export const SearchNearbyRankPreference = namesAsValues("DISTANCE", "POPULARITY");
export const SpatialRelationship = namesAsValues(
  "ACROSS_THE_ROAD",
  "AROUND_THE_CORNER",
  "BEHIND",
  "BESIDE",
  "DOWN_THE_ROAD",
  "NEAR",
  "WITHIN",
);
export const TransitVehicleType = namesAsValues(...TRANSIT_VEHICLE_TYPES);
