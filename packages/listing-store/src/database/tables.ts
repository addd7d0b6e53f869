import type { StateTable } from "@lieudit/database";
import type { ESTATE_FILTERS, FilterColumns, ListingStatus, VEHICLE_FILTERS } from "@lieudit/listing-model";
import type { Generated } from "kysely";

/** The tables for Kysely. JSON is stored as text, so that both databases return it unchanged. */
export interface Tables {
  listing: ListingTable;
  listing_body: ListingBodyTable;
  listing_photo: ListingPhotoTable;
  listing_staged: ListingStagedTable;
  listing_edit: ListingEditTable;
  delivery: DeliveryTable;
  delivery_columns: DeliveryColumnsTable;
  agency: AgencyTable;
  portfolio: PortfolioTable;
  removed_content: RemovedContentTable;
  state: StateTable;
}

/** A listing or a photo that the operator removed. */
export interface RemovedContentTable {
  kind: "listing" | "photo";
  id: string;
  reason: string;
  removed: string;
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
  /** Digest of the feed's content, which detects unchanged listings. */
  fingerprint: string;
  slug: string;
  titre: string;
  status: ListingStatus;
  /** 1 if lists show it. */
  visible: number;
  /** Time of publication; ISO 8601, as the next two columns. */
  publie: string;
  maj: string;
  /** Time of the sale, letting or withdrawal; null while it is on offer. */
  fini: string | null;
  prix_cents: number;
  /** `aubremer-76990`; `commune` is the same without the postcode. */
  ville: string;
  commune: string;
  latitude: number | null;
  longitude: number | null;
  /** Orders lists; no filter reads it. */
  prix_m2_cents: number | null;
  /** Number of the change that added it to the lists; 0 if that was not recorded. */
  came_at: Generated<number>;
  /** Number of the last change that reduced its price, and the previous price in cents. */
  cut_at: Generated<number>;
  cut_from_cents: number | null;
  /** Stamp of the roads and places by which the columns of travel times were computed; 0: not yet. */
  travel_state: Generated<number>;
  /** Number of the change that wrote the row last. */
  changed: number;
  /** Short key of the listing in the index of words. */
  number: number;
}

export type TextColumn = ColumnOf<string | null>;
export type NumberColumn = ColumnOf<number | null>;

type ColumnOf<Value> = {
  [C in keyof FilterColumnValues]: FilterColumnValues[C] extends Value ? C : never;
}[keyof FilterColumnValues];

/** The data of a listing. */
export interface ListingBodyTable {
  listing_id: string;
  /** JSON of the `Listing`. */
  content: string;
  /** JSON of the `ListingCard`. */
  card: string;
  /** Its words without accents, each with a space on both sides. */
  mots: string;
  mots_titre: string;
}

export interface ListingPhotoTable {
  listing_id: string;
  photo_id: string;
  /** JSON of the `ListingPhoto`. */
  content: string;
  /** Path below the folder of listings; null without a file. */
  path: string | null;
}

export interface AgencyTable {
  slug: string;
  kind: "agence" | "concession";
  content: string;
}

/** A listing of an import that is not applied yet. */
export interface ListingStagedTable {
  import_id: string;
  reference: string;
  /** Place in the delivery. */
  position: number;
  /** Time in ms. */
  staged_at: number;
  agence: string;
  flux: string;
  fingerprint: string;
  /** Id that the delivery gives. */
  given_id: string | null;
  /** Id of the listing if it is new. */
  id: string;
  /** JSON of the `ListingDraft`; null if the stored listing stays as it is. */
  draft: string | null;
  /** JSON of pairs: photo id and path. */
  photo_paths: string | null;
}

/** One row for each feed of an agency. */
export interface PortfolioTable {
  agence: string;
  flux: string;
  imported: string;
  /** The import that is being applied, and the time in ms of its last write; null between imports. */
  import_id: string | null;
  applied_at: number | null;
}

/** What the desk typed for a listing. */
export interface ListingEditTable {
  listing_id: string;
  agence: string;
  kind: "vehicle" | "estate";
  /** JSON of the typed values by control. */
  fields: string;
  /** JSON list of `ListingPhoto`. */
  photos: string;
  /** JSON list of `EditChange`, oldest first. */
  changes: string;
  version: number;
  /** The version that visitors see; 0: none. */
  published_version: number;
  /** JSON of the typed values that win over a feed, and of the status under `status`. */
  kept: string;
  updated: string;
  author: string;
  publish_at: string | null;
}

/** A delivered file and what came of it. */
export interface DeliveryTable {
  id: string;
  agence: string;
  name: string;
  state: "waiting" | "mapping" | "done" | "rejected";
  created: string;
  author: string | null;
  finished: string | null;
  /** JSON of `StoredReport`. */
  report: string | null;
  /** JSON of the heading and the first rows. */
  sample: string | null;
}

/** What the columns of the files of an agency mean. */
export interface DeliveryColumnsTable {
  agence: string;
  /** Digest of the heading. */
  header: string;
  /** JSON of `ColumnMapping`. */
  content: string;
}
