import type { ListingKind } from "@lieudit/listing-model";
import type { ConsentRecord } from "../../privacy/consent/consent-record.ts";
import { readDevice, writeDevice } from "../../privacy/selection/device-memory.ts";
import { readSelectedIds, withId } from "../../privacy/selection/selection-cookie.ts";

/** Of each kind; older ones are forgotten. */
export const MAX_SEEN = 8;

/** Reads the listings of a kind that were opened last, the newest first. */
export function readSeen(kind: ListingKind, consent: ConsentRecord | null): string[] {
  const ids = readDevice("vus", kind, consent);
  return readSelectedIds(String(ids ?? "")).slice(0, MAX_SEEN);
}

export function rememberSeen(kind: ListingKind, id: string, consent: ConsentRecord | null): void {
  writeDevice("vus", kind, withId(readSeen(kind, consent), id, true).slice(0, MAX_SEEN), consent);
}

export function forgetSeen(consent: ConsentRecord | null): void {
  writeDevice("vus", "vehicle", [], consent);
  writeDevice("vus", "estate", [], consent);
}
