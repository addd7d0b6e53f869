/** Shared by the page and its data host. */
export const WHOLE_ID = "whole-0000000001";
/** Has every value different from those of the whole place. */
export const OTHER_ID = "other-0000000001";
/** Another place that a search finds beside the whole one. */
export const SIBLING_ID = "sibling-00000001";
/** Has a list with each name of each enum that a place's lists hold. */
export const ENUMS_ID = "enums-0000000001";

export const BUSINESS_STATUSES = [
  "OPERATIONAL",
  "CLOSED_TEMPORARILY",
  "CLOSED_PERMANENTLY",
  "FUTURE_OPENING",
] as const;

export function statusId(status: string): string {
  return `status-${status}`;
}

export function priceId(level: string): string {
  return `price-${level}`;
}

/** Returns a place that the data host answers with an error. */
export function failingId(httpStatus: number): string {
  return `fails-0000000${httpStatus}`;
}
