import type { ListingKind } from "@lieudit/listing-model";
import type { ConsentRecord } from "../consent/consent-record.ts";
import { readDevice, writeDevice } from "./device-memory.ts";
import { MAX_SELECTED } from "./selection-cookie.ts";

export const MAX_NOTE_CHARACTERS = 500;

/** Reads the private notes of a kind, by listing; the newest last. */
export function readNotes(kind: ListingKind, consent: ConsentRecord | null): ReadonlyMap<string, string> {
  const notes = readDevice("notes", kind, consent);
  const entries = Array.isArray(notes) ? notes : [];
  return new Map(
    entries
      .filter((entry): entry is [string, string] => Array.isArray(entry) && entry.length === 2)
      .map(([id, note]) => [String(id), String(note).slice(0, MAX_NOTE_CHARACTERS)]),
  );
}

/** Keeps a note; an empty one is deleted. */
export function keepNote(kind: ListingKind, id: string, note: string, consent: ConsentRecord | null): void {
  const others = [...readNotes(kind, consent)].filter(([known]) => known !== id);
  const notes = note.trim() === "" ? others : [...others, [id, note.slice(0, MAX_NOTE_CHARACTERS)]];
  writeDevice("notes", kind, notes.slice(-MAX_SELECTED), consent);
}
