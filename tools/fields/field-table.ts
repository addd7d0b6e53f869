import { PLACE_SHAPE, type Place, type Shape } from "@lieudit/place-model";

/** Where the values of a field come from. */
export type FieldSource =
  /** The map: tags of OpenStreetMap. */
  | "map"
  /** Computed from other fields, the position or the clock. */
  | "computed"
  /** `--fuel` and `FUEL_SOURCE`. */
  | "fuel"
  /** `--irve` and `IRVE_LIVE_SOURCE`. */
  | "irve"
  /** `--reviews`. */
  | "reviews"
  /** `--patch`: the operator's own facts. */
  | "patch";

/** A field of a place as pages name it, its sources, and whether a place has it. */
export interface FieldRow {
  name: string;
  sources: readonly FieldSource[];
  isIn: (place: Place) => boolean;
}

/** Every field of a place in the product, without the fields of a request (language, region, session token). */
const SOURCES: readonly [name: string, sources: string][] = [
  ["id", "computed"],
  ["displayName", "map fuel irve patch"],
  ["displayNameLanguageCode", "map patch"],
  ["formattedAddress", "map fuel irve patch"],
  ["addressComponents.longText", "map fuel irve patch"],
  ["addressComponents.shortText", "map fuel irve patch"],
  ["addressComponents.types", "computed"],
  ["adrFormatAddress", "computed"],
  ["googleMapsURI", "computed"],
  ["location", "map fuel irve"],
  ["viewport", "map computed"],
  ["rating", "reviews patch"],
  ["userRatingCount", "reviews patch"],
  ["priceLevel", "patch"],
  ["priceRange.startPrice", "patch"],
  ["priceRange.endPrice", "patch"],
  ["businessStatus", "map fuel patch"],
  ["regularOpeningHours.periods", "map fuel irve patch"],
  ["regularOpeningHours.weekdayDescriptions", "computed"],
  ["utcOffsetMinutes", "computed"],
  ["websiteURI", "map patch"],
  ["nationalPhoneNumber", "map irve patch"],
  ["internationalPhoneNumber", "map irve patch"],
  ["plusCode.compoundCode", "computed"],
  ["editorialSummary", "map patch"],
  ["primaryType", "map"],
  ["primaryTypeDisplayName", "computed"],
  ["types", "map fuel"],
  ["attributions.provider", "map fuel irve reviews patch"],
  ["attributions.providerURI", "map fuel irve reviews patch"],
  ["googleMapsLinks.directionsURI", "computed"],
  ["googleMapsLinks.placeURI", "computed"],
  ["googleMapsLinks.writeAReviewURI", "computed"],
  ["googleMapsLinks.reviewsURI", "computed"],
  ["googleMapsLinks.photosURI", "computed"],
  ["consumerAlert.overview", "patch"],
  ["consumerAlert.details.title", "patch"],
  ["consumerAlert.details.description", "patch"],
  ["consumerAlert.details.aboutLinkTitle", "patch"],
  ["consumerAlert.details.aboutLinkURI", "patch"],
  ["consumerAlert.languageCode", "patch"],
  ["iconBackgroundColor", "computed"],
  ["svgIconMaskURI", "computed"],
  ["hasDineIn", "map fuel patch"],
  ["hasOutdoorSeating", "map patch"],
  ["isReservable", "map irve patch"],
  ["hasTakeout", "map fuel patch"],
  ["hasDelivery", "map patch"],
  ["hasCurbsidePickup", "map patch"],
  ["servesBreakfast", "map patch"],
  ["servesLunch", "map patch"],
  ["servesBrunch", "map patch"],
  ["servesDinner", "map patch"],
  ["servesDessert", "map patch"],
  ["servesBeer", "map patch"],
  ["servesWine", "map patch"],
  ["servesCoffee", "map patch"],
  ["servesCocktails", "map patch"],
  ["servesVegetarianFood", "map patch"],
  ["hasRestroom", "map fuel patch"],
  ["hasWiFi", "map fuel patch"],
  ["isGoodForGroups", "map patch"],
  ["isGoodForWatchingSports", "map patch"],
  ["hasLiveMusic", "map patch"],
  ["isGoodForChildren", "map fuel patch"],
  ["hasMenuForChildren", "map patch"],
  ["allowsDogs", "map patch"],
  ["accessibilityOptions.hasWheelchairAccessibleEntrance", "map patch"],
  ["accessibilityOptions.hasWheelchairAccessibleRestroom", "map patch"],
  ["accessibilityOptions.hasWheelchairAccessibleSeating", "map patch"],
  ["accessibilityOptions.hasWheelchairAccessibleParking", "map irve patch"],
  ["parkingOptions.hasFreeParkingLot", "map patch"],
  ["parkingOptions.hasPaidParkingLot", "map patch"],
  ["parkingOptions.hasFreeStreetParking", "map patch"],
  ["parkingOptions.hasPaidStreetParking", "map patch"],
  ["parkingOptions.hasValetParking", "map patch"],
  ["parkingOptions.hasFreeGarageParking", "map patch"],
  ["parkingOptions.hasPaidGarageParking", "map patch"],
  ["paymentOptions.acceptsCreditCards", "map fuel irve patch"],
  ["paymentOptions.acceptsDebitCards", "map fuel irve patch"],
  ["paymentOptions.acceptsCashOnly", "map patch"],
  ["paymentOptions.acceptsNfc", "map patch"],
  ["fuelOptions.fuelPrices.type", "map fuel patch"],
  ["fuelOptions.fuelPrices.price", "fuel patch"],
  ["fuelOptions.fuelPrices.updateTime", "fuel patch"],
  ["evChargeOptions.connectorCount", "map irve patch"],
  ["evChargeOptions.connectorAggregations.type", "map irve patch"],
  ["evChargeOptions.connectorAggregations.maxChargeRateKw", "map irve patch"],
  ["evChargeOptions.connectorAggregations.count", "map irve patch"],
  ["evChargeOptions.connectorAggregations.availableCount", "irve patch"],
  ["evChargeOptions.connectorAggregations.outOfServiceCount", "irve patch"],
  ["evChargeOptions.connectorAggregations.availabilityLastUpdateTime", "irve patch"],
  ["photos.name", "map patch"],
  ["photos.widthPx", "map patch"],
  ["photos.heightPx", "map patch"],
  ["photos.authorAttributions.displayName", "map patch"],
  ["photos.authorAttributions.uri", "map patch"],
  ["photos.authorAttributions.photoURI", "map patch"],
  ["photos.flagContentURI", "computed"],
  ["photos.googleMapsURI", "computed"],
  ["reviews.authorAttribution", "reviews patch"],
  ["reviews.publishTime", "reviews patch"],
  ["reviews.relativePublishTimeDescription", "computed"],
  ["reviews.rating", "reviews patch"],
  ["reviews.visitDateYear", "patch"],
  ["reviews.visitDateMonth", "patch"],
  ["reviews.text", "reviews patch"],
  ["reviews.textLanguageCode", "reviews patch"],
  ["reviews.originalText", "reviews patch"],
  ["reviews.originalTextLanguageCode", "reviews patch"],
  ["reviews.flagContentURI", "computed"],
  ["reviews.googleMapsURI", "computed"],
];

/** Names whose wire path does not follow from them. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  aboutLinkTitle: "aboutLink.title",
  aboutLinkURI: "aboutLink.uri",
  connectorAggregations: "connectorAggregation",
  hasWiFi: "wifi",
  svgIconMaskURI: "iconMaskBaseUri",
  visitDateMonth: "visitDate.month",
  visitDateYear: "visitDate.year",
};

export const FIELDS: readonly FieldRow[] = SOURCES.map(([name, sources]) => {
  const path = toWirePath(name);
  return {
    name,
    sources: sources.split(" ") as FieldSource[],
    isIn: (place) => readAll(place, path).some((value) => isPresent(name, value)),
  };
});

/**
 * Converts a field name of pages, `reviews.textLanguageCode`, to the path of
 * its value on the wire: `reviews`, `text`, `languageCode`.
 *
 * @throws {Error} if the protocol has no such field.
 */
function toWirePath(name: string): string[] {
  const path: string[] = [];
  let shape: Shape = PLACE_SHAPE;
  for (const segment of name.split(".").flatMap(toWireNames)) {
    const inner: Shape | undefined = shape.kind === "message" ? shape.fields[segment] : undefined;
    if (inner === undefined) throw new Error(`The protocol has no field "${segment}" of "${name}".`);
    path.push(segment);
    shape = inner.kind === "list" ? inner.of : inner;
  }
  // A localized text is present if its text is.
  return shape.kind === "message" && "languageCode" in shape.fields && "text" in shape.fields
    ? [...path, "text"]
    : path;
}

function toWireNames(name: string): string[] {
  const [, text] = /^(\w+)LanguageCode$/.exec(name) ?? [];
  if (text !== undefined) return [text, "languageCode"];
  const wire =
    WIRE_NAMES[name] ?? name.replace(/^(?:has|is)([A-Z])/, (_, first: string) => first.toLowerCase());
  return wire.replace(/URI$/, "Uri").split(".");
}

/** Reads the values at `path`; one for each entry of the lists on the way. */
function readAll(place: Place, path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (values, name) =>
      values
        .flat()
        .flatMap((value) =>
          typeof value === "object" && value !== null ? [(value as Record<string, unknown>)[name]] : [],
        ),
    [place],
  );
}

/** False and 0 are values, except for an unknown charge rate. */
function isPresent(name: string, value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (value === 0 && name.endsWith(".maxChargeRateKw")) return false;
  return !Array.isArray(value) || value.length > 0;
}
