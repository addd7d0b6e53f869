import type { BusinessStatus } from "./place-enums.ts";

/** What a search leaves out unless it is asked for. */
export interface ListedKinds {
  includePureServiceAreaBusinesses?: boolean;
  includeFutureOpeningBusinesses?: boolean;
}

/**
 * Whether a search lists a place: businesses that have no door to go to, and
 * those that have not opened yet, are listed when the request says so.
 */
export function isListed(
  place: { businessStatus?: BusinessStatus; pureServiceAreaBusiness?: boolean },
  request: ListedKinds,
): boolean {
  if (place.businessStatus === "FUTURE_OPENING" && !request.includeFutureOpeningBusinesses) return false;
  return !place.pureServiceAreaBusiness || request.includePureServiceAreaBusinesses === true;
}
