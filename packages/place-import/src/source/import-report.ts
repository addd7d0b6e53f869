import type { SkippedThing } from "@lieudit/intake";
import type { SourceDescription } from "@lieudit/place-index";
import type { PlaceKind } from "@lieudit/place-model";

/** The result of an import. */
export interface ImportReport {
  source: SourceDescription;
  /** Elements of the files, with or without tags. */
  read: { nodes: number; ways: number; relations: number };
  placesByKind: Partial<Record<PlaceKind, number>>;
  /** Primary types by number of places, most frequent first. */
  topTypes: { type: string; count: number }[];
  /** Skipped data, most frequent first. */
  skipped: SkippedThing[];
  /** Tiles of the base map; 0 without one. */
  tileCount: number;
  /** Kilometres of road in the graph; 0 without a graph. */
  roadKilometres: number;
  /** Photos in tags that were fetched and stored. */
  fetchedPhotoCount: number;
  /** Places that got facts from the patch file. */
  patchedCount: number;
  /** One line each: unusable lines and photos of the patch file, and other notes. */
  notes: string[];
  /** Places of all sources in the new index. */
  indexedCount: number;
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
