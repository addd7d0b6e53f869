import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createServiceDatabase, moveFile, type ServiceDatabase } from "@lieudit/database/service";
import { replaceText } from "@lieudit/files";
import type { PlaceRecord } from "@lieudit/place-model";
import { type PlaceIndex, PlaceIndexError } from "../place-index.ts";

/** What the operator hides, whichever import brings it. */
export interface HiddenContent {
  /** Signatures of reviews, the last part of their names, in the order in which they were hidden. */
  reviews: readonly string[];
  /** Keys of photos, the last part of their names. */
  photos: readonly string[];
}

/** File next to the manifest. Its name dates from when only reviews could be hidden. */
const HIDDEN_FILE = "hidden-reviews.json";
const NOTHING: HiddenContent = { reviews: [], photos: [] };
/** How often a running server looks for changes. */
const LOOK_MS = 1_000;
/** A command waits longer for the database than a server. */
const COMMAND_TIMEOUTS = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };

/** Reads and changes what is hidden. */
export interface HiddenStore {
  /** @throws {Error} if the file is damaged, or the database does not respond */
  read(): Promise<HiddenContent>;
  set(kind: keyof HiddenContent, key: string, isHidden: boolean): Promise<void>;
}

/** Opens what is hidden on all servers of a database, or in a places folder alone. */
export function openHiddenStore(folder: string, service: ServiceDatabase | undefined): HiddenStore {
  if (service !== undefined) return openSharedHidden(service, join(folder, HIDDEN_FILE));
  const read = () => readHiddenFile(folder);
  return {
    read,
    async set(kind, key, isHidden) {
      const content = await read();
      const others = content[kind].filter((one) => one !== key);
      await writeHiddenFile(folder, { ...content, [kind]: isHidden ? [...others, key] : others });
    },
  };
}

/** Runs a command's work on what is hidden. */
export async function useHiddenStore<Result>(
  folder: string,
  databaseUrl: string | undefined,
  work: (store: HiddenStore) => Promise<Result>,
): Promise<Result> {
  const service =
    databaseUrl === undefined ? undefined : createServiceDatabase(databaseUrl, COMMAND_TIMEOUTS);
  try {
    return await work(openHiddenStore(folder, service));
  } finally {
    await service?.close();
  }
}

async function readHiddenFile(folder: string): Promise<HiddenContent> {
  try {
    return parse(await readFile(join(folder, HIDDEN_FILE), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return NOTHING;
    throw error;
  }
}

function writeHiddenFile(folder: string, { reviews, photos }: HiddenContent): Promise<void> {
  const text = `${JSON.stringify({ version: 1, signatures: reviews, photos }, null, 2)}\n`;
  return replaceText(join(folder, HIDDEN_FILE), text);
}

function openSharedHidden(service: ServiceDatabase, path: string): HiddenStore {
  type Database = Parameters<Parameters<ServiceDatabase["use"]>[0]>[0];
  let isMoved = false;
  const hide = (db: Database, kind: keyof HiddenContent, key: string) =>
    db
      .insertInto("hidden")
      .values({ kind, key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const use = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
    service.use(async (db) => {
      if (!isMoved)
        await moveFile(db, path, async (transaction) => {
          const { reviews, photos } = await readHiddenFile(dirname(path));
          for (const key of reviews) await hide(transaction, "reviews", key);
          for (const key of photos) await hide(transaction, "photos", key);
        });
      isMoved = true;
      return work(db);
    });
  return {
    read: () =>
      use(async (db) => {
        const rows = await db.selectFrom("hidden").select(["kind", "key"]).orderBy("ordinal").execute();
        const pick = (kind: keyof HiddenContent) =>
          rows.filter((row) => row.kind === kind).map(({ key }) => key);
        return { reviews: pick("reviews"), photos: pick("photos") };
      }),
    set: (kind, key, isHidden) =>
      use(async (db) => {
        if (isHidden) await hide(db, kind, key);
        else await db.deleteFrom("hidden").where("kind", "=", kind).where("key", "=", key).execute();
      }),
  };
}

/**
 * Returns a function that returns what is hidden, at most a second late. A damaged file or an
 * unreachable database changes nothing.
 *
 * The function throws {PlaceIndexError} UNAVAILABLE if the database did not respond since the start.
 */
export function followHiddenContent(
  folder: string,
  service?: ServiceDatabase,
  nowMs = Date.now,
): () => Promise<HiddenContent> {
  const read = service === undefined ? readChangedFile(folder) : openHiddenStore(folder, service).read;
  let current: HiddenContent | undefined;
  let looking: Promise<void> | undefined;
  let lookedMs = Number.NEGATIVE_INFINITY;
  let hasFailed = false;

  async function look(): Promise<void> {
    try {
      current = (await read()) ?? current ?? NOTHING;
      hasFailed = false;
    } catch (cause) {
      hasFailed = true;
      if (current === undefined)
        throw new PlaceIndexError("UNAVAILABLE", "What the operator hides cannot be read yet.", { cause });
    } finally {
      lookedMs = nowMs();
      looking = undefined;
    }
  }

  return async () => {
    if (current === undefined || nowMs() - lookedMs >= LOOK_MS) {
      looking ??= look();
      // While the database does not respond, nobody waits for it each second.
      if (current === undefined || !hasFailed) await looking;
    }
    return current ?? NOTHING;
  };
}

/** Returns a function that reads the file, or returns undefined while it is unchanged or damaged. */
function readChangedFile(folder: string): () => Promise<HiddenContent | undefined> {
  const path = join(folder, HIDDEN_FILE);
  let seen = "";
  return async () => {
    try {
      // Two changes in a few milliseconds have the same time.
      const { ino, mtimeMs, size } = statSync(path);
      const stamp = `${ino}/${mtimeMs}/${size}`;
      if (stamp === seen) return undefined;
      const content = parse(readFileSync(path, "utf8"));
      seen = stamp;
      return content;
    } catch {
      // Most folders have no such file.
      return undefined;
    }
  };
}

/** Returns an index whose places lack what is hidden. Ratings count it until the next publication. */
export function withoutHiddenContent(index: PlaceIndex, getHidden: () => Promise<HiddenContent>): PlaceIndex {
  const strip = async (records: readonly PlaceRecord[]): Promise<PlaceRecord[]> => {
    const hidden = await getHidden();
    return records.map((record) => stripHidden(record, hidden));
  };
  return {
    getPlace: async (id) => {
      const record = await index.getPlace(id);
      return record === null ? null : stripHidden(record, await getHidden());
    },
    getPlaces: async (ids) => strip(await index.getPlaces(ids)),
    getBoundary: (id) => index.getBoundary(id),
    searchText: async (query, signal) => {
      const answer = await index.searchText(query, signal);
      return { ...answer, places: await strip(answer.places) };
    },
    searchNearby: async (query, signal) => strip(await index.searchNearby(query, signal)),
    // Suggestions and addresses show neither reviews nor photos.
    autocomplete: (query, signal) => index.autocomplete(query, signal),
    reverseGeocode: (query, signal) => index.reverseGeocode(query, signal),
    explainSearch: (query, signal) => index.explainSearch(query, signal),
    describe: () => index.describe(),
    close: () => index.close(),
  };
}

function stripHidden(record: PlaceRecord, hidden: HiddenContent): PlaceRecord {
  if (hidden.reviews.length + hidden.photos.length === 0) return record;
  const { reviews, photos } = record;
  return {
    ...record,
    ...(reviews && { reviews: reviews.filter(({ key }) => !hidden.reviews.includes(key)) }),
    ...(photos && { photos: photos.filter(({ key }) => !hidden.photos.includes(key)) }),
  };
}

function parse(text: string): HiddenContent {
  const { signatures, photos = [] } = (JSON.parse(text) ?? {}) as { signatures?: unknown; photos?: unknown };
  if (isTexts(signatures) && isTexts(photos)) return { reviews: signatures, photos };
  throw new Error("it has no list of signatures");
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
