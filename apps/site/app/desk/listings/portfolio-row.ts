import type { ListingCounts } from "@lieudit/leads";
import { type ListingStatus, listingPath, priceText } from "@lieudit/listing-model";
import { type PortfolioListing, SHOWN_AFTER_SALE_DAYS } from "@lieudit/listing-store";
import { formatMoment } from "../access/moment-text.ts";

/** A listing in the list of its agency. */
export interface PortfolioRow {
  id: string;
  title: string;
  /** Path of the public page; null if it has none. */
  path: string | null;
  status: ListingStatus;
  reference: string;
  price: string;
  town: string;
  photoCount: number;
  updated: string;
  /** Name of the feed that delivered it. */
  feed: string;
  /** Pages read by visitors who accept to be counted. */
  views: number;
  /** Forms sent about it. */
  contacts: number;
}

const DAY_MS = 86_400_000;

export function toPortfolioRow(
  { card, flux }: PortfolioListing,
  now: Date,
  counts: ListingCounts = { view: 0, contact: 0 },
): PortfolioRow {
  return {
    id: card.id,
    title: card.titre,
    path: hasPublicPage(card, now) ? listingPath(card) : null,
    status: card.status,
    reference: card.reference,
    price: priceText(card),
    town: card.adresse.commune,
    photoCount: card.photoCount,
    updated: formatMoment(card.dates.maj),
    feed: flux,
    views: counts.view,
    contacts: counts.contact,
  };
}

/** A draft has no page; one that ended keeps it for some days. */
function hasPublicPage({ status, dates }: PortfolioListing["card"], now: Date): boolean {
  if (status === "brouillon") return false;
  if (dates.retire === undefined) return true;
  return now.getTime() - Date.parse(dates.retire) <= SHOWN_AFTER_SALE_DAYS * DAY_MS;
}
