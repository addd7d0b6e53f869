import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describeHosts, type HostState } from "@lieudit/database/host-states";
import { checkReadable, FileStoreError, openFileStore } from "@lieudit/files";
import { openSharedPlaces, type SharedLocation } from "@lieudit/place-index/store";
import { findOtherPlace, findStoredThing, type StoredThing, type StoreSettings } from "./stored-things.ts";

/** Files of one kind. */
export interface StoredFiles {
  thing: StoredThing;
  fileCount: number;
  byteCount: number;
}

export interface Examination {
  dataDir: string;
  /** Things that are in the data folder, in the order of `STORED_THINGS`. */
  stored: StoredFiles[];
  /** Paths that no thing explains. */
  unknown: string[];
  /** Servers of `DATABASE_URL`; empty without one. */
  hosts: HostState[];
  /** Servers of `DATABASE_READ_URL`; empty without one. */
  readHosts: HostState[];
  /** Why the object storage of FILES_URL cannot be read; null if it can, or without one. */
  filesProblem: string | null;
  /** Whether servers share places in the object storage. */
  hasSharedPlaces: boolean;
  /** Things that differ from the other data folder. */
  different: StoredThing[];
}

export interface ExamineOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  databaseReadUrl?: string | undefined;
  filesUrl?: string | undefined;
  /** Data folder of another server. */
  beside?: string | undefined;
}

/**
 * Examines what a server stores, and where.
 *
 * @throws {Error} with the system's reason if a folder cannot be read
 */
export async function examine({
  dataDir,
  databaseUrl,
  databaseReadUrl,
  filesUrl,
  beside,
}: ExamineOptions): Promise<Examination> {
  const { stored, unknown } = await listStored(dataDir);
  const hasSharedPlaces = await findSharedPlaces(join(dataDir, "places"), { filesUrl, databaseUrl });
  return {
    dataDir,
    stored,
    unknown,
    hosts: databaseUrl === undefined ? [] : await describeHosts(databaseUrl),
    readHosts: databaseReadUrl === undefined ? [] : await describeHosts(databaseReadUrl),
    filesProblem: filesUrl === undefined ? null : await findFilesProblem(dataDir, filesUrl),
    hasSharedPlaces,
    different:
      beside === undefined
        ? []
        : await findDifferent(dataDir, beside, {
            hasDatabase: databaseUrl !== undefined,
            hasFiles: filesUrl !== undefined,
            hasSharedPlaces,
          }),
  };
}

async function findFilesProblem(dataDir: string, filesUrl: string): Promise<string | null> {
  try {
    await checkReadable(openFileStore(join(dataDir, "listings"), filesUrl), "photos/");
    return null;
  } catch (error) {
    if (error instanceof FileStoreError) return error.message;
    throw error;
  }
}

async function findSharedPlaces(folder: string, location: SharedLocation): Promise<boolean> {
  const shared = openSharedPlaces(folder, location);
  const published = await shared?.read().catch(() => null);
  await shared?.close();
  return (published ?? null) !== null;
}

async function listStored(dataDir: string): Promise<Pick<Examination, "stored" | "unknown">> {
  const byThing = new Map<StoredThing, StoredFiles>();
  const unknown: string[] = [];
  for (const path of await listFiles(dataDir)) {
    const thing = findStoredThing(path);
    if (thing === undefined) {
      unknown.push(path);
      continue;
    }
    const files = byThing.get(thing) ?? { thing, fileCount: 0, byteCount: 0 };
    files.fileCount += 1;
    // A file of a running server may be gone by now.
    files.byteCount += (await stat(join(dataDir, path)).catch(() => ({ size: 0 }))).size;
    byThing.set(thing, files);
  }
  const stored = [...byThing.values()].sort((a, b) => b.byteCount - a.byteCount);
  return { stored, unknown };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Things that two servers would disagree about. */
async function findDifferent(
  one: string,
  other: string,
  settings: StoreSettings & { hasSharedPlaces: boolean },
): Promise<StoredThing[]> {
  const [own, others] = await Promise.all([one, other].map(describeContents));
  const things = new Set([...own!.keys(), ...others!.keys()]);
  return [...things].filter(
    (thing) =>
      thing.difference !== undefined &&
      findOtherPlace(thing, settings) === null &&
      !(settings.hasSharedPlaces && thing.isFetched) &&
      own!.get(thing) !== others!.get(thing),
  );
}

/** A text for the contents of each thing; equal if both servers act alike. */
async function describeContents(dataDir: string): Promise<Map<StoredThing, string>> {
  const contents = new Map<StoredThing, string>();
  for (const path of await listFiles(dataDir)) {
    const thing = findStoredThing(path);
    if (thing?.difference === undefined) continue;
    contents.set(thing, `${contents.get(thing) ?? ""}\n${path} ${await describeFile(dataDir, path, thing)}`);
  }
  return contents;
}

/** Longer files are compared by their sizes. */
const MAX_COMPARED_BYTES = 1_000_000;

async function describeFile(dataDir: string, path: string, { isInDatabase }: StoredThing): Promise<string> {
  const file = join(dataDir, path);
  if (path.startsWith("keys.sqlite")) return path === "keys.sqlite" ? describeKeys(file) : "";
  // Each server writes to its own.
  if (isInDatabase && path.includes(".sqlite")) return dataDir;
  const { size } = await stat(file);
  if (size > MAX_COMPARED_BYTES) return String(size);
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}

/** The rights of all keys. Their usage is left out, since it changes all the time. */
function describeKeys(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const keys = database.prepare("select id, rules, revoked_at is not null from keys order by id").all();
    return JSON.stringify(keys);
  } finally {
    database.close();
  }
}
