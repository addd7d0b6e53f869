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

/** The features that are fields of their own, by group, in display order. */
const FLAGS = {
  serviceOptions: ["dineIn", "takeout", "delivery", "curbsidePickup", "outdoorSeating", "reservable"],
  offerings: [
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
  ],
  amenities: ["restroom", "wifi", "goodForGroups", "goodForWatchingSports", "liveMusic"],
  children: ["goodForChildren", "menuForChildren"],
  pets: ["allowsDogs"],
} as const satisfies Partial<Record<FeatureGroup, readonly PlaceField[]>>;

type FlagGroup = keyof typeof FLAGS;
type PlaceFlag = (typeof FLAGS)[FlagGroup][number];

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
  ...flagRows("serviceOptions"),
  ...flagRows("offerings"),
  ...flagRows("amenities"),
  ...flagRows("children"),
  ...flagRows("pets"),
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
export const FEATURE_FIELDS: readonly PlaceField[] = [
  "accessibilityOptions",
  "parkingOptions",
  "paymentOptions",
  ...Object.values(FLAGS).flat(),
];

/** The fields that the highlights of a type of place need. */
export const HIGHLIGHT_FIELDS: readonly PlaceField[] = ["primaryType", "types", ...FEATURE_FIELDS];

/** Returns whether a place has a feature; undefined if that is unknown. */
export function getFeature(place: Place, feature: PlaceFeature): boolean | undefined {
  return PLACE_FEATURES.find((row) => row.feature === feature)?.of(place);
}

function flagRows(group: FlagGroup): FeatureRow[] {
  return FLAGS[group].map((feature) => ({
    feature,
    group,
    field: feature,
    of: (place) => flag(place[feature]),
  }));
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
