import { readFileSync } from "node:fs";
import { threadId } from "node:worker_threads";
import { watchWrites } from "./watch-writes.ts";

/** Content of the control file: which writes fail. */
export interface FailingWrites {
  /** A new number restarts the count of writes. */
  round: number;
  /** Index of the first write that fails, from 1; 0 if no write fails. */
  from: number;
  /** Whether all later writes fail too. */
  isFull: boolean;
}

/** Makes writes of this process fail with ENOSPC, as the file `control` specifies. */
export function failWrites(control: string): void {
  // Threads of the primary process do background work only.
  if (threadId !== 0) return;
  let round = 0;
  let count = 0;
  watchWrites(
    ({ act, path }) => {
      // Written by `SharedSite.failWrites`.
      const failing = JSON.parse(readFileSync(control, "utf8")) as FailingWrites;
      if (failing.round !== round) {
        round = failing.round;
        count = 0;
      }
      if (act === "remove") return;
      count += 1;
      if (failing.from === 0 || count < failing.from || (count > failing.from && !failing.isFull)) return;
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${act} '${path}'`), {
        code: "ENOSPC",
        syscall: act,
        // SQLITE_FULL
        errcode: 13,
      });
    },
    () => {},
  );
}
