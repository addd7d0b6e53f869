/** One answer, as the log tells it: nothing in it says who asked or what for. */
export interface AccessEntry {
  requestId: string;
  method: string;
  /** Path without the query, which may hold what somebody typed. */
  path: string;
  status: number;
  durationMs: number;
}

/** One line: `2026-05-01T10:00:00.000Z GET /lieux 200 12 ms 3f2a…`. A path cannot start a line of its own. */
export function accessLine(entry: AccessEntry, now: Date): string {
  const { requestId, method, path, status, durationMs } = entry;
  return `${now.toISOString()} ${printable(method)} ${printable(path)} ${status} ${Math.round(durationMs)} ms ${requestId}`;
}

function printable(text: string): string {
  return text.slice(0, 200).replace(/[^\x21-\x7e]/g, "?");
}
