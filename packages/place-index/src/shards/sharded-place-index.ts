import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { PlaceRecord } from "@lieudit/place-model";
import { type PlaceIndex, PlaceIndexError } from "../place-index.ts";
import { listStoredIds } from "../search/source-scope.ts";
import { getVisibleSources } from "../search/visible-sources.ts";
import { toClosedError } from "../search/worker-client.ts";
import { openPlaceIndexInWorker, placeIndexHere, readBoundary } from "../search/worker-place-index.ts";
import { StoredRecords } from "../sqlite/records/stored-records.ts";
import { SHARD_VERSION } from "../sqlite/schema.ts";
import { CALLS_AT_WORKER, type SqliteOptions } from "../sqlite/sqlite-place-index.ts";
import { openReadOnly } from "../sqlite/sqlite-reader.ts";
import { listShardFiles } from "./head-file.ts";
import { openReader } from "./sharded-reader.ts";

export interface ShardedPlaceIndex extends PlaceIndex {
  /** Files that cannot be read: their places are missing, and results that lack them are marked as partial. */
  listLostFiles(): string[];
  /** Whether one of these files was replaced since. */
  hasRepairedFile(): boolean;
}

/** A file as the calling thread reads it, for places by their ids. */
interface OpenFile {
  file: string;
  database: DatabaseSync | undefined;
  records: StoredRecords | undefined;
  /** What distinguishes it from a file that replaces it. */
  stamp: string;
  isLost: boolean;
}

/**
 * Opens an index in shards for reading, in worker threads of its own. A shard that is missing or damaged is left out.
 *
 * @param path of the head
 * @throws {PlaceIndexError} NOT_FOUND, INCOMPATIBLE or BROKEN when the head does not open.
 */
export async function openShardedPlaceIndex(
  path: string,
  { readerThreads = 1, onWorker }: SqliteOptions = {},
): Promise<ShardedPlaceIndex> {
  const folder = dirname(path);
  const files = openFiles(path);
  const lose = (one: OpenFile) => {
    one.isLost = true;
    one.records = undefined;
    if (one.database?.isOpen) one.database.close();
  };
  const onLostFiles = (names: readonly string[]) => {
    for (const one of files) if (names.includes(one.file)) lose(one);
  };
  const close = () => {
    for (const { database } of files) if (database?.isOpen) database.close();
  };
  try {
    const address = { module: new URL("./sharded-reader.ts", import.meta.url).href, options: { path } };
    const searching =
      readerThreads === 0
        ? placeIndexHere(await openReader({ path }), { onLostFiles })
        : await openPlaceIndexInWorker(
            address,
            { threads: readerThreads, callsAtWorker: CALLS_AT_WORKER, onWorker },
            onLostFiles,
          );
    return withOwnRecords(searching, files, { lose, close, folder });
  } catch (error) {
    close();
    throw error;
  }
}

/** Opens the head, and the shards that can be opened. */
function openFiles(path: string): OpenFile[] {
  const head = openReadOnly(path, SHARD_VERSION);
  try {
    return [
      { file: "", database: head, records: new StoredRecords(head), stamp: "", isLost: false },
      ...listShardFiles(head).map(({ file, byteCount }) =>
        openFile(join(dirname(path), file), file, byteCount),
      ),
    ];
  } catch (error) {
    head.close();
    throw new PlaceIndexError("BROKEN", `${path} cannot be read; import the sources again.`, {
      cause: error,
    });
  }
}

function openFile(path: string, file: string, byteCount: number): OpenFile {
  const stamp = readStamp(path);
  let database: DatabaseSync | undefined;
  try {
    if (statSync(path).size === byteCount) {
      database = openReadOnly(path, SHARD_VERSION);
      return { file, database, records: new StoredRecords(database), stamp, isLost: false };
    }
  } catch {
    if (database?.isOpen) database.close();
  }
  return { file, database: undefined, records: undefined, stamp, isLost: true };
}

function withOwnRecords(
  searching: PlaceIndex,
  files: readonly OpenFile[],
  { lose, close, folder }: { lose: (one: OpenFile) => void; close: () => void; folder: string },
): ShardedPlaceIndex {
  let isClosed = false;
  const listLost = () => files.filter(({ isLost }) => isLost);

  /** Reads a place of any file. The most popular ones are in the first. */
  function find(id: string, read: (records: StoredRecords, stored: string) => string | undefined) {
    if (isClosed) throw toClosedError();
    const storedIds = listStoredIds([id], getVisibleSources());
    for (const one of files) {
      for (const stored of storedIds) {
        if (one.records === undefined) break;
        try {
          const text = read(one.records, stored);
          if (text !== undefined) return text;
        } catch {
          lose(one);
        }
      }
    }
    const lost = listLost().map(({ file }) => file);
    if (lost.length === 0) return undefined;
    throw new PlaceIndexError(
      "UNAVAILABLE",
      `${lost.join(", ")} cannot be read, and nothing else has the place ${id}; restore the file.`,
    );
  }

  return {
    ...searching,
    async getPlace(id) {
      const text = find(id, (records, stored) => records.withId(stored));
      // Our writer's own text.
      return text === undefined ? null : (JSON.parse(text) as PlaceRecord);
    },
    async getBoundary(id) {
      return readBoundary(find(id, (records, stored) => records.boundaryWithId(stored)) ?? "");
    },
    listLostFiles: () => listLost().map(({ file }) => file),
    hasRepairedFile: () => listLost().some(({ file, stamp }) => readStamp(join(folder, file)) !== stamp),
    async close() {
      isClosed = true;
      close();
      await searching.close();
    },
  };
}

function readStamp(path: string): string {
  try {
    const { ino, mtimeNs, size } = statSync(path, { bigint: true });
    return `${ino}/${mtimeNs}/${size}`;
  } catch {
    return "none";
  }
}
