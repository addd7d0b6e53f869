import {
  type CreateContextRequest,
  type GetContextRequest,
  type GetContextResponse,
  getUnits,
  MAX_CONTEXT_PLACES,
  type Place,
  PlacesError,
  parseTtl,
  type RoutingSummary,
  toTravelMinutes,
  toUnits,
} from "@lieudit/place-model";
import { type FakeWays, fakeRoutingSummaries } from "./fake-routing.ts";
import { fakeSearchNearby, fakeSearchText } from "./fake-search.ts";

const SIGN = "fake-context ";

/** Prefix of tokens made here. The token contains the request. */
export function fakeCreateContext(
  { ttl, ...context }: CreateContextRequest,
  places: readonly Place[],
  now: Date,
): { contextToken: string; expireTime: string } {
  const unknown = context.placeIds?.find((wanted) => !places.some(({ id }) => id === wanted));
  if (unknown !== undefined) throw new PlacesError("NOT_FOUND", `No place has the id ${unknown}.`);
  const expiresAt = Math.floor(now.getTime() / 1_000 + parseTtl(ttl));
  const text = encodeURIComponent(SIGN + JSON.stringify({ ...context, expiresAt }));
  return {
    contextToken: btoa(text).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_"),
    expireTime: formatTime(expiresAt),
  };
}

/**
 * Returns a page of the places of a context.
 *
 * @throws {PlacesError} if the token is unknown or has expired at `now`.
 */
export function fakeGetContext(
  { contextToken, pageSize = MAX_CONTEXT_PLACES, pageToken = "0", regionCode }: GetContextRequest,
  places: readonly Place[],
  ways: FakeWays | undefined,
  now: Date,
): GetContextResponse {
  const context = readToken(contextToken);
  const { expiresAt, origin, travelMode = "DRIVE", routeModifiers: _avoid, mapOptions } = context;
  if (now.getTime() >= expiresAt * 1_000) {
    throw new PlacesError(
      "FAILED_PRECONDITION",
      `The context token has expired at ${formatTime(expiresAt)}.`,
      {
        reason: "CONTEXT_TOKEN_EXPIRED",
      },
    );
  }
  const offset = /^\d{1,3}$/.test(pageToken) ? Number(pageToken) : Number.NaN;
  const all = findContextPlaces(context, places);
  if (Number.isNaN(offset) || (pageToken !== "0" && offset >= all.length)) {
    throw new PlacesError("INVALID_ARGUMENT", "pageToken does not belong to this query.", {
      fieldViolations: [{ field: "pageToken", description: "pageToken does not belong to this query." }],
    });
  }
  const shown = all.slice(offset, offset + pageSize);
  const asked = origin === undefined ? {} : { routingParameters: { origin, travelMode } };
  const { routingSummaries } = fakeRoutingSummaries(asked, shown, ways);
  const next = offset + shown.length;
  return {
    ...(shown.length === 0 ? {} : { places: shown }),
    ...(routingSummaries && {
      routingSummaries: routingSummaries.map((way) => localizeSummary(way, regionCode)),
    }),
    ...(origin && { origin }),
    travelMode,
    mapOptions: { ...getViewport(context, all), ...mapOptions },
    expireTime: formatTime(expiresAt),
    ...(next < all.length ? { nextPageToken: String(next) } : {}),
  };
}

type FakeContext = Omit<CreateContextRequest, "ttl"> & { expiresAt: number };

function readToken(token: string): FakeContext {
  try {
    const text = decodeURIComponent(atob(token.replaceAll("-", "+").replaceAll("_", "/")));
    if (text.startsWith(SIGN)) return JSON.parse(text.slice(SIGN.length));
  } catch {
    // Unknown tokens are rejected below.
  }
  throw new PlacesError("INVALID_ARGUMENT", "The context token is not one that this server made.", {
    reason: "CONTEXT_TOKEN_INVALID",
  });
}

function findContextPlaces(
  { placeIds, searchText, searchNearby, maxPlaceCount = 20 }: FakeContext,
  places: readonly Place[],
): Place[] {
  if (placeIds !== undefined) {
    return placeIds.flatMap((wanted) => places.find(({ id }) => id === wanted) ?? []);
  }
  if (searchText !== undefined) return fakeSearchText(places, searchText).slice(0, maxPlaceCount);
  return searchNearby === undefined ? [] : fakeSearchNearby(places, searchNearby).slice(0, maxPlaceCount);
}

function localizeSummary(way: RoutingSummary, regionCode: string | undefined): RoutingSummary {
  const [leg] = way.legs ?? [];
  if (leg === undefined) return way;
  const units = getUnits(regionCode);
  return {
    ...way,
    ...{
      travelMinutes: toTravelMinutes(Number.parseFloat(leg.duration ?? "0")),
      distance: {
        value: Math.round(toUnits(leg.distanceMeters ?? 0, units) * 10) / 10,
        unit: units === "IMPERIAL" ? "MILES" : "KILOMETERS",
      },
    },
  };
}

/** Simple bounds of all points: fake places lie in one town. */
function getViewport({ mapOptions, origin }: FakeContext, places: readonly Place[]) {
  const points = [...places.flatMap(({ location }) => location ?? []), ...(origin ? [origin] : [])];
  if (points.length === 0 || mapOptions?.center !== undefined) return {};
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    viewport: {
      low: { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
      high: { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
    },
  };
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace(".000Z", "Z");
}
