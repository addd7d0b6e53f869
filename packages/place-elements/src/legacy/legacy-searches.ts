import type {
  Attribution,
  Circle as CircleOnWire,
  Place,
  PlaceField,
  PriceLevel,
  SearchNearbyRequest,
  SearchTextRequest,
} from "@lieudit/place-model";
import { boxAround, distanceMetres, PRICE_LEVELS } from "@lieudit/place-model";
import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import { toLatLng, toLatLngBounds } from "../core/location-input.ts";
import { readLanguageAndRegion } from "../page/page-settings.ts";
// Loading the class of places makes the client read all fields.
import "../places/place.ts";
import type { BoundsInput } from "../core/lat-lng-bounds.ts";
import { RankBy } from "../places/enums.ts";
import { pointOnWire, rectangleOnWire } from "../places/location-on-wire.ts";
import { type AutocompleteSessionToken, endSession, sessionText } from "../places/session-token.ts";
import { pageClient } from "../wire/page-client.ts";
import { requestedFields, SEARCH_RESULT_FIELDS, toWireFields } from "./legacy-fields.ts";
import { legacyTypes } from "./legacy-predictions.ts";
import { type PlaceResult, placeResult } from "./place-result.ts";

export interface PlaceDetailsRequest {
  placeId: string;
  /** Names of fields of a `PlaceResult`; all of them by default, or with "ALL". */
  fields?: string[] | null;
  language?: string | null;
  region?: string | null;
  sessionToken?: AutocompleteSessionToken | null;
}

export interface PlaceSearchRequest {
  bounds?: BoundsInput | null;
  keyword?: string | null;
  /** Searched together with `keyword`. */
  name?: string | null;
  language?: string | null;
  location?: LatLng | LatLngLiteral | null;
  /** 0 for free to 4 for very expensive. */
  maxPriceLevel?: number | null;
  minPriceLevel?: number | null;
  openNow?: boolean | null;
  /** In metres, at most 50 000. */
  radius?: number | null;
  /** A number of `RankBy`. */
  rankBy?: number | null;
  /** Also a list, or a text with `|` between types. With a keyword, only the first counts. */
  type?: string | readonly string[] | null;
  /** Predecessor of `type`. */
  types?: readonly string[] | null;
}

export interface TextSearchRequest {
  bounds?: BoundsInput | null;
  language?: string | null;
  location?: LatLng | LatLngLiteral | null;
  query?: string | null;
  /** In metres. */
  radius?: number | null;
  region?: string | null;
  /** Of several, only the first counts. */
  type?: string | readonly string[] | null;
  /** Predecessor of `type`. */
  types?: readonly string[] | null;
}

export interface FoundPlaces {
  results: PlaceResult[];
  /** Sources to show with the places. */
  sources: Attribution[];
}

export interface PlaceSearchPagination {
  hasNextPage: boolean;
  /** Fetches the next page and calls the callback of the first. */
  nextPage(): void;
}

export interface SearchPage extends FoundPlaces {
  /** Fetches the page after this one; null after the last. */
  next: (() => Promise<SearchPage>) | null;
}

const MAX_RADIUS_METRES = 50_000;

/** `PlacesService.getDetails`: one place. */
export async function placeDetails(request: PlaceDetailsRequest): Promise<FoundPlaces> {
  const { placeId, sessionToken } = request;
  if (typeof placeId !== "string" || placeId === "") {
    throw new TypeError("getDetails got no placeId; give the id of a place.");
  }
  const fields = requestedFields(request.fields);
  const token = sessionText(sessionToken);
  endSession(sessionToken);
  try {
    const client = await pageClient();
    const place = await client.getPlace(
      { placeId, ...readLanguageAndRegion(request), ...(token && { sessionToken: token }) },
      toWireFields(fields),
    );
    return foundPlaces([place], fields);
  } catch (error) {
    endSession(sessionToken, false);
    throw error;
  }
}

/** `PlacesService.textSearch` */
export function searchByText(request: TextSearchRequest): Promise<SearchPage> {
  const { bounds, location, radius } = request;
  const [type] = readTypes(request);
  const textQuery = request.query?.trim() || wordsOfType(type);
  if (textQuery === "") throw new TypeError("textSearch got no query; give words to search for, or a type.");
  const circle = readCircle(location, radius ?? MAX_RADIUS_METRES);
  const area = bounds
    ? { rectangle: rectangleOnWire(toLatLngBounds(bounds, "Bounds")) }
    : circle && { circle };
  return textPage({
    textQuery,
    ...readLanguageAndRegion(request),
    ...(type && { includedType: type, strictTypeFiltering: true }),
    ...(area && { locationBias: area }),
  });
}

/** `PlacesService.nearbySearch`. With a keyword it has all pages; without, the protocol returns one. */
export async function searchNearby(request: PlaceSearchRequest): Promise<SearchPage> {
  const isByDistance = request.rankBy === RankBy.DISTANCE;
  const circle = nearbyCircle(request, isByDistance);
  const bounds = request.bounds ? toLatLngBounds(request.bounds, "Bounds") : null;
  const isWanted = ({ location }: Place) =>
    location !== undefined &&
    (bounds?.contains({ lat: location.latitude, lng: location.longitude }) ??
      distanceMetres(circle.center, location) <= circle.radius);
  const { openNow } = request;
  const [type] = readTypes(request);
  const priceLevels = priceRange(request);
  const words =
    [request.keyword, request.name].filter(Boolean).join(" ").trim() ||
    // Of the twenty results without a keyword, few or none may be open.
    (openNow || priceLevels ? wordsOfType(type) : "");
  if (words === "") return nearbyPage(request, circle, { priceLevels, isWanted });
  return textPage(
    {
      textQuery: words,
      ...readLanguageAndRegion(request),
      ...(type && { includedType: type, strictTypeFiltering: true }),
      ...(openNow && { openNow: true }),
      ...(priceLevels && { priceLevels }),
      ...(isByDistance
        ? { rankPreference: "DISTANCE", locationBias: { circle } }
        : {
            locationRestriction: {
              rectangle: bounds ? rectangleOnWire(bounds) : boxAround(circle.center, circle.radius),
            },
          }),
    },
    isByDistance ? undefined : isWanted,
  );
}

function readTypes({ type, types }: Pick<PlaceSearchRequest, "type" | "types">): string[] {
  return [type ?? types ?? []].flat().flatMap(legacyTypes);
}

async function nearbyPage(
  { openNow, rankBy, ...request }: PlaceSearchRequest,
  circle: CircleOnWire,
  { priceLevels, isWanted }: { priceLevels: PriceLevel[] | null; isWanted: (place: Place) => boolean },
): Promise<SearchPage> {
  const includedTypes = readTypes(request);
  const wireRequest: SearchNearbyRequest = {
    locationRestriction: { circle },
    ...readLanguageAndRegion(request),
    ...(includedTypes.length > 0 && { includedTypes }),
    rankPreference: rankBy === RankBy.DISTANCE ? "DISTANCE" : "POPULARITY",
  };
  const client = await pageClient();
  const { places = [] } = await client.searchNearby(wireRequest, SEARCH_WIRE_FIELDS);
  const results = places
    .filter(isWanted)
    .filter((place) => !openNow || isOpenNow(place))
    .filter(({ priceLevel }) => priceLevels === null || (priceLevel && priceLevels.includes(priceLevel)));
  return { ...foundPlaces(results, SEARCH_FIELDS), next: null };
}

async function textPage(
  request: SearchTextRequest,
  isWanted: (place: Place) => boolean = () => true,
): Promise<SearchPage> {
  const client = await pageClient();
  const { places = [], nextPageToken } = await client.searchText(request, SEARCH_WIRE_FIELDS);
  return {
    ...foundPlaces(places.filter(isWanted), SEARCH_FIELDS),
    next: nextPageToken ? () => textPage({ ...request, pageToken: nextPageToken }, isWanted) : null,
  };
}

const SEARCH_FIELDS: ReadonlySet<string> = new Set(SEARCH_RESULT_FIELDS);
const SEARCH_WIRE_FIELDS: readonly PlaceField[] = toWireFields(SEARCH_RESULT_FIELDS);

function nearbyCircle(request: PlaceSearchRequest, isByDistance: boolean): CircleOnWire {
  const { bounds, location, radius } = request;
  if (isByDistance) {
    const circle = readCircle(location, MAX_RADIUS_METRES);
    if (circle !== null && radius == null && bounds == null) return circle;
    throw new TypeError(
      "nearbySearch by distance takes a location, and neither a radius nor bounds; leave those out.",
    );
  }
  if (bounds) {
    const box = toLatLngBounds(bounds, "Bounds");
    const center = pointOnWire(box.getCenter());
    const corner = pointOnWire(box.getNorthEast());
    return { center, radius: Math.min(distanceMetres(center, corner), MAX_RADIUS_METRES) };
  }
  const circle = radius == null ? null : readCircle(location, radius);
  if (circle !== null) return circle;
  throw new TypeError("nearbySearch got no place to search around; give a location and a radius, or bounds.");
}

function readCircle(
  location: LatLng | LatLngLiteral | null | undefined,
  radius: number,
): CircleOnWire | null {
  if (!location) return null;
  return { center: pointOnWire(toLatLng(location, "Location")), radius: Math.min(radius, MAX_RADIUS_METRES) };
}

function foundPlaces(places: readonly Place[], fields: ReadonlySet<string>): FoundPlaces {
  return {
    results: places.map((place) => placeResult(place, fields)),
    sources: places.flatMap(({ attributions = [] }) => attributions),
  };
}

/** Returns a type as text to search for: "gas station" for gas_station. */
function wordsOfType(type: string | undefined): string {
  return type?.replaceAll("_", " ") ?? "";
}

function priceRange({ minPriceLevel, maxPriceLevel }: PlaceSearchRequest): PriceLevel[] | null {
  if (minPriceLevel == null && maxPriceLevel == null) return null;
  return PRICE_LEVELS.slice(minPriceLevel ?? 0, (maxPriceLevel ?? PRICE_LEVELS.length) + 1);
}

function isOpenNow({ currentOpeningHours, regularOpeningHours }: Place): boolean {
  return (currentOpeningHours ?? regularOpeningHours)?.openNow === true;
}
