import {
  type AutocompleteRequest,
  contains,
  distanceMetres,
  isListed,
  type LatLng,
  type LocationArea,
  type Place,
  type ReverseGeocodeRequest,
  type SearchNearbyRequest,
  type SearchTextRequest,
  type Suggestion,
} from "@lieudit/place-model";

// Simple searches over a few places, without ranking or typo correction. They apply the request's filters and
// match the starts of words.

/** Finds places by the starts of words, in the given order or the nearest first. */
export function fakeSearchText(places: readonly Place[], request: SearchTextRequest): Place[] {
  const { includedType, strictTypeFiltering, minRating, priceLevels, openNow, evOptions } = request;
  const center = getCenter(request.locationBias);
  return places
    .filter((place) => hasWords(getSearchedText(place), request.textQuery) && isListed(place, request))
    .filter((place) => isWithin({ rectangle: request.locationRestriction?.rectangle }, place))
    .filter((place) => !includedType || !strictTypeFiltering || hasType(place, [includedType]))
    .filter((place) => !minRating || (place.rating ?? 0) >= minRating)
    .filter((place) => !priceLevels?.length || (place.priceLevel && priceLevels.includes(place.priceLevel)))
    .filter((place) => !openNow || place.currentOpeningHours?.openNow === true)
    .filter((place) => !evOptions || hasConnector(place, evOptions))
    .sort(request.rankPreference === "DISTANCE" && center ? byDistance(center) : () => 0);
}

/** Finds points of interest in the circle, the most rated or the nearest first. */
export function fakeSearchNearby(places: readonly Place[], request: SearchNearbyRequest): Place[] {
  const { circle } = request.locationRestriction;
  const { includedTypes, excludedTypes, includedPrimaryTypes, excludedPrimaryTypes } = request;
  return places
    .filter((place) => hasType(place, ["point_of_interest"]) && isWithin({ circle }, place))
    .filter((place) => isListed(place, request))
    .filter((place) => !includedTypes?.length || hasType(place, includedTypes))
    .filter((place) => !hasType(place, excludedTypes ?? []))
    .filter((place) => !includedPrimaryTypes?.length || hasPrimaryType(place, includedPrimaryTypes))
    .filter((place) => !hasPrimaryType(place, excludedPrimaryTypes ?? []))
    .sort(
      request.rankPreference === "DISTANCE"
        ? byDistance(circle.center)
        : (a, b) => (b.userRatingCount ?? 0) - (a.userRatingCount ?? 0),
    );
}

/** Predicts at most five places by the starts of words. */
export function fakeAutocomplete(places: readonly Place[], request: AutocompleteRequest): Suggestion[] {
  const { input, inputOffset, origin, locationRestriction, includedRegionCodes } = request;
  const { includedPrimaryTypes, includedTypes } = request;
  const typed = inputOffset === undefined ? input : [...input].slice(0, inputOffset).join("");
  return places
    .filter((place) => hasWords(getSearchedText(place), getPlaceWords(place, typed)))
    .filter((place) => isListed(place, request) && isWithin(locationRestriction, place))
    .filter((place) => !includedPrimaryTypes?.length || hasPrimaryType(place, expanded(includedPrimaryTypes)))
    .filter((place) => !includedTypes?.length || hasType(place, expanded(includedTypes)))
    .filter((place) => !includedRegionCodes?.length || includedRegionCodes.includes(getCountry(place)))
    .slice(0, 5)
    .map((place) => ({ placePrediction: createPrediction(place, typed, origin) }));
}

/** Returns the words that a place has to have: a street is found with a house number before it. */
function getPlaceWords(place: Place, typed: string): string {
  return hasType(place, ["route"]) ? typed.replace(/^\s*\d+\S*\s+(?=\S)/, "") : typed;
}

/** Finds places within 1 km, the nearest first. */
export function fakeReverseGeocode(places: readonly Place[], request: ReverseGeocodeRequest): Place[] {
  return places
    .filter((place) => place.location && distanceMetres(request.location, place.location) <= 1_000)
    .filter((place) => !request.types?.length || hasType(place, request.types))
    .sort(byDistance(request.location))
    .slice(0, 10);
}

function createPrediction(
  place: Place,
  typed: string,
  origin: LatLng | undefined,
): Suggestion["placePrediction"] & {} {
  const name = place.displayName?.text ?? "";
  const secondary = place.formattedAddress ?? "";
  const isMatched = foldText(name).startsWith(foldText(typed.trim()));
  const mainText = isMatched
    ? { text: name, matches: [{ endOffset: [...typed.trim()].length }] }
    : { text: name };
  return {
    place: `places/${place.id}`,
    placeId: place.id ?? "",
    text: { ...mainText, text: secondary === "" ? name : `${name}, ${secondary}` },
    structuredFormat: { mainText, ...(secondary === "" ? {} : { secondaryText: { text: secondary } }) },
    types: place.types ?? [],
    ...(origin && place.location && !hasType(place, ["route"])
      ? { distanceMeters: Math.round(distanceMetres(origin, place.location)) }
      : {}),
  };
}

/** Type collections of the protocol. */
function expanded(types: readonly string[]): readonly string[] {
  if (types.includes("(cities)")) return ["locality", "administrative_area_level_3"];
  if (types.includes("(regions)")) {
    return ["locality", "sublocality", "postal_code", "country", "administrative_area_level_1"];
  }
  return types;
}

function getSearchedText(place: Place): string {
  return [
    place.displayName?.text,
    place.primaryTypeDisplayName?.text,
    place.formattedAddress,
    place.primaryType,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

function hasWords(text: string, query: string): boolean {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  const asked = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return asked.length > 0 && asked.every((start) => words.some((word) => word.startsWith(start)));
}

function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

function hasType({ types }: Place, wanted: readonly string[]): boolean {
  return types?.some((type) => wanted.includes(type)) ?? false;
}

function hasPrimaryType({ primaryType }: Place, wanted: readonly string[]): boolean {
  return primaryType !== undefined && wanted.includes(primaryType);
}

function hasConnector(
  { evChargeOptions }: Place,
  { connectorTypes, minimumChargingRateKw = 0 }: NonNullable<SearchTextRequest["evOptions"]>,
): boolean {
  const connectors = evChargeOptions?.connectorAggregation ?? [];
  return connectors.some(
    ({ type, maxChargeRateKw }) =>
      (!connectorTypes?.length || connectorTypes.includes(type)) &&
      (maxChargeRateKw ?? 0) >= minimumChargingRateKw,
  );
}

function isWithin(
  area: { [Kind in keyof LocationArea]?: LocationArea[Kind] | undefined } | undefined,
  { location }: Place,
): boolean {
  if (area?.rectangle) return location !== undefined && contains(area.rectangle, location);
  if (area?.circle) {
    return location !== undefined && distanceMetres(area.circle.center, location) <= area.circle.radius;
  }
  return true;
}

function getCenter(area: LocationArea | undefined): LatLng | undefined {
  if (area?.circle) return area.circle.center;
  if (!area?.rectangle) return undefined;
  const { low, high } = area.rectangle;
  return {
    latitude: (low.latitude + high.latitude) / 2,
    longitude: (low.longitude + high.longitude) / 2,
  };
}

function byDistance(from: LatLng): (a: Place, b: Place) => number {
  const distance = ({ location }: Place) =>
    location === undefined ? Number.POSITIVE_INFINITY : distanceMetres(from, location);
  return (a, b) => distance(a) - distance(b);
}

function getCountry(place: Place): string {
  return place.addressComponents?.find(({ types }) => types.includes("country"))?.shortText ?? "";
}
