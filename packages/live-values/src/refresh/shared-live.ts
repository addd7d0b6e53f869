import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type FileDigest, fetchFile, readFileDigest } from "@lieudit/files";
import { LIVE_FILE } from "@lieudit/place-index/live";
import { openSharedPlaces, type SharedLocation } from "@lieudit/place-index/store";
import { withLiveLock } from "./live-lock.ts";

/** How long a server that no longer renews its turn keeps it, in ms. Each server measures it by its own clock. */
const TURN_MS = 60_000;

/** The server whose turn it is to refresh, and the values that servers show. */
interface LiveRecord {
  /** Empty if nobody refreshes. */
  holder: string;
  /** Changes with each renewal. */
  renewal: string;
  current: FileDigest | null;
  /** Servers may still be downloading it. */
  former: FileDigest | null;
}

const NOBODY: LiveRecord = { holder: "", renewal: "", current: null, former: null };

/** Live values of servers that share places: one refreshes them, and the others copy its file. */
export interface SharedLive {
  /**
   * Copies the values of the server whose turn it is, and takes a turn that is free. Returns whether
   * it is the turn of this server. If the storage does not respond it is, because each server can
   * refresh for itself.
   *
   * @param canRefresh whether this server can; otherwise it passes its turn on
   */
  takeTurn(canRefresh: boolean): Promise<boolean>;
  /** Publishes the values of this folder if they changed. */
  publish(): Promise<void>;
  /** Passes the turn on. */
  close(): Promise<void>;
}

export interface SharedLiveOptions extends SharedLocation {
  /** `<data>/places` */
  folder: string;
  /** Receives a line when the storage fails, and one when it works again. */
  log: (line: string) => void;
  /** Milliseconds that only grow. Default `performance.now`. */
  monotonicMs?: () => number;
}

/** Opens the live values that servers share; undefined without FILES_URL. */
export function openSharedLive({
  folder,
  log,
  monotonicMs = () => performance.now(),
  ...location
}: SharedLiveOptions): SharedLive | undefined {
  const shared = openSharedPlaces(folder, location);
  if (shared === undefined) return undefined;
  const { files, records } = shared;
  const ownId = randomUUID();
  const path = join(folder, LIVE_FILE);
  /** The copied or published file. */
  let shown: string | undefined;
  /** The last version of the record, and when this server first saw it. */
  let seen: { tag: string | null; atMs: number } | undefined;

  async function read(): Promise<{ record: LiveRecord; tag: string | null }> {
    const stored = await records.read("live");
    const tag = stored?.tag ?? null;
    if (seen === undefined || seen.tag !== tag) seen = { tag, atMs: monotonicMs() };
    return { record: parseRecord(stored?.text), tag };
  }

  async function copy({ current }: LiveRecord): Promise<void> {
    if (current === null || current.sha256 === shown) return;
    if ((await readFileDigest(path))?.sha256 !== current.sha256)
      await withLiveLock(folder, () => fetchFile(files, toKey(current), path, current));
    shown = current.sha256;
  }

  async function attempt(canRefresh: boolean): Promise<boolean> {
    const { record, tag } = await read();
    const isOurs = record.holder === ownId;
    const isFree = record.holder === "" || monotonicMs() - seen!.atMs > TURN_MS;
    if (canRefresh && (isOurs || isFree)) {
      // A file that is lost or damaged is replaced by the next one.
      if (!isOurs) await copy(record).catch(() => {});
      return replace(record, tag, ownId);
    }
    if (isOurs) await replace(record, tag, "");
    await copy(record);
    return false;
  }

  /** Returns false if another server has replaced the record before. */
  function replace(record: LiveRecord, tag: string | null, holder: string): Promise<boolean> {
    const text = JSON.stringify({ ...record, holder, renewal: randomUUID() } satisfies LiveRecord);
    return records.replace("live", text, tag);
  }

  async function publishChanges(): Promise<void> {
    const digest = await readFileDigest(path);
    if (digest === null || digest.sha256 === shown) return;
    const { record, tag } = await read();
    if (record.holder !== ownId) return;
    await files.upload(toKey(digest), path);
    if (!(await replace({ ...record, current: digest, former: record.current }, tag, ownId))) return;
    shown = digest.sha256;
    const { former } = record;
    if (former !== null && former.sha256 !== digest.sha256) await files.delete(toKey(former)).catch(() => {});
  }

  /** What fails at present, by step. */
  const problems = new Map<string, string>();

  /** Logs the first of several failures in a row, of one step or of both. */
  async function tolerate<Result>(
    name: string,
    step: () => Promise<Result>,
    instead: Result,
  ): Promise<Result> {
    try {
      const result = await step();
      if (problems.delete(name) && problems.size === 0) log("Live values are shared again.");
      return result;
    } catch (error) {
      const { message } = error as Error;
      if (![...problems.values()].includes(message))
        log(`Live values cannot be shared, each server has its own: ${message}`);
      problems.set(name, message);
      return instead;
    }
  }

  return {
    takeTurn: (canRefresh) => tolerate("turn", () => attempt(canRefresh), canRefresh),
    publish: () => tolerate("publish", publishChanges, undefined),
    async close() {
      const { record, tag } = await read().catch(() => ({ record: NOBODY, tag: null }));
      // The turn ends by itself if this fails.
      if (record.holder === ownId) await replace(record, tag, "").catch(() => false);
      await shared.close();
    },
  };
}

function toKey({ sha256 }: FileDigest): string {
  return `live/${sha256}.sqlite`;
}

/** With an invalid record, nobody has the turn. */
function parseRecord(text = ""): LiveRecord {
  try {
    const record = JSON.parse(text) as Partial<LiveRecord> | null;
    if (typeof record?.holder !== "string") return NOBODY;
    return { ...NOBODY, ...record, current: toDigest(record.current), former: toDigest(record.former) };
  } catch {
    return NOBODY;
  }
}

function toDigest(given: FileDigest | null | undefined): FileDigest | null {
  const isDigest = /^[0-9a-f]{64}$/.test(String(given?.sha256)) && Number.isSafeInteger(given?.byteCount);
  return isDigest ? given! : null;
}
