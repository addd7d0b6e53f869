import { type ListingStatus, listingPath, priceText } from "@lieudit/listing-model";
import { type DraftSummary, type PortfolioListing, SHOWN_AFTER_SALE_DAYS } from "@lieudit/listing-store";
import { DESK_FEED } from "@lieudit/listing-store/desk";
import { formatMoment } from "../access/moment-text.ts";
import { type ListingFigures, noFigures } from "../figures/sum-figures.ts";

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
  /** Name of the feed that delivered it; null for a listing of the desk. */
  feed: string | null;
  /** States that it can take in one tap. */
  changes: readonly { status: ListingStatus; label: string }[];
  /** Whether its price changes at the desk. */
  isPriced: boolean;
  /** Visitors of its page, each once a day. */
  views: number;
  /** Forms sent about it. */
  contacts: number;
}

/** A draft that visitors never saw. */
export interface DraftRow {
  id: string;
  title: string;
  reference: string;
  photoCount: number;
  updated: string;
  author: string;
  /** When it is published; null for no date. */
  publishAt: string | null;
}

export function toDraftRow({
  id,
  titre,
  reference,
  photoCount,
  updated,
  author,
  publishAt,
}: DraftSummary): DraftRow {
  return {
    id,
    title: titre.trim() || "Annonce sans titre",
    reference,
    photoCount,
    updated: formatMoment(updated),
    author,
    publishAt: publishAt === null ? null : formatMoment(publishAt),
  };
}

const CHANGE_LABELS: Readonly<Partial<Record<ListingStatus, string>>> = {
  publie: "Remettre en ligne",
  reserve: "Réservé",
  sous_compromis: "Sous compromis",
  vendu: "Vendu",
  loue: "Loué",
  retire: "Retirer",
};

/** The states that people give to a listing of this kind, but the one it has. */
function getChanges(card: PortfolioListing["card"]): PortfolioRow["changes"] {
  const isRental =
    card.kind === "estate" && (card.transaction === "location" || card.transaction === "saisonnier");
  const statuses: ListingStatus[] = isRental
    ? ["publie", "reserve", "loue", "retire"]
    : card.kind === "vehicle"
      ? ["publie", "reserve", "vendu", "retire"]
      : ["publie", "reserve", "sous_compromis", "vendu", "retire"];
  return statuses
    .filter((status) => status !== card.status)
    .map((status) => ({ status, label: CHANGE_LABELS[status] ?? status }));
}

const DAY_MS = 86_400_000;

export function toPortfolioRow(
  { card, flux }: PortfolioListing,
  now: Date,
  counts: ListingFigures = noFigures(),
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
    feed: flux === DESK_FEED ? null : flux,
    changes: card.status === "brouillon" ? [] : getChanges(card),
    isPriced: flux === DESK_FEED && card.status !== "brouillon",
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
