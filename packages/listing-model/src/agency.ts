import type { ListingAddress, ListingPhoto } from "./listing-base.ts";

/** Who offers listings: an estate agency or a vehicle dealer. */
export interface Agency {
  /** Words of the page's address; listings name their agency by it. */
  slug: string;
  kind: AgencyKind;
  nom: string;
  /** A paragraph about it; plain text. */
  description?: string;
  /** Id of the place that has its hours, reviews and position. */
  placeId?: string;
  adresse: ListingAddress;
  position?: { latitude: number; longitude: number };
  /** E.164. */
  telephone?: string;
  email?: string;
  siteUrl?: string;
  /** Its price list, an address or a page of the site; every ad of an estate agency links it. */
  baremeUrl?: string;
  photo?: ListingPhoto;
  equipe?: { nom: string; fonction: string; telephone?: string; email?: string; rsac?: string }[];
  /** Facts that the law asks a page to say. */
  mentions?: AgencyLegalFacts;
}

export const AGENCY_KINDS = ["agence", "concession"] as const;
export type AgencyKind = (typeof AGENCY_KINDS)[number];

export interface AgencyLegalFacts {
  /** `SARL au capital de 8 000 €`. */
  formeJuridique?: string;
  /** Nine digits, maybe with spaces; the last one is the key of the others. */
  siren?: string;
  rcs?: string;
  tvaIntracommunautaire?: string;
  /** `CPI 7699 2023 000 000 012`, and the chamber that gave it. */
  carteProfessionnelle?: { numero: string; cci: string };
  /** Guarantor and the amount, or that no funds are held. */
  garantieFinanciere?: { garant: string; montantCents: number } | { sansFonds: true };
  /** Insurer of the professional liability. */
  rcPro?: string;
  /** Number of the lender's agent at ORIAS. */
  orias?: string;
  mediateur?: { nom: string; adresse: string; siteUrl: string };
}
