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

/** Every yes-or-no fact about a place, named as the wire names it. */
export type PlaceFeature =
  | PlaceFlag
  | keyof AccessibilityOptions
  | keyof ParkingOptions
  | keyof PaymentOptions;

interface FeatureRow {
  feature: PlaceFeature;
  group: FeatureGroup;
  /** The field that holds it. */
  field: PlaceField;
  of: (place: Place) => boolean | undefined;
}

/** All features in the order in which they are shown. */
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

/** The fields that hold them. */
export const FEATURE_FIELDS: readonly PlaceField[] = [...new Set(PLACE_FEATURES.map(({ field }) => field))];

/** What a place says of one feature; undefined where it says nothing. */
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

// Another server may answer with something else than a boolean: that says nothing.
function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}
