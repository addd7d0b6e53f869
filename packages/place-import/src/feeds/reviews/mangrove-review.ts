import type { LatLng } from "@lieudit/place-model";

/** A verified review of a place by name and position. */
export interface MangroveReview {
  /** The token's signature, base64url: the review's unique name. */
  signature: string;
  /** Hash of the author's public key. */
  issuer: string;
  subject: GeoSubject;
  /** 1 to 5, including halves and quarters. */
  stars?: number;
  text?: string;
  /** Language of `text`, if given. */
  languageCode?: string;
  translations?: Record<string, string>;
  nickname?: string;
  isGenerated?: boolean;
  /** RFC 3339, UTC. */
  publishTime: string;
}

/** `geo:43.24,6.81?q=Le Fournil&u=30` */
export interface GeoSubject {
  name: string;
  location: LatLng;
  uncertaintyMetres: number;
}
