import { getPath } from "hono/utils/url";

/**
 * Returns a segment of the request's path: `3` is the place id of `/v1/places/{placeId}`. Escapes
 * of letters, digits, hyphens and underscores are decoded; others make an id malformed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
export function getPathSegment(request: Request, index: number): string {
  const segment = new URL(request.url).pathname.split("/")[index] ?? "";
  return segment.replaceAll(UNRESERVED, decodeURIComponent);
}

const UNRESERVED = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/**
 * Returns the path by which a request is routed. Some clients escape the colon of
 * `/v1/places:searchText`, which is the same address.
 */
export function getRoutingPath(request: Request): string {
  return getPath(request).replaceAll(/%3a/gi, ":");
}
