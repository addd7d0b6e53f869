import { randomBytes } from "node:crypto";
import { PlacesError } from "@lieudit/place-model";
import { Hono } from "hono";
import { chargeCalls } from "./access/charged-call.ts";
import { createAccessCheck } from "./access/check-access.ts";
import type { PlacesApiEnv } from "./access/connection.ts";
import { rateLimitHeaders } from "./access/rate-limit-headers.ts";
import { createApiDescription } from "./endpoints/api-description.ts";
import { autocomplete } from "./endpoints/autocomplete.ts";
import { batchGetPlaces } from "./endpoints/batch-get-places.ts";
import { computeRouteMatrix, computeRoutes } from "./endpoints/compute-routes.ts";
import { createContext } from "./endpoints/create-context.ts";
import { getBoundary } from "./endpoints/get-boundary.ts";
import { getContext } from "./endpoints/get-context.ts";
import { getPhotoMedia } from "./endpoints/get-photo-media.ts";
import { getPlace } from "./endpoints/get-place.ts";
import { photoImage } from "./endpoints/photo-image.ts";
import { placeIcon } from "./endpoints/place-icon.ts";
import { reverseGeocode } from "./endpoints/reverse-geocode.ts";
import { searchNearby } from "./endpoints/search-nearby.ts";
import { searchText } from "./endpoints/search-text.ts";
import { cors } from "./http/cors.ts";
import { toErrorResponse, toPlacesError } from "./http/error-answer.ts";
import { getRoutingPath } from "./http/path-segment.ts";
import { createRequestLog } from "./http/request-log.ts";
import { withLimiter } from "./limits/with-limiter.ts";
import type { PlacesApiDeps } from "./places-api-deps.ts";

/** Creates the places API as a Hono app. Mount it at the root: its routes start with `/v1/`. */
export function createPlacesApi(given: PlacesApiDeps): Hono<PlacesApiEnv> {
  const { deps, limits } = withLimiter(given);
  const app = new Hono<PlacesApiEnv>({ getPath: getRoutingPath });
  const image = photoImage(deps);
  const own = randomBytes(32);
  const secret = deps.contextSecret ?? (() => own);
  const described = createApiDescription({
    publicUrl: deps.settings.publicUrl,
    geocoderBase: deps.geocoderBase ?? "/geocodeur",
  });

  app.onError((error, c) => toErrorResponse(toPlacesError(error), c.get("requestId")));
  app.use("/v1/*", createRequestLog(deps), cors, rateLimitHeaders);

  // Pictures need no key: pages load them with `<img>` and CSS.
  app.get("/v1/icons/:icon", (c) => placeIcon(c.req.raw));
  app.get("/v1/media/:key/:size", (c) => image(c.req.raw, c.env ?? {}));
  app.get("/v1/openapi.json", (c) => described(c.req.raw, "openapi"));
  app.get("/v1/docs", (c) => described(c.req.raw, "docs"));
  app.get("/v1/docs.css", (c) => described(c.req.raw, "style"));

  app.use("/v1/*", chargeCalls(limits, createAccessCheck(deps), deps));
  app.post("/v1/places:searchText", (c) => searchText(c.req.raw, deps, c.env ?? {}));
  app.post("/v1/places:searchNearby", (c) => searchNearby(c.req.raw, deps));
  app.on(["GET", "POST"], "/v1/places:autocomplete", (c) => autocomplete(c.req.raw, deps, c.env ?? {}));
  app.post("/v1/places:reverseGeocode", (c) => reverseGeocode(c.req.raw, deps));
  app.post("/v1/routes", (c) => computeRoutes(c.req.raw, deps));
  app.post("/v1/route-matrix", (c) => computeRouteMatrix(c.req.raw, deps));
  app.post("/v1/contexts", (c) => createContext(c.req.raw, deps, secret));
  app.get("/v1/contexts/:contextToken", (c) => getContext(c.req.raw, deps, secret));
  app.get("/v1/places:batchGet", (c) => batchGetPlaces(c.req.raw, deps));
  app.get("/v1/places/:placeId", (c) => getPlace(c.req.raw, deps));
  app.get("/v1/places/:placeId/boundary", (c) => getBoundary(c.req.raw, deps));
  app.all("/v1/places/:placeId/boundary", (c) => {
    const message = `An outline has no ${c.req.method.slice(0, 20)}; send GET.`;
    const error = new PlacesError("UNIMPLEMENTED", message, { httpStatus: 405 });
    const response = toErrorResponse(error, c.get("requestId"));
    response.headers.set("allow", "GET, HEAD");
    return response;
  });
  app.get("/v1/places/:placeId/photos/:photoId/media", (c) => getPhotoMedia(c.req.raw, deps));

  app.all("/v1/*", (c) => {
    throw new PlacesError(
      "NOT_FOUND",
      `The places API has no ${c.req.method.slice(0, 20)} at this address; check the path and the method.`,
    );
  });
  return app;
}

/**
 * Returns a `fetch` for a places client in this process. Server rendering needs neither a socket
 * nor a key.
 */
export function inProcessFetch(app: Hono<PlacesApiEnv>): (request: Request) => Promise<Response> {
  return async (request) => app.fetch(request, { isInProcess: true });
}
