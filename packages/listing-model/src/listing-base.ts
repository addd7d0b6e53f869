import type { PositionPrecision } from "./position.ts";

/** The states of a listing, as the site and feeds spell them. */
export const LISTING_STATUSES = [
  "brouillon",
  "publie",
  "reserve",
  "sous_compromis",
  "vendu",
  "loue",
  "retire",
] as const;

export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** A day, `2026-11-20`. */
export type IsoDay = string;

/**
 * The properties of every listing. Names are the French terms of the trade and
 * the law; units are part of the name; amounts are whole cents with all taxes.
 */
export interface ListingBase {
  /** Lower-case letters and digits, the key of the page's address; it never changes. */
  id: string;
  /** The seller's own number of it, unique within the agency. */
  reference: string;
  /** Words of the page's address; may change, the id does not. */
  slug: string;
  status: ListingStatus;
  titre: string;
  /** Plain text; a blank line between paragraphs, one line break within. */
  description: string;
  /**
   * The price in cents with all taxes. A vehicle: its price without the
   * registration. `vente`: with the fees that the buyer bears. `location`: the
   * rent of a month, charges included. `saisonnier`: a week. `viager`: the bouquet.
   */
  prixCents: number;
  /** Every price it had, oldest first; the last one is `prixCents`. */
  prixHistorique: PriceStep[];
  dates: ListingDates;
  /** Slug of the agency or dealer that offers it. */
  agence: string;
  contact?: ListingContact;
  /** In the order in which they are shown. */
  photos: ListingPhoto[];
  /** Page or player of a video, https. */
  videoUrl?: string;
  /** Virtual visit, https. */
  visiteUrl?: string;
  adresse: ListingAddress;
  position?: ListingPosition;
  /** Offered by this agency alone. */
  exclusivite: boolean;
  /** Number of the mandate in the agency's register. */
  mandatNo?: string;
  source?: ListingSource;
  seo?: { titre?: string; description?: string };
}

export interface PriceStep {
  date: IsoDay;
  prixCents: number;
}

/** Moments as ISO 8601 in UTC, `2026-11-20T08:30:00.000Z`. */
export interface ListingDates {
  publie: string;
  /** Last change. */
  maj: string;
  /** When it was sold, let or withdrawn. */
  retire?: string;
}

export interface ListingContact {
  nom?: string;
  /** E.164, `+33123456789`. */
  telephone?: string;
  email?: string;
  /** Register number of an independent agent, such as `Aubremer 912 345 678`. */
  rsac?: string;
}

/**
 * One picture; pages load it from `/img/<id>/<width>.<format>`.
 */
export interface ListingPhoto {
  /** Letters, digits and `-`; the same picture has the same id in every listing. */
  id: string;
  widthPx: number;
  heightPx: number;
  /** Text alternative of the picture; empty if nobody wrote one, which `getPhotoAlt` replaces. */
  alt: string;
  /** A very small picture as a `data:` address, shown until the real one is there. */
  placeholder?: string;
}

export interface ListingAddress {
  rue?: string;
  codePostal: string;
  commune: string;
  /** The commune's number at INSEE; not its postcode. */
  codeInsee?: string;
  /** Code of the departement, `06` or `2A`. */
  departement: string;
}

export interface ListingPosition {
  latitude: number;
  longitude: number;
  /** `rue`, `floutee`: moved on purpose, so that it is right to some hundred metres only. */
  precision: PositionPrecision;
}

/** Which feed brought the listing, and its number there. */
export interface ListingSource {
  flux: string;
  idExterne: string;
}
