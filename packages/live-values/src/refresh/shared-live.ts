import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type FileDigest, fetchFile, readFileDigest } from "@lieudit/files";
import { LIVE_FILE } from "@lieudit/place-index/live";
import { openSharedPlaces, type SharedLocation } from "@lieudit/place-index/store";
import { withLiveLock } from "./live-lock.ts";

/** How long a server that stopped responding keeps its turn, in ms. */
const TURN_MS = 60_000;

/** The server whose turn it is to refresh, and the values that servers show. */
interface LiveRecord {
  holder: string;
  /** Milliseconds since 1970. */
  until: number;
  current: FileDigest | null;
  /** Servers may still be downloading it. */
  former: FileDigest | null;
}

/** Live values of servers that share places: one refreshes them, and the others copy its file. */
export interface SharedLive {
  /**
   * Copies the values of the server whose turn it is. Returns whether it is the turn of this one. If
   * the storage does not respond it is, because each server can refresh for itself.
   */
  takeTurn(): Promise<boolean>;
  /** Publishes the values of this folder if they changed. */
  publish(): Promise<void>;
  /** Passes the turn on. */
  close(): Promise<void>;
}

export interface SharedLiveOptions extends SharedLocation {
  /** `<data>/places` */
  folder: string;
  /** Whether this server has a source, so that it can refresh. */
  canRefresh: boolean;
  /** Receives a line when the storage fails, and one when it works again. */
  log: (line: string) => void;
  /** Milliseconds since 1970. Default: the real clock. */
  now?: () => number;
}

/** Opens the live values that servers share; undefined without FILES_URL. */
export function openSharedLive({
  folder,
  canRefresh,
  log,
  now = Date.now,
  ...location
}: SharedLiveOptions): SharedLive | undefined {
  const shared = openSharedPlaces(folder, location);
  if (shared === undefined) return undefined;
  const { files, records } = shared;
  const holder = randomUUID();
  const path = join(folder, LIVE_FILE);
  /** The copied or published file. */
  let shown: string | undefined;

  async function read(): Promise<{ record: LiveRecord; tag: string | null }> {
    const stored = await records.read("live");
    const record = stored === null ? undefined : parseRecord(stored.text);
    return {
      record: record ?? { holder: "", until: 0, current: null, former: null },
      tag: stored?.tag ?? null,
    };
  }

  async function copy({ current }: LiveRecord): Promise<void> {
    if (current === null || current.sha256 === shown) return;
    if ((await readFileDigest(path))?.sha256 !== current.sha256)
      await withLiveLock(folder, () => fetchFile(files, toKey(current), path, current));
    shown = current.sha256;
  }

  async function attempt(): Promise<boolean> {
    const { record, tag } = await read();
    const isOurs = record.holder === holder;
    if (!isOurs) await copy(record);
    const isFree = canRefresh && record.until < now();
    return (isOurs || isFree) && renew(record, tag);
  }

  /** Returns whether no other server was faster. */
  function renew(record: LiveRecord, tag: string | null, until = now() + TURN_MS): Promise<boolean> {
    return records.replace("live", JSON.stringify({ ...record, holder, until } satisfies LiveRecord), tag);
  }

  async function publish(): Promise<void> {
    const digest = await readFileDigest(path);
    if (digest === null || digest.sha256 === shown) return;
    const { record, tag } = await read();
    if (record.holder !== holder) return;
    await files.upload(toKey(digest), path);
    if (!(await renew({ ...record, current: digest, former: record.current }, tag))) return;
    shown = digest.sha256;
    const { former } = record;
    if (former !== null && former.sha256 !== digest.sha256) await files.delete(toKey(former)).catch(() => {});
  }

  /** Logs the first of several failures in a row. */
  function tolerant<Result>(step: () => Promise<Result>, instead: Result): () => Promise<Result> {
    let problem: string | undefined;
    return async () => {
      try {
        const result = await step();
        if (problem !== undefined) log("Live values are shared again.");
        problem = undefined;
        return result;
      } catch (error) {
        const reason = (error as Error).message;
        if (reason !== problem) log(`Live values cannot be shared, each server has its own: ${reason}`);
        problem = reason;
        return instead;
      }
    };
  }

  return {
    takeTurn: tolerant(attempt, canRefresh),
    publish: tolerant(publish, undefined),
    async close() {
      const { record, tag } = await read().catch(() => ({ record: null, tag: null }));
      // The turn ends by itself if this fails.
      if (record?.holder === holder) await renew(record, tag, 0).catch(() => false);
      await shared.close();
    },
  };
}

function toKey({ sha256 }: FileDigest): string {
  return `live/${sha256}.sqlite`;
}

/** Returns undefined for a text that no server wrote. */
function parseRecord(text: string): LiveRecord | undefined {
  try {
    const record = JSON.parse(text) as Partial<LiveRecord>;
    return Number.isFinite(record.until) ? (record as LiveRecord) : undefined;
  } catch {
    return undefined;
  }
}
