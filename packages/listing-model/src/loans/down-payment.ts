import type { EstateListing } from "../estate-listing.ts";

/** Percent of the price that a buyer pays without a loan, for estimates. */
export const DOWN_PAYMENT_PCT = 10;

/**
 * Returns the question to the home loan calculator about a price. It has a file of its own, since pages of
 * listings link to the calculator without its code.
 */
export function getEstateLoanQuestion({ prixCents }: Pick<EstateListing, "prixCents">): string {
  return `prix=${Math.round(prixCents / 100)}&apport=${Math.round((prixCents * DOWN_PAYMENT_PCT) / 10_000)}`;
}
