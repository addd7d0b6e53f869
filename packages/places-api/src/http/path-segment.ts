/**
 * The segment at `index` of a request's path as it was sent: `3` is the place
 * id of `/v1/places/{placeId}`. Not decoded, because ids need no escapes and
 * one that has them is malformed.
 */
export function pathSegment(request: Request, index: number): string {
  return new URL(request.url).pathname.split("/")[index] ?? "";
}
