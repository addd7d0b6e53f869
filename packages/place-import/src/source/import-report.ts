import type { SkippedThing } from "@lieudit/intake";
import type { SourceDescription } from "@lieudit/place-index";
import type { PlaceKind } from "@lieudit/place-model";

/** The shards of an index that is not in one file. */
export interface BuiltShards {
  count: number;
  /** Shards that were built because their places changed. The others are kept. */
  newCount: number;
}

/** The result of an import. */
export interface ImportReport {
  source: SourceDescription;
  /** Numbers of elements in the files, with or without tags. */
  read: { nodes: number; ways: number; relations: number };
  placesByKind: Partial<Record<PlaceKind, number>>;
  /** Primary types by number of places, most frequent first. */
  topTypes: { type: string; count: number }[];
  /** Skipped data, most frequent first. */
  skipped: SkippedThing[];
  /** Number of tiles in the base map; 0 if none was built. */
  tileCount: number;
  /** Kilometres of road in the road graph; 0 if none was built. */
  roadKilometres: number;
  /** Number of photos that tags name and that were fetched and stored. */
  fetchedPhotoCount: number;
  /** Number of places with facts from the patch file. */
  patchedCount: number;
  /** Notes of one line each, for example about unusable lines and photos of the patch file. */
  notes: string[];
  /** Number of places of all sources in the new index. */
  indexedCount: number;
  /** Absent for an index in one file. */
  shards?: BuiltShards | undefined;
  /** Duration of the import. */
  seconds: number;
  /** Peak memory of the process so far. */
  peakMemoryBytes: number;
}

export type ImportPhase = "download" | "read" | "photos" | "draw" | "roads" | "index" | "publish";

export interface ImportProgress {
  phase: ImportPhase;
  /** 0 to 1 within the phase. */
  share: number;
  /** The current subject, such as a file name. */
  subject: string;
}
