import type {
  AccessibilityOptions,
  ParkingOptions,
  PaymentOptions,
  Place,
  PlaceField,
} from "@lieudit/place-model";

export type FeatureGroup =
  | "accessibility"
  | "serviceOptions"
  | "offerings"
  | "amenities"
  | "children"
  | "pets"
  | "parking"
  | "payments";

type PlaceFlag =
  | "dineIn"
  | "outdoorSeating"
  | "reservable"
  | "takeout"
  | "delivery"
  | "curbsidePickup"
  | "servesBreakfast"
  | "servesLunch"
  | "servesBrunch"
  | "servesDinner"
  | "servesDessert"
  | "servesBeer"
  | "servesWine"
  | "servesCoffee"
  | "servesCocktails"
  | "servesVegetarianFood"
  | "restroom"
  | "wifi"
  | "goodForGroups"
  | "goodForWatchingSports"
  | "liveMusic"
  | "goodForChildren"
  | "menuForChildren"
  | "allowsDogs";

/** Every boolean fact about a place, as the wire spells it. */
export type PlaceFeature =
  | PlaceFlag
  | keyof AccessibilityOptions
  | keyof ParkingOptions
  | keyof PaymentOptions;

interface FeatureRow {
  feature: PlaceFeature;
  group: FeatureGroup;
  /** The field of the place that contains the feature. */
  field: PlaceField;
  of: (place: Place) => boolean | undefined;
}

/** All features in display order. */
export const PLACE_FEATURES: readonly FeatureRow[] = [
  ...optionRows("accessibility", "accessibilityOptions", [
    "wheelchairAccessibleEntrance",
    "wheelchairAccessibleRestroom",
    "wheelchairAccessibleSeating",
    "wheelchairAccessibleParking",
  ]),
  ...flagRows("serviceOptions", [
    "dineIn",
    "takeout",
    "delivery",
    "curbsidePickup",
    "outdoorSeating",
    "reservable",
  ]),
  ...flagRows("offerings", [
    "servesBreakfast",
    "servesBrunch",
    "servesLunch",
    "servesDinner",
    "servesDessert",
    "servesCoffee",
    "servesBeer",
    "servesWine",
    "servesCocktails",
    "servesVegetarianFood",
  ]),
  ...flagRows("amenities", ["restroom", "wifi", "goodForGroups", "goodForWatchingSports", "liveMusic"]),
  ...flagRows("children", ["goodForChildren", "menuForChildren"]),
  ...flagRows("pets", ["allowsDogs"]),
  ...optionRows("parking", "parkingOptions", [
    "freeParkingLot",
    "paidParkingLot",
    "freeStreetParking",
    "paidStreetParking",
    "freeGarageParking",
    "paidGarageParking",
    "valetParking",
  ]),
  ...optionRows("payments", "paymentOptions", [
    "acceptsCreditCards",
    "acceptsDebitCards",
    "acceptsNfc",
    "acceptsCashOnly",
  ]),
];

/** The fields that contain features. */
export const FEATURE_FIELDS: readonly PlaceField[] = [...new Set(PLACE_FEATURES.map(({ field }) => field))];

/** Returns whether a place has a feature; undefined if that is unknown. */
export function getFeature(place: Place, feature: PlaceFeature): boolean | undefined {
  return PLACE_FEATURES.find((row) => row.feature === feature)?.of(place);
}

function flagRows(group: FeatureGroup, features: readonly PlaceFlag[]): FeatureRow[] {
  return features.map((feature) => ({ feature, group, field: feature, of: (place) => flag(place[feature]) }));
}

function optionRows<Field extends "accessibilityOptions" | "parkingOptions" | "paymentOptions">(
  group: FeatureGroup,
  field: Field,
  features: readonly (keyof NonNullable<Place[Field]> & PlaceFeature)[],
): FeatureRow[] {
  return features.map((feature) => ({
    feature,
    group,
    field,
    of: (place) => flag((place[field] as NonNullable<Place[Field]> | undefined)?.[feature]),
  }));
}

// Another server may send something other than a boolean: it counts as unknown.
function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}
