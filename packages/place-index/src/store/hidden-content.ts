import { readFileSync, statSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import type { PlaceIndex } from "../place-index.ts";
import { syncFolder } from "./manifest.ts";

/** What the operator hides, whichever import brings it. */
export interface HiddenContent {
  /** Signatures of reviews, the last part of their names, in the order in which they were hidden. */
  reviews: readonly string[];
  /** Keys of photos, the last part of their names. */
  photos: readonly string[];
}

/** File next to the manifest. Its name dates from when only reviews could be hidden. */
const HIDDEN_FILE = "hidden-reviews.json";
/** How often a running server looks for changes. */
const LOOK_MS = 1_000;

/**
 * Reads what is hidden.
 *
 * @throws {Error} if the file is damaged
 */
export async function readHiddenContent(folder: string): Promise<HiddenContent> {
  try {
    return parse(await readFile(join(folder, HIDDEN_FILE), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { reviews: [], photos: [] };
    throw error;
  }
}

/** Replaces what is hidden atomically: written to a temporary file, synced, renamed. */
export async function writeHiddenContent(folder: string, { reviews, photos }: HiddenContent): Promise<void> {
  const draft = join(folder, `${HIDDEN_FILE}.${process.pid}.tmp`);
  try {
    const file = await open(draft, "w");
    try {
      await file.writeFile(`${JSON.stringify({ version: 1, signatures: reviews, photos }, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, HIDDEN_FILE));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}

/** Returns a function that tells what is hidden, at most a second late. A damaged file changes nothing. */
export function followHiddenContent(folder: string, nowMs = Date.now): () => HiddenContent {
  const path = join(folder, HIDDEN_FILE);
  let current: HiddenContent = { reviews: [], photos: [] };
  let written = -1;
  let lookedMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (nowMs() - lookedMs < LOOK_MS) return current;
    lookedMs = nowMs();
    try {
      const { mtimeMs } = statSync(path);
      if (mtimeMs !== written) current = parse(readFileSync(path, "utf8"));
      written = mtimeMs;
    } catch {
      // Most folders have no such file.
    }
    return current;
  };
}

/** Returns an index whose places lack what is hidden. Ratings count it until the next publication. */
export function withoutHiddenContent(index: PlaceIndex, getHidden: () => HiddenContent): PlaceIndex {
  const strip = (record: PlaceRecord): PlaceRecord => {
    const hidden = getHidden();
    if (hidden.reviews.length + hidden.photos.length === 0) return record;
    const { reviews, photos } = record;
    return {
      ...record,
      ...(reviews && { reviews: reviews.filter(({ key }) => !hidden.reviews.includes(key)) }),
      ...(photos && { photos: photos.filter(({ key }) => !hidden.photos.includes(key)) }),
    };
  };
  return {
    getPlace: async (id) => {
      const record = await index.getPlace(id);
      return record === null ? null : strip(record);
    },
    getPlaces: async (ids) => (await index.getPlaces(ids)).map(strip),
    getBoundary: (id) => index.getBoundary(id),
    searchText: async (query, signal) => {
      const answer = await index.searchText(query, signal);
      return { ...answer, places: answer.places.map(strip) };
    },
    searchNearby: async (query, signal) => (await index.searchNearby(query, signal)).map(strip),
    // Suggestions and addresses show neither reviews nor photos.
    autocomplete: (query, signal) => index.autocomplete(query, signal),
    reverseGeocode: (query, signal) => index.reverseGeocode(query, signal),
    explainSearch: (query, signal) => index.explainSearch(query, signal),
    describe: () => index.describe(),
    close: () => index.close(),
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
