import { join } from "node:path";
import { followLiveValues } from "../live/live-values.ts";
import { withLiveValues } from "../live/with-live-values.ts";
import { type PlaceIndex, PlaceIndexError } from "../place-index.ts";
import { openShardedPlaceIndex, type ShardedPlaceIndex } from "../shards/sharded-place-index.ts";
import type { SharedLocation } from "../shared/shared-places.ts";
import { openSqlitePlaceIndex, type SqliteOptions } from "../sqlite/index.ts";
import { createBrokenPlaceIndex } from "./broken-place-index.ts";
import { createEmptyPlaceIndex } from "./empty-place-index.ts";
import { leaseIndex } from "./lease-index.ts";
import { isInTables, type PlacesManifest } from "./manifest.ts";
import { openManifestSource } from "./manifest-source.ts";
import { openPlaceAliases, withPlaceAliases } from "./place-aliases.ts";
import { watchManifest } from "./watch-manifest.ts";

export interface FollowOptions {
  /** Where servers share places: a folder without any then waits for its mirror. */
  shared?: SharedLocation | undefined;
  /** Threads that search an index in a file; 0 for the calling thread. Default 1. */
  readerThreads?: number | undefined;
  /** Called when an index cannot be opened; the one before it stays in use. Default: one line on standard error. */
  onProblem?: (error: unknown) => void;
  /** For which moment availability is still worth showing. Default: the real clock. */
  now?: () => Date;
  /** How often to look when the system's own notices do not come. Default 2 000. */
  pollMs?: number;
  /**
   * Resolves even if the first index cannot be opened. Calls are then rejected with the
   * reason until it opens. Default false.
   */
  startsBroken?: boolean;
}

export interface FollowedPlaceIndex extends PlaceIndex {
  /** Looks at the manifest now. Resolves when what it names is in use. */
  refresh(): Promise<void>;
  /** Which publication answers at this moment. */
  inUse(): IndexInUse;
}

export interface IndexInUse {
  /** Null before the first import. */
  generation: number | null;
  /** True when a newer one is published but could not be opened. */
  isBehind: boolean;
  /** Shards that are missing or damaged; absent for an index in one file. */
  lostFiles?: readonly string[];
}

/**
 * Returns the index that the manifest of `folder` names, and the next one as soon as
 * it is published. Each call is answered by one index from start to end; an
 * index is closed when its last call is over. Without a manifest it is empty.
 * Places come with the live values that lie beside the manifest.
 *
 * @throws {PlaceIndexError} when the first index cannot be opened, without `startsBroken`.
 */
export async function followPlaceIndex(
  folder: string,
  {
    shared,
    readerThreads,
    onProblem = reportProblem,
    now = () => new Date(),
    pollMs = 2_000,
    startsBroken = false,
  }: FollowOptions = {},
): Promise<FollowedPlaceIndex> {
  const source = openManifestSource(folder, shared);
  let current = toCurrent(UNPUBLISHED, "", { index: createEmptyPlaceIndex() });
  /** The stamp of the manifest that `current` is of. */
  let seen = "";
  let isClosed = false;
  let turning: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let failed = { stamp: "", at: 0 };
  /** The stamp of the manifest that the last look saw. */
  let looked = "";

  /** One look at a time and one that waits, so that notices neither open an index twice nor pile up. */
  function look(): Promise<void> {
    waiting ??= turning.then(() => {
      waiting = undefined;
      const turned = turn();
      turning = turned.catch(() => {});
      return turned;
    });
    return waiting;
  }

  async function turn(): Promise<void> {
    if (isClosed) return;
    const stamp = await source.readStamp();
    looked = stamp;
    const hasRepairedFile = current.shards?.hasRepairedFile() === true;
    if (stamp === seen && !hasRepairedFile) return;
    const manifest = await source.read();
    // Another folder's index may have the same number, also the one that shared places replace.
    const index = manifest?.index ?? "";
    const name = manifest?.files?.[index]?.sha256 ?? index;
    const isSame = manifest !== null && manifest.generation === current.generation && name === current.name;
    if (isSame && !hasRepairedFile) {
      seen = stamp;
      return;
    }
    const opened = await openManifest(folder, manifest, { readerThreads });
    const old = current;
    current = toCurrent(manifest?.generation ?? UNPUBLISHED, name, opened);
    seen = stamp;
    failed = { stamp: "", at: 0 };
    await old.lease.retire();
  }

  async function call<Answer>(ask: (index: PlaceIndex) => Promise<Answer>): Promise<Answer> {
    if (isClosed) throw new PlaceIndexError("CLOSED", "The place index is closed; open it again to ask it.");
    return current.lease.answer(ask);
  }

  async function notice(): Promise<void> {
    // While the shared places cannot be read, the index stays the same.
    const stamp = await source.readStamp().catch(() => seen);
    if (stamp === seen && current.shards?.hasRepairedFile() !== true) return;
    if (stamp === failed.stamp && performance.now() < failed.at + RETRY_MS) return;
    await look().catch((error: unknown) => {
      // Several notices may have waited for this one look, which may have seen a newer manifest than they did.
      if (looked !== failed.stamp) onProblem(error);
      failed = { stamp: looked, at: performance.now() };
    });
  }

  await look().catch((error: unknown) => {
    // A storage that does not respond yet keeps no server from starting.
    const isPassing = error instanceof PlaceIndexError && error.code === "UNAVAILABLE";
    if (!startsBroken && !isPassing) throw error;
    current = toCurrent(UNPUBLISHED, "", { index: createBrokenPlaceIndex(error) });
    failed = { stamp: looked, at: performance.now() };
    onProblem(error);
  });
  const stopWatching = watchManifest(folder, pollMs, () => void notice());

  const followed: PlaceIndex = {
    getPlace: (id) => call((index) => index.getPlace(id)),
    getPlaces: (ids) => call((index) => index.getPlaces(ids)),
    getBoundary: (id) => call((index) => index.getBoundary(id)),
    autocomplete: (query, signal) => call((index) => index.autocomplete(query, signal)),
    searchText: (query, signal) => call((index) => index.searchText(query, signal)),
    searchNearby: (query, signal) => call((index) => index.searchNearby(query, signal)),
    reverseGeocode: (query, signal) => call((index) => index.reverseGeocode(query, signal)),
    explainSearch: (query, signal) => call((index) => index.explainSearch(query, signal)),
    describe: () => call((index) => index.describe()),
    async close() {
      if (isClosed) return;
      isClosed = true;
      stopWatching();
      await turning;
      await Promise.all([current.lease.retire(), source.close()]);
    },
  };
  return {
    ...withLiveValues(followed, followLiveValues(folder), now),
    refresh: look,
    inUse: () => ({
      generation: current.generation === UNPUBLISHED ? null : current.generation,
      isBehind: failed.stamp !== "",
      ...(current.shards === undefined ? {} : { lostFiles: current.shards.listLostFiles() }),
    }),
  };
}

/** Stands for a generation before the first import. */
const UNPUBLISHED = -1;

/** An index that did not open is tried again after this time: what it lacked may have come. */
const RETRY_MS = 5_000;

/** The index of a publication. */
interface OpenedIndex {
  index: PlaceIndex;
  /** What is left of it, if it is in shards. */
  shards?: Pick<ShardedPlaceIndex, "listLostFiles" | "hasRepairedFile">;
}

function toCurrent(generation: number, name: string, { index, shards }: OpenedIndex) {
  return { generation, name, lease: leaseIndex(index), shards };
}

async function openManifest(
  folder: string,
  manifest: PlacesManifest | null,
  reading: Pick<SqliteOptions, "readerThreads">,
): Promise<OpenedIndex> {
  if (manifest === null || manifest.index === null) return { index: createEmptyPlaceIndex() };
  if (isInTables(manifest.index))
    throw new PlaceIndexError(
      "INCOMPATIBLE",
      `The places of ${folder} are in tables of PostgreSQL, which this version does not read; make a file of what was imported: npm run import -- --rebuild.`,
    );
  const opened = await openFiles(join(folder, manifest.index), manifest.shards !== undefined, reading);
  if (manifest.aliases === undefined) return opened;
  try {
    const aliases = openPlaceAliases(join(folder, manifest.aliases));
    return aliases === null ? opened : { ...opened, index: withPlaceAliases(opened.index, aliases) };
  } catch (error) {
    await opened.index.close();
    throw new PlaceIndexError("BROKEN", `${manifest.aliases} cannot be read; import the sources again.`, {
      cause: error,
    });
  }
}

async function openFiles(
  path: string,
  hasShards: boolean,
  reading: Pick<SqliteOptions, "readerThreads">,
): Promise<OpenedIndex> {
  if (!hasShards) return { index: await openSqlitePlaceIndex(path, reading) };
  const index = await openShardedPlaceIndex(path, reading);
  return { index, shards: index };
}

function reportProblem(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The place index cannot be opened and is retried: ${reason}`);
}
