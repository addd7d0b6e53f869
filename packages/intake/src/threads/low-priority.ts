import { readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** What imports and refreshes run at, of -20 (first) to 19 (last): a server beside them, at 0, goes before. */
export const LOW_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets the whole process give way to others. A system that refuses leaves it as
 * it is: then an import is merely not as polite.
 */
export function lowerProcessPriority(priority = LOW_PRIORITY): void {
  lower(0, priority);
  if (process.platform !== "linux") return;
  // There each thread has a priority of its own. Later ones take it from the thread that starts them; these run already.
  for (const thread of threadsOfLinux()) lower(thread, priority);
}

/**
 * Lets this thread give way, and not the rest of its process. Only Linux has
 * priorities of threads; elsewhere nothing changes, because the process is a server's.
 */
export function lowerThreadPriority(): void {
  if (process.platform === "linux") lower(0, LOW_PRIORITY);
}

/** @param id of a process or, on Linux, a thread; 0 is the caller's own. */
function lower(id: number, priority: number): void {
  try {
    // Whoever was started lower stays there: raising is for the administrator.
    if (getPriority(id) < priority) setPriority(id, priority);
  } catch {
    // Refused, or the thread has ended meanwhile.
  }
}

function threadsOfLinux(): number[] {
  try {
    return readdirSync("/proc/self/task").map(Number);
  } catch {
    return [];
  }
}
