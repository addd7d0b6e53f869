import type { ListingStatus } from "@lieudit/listing-model";
import type { BadgeTone } from "../../shell/ui/badge.tsx";

/** The tabs of an agency's listings, each with the statuses that it contains. */
export const LISTING_STATES = [
  { slug: "brouillons", label: "Brouillons", statuses: ["brouillon"] },
  { slug: "en-ligne", label: "En ligne", statuses: ["publie"] },
  { slug: "reservees", label: "Réservées", statuses: ["reserve", "sous_compromis"] },
  { slug: "conclues", label: "Vendues ou louées", statuses: ["vendu", "loue"] },
  { slug: "retirees", label: "Retirées", statuses: ["retire"] },
] as const satisfies readonly {
  /** Spelling in addresses. */
  slug: string;
  label: string;
  statuses: readonly ListingStatus[];
}[];

export type ListingState = (typeof LISTING_STATES)[number]["slug"];

/** Badge of each status, as people of an agency say it of an "annonce". */
export const STATUS_BADGES: Readonly<Record<ListingStatus, { label: string; tone: BadgeTone }>> = {
  brouillon: { label: "Brouillon", tone: "plain" },
  publie: { label: "En ligne", tone: "good" },
  reserve: { label: "Réservée", tone: "notice" },
  sous_compromis: { label: "Sous compromis", tone: "notice" },
  vendu: { label: "Vendue", tone: "gone" },
  loue: { label: "Louée", tone: "gone" },
  retire: { label: "Retirée", tone: "gone" },
};
