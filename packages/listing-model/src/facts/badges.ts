import type { ListingBase, ListingStatus } from "../listing-base.ts";
import { priceCut } from "./price-cut.ts";

export type BadgeCode =
  | "nouveau"
  | "baisse"
  | "exclusivite"
  | "vendu"
  | "sous-compromis"
  | "reserve"
  | "loue"
  | "retire";

export interface Badge {
  code: BadgeCode;
  label: string;
}

const NEW_FOR_MS = 3 * 86_400_000;

const STATUS_BADGES: Partial<Record<ListingStatus, Badge>> = {
  vendu: { code: "vendu", label: "Vendu" },
  loue: { code: "loue", label: "Loué" },
  retire: { code: "retire", label: "Retiré" },
  sous_compromis: { code: "sous-compromis", label: "Sous compromis" },
  reserve: { code: "reserve", label: "Réservé" },
};

/** Returns the badges of a listing, the weightiest first. What is taken is not praised any more. */
export function listingBadges(
  listing: Pick<ListingBase, "status" | "prixCents" | "prixHistorique" | "dates" | "exclusivite">,
  now: Date,
): Badge[] {
  const taken = STATUS_BADGES[listing.status];
  if (taken !== undefined) return [taken];
  const badges: Badge[] = [];
  if (priceCut(listing, now) !== null) badges.push({ code: "baisse", label: "Baisse de prix" });
  if (now.getTime() - Date.parse(listing.dates.publie) < NEW_FOR_MS) {
    badges.push({ code: "nouveau", label: "Nouveau" });
  }
  if (listing.exclusivite) badges.push({ code: "exclusivite", label: "Exclusivité" });
  return badges;
}
