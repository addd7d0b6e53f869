/** How place ids of Google begin. */
const GOOGLE_ID = /^(?:ChIJ|GhIJ|E[a-z]|Ih|Ei)[\w-]{10,}$/;

/** Returns the message for an id that no place has. */
export function describeUnknownId(placeId: string): string {
  return GOOGLE_ID.test(placeId)
    ? `No place has the id ${placeId}, which is an id of Google; npm run ids finds the places of such ids, and PLACE_ALIASES names its table (docs/moving.md).`
    : `No place has the id ${placeId}; it may have been removed, so search for it again.`;
}
