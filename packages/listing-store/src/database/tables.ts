import type { StateTable } from "@lieudit/database";
import type { Generated } from "kysely";

/** The tables as Kysely sees them. JSON is kept as text, so that both databases give back what they took. */
export interface Tables {
  listing: ListingTable;
  listing_body: ListingBodyTable;
  listing_photo: ListingPhotoTable;
  agency: AgencyTable;
  portfolio: PortfolioTable;
  state: StateTable;
}

/**
 * What a listing is searched and sorted by; nothing reads facts from it. The
 * rows are short, because lists and counts walk over many of them.
 */
export interface ListingTable {
  id: string;
  kind: "vehicle" | "estate";
  agence: string;
  flux: string;
  reference: string;
  /** Digest of what the feed said, to know what did not change. */
  fingerprint: string;
  slug: string;
  titre: string;
  /** 1: lists show it. */
  visible: number;
  /** When it was published; ISO 8601, as the next two. */
  publie: string;
  maj: string;
  /** When it was sold, let or withdrawn; null while it is offered. */
  fini: string | null;
  prix_cents: number;
  /** `aubremer-76990`, and without the postcode. */
  ville: string;
  commune: string;
  latitude: number | null;
  longitude: number | null;
  /** Slugs, as addresses have them. */
  categorie: string | null;
  marque: string | null;
  modele: string | null;
  energie: string | null;
  boite: string | null;
  carrosserie: string | null;
  etat: string | null;
  critair: string | null;
  kilometrage_km: number | null;
  annee: number | null;
  transaction_type: string | null;
  type: string | null;
  surface_m2: number | null;
  terrain_m2: number | null;
  pieces: number | null;
  chambres: number | null;
  dpe: string | null;
  prix_m2_cents: number | null;
  balcon: number;
  terrasse: number;
  jardin: number;
  ascenseur: number;
  stationnement: number;
  cave: number;
  piscine: number;
  meuble: number;
  acces_pmr: number;
  fibre: number;
  /** The change of the store that brought it into the lists; 0: long ago. */
  came_at: Generated<number>;
  /** The change that cut its price the last time, and the price before, in cents. */
  cut_at: Generated<number>;
  cut_from_cents: number | null;
}

/** A listing itself. */
export interface ListingBodyTable {
  listing_id: string;
  /** All of it. */
  content: string;
  /** What lists show. */
  card: string;
  /** Its words without accents, one space around each. */
  mots: string;
  mots_titre: string;
}

export interface ListingPhotoTable {
  listing_id: string;
  photo_id: string;
  /** The `ListingPhoto`. */
  content: string;
  /** Below the folder of listings; null: there is no file. */
  path: string | null;
}

export interface AgencyTable {
  slug: string;
  kind: "agence" | "concession";
  content: string;
}

/** One row for each feed of an agency; writing it is the lock of its imports. */
export interface PortfolioTable {
  agence: string;
  flux: string;
  imported: string;
}
