import type { ApiLogEntry } from "./places-api-deps.ts";

/** An entry as one line of JSON: line breaks in it are escaped, so that nobody can add a line of their own. */
export function apiLogLine({ error, ...entry }: ApiLogEntry, time: Date): string {
  const failure = error === undefined ? {} : { error: error instanceof Error ? error.stack : String(error) };
  return JSON.stringify({ time: time.toISOString(), ...entry, ...failure });
}
