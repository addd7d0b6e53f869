import type { ConsentRecord } from "../consent/consent-record.ts";
import { SELECTION_COOKIES } from "./selection-cookie.ts";

/** What only the browser keeps of a kind of listings: those seen last, and private notes. */
const TOPICS = ["vus", "notes"] as const;
export type DeviceTopic = (typeof TOPICS)[number];

const KINDS = ["vehicle", "estate"] as const;
type DeviceKind = (typeof KINDS)[number];

/** What the device does not hold, as long as the page lives: nothing was accepted yet, or it is full. */
const memory = new Map<string, unknown>();

/** Reads what `writeDevice` wrote, which other code may have changed; null if there is nothing. */
export function readDevice(topic: DeviceTopic, kind: DeviceKind, consent: ConsentRecord | null): unknown {
  const key = `${topic}_${kind}`;
  if (!isAccepted(kind, consent)) return memory.get(key) ?? null;
  keepUnkept(topic, kind);
  return memory.get(key) ?? readStored(key);
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
  if (isAccepted(kind, consent)) store(key, value);
}

/**
 * Brings to the device what the page held before its visitor accepted that, and deletes there what is
 * not accepted, or not any more.
 */
export function followConsent(consent: ConsentRecord | null): void {
  for (const kind of KINDS) {
    for (const topic of TOPICS) {
      if (isAccepted(kind, consent)) keepUnkept(topic, kind);
      else {
        try {
          localStorage.removeItem(`${topic}_${kind}`);
        } catch {
          // Blocked: nothing was kept either.
        }
      }
    }
  }
}

/** The lists of the page and of the device, which another tab may have filled, stand together. */
function keepUnkept(topic: DeviceTopic, kind: DeviceKind): void {
  const key = `${topic}_${kind}`;
  const unkept = memory.get(key);
  if (!Array.isArray(unkept)) return;
  const stored = readStored(key);
  const kept: unknown[] = Array.isArray(stored) ? stored : [];
  // Readers count an entry once. The newest listing is the first, the newest note the last.
  const both = topic === "vus" ? [...unkept, ...kept] : [...kept, ...unkept];
  store(key, both);
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    memory.delete(key);
  } catch {
    // Full or blocked: it lasts as long as the page.
  }
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function isAccepted(kind: DeviceKind, consent: ConsentRecord | null): boolean {
  return consent?.[SELECTION_COOKIES[kind].category] === true;
}
