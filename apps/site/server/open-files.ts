import { readFileSync } from "node:fs";

/** What a process opens beside its connections: databases, pictures, forms that come with photos. */
const OWN_FILES = 256;

/**
 * Limits the connections of a process, so that it never runs out of file
 * descriptors. A worker that fails to accept a connection from the primary gets
 * no more of them.
 *
 * @param openFiles what the system allows a process; null: nobody knows
 * @see https://github.com/nodejs/node/blob/v24.x/lib/internal/child_process.js (NODE_HANDLE_NACK)
 */
export function connectionsWithin(wanted: number, openFiles = openFileLimit()): number {
  if (openFiles === null) return wanted;
  return Math.max(1, Math.min(wanted, openFiles - Math.min(OWN_FILES, Math.ceil(openFiles / 2))));
}

/** Node asks for as many as the system lets it have; Linux tells how many those are. */
function openFileLimit(): number | null {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}
