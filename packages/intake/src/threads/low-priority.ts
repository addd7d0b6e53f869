import { readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** Priority of imports and refreshes, from -20 (highest) to 19 (lowest); a server runs at 0. */
export const LOW_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the priority of the whole process. If the system denies it, the priority is unchanged. */
export function lowerProcessPriority(priority = LOW_PRIORITY): void {
  lowerPriority(0, priority);
  if (process.platform !== "linux") return;
  // On Linux each thread has its own priority. New threads inherit it; running ones need it set.
  for (const thread of listLinuxThreads()) lowerPriority(thread, priority);
}

/**
 * Lowers the priority of this thread only. Elsewhere than on Linux it does nothing,
 * because threads share the priority of the server process.
 */
export function lowerThreadPriority(): void {
  if (process.platform === "linux") lowerPriority(0, LOW_PRIORITY);
}

/** @param id of a process or, on Linux, a thread; 0 is the caller. */
function lowerPriority(id: number, priority: number): void {
  try {
    // A lower starting priority is kept: raising it is up to the administrator.
    if (getPriority(id) < priority) setPriority(id, priority);
  } catch {
    // Denied, or the thread has ended.
  }
}

function listLinuxThreads(): number[] {
  try {
    return readdirSync("/proc/self/task").map(Number);
  } catch {
    return [];
  }
}
