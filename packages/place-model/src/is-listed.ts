import type { BusinessStatus } from "./place-enums.ts";

/** Kinds of places that a search omits by default. */
export interface ListedKinds {
  /** Also businesses that come to their customers and have no door of their own. */
  includePureServiceAreaBusinesses?: boolean;
  /** Also places that are not open yet. */
  includeFutureOpeningBusinesses?: boolean;
}

/**
 * Whether a search lists a place. Businesses without premises and places that have not opened yet
 * are listed on request only.
 */
export function isListed(
  place: { businessStatus?: BusinessStatus; pureServiceAreaBusiness?: boolean },
  request: ListedKinds,
): boolean {
  if (place.businessStatus === "FUTURE_OPENING" && !request.includeFutureOpeningBusinesses) return false;
  return !place.pureServiceAreaBusiness || request.includePureServiceAreaBusinesses === true;
}
