import type { Place } from "@lieudit/place-model";

/** Where the values of a field come from. */
export type FieldSource =
  /** The map: tags of OpenStreetMap. */
  | "map"
  /** Worked out from other fields, the position or the clock. */
  | "computed"
  /** `--fuel` and `FUEL_SOURCE`. */
  | "fuel"
  /** `--irve` and `IRVE_LIVE_SOURCE`. */
  | "irve"
  /** `--reviews`. */
  | "reviews"
  /** `--patch`: the operator's own facts. */
  | "patch";

/** A field of a place as the product names it, where it comes from, and whether a place has it. */
export interface FieldRow {
  name: string;
  sources: readonly FieldSource[];
  isIn: (place: Place) => boolean;
}

type Read = (place: Place) => unknown;

const row = (name: string, sources: string, read: Read): FieldRow => ({
  name,
  sources: sources.split(" ") as FieldSource[],
  isIn: (place) => isThere(read(place)),
});
/** A field of each item of a list: there when one item has it. */
const each =
  <Item>(list: (place: Place) => readonly Item[] | undefined, read: (item: Item) => unknown): Read =>
  (place) =>
    (list(place) ?? []).some((item) => isThere(read(item))) || undefined;

/** False, 0 and a type of 0 kW are values; nothing, an empty text and an empty list are not. */
function isThere(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}

const address = (place: Place) => place.addressComponents;
const photos = (place: Place) => place.photos;
const authors = (place: Place) => place.photos?.flatMap(({ authorAttributions = [] }) => authorAttributions);
const reviews = (place: Place) => place.reviews;
const fuels = (place: Place) => place.fuelOptions?.fuelPrices;
const connectors = (place: Place) => place.evChargeOptions?.connectorAggregation;

/**
 * Every field that a place has in the product. Those of a request (requested
 * language and region, session token) are none of the data's.
 */
export const FIELDS: readonly FieldRow[] = [
  row("id", "computed", ({ id }) => id),
  row("displayName", "map fuel irve patch", ({ displayName }) => displayName?.text),
  row("displayNameLanguageCode", "map patch", ({ displayName }) => displayName?.languageCode),
  row("formattedAddress", "map fuel irve patch", ({ formattedAddress }) => formattedAddress),
  row(
    "addressComponents.longText",
    "map fuel irve patch",
    each(address, ({ longText }) => longText),
  ),
  row(
    "addressComponents.shortText",
    "map fuel irve patch",
    each(address, ({ shortText }) => shortText),
  ),
  row(
    "addressComponents.types",
    "computed",
    each(address, ({ types }) => types),
  ),
  row("adrFormatAddress", "computed", ({ adrFormatAddress }) => adrFormatAddress),
  row("googleMapsURI", "computed", ({ googleMapsUri }) => googleMapsUri),
  row("location", "map fuel irve", ({ location }) => location),
  row("viewport", "map computed", ({ viewport }) => viewport),
  row("rating", "reviews patch", ({ rating }) => rating),
  row("userRatingCount", "reviews patch", ({ userRatingCount }) => userRatingCount),
  row("priceLevel", "patch", ({ priceLevel }) => priceLevel),
  row("priceRange.startPrice", "patch", ({ priceRange }) => priceRange?.startPrice),
  row("priceRange.endPrice", "patch", ({ priceRange }) => priceRange?.endPrice),
  row("businessStatus", "map fuel patch", ({ businessStatus }) => businessStatus),
  row(
    "regularOpeningHours.periods",
    "map fuel irve patch",
    ({ regularOpeningHours }) => regularOpeningHours?.periods,
  ),
  row(
    "regularOpeningHours.weekdayDescriptions",
    "computed",
    ({ regularOpeningHours }) => regularOpeningHours?.weekdayDescriptions,
  ),
  row("utcOffsetMinutes", "computed", ({ utcOffsetMinutes }) => utcOffsetMinutes),
  row("websiteURI", "map patch", ({ websiteUri }) => websiteUri),
  row("nationalPhoneNumber", "map irve patch", ({ nationalPhoneNumber }) => nationalPhoneNumber),
  row(
    "internationalPhoneNumber",
    "map irve patch",
    ({ internationalPhoneNumber }) => internationalPhoneNumber,
  ),
  row("plusCode.compoundCode", "computed", ({ plusCode }) => plusCode?.compoundCode),
  row("editorialSummary", "map patch", ({ editorialSummary }) => editorialSummary?.text),
  row("primaryType", "map", ({ primaryType }) => primaryType),
  row("primaryTypeDisplayName", "computed", ({ primaryTypeDisplayName }) => primaryTypeDisplayName?.text),
  row("types", "map fuel", ({ types }) => types),
  row(
    "attributions.provider",
    "map fuel irve reviews patch",
    each(
      ({ attributions }) => attributions,
      ({ provider }) => provider,
    ),
  ),
  row(
    "attributions.providerURI",
    "map fuel irve reviews patch",
    each(
      ({ attributions }) => attributions,
      ({ providerUri }) => providerUri,
    ),
  ),
  row("googleMapsLinks.directionsURI", "computed", ({ googleMapsLinks }) => googleMapsLinks?.directionsUri),
  row("googleMapsLinks.placeURI", "computed", ({ googleMapsLinks }) => googleMapsLinks?.placeUri),
  row(
    "googleMapsLinks.writeAReviewURI",
    "computed",
    ({ googleMapsLinks }) => googleMapsLinks?.writeAReviewUri,
  ),
  row("googleMapsLinks.reviewsURI", "computed", ({ googleMapsLinks }) => googleMapsLinks?.reviewsUri),
  row("googleMapsLinks.photosURI", "computed", ({ googleMapsLinks }) => googleMapsLinks?.photosUri),
  row("consumerAlert.overview", "patch", ({ consumerAlert }) => consumerAlert?.overview),
  row("consumerAlert.details.title", "patch", ({ consumerAlert }) => consumerAlert?.details?.title),
  row(
    "consumerAlert.details.description",
    "patch",
    ({ consumerAlert }) => consumerAlert?.details?.description,
  ),
  row(
    "consumerAlert.details.aboutLinkTitle",
    "patch",
    ({ consumerAlert }) => consumerAlert?.details?.aboutLink?.title,
  ),
  row(
    "consumerAlert.details.aboutLinkURI",
    "patch",
    ({ consumerAlert }) => consumerAlert?.details?.aboutLink?.uri,
  ),
  row("consumerAlert.languageCode", "patch", ({ consumerAlert }) => consumerAlert?.languageCode),
  row("iconBackgroundColor", "computed", ({ iconBackgroundColor }) => iconBackgroundColor),
  row("svgIconMaskURI", "computed", ({ iconMaskBaseUri }) => iconMaskBaseUri),

  row("hasDineIn", "map fuel patch", ({ dineIn }) => dineIn),
  row("hasOutdoorSeating", "map patch", ({ outdoorSeating }) => outdoorSeating),
  row("isReservable", "map irve patch", ({ reservable }) => reservable),
  row("hasTakeout", "map fuel patch", ({ takeout }) => takeout),
  row("hasDelivery", "map patch", ({ delivery }) => delivery),
  row("hasCurbsidePickup", "map patch", ({ curbsidePickup }) => curbsidePickup),
  row("servesBreakfast", "map patch", ({ servesBreakfast }) => servesBreakfast),
  row("servesLunch", "map patch", ({ servesLunch }) => servesLunch),
  row("servesBrunch", "map patch", ({ servesBrunch }) => servesBrunch),
  row("servesDinner", "map patch", ({ servesDinner }) => servesDinner),
  row("servesDessert", "map patch", ({ servesDessert }) => servesDessert),
  row("servesBeer", "map patch", ({ servesBeer }) => servesBeer),
  row("servesWine", "map patch", ({ servesWine }) => servesWine),
  row("servesCoffee", "map patch", ({ servesCoffee }) => servesCoffee),
  row("servesCocktails", "map patch", ({ servesCocktails }) => servesCocktails),
  row("servesVegetarianFood", "map patch", ({ servesVegetarianFood }) => servesVegetarianFood),
  row("hasRestroom", "map fuel patch", ({ restroom }) => restroom),
  row("hasWiFi", "map fuel patch", ({ wifi }) => wifi),
  row("isGoodForGroups", "map patch", ({ goodForGroups }) => goodForGroups),
  row("isGoodForWatchingSports", "map patch", ({ goodForWatchingSports }) => goodForWatchingSports),
  row("hasLiveMusic", "map patch", ({ liveMusic }) => liveMusic),
  row("isGoodForChildren", "map fuel patch", ({ goodForChildren }) => goodForChildren),
  row("hasMenuForChildren", "map patch", ({ menuForChildren }) => menuForChildren),
  row("allowsDogs", "map patch", ({ allowsDogs }) => allowsDogs),

  row(
    "accessibilityOptions.hasWheelchairAccessibleEntrance",
    "map patch",
    ({ accessibilityOptions }) => accessibilityOptions?.wheelchairAccessibleEntrance,
  ),
  row(
    "accessibilityOptions.hasWheelchairAccessibleRestroom",
    "map patch",
    ({ accessibilityOptions }) => accessibilityOptions?.wheelchairAccessibleRestroom,
  ),
  row(
    "accessibilityOptions.hasWheelchairAccessibleSeating",
    "map patch",
    ({ accessibilityOptions }) => accessibilityOptions?.wheelchairAccessibleSeating,
  ),
  row(
    "accessibilityOptions.hasWheelchairAccessibleParking",
    "map irve patch",
    ({ accessibilityOptions }) => accessibilityOptions?.wheelchairAccessibleParking,
  ),
  row(
    "parkingOptions.hasFreeParkingLot",
    "map patch",
    ({ parkingOptions }) => parkingOptions?.freeParkingLot,
  ),
  row(
    "parkingOptions.hasPaidParkingLot",
    "map patch",
    ({ parkingOptions }) => parkingOptions?.paidParkingLot,
  ),
  row(
    "parkingOptions.hasFreeStreetParking",
    "map patch",
    ({ parkingOptions }) => parkingOptions?.freeStreetParking,
  ),
  row(
    "parkingOptions.hasPaidStreetParking",
    "map patch",
    ({ parkingOptions }) => parkingOptions?.paidStreetParking,
  ),
  row("parkingOptions.hasValetParking", "map patch", ({ parkingOptions }) => parkingOptions?.valetParking),
  row(
    "parkingOptions.hasFreeGarageParking",
    "map patch",
    ({ parkingOptions }) => parkingOptions?.freeGarageParking,
  ),
  row(
    "parkingOptions.hasPaidGarageParking",
    "map patch",
    ({ parkingOptions }) => parkingOptions?.paidGarageParking,
  ),
  row(
    "paymentOptions.acceptsCreditCards",
    "map fuel irve patch",
    ({ paymentOptions }) => paymentOptions?.acceptsCreditCards,
  ),
  row(
    "paymentOptions.acceptsDebitCards",
    "map fuel irve patch",
    ({ paymentOptions }) => paymentOptions?.acceptsDebitCards,
  ),
  row("paymentOptions.acceptsCashOnly", "map patch", ({ paymentOptions }) => paymentOptions?.acceptsCashOnly),
  row("paymentOptions.acceptsNfc", "map patch", ({ paymentOptions }) => paymentOptions?.acceptsNfc),

  row(
    "fuelOptions.fuelPrices.type",
    "map fuel patch",
    each(fuels, ({ type }) => type),
  ),
  row(
    "fuelOptions.fuelPrices.price",
    "fuel patch",
    each(fuels, ({ price }) => price),
  ),
  row(
    "fuelOptions.fuelPrices.updateTime",
    "fuel patch",
    each(fuels, ({ updateTime }) => updateTime),
  ),
  row(
    "evChargeOptions.connectorCount",
    "map irve patch",
    ({ evChargeOptions }) => evChargeOptions?.connectorCount,
  ),
  row(
    "evChargeOptions.connectorAggregations.type",
    "map irve patch",
    each(connectors, ({ type }) => type),
  ),
  row(
    "evChargeOptions.connectorAggregations.maxChargeRateKw",
    "map irve patch",
    each(connectors, ({ maxChargeRateKw }) => maxChargeRateKw || undefined),
  ),
  row(
    "evChargeOptions.connectorAggregations.count",
    "map irve patch",
    each(connectors, ({ count }) => count),
  ),
  row(
    "evChargeOptions.connectorAggregations.availableCount",
    "irve patch",
    each(connectors, ({ availableCount }) => availableCount),
  ),
  row(
    "evChargeOptions.connectorAggregations.outOfServiceCount",
    "irve patch",
    each(connectors, ({ outOfServiceCount }) => outOfServiceCount),
  ),
  row(
    "evChargeOptions.connectorAggregations.availabilityLastUpdateTime",
    "irve patch",
    each(connectors, ({ availabilityLastUpdateTime }) => availabilityLastUpdateTime),
  ),

  row(
    "photos.name",
    "map patch",
    each(photos, ({ name }) => name),
  ),
  row(
    "photos.widthPx",
    "map patch",
    each(photos, ({ widthPx }) => widthPx),
  ),
  row(
    "photos.heightPx",
    "map patch",
    each(photos, ({ heightPx }) => heightPx),
  ),
  row(
    "photos.authorAttributions.displayName",
    "map patch",
    each(authors, ({ displayName }) => displayName),
  ),
  row(
    "photos.authorAttributions.uri",
    "map patch",
    each(authors, ({ uri }) => uri),
  ),
  row(
    "photos.authorAttributions.photoURI",
    "map patch",
    each(authors, ({ photoUri }) => photoUri),
  ),
  row(
    "photos.flagContentURI",
    "computed",
    each(photos, ({ flagContentUri }) => flagContentUri),
  ),
  row(
    "photos.googleMapsURI",
    "computed",
    each(photos, ({ googleMapsUri }) => googleMapsUri),
  ),

  row(
    "reviews.authorAttribution",
    "reviews patch",
    each(reviews, ({ authorAttribution }) => authorAttribution?.displayName),
  ),
  row(
    "reviews.publishTime",
    "reviews patch",
    each(reviews, ({ publishTime }) => publishTime),
  ),
  row(
    "reviews.relativePublishTimeDescription",
    "computed",
    each(reviews, ({ relativePublishTimeDescription }) => relativePublishTimeDescription),
  ),
  row(
    "reviews.rating",
    "reviews patch",
    each(reviews, ({ rating }) => rating),
  ),
  row(
    "reviews.visitDateYear",
    "patch",
    each(reviews, ({ visitDate }) => visitDate?.year),
  ),
  row(
    "reviews.visitDateMonth",
    "patch",
    each(reviews, ({ visitDate }) => visitDate?.month),
  ),
  row(
    "reviews.text",
    "reviews patch",
    each(reviews, ({ text }) => text?.text),
  ),
  row(
    "reviews.textLanguageCode",
    "reviews patch",
    each(reviews, ({ text }) => text?.languageCode),
  ),
  row(
    "reviews.originalText",
    "reviews patch",
    each(reviews, ({ originalText }) => originalText?.text),
  ),
  row(
    "reviews.originalTextLanguageCode",
    "reviews patch",
    each(reviews, ({ originalText }) => originalText?.languageCode),
  ),
  row(
    "reviews.flagContentURI",
    "computed",
    each(reviews, ({ flagContentUri }) => flagContentUri),
  ),
  row(
    "reviews.googleMapsURI",
    "computed",
    each(reviews, ({ googleMapsUri }) => googleMapsUri),
  ),
];
