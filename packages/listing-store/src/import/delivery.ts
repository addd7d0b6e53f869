import type { Agency } from "@lieudit/listing-model";
import type { FieldNaming } from "./field-names.ts";

/**
 * The content of one file, parsed but not yet checked. Listings may be read from
 * the file while they are iterated; `refused` is complete afterwards.
 */
export interface Delivery {
  /** Name of the feed; listings of other feeds are not touched. */
  flux: string;
  agencies: { line: number; value: unknown }[];
  listings: Iterable<DeliveredListing>;
  /** Lines without a readable reference. */
  refused: Refusal[];
  /** Content that is ignored, such as unknown columns. */
  warnings?: Refusal[];
  /** Names of fields in reports; by default the names of the properties. */
  nameOf?: FieldNaming;
}

/** One listing of a delivery, with the names of its photos. */
export interface DeliveredListing {
  line: number;
  /** The properties of a `ListingDraft` as in the feed, unchecked. */
  value: Readonly<Record<string, unknown>>;
  photos: DeliveredPhoto[];
}

export interface DeliveredPhoto {
  /** Name of a delivered file, or a URL. */
  name: string;
  alt?: string;
}

/** A rejected line. */
export interface Refusal {
  /** Line number; 0 for the whole portfolio of an agency. */
  line: number;
  /** Empty if it could not be read. */
  reference: string;
  reasons: string[];
}

/** The result of a delivery. */
export interface DeliveryReport {
  flux: string;
  agencies: Agency["slug"][];
  portfolios: PortfolioReport[];
  refused: Refusal[];
  /** Problems of accepted listings: missing photos, unknown fields, missing legal facts. */
  warnings: Refusal[];
}

export interface PortfolioReport {
  agence: string;
  inserted: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  photos: number;
}

/** Whether a delivery was accepted at least in part. */
export function isAnythingTaken({ agencies, portfolios }: DeliveryReport): boolean {
  return agencies.length > 0 || portfolios.length > 0;
}
