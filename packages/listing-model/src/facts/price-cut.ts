import type { ListingBase } from "../listing-base.ts";

const DAY_MS = 86_400_000;
/** The law compares with the lowest price of so many days; a cut is shown as long. */
const DAYS = 30;

export interface PriceCut {
  /** The lowest price of the thirty days before the cut. */
  previousCents: number;
  /** Day of the cut. */
  date: string;
}

/**
 * The last cut of a listing's price, if it was within thirty days and goes
 * below every price of the thirty days before it (code de la consommation,
 * L112-1-1).
 */
export function priceCut(
  { prixCents, prixHistorique }: Pick<ListingBase, "prixCents" | "prixHistorique">,
  now: Date,
): PriceCut | null {
  const last = prixHistorique.at(-1);
  if (last === undefined || last.prixCents !== prixCents) return null;
  const cutMs = Date.parse(last.date);
  if (now.getTime() - cutMs > DAYS * DAY_MS) return null;
  const before = prixHistorique
    .slice(0, -1)
    // A price counts for as long as it was asked: until the next one.
    .filter((_, index) => Date.parse(prixHistorique[index + 1]!.date) > cutMs - DAYS * DAY_MS);
  if (before.length === 0) return null;
  const previousCents = Math.min(...before.map((step) => step.prixCents));
  return prixCents < previousCents ? { previousCents, date: last.date } : null;
}
