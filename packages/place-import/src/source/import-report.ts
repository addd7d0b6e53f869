import type { SkippedThing } from "@lieudit/intake";
import type { SourceDescription } from "@lieudit/place-index";
import type { PlaceKind } from "@lieudit/place-model";

/** What an import did. */
export interface ImportReport {
  source: SourceDescription;
  /** Elements of the files, with tags or without. */
  read: { nodes: number; ways: number; relations: number };
  placesByKind: Partial<Record<PlaceKind, number>>;
  /** Primary types by number of places, most frequent first. */
  topTypes: { type: string; count: number }[];
  /** What was left out, most frequent first. */
  skipped: SkippedThing[];
  /** Tiles of the base map; 0 without one. */
  tileCount: number;
  /** Kilometres of road that routes are found on; 0 without a road graph. */
  roadKilometres: number;
  /** Photos that tags name, which are stored now. */
  fetchedPhotoCount: number;
  /** Places that got facts from the patch file. */
  patchedCount: number;
  /** One line each: lines and photos of the patch file that could not be used, and other things worth knowing. */
  notes: string[];
  /** Places of all sources in the new index. */
  indexedCount: number;
  seconds: number;
  /** The most memory that the process held so far. */
  peakMemoryBytes: number;
}

export type ImportPhase = "download" | "read" | "photos" | "draw" | "roads" | "index" | "publish";

export interface ImportProgress {
  phase: ImportPhase;
  /** 0 to 1 within the phase. */
  share: number;
  /** What is being worked on, such as a file's name. */
  subject: string;
}
