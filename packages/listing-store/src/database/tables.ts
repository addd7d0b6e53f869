import type { StateTable } from "@lieudit/database";
import type { ESTATE_FILTERS, FilterColumns, VEHICLE_FILTERS } from "@lieudit/listing-model";
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

/** The columns that the filters of both kinds of listings read; a listing leaves those of the other kind empty. */
export type FilterColumnValues = FilterColumns<typeof VEHICLE_FILTERS> & FilterColumns<typeof ESTATE_FILTERS>;

/**
 * The values by which listings are searched and sorted; nothing reads facts
 * from it. The rows are short, because lists and counts read many of them.
 */
export interface ListingTable extends FilterColumnValues {
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
  /** Orders lists; no filter reads it. */
  prix_m2_cents: number | null;
  /** The change of the store that brought it into the lists; 0: long ago. */
  came_at: Generated<number>;
  /** The change that cut its price the last time, and the price before, in cents. */
  cut_at: Generated<number>;
  cut_from_cents: number | null;
}

export type TextColumn = ColumnOf<string | null>;
export type NumberColumn = ColumnOf<number | null>;
/** A column that holds 0 or 1. */
export type FlagColumn = ColumnOf<number>;

type ColumnOf<Value> = {
  [C in keyof FilterColumnValues]: FilterColumnValues[C] extends Value ? C : never;
}[keyof FilterColumnValues];

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
