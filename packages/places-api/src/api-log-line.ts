import type { ApiLogEntry } from "./places-api-deps.ts";

/** Formats an entry as one line of JSON. Line breaks are escaped, so that callers cannot forge entries. */
export function formatLogEntry({ error, ...entry }: ApiLogEntry, time: Date): string {
  const failure = error === undefined ? {} : { error: error instanceof Error ? error.stack : String(error) };
  return JSON.stringify({ time: time.toISOString(), ...entry, ...failure });
}
