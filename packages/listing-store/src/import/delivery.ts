import type { Agency } from "@lieudit/listing-model";
import type { FieldNaming } from "./field-names.ts";

/** What one file brought, read but not yet checked. */
export interface Delivery {
  /** Name of the feed; listings of another feed are left alone. */
  flux: string;
  agencies: { line: number; value: unknown }[];
  listings: DeliveredListing[];
  /** Lines from which not even a listing's reference could be read. */
  refused: Refusal[];
  /** What the file says and nobody reads: columns that are not known. */
  warnings?: Refusal[];
  /** What faults call the file's fields. Absent: the file has the fields' own names. */
  nameOf?: FieldNaming;
}

/** One listing of a delivery, with photos that are still names. */
export interface DeliveredListing {
  line: number;
  /** The fields of a `ListingDraft`, as the feed gives them. */
  value: Readonly<Record<string, unknown>>;
  photos: DeliveredPhoto[];
}

export interface DeliveredPhoto {
  /** A file that came along, or an address. */
  name: string;
  alt?: string;
}

/** A line that was not taken. */
export interface Refusal {
  /** 0: the whole portfolio of an agency. */
  line: number;
  /** Empty where none could be read. */
  reference: string;
  reasons: string[];
}

/** What became of a delivery. */
export interface DeliveryReport {
  flux: string;
  agencies: Agency["slug"][];
  portfolios: PortfolioReport[];
  refused: Refusal[];
  /** Taken all the same: photos that could not be had, fields that are not known, what the law asks for. */
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

/** Whether anything of a delivery was taken; else every line of it was refused. */
export function isAnythingTaken({ agencies, portfolios }: DeliveryReport): boolean {
  return agencies.length > 0 || portfolios.length > 0;
}
