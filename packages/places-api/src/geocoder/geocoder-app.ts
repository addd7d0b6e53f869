import { type Context, Hono } from "hono";
import { chargeCalls } from "../access/charged-call.ts";
import { createAccessCheck } from "../access/check-access.ts";
import type { PlacesApiEnv } from "../access/connection.ts";
import { rateLimitHeaders } from "../access/rate-limit-headers.ts";
import { cors } from "../http/cors.ts";
import { toPlacesError } from "../http/error-answer.ts";
import { toTaggedResponse } from "../http/json-answer.ts";
import { createRequestLog } from "../http/request-log.ts";
import { createDeadline } from "../limits/limits.ts";
import { withLimiter } from "../limits/with-limiter.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { createTableShare } from "./batch/table-share.ts";
import { collectCredits } from "./feature-credits.ts";
import { type Geocoded, geocode, getGeometry, reverseGeocodeFeatures } from "./geocode.ts";
import { GeocodeError, toGeocodeError, toGeocodeErrorResponse } from "./geocode-error.ts";
import { parseReverse, parseSearch } from "./geocode-request.ts";
import { toNominatimError, toNominatimReverse, toNominatimSearch } from "./nominatim-answer.ts";
import { isForNominatim, parseNominatimReverse, parseNominatimSearch } from "./nominatim-request.ts";
import { geocodeUpload, type TableDirection } from "./upload/geocode-upload.ts";

/**
 * Creates the geocoder: addresses and places as GeoJSON, compatible with addok and Photon, and
 * with a `format` as Nominatim has them. It serves `{base}/api`, `{base}/search` and `{base}/reverse`, and for tables
 * `{base}/csv` and `{base}/reverse/csv`, with or without a final slash.
 *
 * @param base the mount point: "" or "/geocodeur"
 * @see https://github.com/geocoders/geocodejson-spec
 */
export function createGeocoder(given: PlacesApiDeps, base: "" | "/geocodeur"): Hono<PlacesApiEnv> {
  const { deps, limits } = withLimiter(given);
  const app = new Hono<PlacesApiEnv>();
  const charged = chargeCalls(limits, createAccessCheck(deps), deps);

  app.onError((error, { req }) =>
    toGeocodeErrorResponse(
      error instanceof GeocodeError ? error : toGeocodeError(toPlacesError(error)),
      isForNominatim(new URL(req.url).searchParams) ? toNominatimError : undefined,
    ),
  );
  const geocodeText: Answering = async ({ req }) => {
    const request = parseSearch(new URL(req.url).searchParams);
    const found = await geocode(deps.places, request, createDeadline(req.raw, deps));
    return answer(req.raw, found, request.limit, request.q);
  };
  const search: Answering = async (context) => {
    const { req } = context;
    const parameters = new URL(req.url).searchParams;
    if (!isForNominatim(parameters)) return geocodeText(context);
    const { request, options } = parseNominatimSearch(parameters, req.raw.headers);
    const found = await geocode(deps.places, request, createDeadline(req.raw, deps));
    return toJson(req.raw, toNominatimSearch(found, options));
  };
  const reverse: Answering = async ({ req }) => {
    const parameters = new URL(req.url).searchParams;
    if (isForNominatim(parameters)) {
      const { request, options } = parseNominatimReverse(parameters, req.raw.headers);
      const found = await reverseGeocodeFeatures(deps.places, request, createDeadline(req.raw, deps));
      return toJson(req.raw, toNominatimReverse(found, options));
    }
    const request = parseReverse(parameters);
    const found = await reverseGeocodeFeatures(deps.places, request, createDeadline(req.raw, deps));
    return answer(req.raw, found, request.limit);
  };
  const calls: [string, Answering][] = [
    ["/api", geocodeText],
    ["/search", search],
    ["/reverse", reverse],
  ];
  for (const [name, call] of calls) {
    // addok writes the slash, Photon omits it.
    for (const path of [`${base}${name}`, `${base}${name}/`]) {
      app.use(path, createRequestLog(deps), cors, rateLimitHeaders, charged);
      app.get(path, call);
      app.all(path, ({ req }) => {
        throw new GeocodeError(405, `The geocoder has no ${req.method} at this address; ask with GET.`, [], {
          allow: "GET, HEAD",
        });
      });
    }
  }
  const share = createTableShare(deps.places);
  for (const [name, direction] of TABLE_CALLS) {
    for (const path of [`${base}${name}`, `${base}${name}/`]) {
      app.use(path, createRequestLog(deps), cors, rateLimitHeaders, charged);
      app.post(path, ({ req, get }) =>
        geocodeUpload(req.raw, direction, share, (error) =>
          deps.log({
            requestId: get("requestId"),
            method: "POST",
            path,
            httpStatus: error instanceof GeocodeError ? error.httpStatus : 500,
            durationMs: 0,
            error,
          }),
        ),
      );
      app.all(path, ({ req }) => {
        throw new GeocodeError(405, `Tables have no ${req.method}; send the form with POST.`, [], {
          allow: "POST",
        });
      });
    }
  }
  return app;
}

/** addok has `search/csv` for texts. */
const TABLE_CALLS: readonly (readonly [path: string, direction: TableDirection])[] = [
  ["/csv", "search"],
  ["/search/csv", "search"],
  ["/reverse/csv", "reverse"],
];

type Answering = (context: Context<PlacesApiEnv>) => Promise<Response>;

/**
 * The specification puts version, licence, attribution and query in `geocoding`; addok puts them
 * at the top.
 */
function answer(request: Request, found: Geocoded, limit: number, query?: string): Response {
  const { features, attributions } = found;
  const echo = query === undefined ? {} : { query };
  const credits = collectCredits(attributions);
  const collection = {
    type: "FeatureCollection",
    version: "draft",
    geocoding: { version: "0.1.0", ...credits, ...echo },
    features: features.map((feature, at) => ({ ...feature, geometry: getGeometry(found, at) })),
    ...credits,
    ...echo,
    limit,
  };
  return toJson(request, collection);
}

function toJson(request: Request, body: unknown): Response {
  return toTaggedResponse(request, JSON.stringify(body), {
    "content-type": "application/json; charset=utf-8",
  });
}
