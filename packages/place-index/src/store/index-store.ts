import { createHash, randomBytes } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import { type PlaceIndex, PlaceIndexError, type PlaceIndexWriter } from "../place-index.ts";
import {
  createSqlitePlaceIndexWriter,
  openSqlitePlaceIndex,
  readRecords,
  type SqliteOptions,
} from "../sqlite/index.ts";

/** Where the indexes of a places folder are kept: in files of the folder, or in a database. */
export interface IndexStore {
  /** Returns the name of the index of `generation` for the manifest; `previous` is the name of the previous one. */
  nameFor(generation: number, previous: string | null): string;
  createWriter(name: string): Promise<PlaceIndexWriter>;
  /** @throws {PlaceIndexError} */
  open(name: string): Promise<PlaceIndex>;
  /** Every record, the most popular first: for reports. May hold up its thread. */
  records(name: string): AsyncIterable<PlaceRecord> | Iterable<PlaceRecord>;
  /** Deletes an index that no manifest names. What cannot be deleted now is with the next one. */
  remove(name: string): Promise<void>;
  /** Deletes all indexes of this folder in the database but the one that is published. Files are the folder's to tidy. */
  tidy(published: string | null, previous: string | null): Promise<void>;
}

/**
 * Returns the store of `folder`: PostgreSQL where `databaseUrl` is given, else SQLite
 * files. Both open what a manifest names, whichever wrote it.
 */
export function indexStore(
  folder: string,
  databaseUrl: string | undefined,
  reading: Pick<SqliteOptions, "readerThreads"> = {},
): IndexStore {
  const files = createFileStore(folder, reading);
  if (databaseUrl === undefined) return files;
  const database = createDatabaseStore(folder, databaseUrl);
  const getStore = (name: string) => (isInDatabase(name) ? database : files);
  return {
    ...database,
    open: (name) => getStore(name).open(name),
    records: (name) => getStore(name).records(name),
    remove: (name) => getStore(name).remove(name),
  };
}

/** Whether a manifest that says `name` means an index in PostgreSQL. */
export function isInDatabase(name: string): boolean {
  return name.startsWith(DATABASE_PREFIX);
}

/** Returns the word of the folder that imported an index into PostgreSQL; undefined for other indexes. */
export function getIndexOwner(name: string | null): string | undefined {
  return name !== null && isInDatabase(name) ? name.slice(DATABASE_PREFIX.length).split("_")[0] : undefined;
}

function createFileStore(folder: string, reading: Pick<SqliteOptions, "readerThreads">): IndexStore {
  const getPath = (name: string) => {
    if (!isInDatabase(name)) return join(folder, name);
    throw new PlaceIndexError(
      "NOT_FOUND",
      `The places of ${folder} are in PostgreSQL, and DATABASE_URL is not set. Set it, or make a file of what was imported: npm run import -- --rebuild.`,
    );
  };
  return {
    nameFor: (generation) => `index-${generation}.sqlite`,
    createWriter: async (name) => createSqlitePlaceIndexWriter(getPath(name)),
    open: async (name) => openSqlitePlaceIndex(getPath(name), reading),
    records: (name) => readRecords(getPath(name)),
    remove: (name) => rm(getPath(name), { force: true }),
    tidy: async () => {},
  };
}

/** Holds the word of a folder and a mark of the folder itself, so that a copy gets a word of its own. */
const WORD_FILE = "database-word";

/**
 * Several folders may share a database: the word keeps their indexes apart. It
 * stays the same until an import is published, so that the next one finds what
 * a killed one left. A copy of the folder does not keep the word: its imports
 * would delete the indexes of the original.
 */
function folderWord(folder: string): string {
  const path = join(folder, WORD_FILE);
  const mark = markFolder(folder);
  try {
    const [word = "", markThere = mark] = readFileSync(path, "utf8").trim().split(" ");
    if (/^[0-9a-f]{8}$/.test(word) && markThere === mark) {
      writeFileSync(path, `${word} ${mark}\n`);
      return word;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const word = randomBytes(4).toString("hex");
  writeFileSync(path, `${word} ${mark}\n`);
  return word;
}

/** Returns a digest of what a copy of the folder, here or on another machine, does not share. */
function markFolder(folder: string): string {
  let machine = "";
  try {
    machine = readFileSync("/etc/machine-id", "utf8");
  } catch {
    // Not on every system; folders of different machines rarely have the same inode.
  }
  const { ino } = statSync(folder, { bigint: true });
  return createHash("sha256").update(`${machine}\n${ino}`).digest("hex").slice(0, 16);
}

/** In a manifest: `postgres-<folder's own word>_<generation>`. */
const DATABASE_PREFIX = "postgres-";

function createDatabaseStore(folder: string, databaseUrl: string): IndexStore {
  // Loaded on first use: an operator with places in files does not need the PostgreSQL client.
  const adapter = () => import("../postgres/index.ts");
  const inside = (name: string) => name.slice(DATABASE_PREFIX.length);
  return {
    nameFor: (generation) => `${DATABASE_PREFIX}${folderWord(folder)}_${generation}`,
    createWriter: async (name) => {
      const { createPostgresPlaceIndexWriter } = await adapter();
      // Named as a file's own scratch is: what a killed import leaves, the next one removes.
      const scratch = join(folder, `index-${name.split("_")[1]}.sqlite.staging`);
      return createPostgresPlaceIndexWriter({ databaseUrl, name: inside(name), scratch });
    },
    open: async (name) => (await adapter()).openPostgresPlaceIndex(databaseUrl, inside(name)),
    async *records(name) {
      yield* (await adapter()).readPostgresRecords(databaseUrl, inside(name));
    },
    remove: async (name) => {
      await (await adapter()).dropPostgresIndexes(databaseUrl, (one) => one === inside(name));
    },
    async tidy(published, previous) {
      const owner = getIndexOwner(published) ?? getIndexOwner(previous);
      if (owner === undefined || owner !== folderWord(folder)) return;
      const { dropPostgresIndexes } = await adapter();
      const publishedPath = published === null ? undefined : inside(published);
      await dropPostgresIndexes(
        databaseUrl,
        (name) => name.split("_")[0] === owner && name !== publishedPath,
      );
    },
  };
}
