import { getPath } from "hono/utils/url";

/**
 * Returns the path by which a request is routed. Some clients escape the colon of
 * `/v1/places:searchText`, which is the same address.
 */
export function getRoutingPath(request: Request): string {
  return getPath(request).replaceAll(/%3a/gi, ":");
}
