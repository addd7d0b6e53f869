import type { ConsentRecord } from "../consent/consent-record.ts";
import { SELECTION_COOKIES } from "./selection-cookie.ts";

/** What only the browser keeps of a kind of listings: those seen last, and private notes. */
const TOPICS = ["vus", "notes"] as const;
export type DeviceTopic = (typeof TOPICS)[number];

const KINDS = ["vehicle", "estate"] as const;
type DeviceKind = (typeof KINDS)[number];

/** Lasts as long as the page, for visitors who did not accept more. */
const memory = new Map<string, unknown>();

/** Reads what `writeDevice` wrote, which other code may have changed; null if there is nothing. */
export function readDevice(topic: DeviceTopic, kind: DeviceKind, consent: ConsentRecord | null): unknown {
  const key = `${topic}_${kind}`;
  if (!isAccepted(kind, consent)) return memory.get(key) ?? null;
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a value on the device where that was accepted, else while the page lives. */
export function writeDevice(
  topic: DeviceTopic,
  kind: DeviceKind,
  value: unknown,
  consent: ConsentRecord | null,
): void {
  const key = `${topic}_${kind}`;
  memory.set(key, value);
  if (!isAccepted(kind, consent)) return;
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked: it lasts as long as the page.
  }
}

/** Deletes what the visitor does not accept, or not any more. */
export function forgetUnaccepted(consent: ConsentRecord | null): void {
  for (const kind of KINDS) {
    if (isAccepted(kind, consent)) continue;
    try {
      for (const topic of TOPICS) localStorage.removeItem(`${topic}_${kind}`);
    } catch {
      // Blocked: nothing was kept either.
    }
  }
}

function isAccepted(kind: DeviceKind, consent: ConsentRecord | null): boolean {
  return consent?.[SELECTION_COOKIES[kind].category] === true;
}
