import type { Listing, ListingKind, ListingPhoto } from "@lieudit/listing-model";
import type { TypedFields } from "@lieudit/listing-model/fields";

/** Name of the feed of listings that people write at the desk. */
export const DESK_FEED = "espace";

/** Properties of a listing delivered by feed that the desk may change; each later delivery keeps them. */
export const DESK_WINS: ReadonlySet<string> = new Set([
  "titre",
  "description",
  "videoUrl",
  "visiteUrl",
  "seo.titre",
  "seo.description",
]);

/** A listing as the desk edits it: what was typed, complete or not, and what visitors see. */
export interface ListingEdit {
  id: string;
  agence: string;
  kind: ListingKind;
  fields: TypedFields;
  photos: ListingPhoto[];
  /** Rises with each change. */
  version: number;
  /** ISO 8601; null for a listing that the desk never changed. */
  updated: string | null;
  author: string | null;
  /** When it is published; ISO 8601. */
  publishAt: string | null;
  /** Whether visitors do not see the last changes yet. */
  hasChanges: boolean;
  /** Null before the first publication. */
  published: { listing: Listing; flux: string } | null;
  /** Why the operator removed the listing from the site; null if it was not. */
  removed: string | null;
}

export interface NewEdit {
  agence: string;
  kind: ListingKind;
  fields: TypedFields;
  author: string;
  /** Id of the listing whose photos it copies. */
  photosOf?: string;
}

/** Typed values of a person who started from `version`. */
export interface EditSave {
  version: number;
  fields: TypedFields;
  author: string;
}

/** A control that two people changed. */
export interface EditConflict {
  /** Name of the control. */
  name: string;
  mine: string;
  theirs: string;
  /** Who changed it first. */
  author: string;
  /** ISO 8601. */
  at: string;
}

/**
 * `saved`: everything was stored. `conflict`: other people changed the same controls; those keep
 * their value, and everything else was stored.
 */
export type EditSaved =
  | {
      outcome: "saved" | "conflict";
      version: number;
      conflicts: EditConflict[];
      /** Values before and after, by control. */
      changed: Readonly<Record<string, readonly [before: string, after: string]>>;
    }
  | { outcome: "unknown" };

/** A change of the photos; it applies to the photos as they are, whatever changed before. */
export type PhotoChange =
  | { do: "add"; photo: ListingPhoto; path: string }
  | { do: "remove"; photo: string }
  /** `to`: position from 0. */
  | { do: "move"; photo: string; to: number }
  | { do: "alt"; photo: string; alt: string };

/** A draft that visitors never saw, for the list of an agency. */
export interface DraftSummary {
  id: string;
  kind: ListingKind;
  titre: string;
  reference: string;
  photo: ListingPhoto | null;
  photoCount: number;
  updated: string;
  author: string;
  publishAt: string | null;
}

/** A changed control in the history of an edit. */
export interface EditChange {
  /** Version that the change made. */
  version: number;
  name: string;
  before: string;
  author: string;
  at: string;
}

/** Changes that are remembered. Who starts from an older version sees every difference as a conflict. */
const MAX_CHANGES = 1_000;

/**
 * Merges typed values into the current ones. A control that only one side changed takes that
 * change. One that both changed differently is a conflict.
 */
export function mergeEdit(
  current: { fields: TypedFields; version: number; changes: readonly EditChange[] },
  { fields, version, author }: EditSave,
  at: string,
): {
  fields: TypedFields;
  changes: EditChange[];
  conflicts: EditConflict[];
  changed: Record<string, [string, string]>;
} {
  const merged: Record<string, string> = { ...current.fields };
  const conflicts: EditConflict[] = [];
  const changed: Record<string, [string, string]> = {};
  const added: EditChange[] = [];
  // The oldest remembered version may have lost some of its changes.
  const isHistoryComplete =
    current.changes.length < MAX_CHANGES || version >= (current.changes[0]?.version ?? 0);
  for (const [name, mine] of Object.entries(fields)) {
    const theirs = current.fields[name] ?? "";
    if (mine === theirs) continue;
    const later = current.changes.filter((change) => change.name === name && change.version > version);
    const base = later[0]?.before ?? (isHistoryComplete || version === current.version ? theirs : undefined);
    if (mine === base) continue;
    if (base !== theirs) {
      const last = later.at(-1);
      conflicts.push({ name, mine, theirs, author: last?.author ?? "", at: last?.at ?? at });
      continue;
    }
    merged[name] = mine;
    changed[name] = [theirs, mine];
    added.push({ version: current.version + 1, name, before: theirs, author, at });
  }
  return { fields: merged, changes: [...current.changes, ...added].slice(-MAX_CHANGES), conflicts, changed };
}

/** Returns photos after a change; unknown photos change nothing. */
export function changePhotoList(photos: readonly ListingPhoto[], change: PhotoChange): ListingPhoto[] {
  switch (change.do) {
    case "add":
      return photos.some(({ id }) => id === change.photo.id) ? [...photos] : [...photos, change.photo];
    case "remove":
      return photos.filter(({ id }) => id !== change.photo);
    case "alt":
      return photos.map((photo) => (photo.id === change.photo ? { ...photo, alt: change.alt } : photo));
    case "move": {
      const moved = photos.find(({ id }) => id === change.photo);
      if (moved === undefined) return [...photos];
      return photos.filter((photo) => photo !== moved).toSpliced(Math.max(0, change.to), 0, moved);
    }
  }
}
