import { readFileSync } from "node:fs";
import { threadId } from "node:worker_threads";
import { watchWrites } from "./watch-writes.ts";

/** Which writes fail, as the file that names them holds it. */
export interface FailingWrites {
  /** Another number begins to count anew. */
  round: number;
  /** The first that fails, from 1; 0: none. */
  from: number;
  /** Whether all after it fail too. */
  isFull: boolean;
}

/** Has writes of the processes that answer fail as the file `control` says, with what a full disk gives. */
export function failWrites(control: string): void {
  // The first process's threads do what nobody waits for.
  if (threadId !== 0) return;
  let round = 0;
  let count = 0;
  watchWrites(
    ({ act, path }) => {
      // From the row that uses it.
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
