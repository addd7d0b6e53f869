/**
 * Returns a segment of the request's path: `3` is the place id of `/v1/places/{placeId}`. It is
 * not decoded, because ids need no escapes.
 */
export function getPathSegment(request: Request, index: number): string {
  return new URL(request.url).pathname.split("/")[index] ?? "";
}
