import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { LiveKind, LiveRow } from "./live-facts.ts";
import { LIVE_FILE } from "./write-live-values.ts";

/** Live values by place. */
export interface LiveValues {
  /** Returns the current values, or undefined. Takes microseconds and never throws. */
  get<Kind extends LiveKind>(kind: Kind, placeId: string): LiveRow[Kind] | undefined;
  close(): void;
}

export interface FollowLiveOptions {
  /** Milliseconds that only grow. Default `performance.now`. */
  monotonicMs?: () => number;
  /** Called once for each file that cannot be used. Default: prints one line on standard error. */
  onProblem?: (error: unknown) => void;
}

/** How long a replaced file may go unnoticed. */
const LOOK_EVERY_MS = 1_000;

/**
 * Reads the live values of `folder`, and follows a replaced file within a
 * second. Without a file every lookup returns undefined.
 *
 * A lookup reads one key of a file that is never written in place. It runs in
 * the calling thread, which costs less than a message to another thread.
 */
export function followLiveValues(
  folder: string,
  { monotonicMs = () => performance.now(), onProblem = reportProblem }: FollowLiveOptions = {},
): LiveValues {
  const path = join(folder, LIVE_FILE);
  let opened: { database: DatabaseSync; find: StatementSync } | undefined;
  let seen = "";
  let lookAgainAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function look(): void {
    if (monotonicMs() < lookAgainAt) return;
    lookAgainAt = monotonicMs() + LOOK_EVERY_MS;
    const stamp = readStamp(path);
    if (stamp === seen) return;
    seen = stamp;
    if (stamp === "none") {
      turnTo(undefined);
      return;
    }
    try {
      const database = new DatabaseSync(path, { readOnly: true });
      try {
        turnTo({ database, find: database.prepare("select json from live where kind = ? and place_id = ?") });
      } catch (error) {
        database.close();
        throw error;
      }
    } catch (error) {
      onProblem(error);
    }
  }

  function turnTo(next: typeof opened): void {
    opened?.database.close();
    opened = next;
  }

  return {
    get(kind, placeId) {
      if (isClosed) return undefined;
      look();
      try {
        const row = opened?.find.get(kind, placeId);
        // Our own text, written by `replaceLiveValues` for this kind.
        return row === undefined ? undefined : JSON.parse(String(row.json));
      } catch (error) {
        // A damaged page: places are answered without live values until the file is replaced.
        turnTo(undefined);
        onProblem(error);
        return undefined;
      }
    },
    close() {
      isClosed = true;
      turnTo(undefined);
    },
  };
}

function readStamp(path: string): string {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? "none" : `${stat.ino}/${stat.mtimeNs}/${stat.size}`;
}

function reportProblem(error: unknown): void {
  console.error(
    `Live prices and availability cannot be read and are left out until they are next refreshed: ${
      error instanceof Error ? error.message : String(error)
    }`,
  );
}
